#include "exclusions.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <numeric>
#include <queue>
#include <unordered_set>
#include <utility>
#include <vector>

namespace satdoku::reason {

namespace {

using cnf::Literal;
using cnf::Variable;

/// The factor of what is bounded: each carry below has half of it, and so on.
constexpr std::int64_t first_factor = std::int64_t{1} << 40;

/// More cells than this are hardly worth a carry. Nor can a sum that has become so large come down again; with both
/// limits no factor leaves its range.
constexpr std::size_t most_cells = 20'000;
constexpr std::int64_t largest_sum = 64 * first_factor;

/// What is left of a sum may be just too much more than once.
constexpr int most_tries = 8;

class Bounds {
  public:
    Bounds(Adders& adders, AdderQuestions& questions, core::Effort& effort)
        : adders_(adders),
          questions_(questions),
          effort_(effort),
          by_sum_(adders.places.size()),
          by_carry_(adders.places.size()),
          is_false_(2 * adders.places.size(), false),
          is_input_(2 * adders.places.size(), false),
          levels_(adders.places.size(), 0),
          factors_(adders.places.size(), 0) {
        std::vector<const AdderCell*> sorted;
        for (const AdderCell& cell : adders.cells) {
            list(cell);
            sorted.push_back(&cell);
        }
        std::ranges::stable_sort(sorted, {}, [&](const AdderCell* cell) {
            return std::min(place(cell->sum), place(cell->carry.value_or(cell->sum)));
        });
        for (const AdderCell* const cell : sorted) raise_levels(*cell);
    }

    /// Returns whether the two literals of the cell are found to exclude each other. Without a carry, the cell then becomes
    /// one of the adders.
    bool exclude(const AdderCell& cell) {
        if (!is_false(cell.one) && !is_false(cell.two)) {
            Exclusion exclusion{cell.one, cell.two, cell.carry, {}};
            if (const auto own = pair(cell.one, cell.two); !excluded_.contains(own)) {
                const std::uint64_t before = effort_.spent();
                if (!bound(exclusion)) return false;
                effort_.grant(effort_.spent() - before);  // a cell more is worth it
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

    /// Adds the next cell of the adders to the lists, if it is a way from the inputs on.
    void list(const AdderCell& cell) {
        const std::uint32_t index = listed_++;
        if (!goes_on(cell)) return;
        by_sum_[cell.sum.variable().index()].push_back(index);
        if (cell.carry) by_carry_[cell.carry->variable().index()].push_back(index);
        for (const Literal literal : {cell.one, cell.two}) is_input_[literal.code()] = true;
    }

    std::uint32_t place(Literal literal) const { return adders_.places[literal.variable().index()]; }

    bool goes_on(const AdderCell& cell) const {
        const std::uint32_t last =
            std::max({place(cell.one), place(cell.two), place(cell.generated.value_or(cell.one))});
        return last < place(cell.sum) && last < place(cell.carry.value_or(cell.sum));
    }

    /// Sum and carry are above the inputs.
    void raise_levels(const AdderCell& cell) {
        if (!goes_on(cell)) return;
        const auto level = [&](Literal literal) -> std::uint32_t& { return levels_[literal.variable().index()]; };
        const std::uint32_t own =
            std::max({level(cell.one), level(cell.two), level(cell.generated.value_or(cell.one))}) + 1;
        level(cell.sum) = std::max(level(cell.sum), own);
        if (cell.carry) level(*cell.carry) = std::max(level(*cell.carry), own);
    }

    /// Returns whether the sum of the two is less than 2, and why: replaces what it is made of by what that is made of, the
    /// last first, until all that is left is too little, or nothing can be replaced.
    bool bound(Exclusion& exclusion) {
        for (const Variable each : used_) factors_[each.index()] = 0;
        used_.clear();
        next_ = {};
        most_ = 0;
        put(exclusion.one, first_factor);
        put(exclusion.two, first_factor);
        int tries_left = most_tries;
        while (most_ >= 2 * first_factor) {
            const bool is_last = next_.empty();
            if (is_last || (most_ == 2 * first_factor && --tries_left >= 0)) {
                if (is_more_than_needed(exclusion)) break;
            }
            if (is_last || most_ > largest_sum || exclusion.summands.size() >= most_cells || !effort_.spend(1))
                return false;
            const Variable variable = next_.top().second;
            next_.pop();
            if (const Exclusion::Summand chosen = choose(variable); chosen.times != 0) {
                replace(adders_.cells[chosen.cell], chosen.times);
                exclusion.summands.push_back(chosen);
                if (factors_[variable.index()] != 0) next_.emplace(levels_[variable.index()], variable);
            }
        }
        std::int64_t divisor = 0;
        for (const Exclusion::Summand& each : exclusion.summands) divisor = std::gcd(divisor, each.times);
        for (Exclusion::Summand& each : exclusion.summands) each.times /= divisor;
        return true;
    }

    /// Both literals together need all that has a factor above what is left over: 32 bits are counted as 32 only if each
    /// is true. Returns whether that cannot be.
    bool is_more_than_needed(const Exclusion& exclusion) {
        const std::int64_t left_over = most_ - 2 * first_factor;
        if (exclusion.summands.empty()) return false;
        std::vector<Literal> needed = {exclusion.one, exclusion.two};
        for (const Variable variable : used_) {
            const std::int64_t own = factors_[variable.index()];
            if (std::abs(own) > left_over) needed.emplace_back(variable, own < 0);
        }
        return effort_.spend(needed.size()) && questions_.exclude(needed);
    }

    /// The factor of the literal in the sum.
    std::int64_t factor(Literal literal) const {
        const std::int64_t own = factors_[literal.variable().index()];
        return literal.negative() ? -own : own;
    }

    /// Chooses the cell whose outputs, one of which is the variable, are replaced by its inputs, as often as that loses
    /// nothing; else a sum goes with its carry, which stands there too or is always false. What is taken off can only be
    /// replaced if nothing is lost.
    Exclusion::Summand choose(Variable variable) const {
        Exclusion::Summand best{0, 0};
        for (const std::uint32_t index : by_sum_[variable.index()]) {
            const AdderCell& cell = adders_.cells[index];
            if (const std::int64_t times = both(cell); times != 0) return {index, times};
        }
        const auto carry_of = [&](std::uint32_t index) { return factor(*adders_.cells[index].carry); };
        const auto& carried = by_carry_[variable.index()];
        if (std::ranges::any_of(carried, [&](std::uint32_t index) { return carry_of(index) < 0; })) return best;
        std::int64_t best_carry = -1;
        for (const std::uint32_t index : by_sum_[variable.index()]) {
            const AdderCell& cell = adders_.cells[index];
            if (factor(cell.sum) <= 0) continue;
            const bool is_false_carry = is_false(*cell.carry);
            const std::int64_t carry = is_false_carry ? 2 : is_input_[cell.carry->code()] ? 1 : 0;
            if (carry <= best_carry) continue;
            best = {index, factor(cell.sum)};
            best_carry = carry;
        }
        if (best.times != 0) return best;
        for (const std::uint32_t index : carried) {
            if (const std::int64_t times = both(adders_.cells[index]); times != 0) return {index, times};
            if (carry_of(index) >= 2) best = {index, carry_of(index) / 2};
        }
        return best;
    }

    /// How often sum and carry of the cell stand in the sum together.
    std::int64_t both(const AdderCell& cell) const {
        const std::int64_t sum = factor(cell.sum);
        if (!cell.carry) return sum;
        const std::int64_t carry = factor(*cell.carry) / 2;
        return (sum > 0) != (carry > 0) ? 0 : sum > 0 ? std::min(sum, carry) : std::max(sum, carry);
    }

    void replace(const AdderCell& cell, std::int64_t times) {
        put(cell.one, times);
        put(cell.two, times);
        if (cell.generated) put(*cell.generated, 2 * times);
        put(cell.sum, -times);
        if (cell.carry) put(*cell.carry, -2 * times);
    }

    void put(Literal literal, std::int64_t factor) {
        const Variable variable = literal.variable();
        if (literal.negative()) {  // 1 minus the variable
            most_ += factor;
            factor = -factor;
        }
        std::int64_t& own = factors_[variable.index()];
        if (own == 0) {
            used_.push_back(variable);
            next_.emplace(levels_[variable.index()], variable);
        }
        most_ += std::max(own + factor, std::int64_t{0}) - std::max(own, std::int64_t{0});
        own += factor;
    }

    Adders& adders_;
    AdderQuestions& questions_;
    core::Effort& effort_;
    std::vector<std::vector<std::uint32_t>> by_sum_;    ///< by variable: cells whose sum it is
    std::vector<std::vector<std::uint32_t>> by_carry_;  ///< by variable: cells whose carry it is
    std::uint32_t listed_ = 0;
    std::unordered_set<std::uint64_t> excluded_;
    std::vector<bool> is_false_;         ///< by literal: carries, and sums without them
    std::vector<bool> is_input_;         ///< by literal: of a cell
    std::vector<std::uint32_t> levels_;  ///< by variable: number of cells below it

    // The sum in work: of factors and variables, and a number
    std::vector<std::int64_t> factors_;  ///< by variable
    std::vector<Variable> used_;
    std::priority_queue<std::pair<std::uint32_t, Variable>> next_;  ///< by level
    std::int64_t most_ = 0;                                         ///< with all variables of positive factors
};

}  // namespace

void find_exclusions(Adders& adders, std::span<const AdderCell> open, const RandomValues& random,
                     AdderQuestions& questions, core::Effort& effort) {
    std::vector<AdderCell> candidates;
    const auto consider = [&](const AdderCell& cell) {
        if (random.both(cell.one, cell.two) == RandomValues::Values{}) candidates.push_back(cell);
    };
    for (const AdderCell& cell : adders.cells)
        if (cell.carry && !cell.generated) consider(cell);
    for (const AdderCell& cell : open) consider(cell);
    if (candidates.empty() || !effort.spend(candidates.size())) return;
    // From the inputs on: what is excluded first bounds what follows.
    std::ranges::stable_sort(candidates, {}, [&](const AdderCell& cell) {
        return adders.places[cell.carry.value_or(cell.sum).variable().index()];
    });
    Bounds bounds(adders, questions, effort);
    int misses_left = most_misses;
    for (const AdderCell& cell : candidates) {
        misses_left += bounds.exclude(cell) ? misses_of_success : -1;
        if (misses_left <= 0 || effort.exhausted()) return;
    }
}

}  // namespace satdoku::reason
