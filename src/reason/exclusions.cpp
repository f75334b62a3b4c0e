// Carries that are never true because the sum is too small: a counter of 31 bits never reaches 32, a product of two
// numbers of 8 bits has no more than 16. No local argument proves that such a carry is false, and a search would visit
// all sums below it. The equations of the cells below bound it at once, by the inputs.
#include "adders.hpp"
#include <numeric>
#include <queue>
#include <unordered_set>

namespace satdoku::reason {
namespace {
using cnf::Literal;
using cnf::Variable;

/// The coefficient of the two literals: each replacement of a carry halves it.
constexpr std::int64_t first_coefficient = std::int64_t{1} << 40;

/// Limits for one carry: its cells, and its sum, which rarely becomes small again once it is this large. With both, no
/// coefficient overflows.
constexpr std::size_t most_cells = 20'000;
constexpr std::int64_t largest_sum = 64 * first_coefficient;

/// The most queries for one carry: each sum that is exactly 2 needs one.
constexpr int most_tries = 8;

/// Bounds the sum of two literals from above by the inputs below them. With the half adders a + b = 2 g + p and
/// p + c = 2 h + s, for example, g and h exclude each other:
///
///     2 g + 2 h                        by the first cell,    2 g = a + b - p
///       = a + b - p + 2 h              by the second cell,   2 h = p + c - s
///       = a + b + c - s      <= 3      so g + h <= 1.5 < 2
class Bounds {
  public:
    Bounds(Adders& adders, AdderFormula& formula, core::Effort& effort)
        : adders_(adders), formula_(formula), effort_(effort), by_sum_(adders.topological_index.size()),
          by_carry_(adders.topological_index.size()), is_false_(2 * adders.topological_index.size(), false),
          is_input_(2 * adders.topological_index.size(), false), levels_(adders.topological_index.size(), 0),
          coefficients_(adders.topological_index.size(), 0) {
        std::vector<const AdderCell*> sorted;
        for (const AdderCell& cell : adders.cells) {
            list(cell);
            sorted.push_back(&cell);
        }
        std::ranges::stable_sort(sorted, {}, [&](const AdderCell* cell) {
            return std::min(topological_index(cell->sum), topological_index(cell->carry.value_or(cell->sum)));
        });
        for (const AdderCell* const cell : sorted) raise_levels(*cell);
    }

    /// Returns whether the two literals of the cell are found to exclude each other. Without a carry, the cell then becomes
    /// one of the adders.
    bool exclude(const AdderCell& cell) {
        if (!is_false(cell.one) && !is_false(cell.two)) {
            Exclusion exclusion{{cell.one, cell.two, cell.carry}, {}};
            if (const auto own = pair(cell.one, cell.two); !excluded_.contains(own)) {
                const std::uint64_t before = effort_.spent();
                if (!bound(exclusion)) return false;
                effort_.grant(effort_.spent() - before);  // refund: a proved cell pays for its question
                excluded_.insert(own);
            }
            adders_.exclusions.push_back(std::move(exclusion));
        }
        if (!cell.carry) {
            adders_.cells.push_back(cell);
            list(cell);
            raise_levels(cell);
        } else {
            is_false_[cell.carry->code()] = true;
            if (is_false(cell.one) && is_false(cell.two)) is_false_[cell.sum.code()] = true;
        }
        return true;
    }

  private:
    bool is_false(Literal literal) const { return is_false_[literal.code()]; }
    static std::uint64_t pair(Literal one, Literal two) {
        const auto [low, high] = std::minmax(one, two);
        return std::uint64_t{high.code()} << 32U | low.code();
    }

    /// Adds the next cell of the adders to the lists, if its outputs come after its inputs.
    void list(const AdderCell& cell) {
        const std::uint32_t index = listed_++;
        if (!is_directed(cell)) return;
        by_sum_[cell.sum.variable().index()].push_back(index);
        if (cell.carry) by_carry_[cell.carry->variable().index()].push_back(index);
        for (const Literal literal : {cell.one, cell.two}) is_input_[literal.code()] = true;
    }

    std::uint32_t topological_index(Literal literal) const {
        return adders_.topological_index[literal.variable().index()];
    }

    bool is_directed(const AdderCell& cell) const {
        const std::uint32_t last = std::max({topological_index(cell.one), topological_index(cell.two),
                                             topological_index(cell.generate.value_or(cell.one))});
        return last < topological_index(cell.sum) && last < topological_index(cell.carry.value_or(cell.sum));
    }

    /// Sum and carry are above the inputs.
    void raise_levels(const AdderCell& cell) {
        if (!is_directed(cell)) return;
        const auto level = [&](Literal literal) -> std::uint32_t& { return levels_[literal.variable().index()]; };
        const std::uint32_t own =
            std::max({level(cell.one), level(cell.two), level(cell.generate.value_or(cell.one))}) + 1;
        level(cell.sum) = std::max(level(cell.sum), own);
        if (cell.carry) level(*cell.carry) = std::max(level(*cell.carry), own);
    }

    /// Returns whether the sum of the two is less than 2, and why: replaces outputs of cells by their inputs, the last ones
    /// first, until the rest is too small or nothing can be replaced.
    bool bound(Exclusion& exclusion) {
        for (const Variable each : used_) coefficients_[each.index()] = 0;
        used_.clear();
        next_ = {};
        most_ = 0;
        put(exclusion.addends.one, first_coefficient);
        put(exclusion.addends.two, first_coefficient);
        int tries_left = most_tries;
        while (most_ >= 2 * first_coefficient) {
            const bool is_last = next_.empty();
            if (is_last || (most_ == 2 * first_coefficient && --tries_left >= 0)) {
                if (is_more_than_needed(exclusion)) break;
            }
            if (is_last || most_ > largest_sum || exclusion.summands.size() >= most_cells || !effort_.spend(1))
                return false;
            const Variable variable = next_.top().second;
            next_.pop();
            if (const Exclusion::Summand chosen = choose(variable); chosen.coefficient != 0) {
                replace(adders_.cells[chosen.cell], chosen.coefficient);
                exclusion.summands.push_back(chosen);
                if (coefficients_[variable.index()] != 0) next_.emplace(levels_[variable.index()], variable);
            }
        }
        std::int64_t divisor = 0;
        for (const Exclusion::Summand& each : exclusion.summands) divisor = std::gcd(divisor, each.coefficient);
        for (Exclusion::Summand& each : exclusion.summands) each.coefficient /= divisor;
        return true;
    }

    /// Both literals together need each literal whose coefficient is above the rest: 32 bits count up to 32 only if each is
    /// true. Returns whether that is impossible.
    bool is_more_than_needed(const Exclusion& exclusion) {
        const std::int64_t rest = most_ - 2 * first_coefficient;
        if (exclusion.summands.empty()) return false;
        std::vector<Literal> needed = {exclusion.addends.one, exclusion.addends.two};
        for (const Variable variable : used_) {
            const std::int64_t own = coefficients_[variable.index()];
            if (std::abs(own) > rest) needed.emplace_back(variable, own < 0);
        }
        return effort_.spend(needed.size()) && formula_.exclude(needed);
    }

    /// The coefficient of the literal in the present sum.
    std::int64_t coefficient(Literal literal) const {
        const std::int64_t own = coefficients_[literal.variable().index()];
        return literal.negative() ? -own : own;
    }

    /// Chooses the cell whose outputs, one of which is the variable, are replaced by its inputs, and its coefficient; 0 if
    /// there is none. Best is a cell with both outputs in the sum: then nothing is lost.
    Exclusion::Summand choose(Variable variable) const {
        const auto& of_sum = by_sum_[variable.index()];
        const auto& of_carry = by_carry_[variable.index()];
        if (const auto found = with_both(of_sum); found.coefficient != 0) return found;
        if (const auto found = with_sum(of_sum); found.coefficient != 0) return found;
        if (const auto found = with_both(of_carry); found.coefficient != 0) return found;
        return with_carry(of_carry);
    }

    Exclusion::Summand with_both(std::span<const std::uint32_t> cells) const {
        for (const std::uint32_t index : cells)
            if (const std::int64_t coefficient = both(adders_.cells[index]); coefficient != 0)
                return {index, coefficient};
        return {0, 0};
    }

    /// This subtracts the carry of the cell: prefer one that is always false, or that other cells add.
    Exclusion::Summand with_sum(std::span<const std::uint32_t> cells) const {
        Exclusion::Summand best{0, 0};
        int best_rank = -1;
        for (const std::uint32_t index : cells) {
            const AdderCell& cell = adders_.cells[index];
            if (coefficient(cell.sum) <= 0) continue;
            const int rank = is_false(*cell.carry) ? 2 : is_input_[cell.carry->code()] ? 1 : 0;
            if (rank <= best_rank) continue;
            best = {index, coefficient(cell.sum)};
            best_rank = rank;
        }
        return best;
    }

    Exclusion::Summand with_carry(std::span<const std::uint32_t> cells) const {
        Exclusion::Summand best{0, 0};
        for (const std::uint32_t index : cells)
            if (carry_of(index) >= 2) best = {index, carry_of(index) / 2};
        return best;
    }

    std::int64_t carry_of(std::uint32_t cell) const { return coefficient(*adders_.cells[cell].carry); }

    /// The coefficient with which sum and carry of the cell are both in the sum.
    std::int64_t both(const AdderCell& cell) const {
        const std::int64_t sum = coefficient(cell.sum);
        if (!cell.carry) return sum;
        const std::int64_t carry = coefficient(*cell.carry) / 2;
        return (sum > 0) != (carry > 0) ? 0 : sum > 0 ? std::min(sum, carry) : std::max(sum, carry);
    }

    void replace(const AdderCell& cell, std::int64_t times) {
        put(cell.one, times);
        put(cell.two, times);
        if (cell.generate) put(*cell.generate, 2 * times);
        put(cell.sum, -times);
        if (cell.carry) put(*cell.carry, -2 * times);
    }

    void put(Literal literal, std::int64_t coefficient) {
        const Variable variable = literal.variable();
        if (literal.negative()) {  // 1 minus the variable
            most_ += coefficient;
            coefficient = -coefficient;
        }
        std::int64_t& own = coefficients_[variable.index()];
        if (own == 0) {
            used_.push_back(variable);
            next_.emplace(levels_[variable.index()], variable);
        }
        most_ += std::max(own + coefficient, std::int64_t{0}) - std::max(own, std::int64_t{0});
        own += coefficient;
    }

    Adders& adders_;
    AdderFormula& formula_;
    core::Effort& effort_;
    std::vector<std::vector<std::uint32_t>> by_sum_;    ///< by variable: cells whose sum it is
    std::vector<std::vector<std::uint32_t>> by_carry_;  ///< by variable: cells whose carry it is
    std::uint32_t listed_ = 0;
    std::unordered_set<std::uint64_t> excluded_;
    std::vector<bool> is_false_;         ///< by literal: carries, and sums without them
    std::vector<bool> is_input_;         ///< by literal: of a cell
    std::vector<std::uint32_t> levels_;  ///< by variable: number of cells below it

    // The present sum
    std::vector<std::int64_t> coefficients_;  ///< by variable
    std::vector<Variable> used_;
    std::priority_queue<std::pair<std::uint32_t, Variable>> next_;  ///< by level
    std::int64_t most_ = 0;                                         ///< with all variables of positive coefficients
};
}  // namespace

void find_exclusions(Adders& adders, std::span<const AdderCell> open, const RandomValues& random, bool is_by_clauses,
                     AdderFormula& formula, core::Effort& effort) {
    std::vector<AdderCell> candidates;
    const auto consider = [&](const AdderCell& cell) {
        if (random.both(cell.one, cell.two) == RandomValues::Values{}) candidates.push_back(cell);
    };
    for (const AdderCell& cell : adders.cells)
        if (cell.carry && !cell.generate) consider(cell);
    for (const AdderCell& cell : open) consider(cell);
    if (candidates.empty() || !effort.spend(candidates.size())) return;
    if (is_by_clauses) return formula.unproved();
    // From the inputs on: what is excluded first bounds what follows.
    std::ranges::stable_sort(candidates, {}, [&](const AdderCell& cell) {
        return adders.topological_index[cell.carry.value_or(cell.sum).variable().index()];
    });
    Bounds bounds(adders, formula, effort);
    int misses_left = most_misses;
    for (const AdderCell& cell : candidates) {
        misses_left += bounds.exclude(cell) ? misses_of_success : -1;
        if (misses_left <= 0 || effort.exhausted()) return;
    }
}
}  // namespace satdoku::reason
