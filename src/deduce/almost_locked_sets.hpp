// Almost locked sets (ALS): n cells of a house with candidates of n+1 digits. When one of the digits is removed, the
// others are locked in the set. A restricted common of two sets is a digit of both whose cells in the sets all see each
// other: it is true in at most one of them.
#pragma once
#include <satdoku/deduce/state.hpp>

namespace satdoku::deduce {
struct AlmostLockedSet {
    CellSet cells;
    DigitSet digits = {};
    std::array<CellSet, grid::most_digits + 1> of_digit{};   ///< its cells with the digit
    std::array<CellSet, grid::most_digits + 1> seen_from{};  ///< places of the digit that see all of these
    CellSet seen;                                            ///< cells outside that some digit's places see
};

/// Every set of the state once, in the order of houses: rows, columns, boxes. A cell of two candidates is one.
std::vector<AlmostLockedSet> almost_locked_sets(const State& state);

/// Two sets and what restricts them.
struct RestrictedCommon {
    std::size_t first;
    std::size_t second;
    DigitSet digits;  ///< at least one; two make the sets doubly linked
};

/// All pairs with first < second that share no cell.
std::vector<RestrictedCommon> restricted_commons(const std::vector<AlmostLockedSet>& sets);
}  // namespace satdoku::deduce
