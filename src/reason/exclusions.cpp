#include "exclusions.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
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

class Bounds {
  public:
    Bounds(Adders& adders, core::Effort& effort)
        : adders_(adders),
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
        if (!is_false(cell.one) && !is_false(cell.two) && !is_excluded(cell.one, cell.two)) {
            const std::uint64_t before = effort_.spent();
            if (!bound(cell.one, cell.two)) return false;
            effort_.grant(effort_.spent() - before);  // a cell more is worth it
            excluded_.insert(pair(cell.one, cell.two));
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
    bool is_excluded(Literal one, Literal two) const { return excluded_.contains(pair(one, two)); }

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

    /// Adds an exclusion if the sum of the two is less than 2: replaces what it is made of by what that is made of, the
    /// last first, until nothing is left or all that is left is too little.
    bool bound(Literal one, Literal two) {
        for (const Variable each : used_) factors_[each.index()] = 0;
        used_.clear();
        next_ = {};
        Exclusion exclusion{one, two, {}};
        most_ = 0;
        put(one, first_factor);
        put(two, first_factor);
        while (most_ >= 2 * first_factor) {
            if (next_.empty() || most_ > largest_sum || exclusion.summands.size() >= most_cells || !effort_.spend(1))
                return false;
            const Variable variable = next_.top().second;
            next_.pop();
            if (const Exclusion::Summand chosen = choose(variable); chosen.times != 0) {
                replace(adders_.cells[chosen.cell], static_cast<std::int64_t>(chosen.times));
                exclusion.summands.push_back(chosen);
            }
        }
        std::uint64_t divisor = 0;
        for (const Exclusion::Summand& each : exclusion.summands) divisor = std::gcd(divisor, each.times);
        for (Exclusion::Summand& each : exclusion.summands) each.times /= divisor;
        adders_.exclusions.push_back(std::move(exclusion));
        return true;
    }

    /// The factor of the literal in the sum.
    std::int64_t factor(Literal literal) const {
        const std::int64_t own = factors_[literal.variable().index()];
        return literal.negative() ? -own : own;
    }

    /// Chooses the cell whose outputs, one of which is the variable, are replaced by its inputs. A sum goes with its
    /// carry, which stands there too or is always false.
    Exclusion::Summand choose(Variable variable) const {
        Exclusion::Summand best{0, 0};
        std::int64_t best_carry = -1;
        const auto is_taken_off = [&](std::uint32_t index) { return factor(*adders_.cells[index].carry) < 0; };
        if (std::ranges::any_of(by_carry_[variable.index()], is_taken_off)) return best;
        for (const std::uint32_t index : by_sum_[variable.index()]) {
            const AdderCell& cell = adders_.cells[index];
            if (factor(cell.sum) <= 0) continue;
            const bool has_carry = cell.carry && !is_false(*cell.carry);
            std::int64_t carry = has_carry ? std::max(factor(*cell.carry), std::int64_t{0}) : first_factor;
            if (has_carry && carry == 0 && is_input_[cell.carry->code()]) carry = 1;
            if (carry <= best_carry) continue;
            best = {index, static_cast<std::uint64_t>(factor(cell.sum))};
            best_carry = carry;
        }
        if (best.times != 0) return best;
        for (const std::uint32_t index : by_carry_[variable.index()]) {
            const std::int64_t carry = factor(*adders_.cells[index].carry);
            if (carry >= 2) return {index, static_cast<std::uint64_t>(carry / 2)};
        }
        return best;
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
                     core::Effort& effort) {
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
    Bounds bounds(adders, effort);
    int misses_left = most_misses;
    for (const AdderCell& cell : candidates) {
        misses_left += bounds.exclude(cell) ? misses_of_success : -1;
        if (misses_left <= 0 || effort.exhausted()) return;
    }
}

}  // namespace satdoku::reason
