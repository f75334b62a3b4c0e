// The functions that find steps, a file for each family of techniques, and the tools that they share: lists of
// candidates, the cells of a house, choices of sets, and the choice among several chains.
#pragma once
#include <satdoku/deduce/step.hpp>
#include <tuple>
#include <type_traits>

namespace satdoku::deduce {
using Finder = std::remove_pointer_t<Find>;
Finder find_full_houses, find_hidden_singles, find_naked_singles, find_locked_candidates, find_naked_subsets,
    find_hidden_subsets, find_fish, find_single_digit, find_pivot_wings, find_w_wings, find_simple_colours,
    find_multi_colours, find_medusas, find_unique_rectangles, find_avoidable_rectangles, find_bug_plus_one, find_chains,
    find_grouped_cycles, find_extended_rectangles, find_nice_loops, find_als_xz, find_als_xy_wings, find_als_chains,
    find_death_blossoms, find_sue_de_coq, find_forcing_chains, find_forcing_nets, find_templates;

/// Fish of parallel lines of one grid, covered by the lines across them: without fins, or with them.
enum class Fins { none, finned, sashimi };

/// The most fins of one fish.
constexpr int most_fins = 5;

/// Adds the basic fish of one digit in one grid: rows as bases before columns, the lower bases and covers first.
/// Returns true if `steps` has enough.
bool find_basic_fish(const State& state, const GridHouses& grid, int digit, Technique technique, int size, Fins fins,
                     Steps& steps);

/// Whether exactly two bits are set; quicker than counting if the processor has no instruction for that.
constexpr bool are_two(unsigned bits) {
    const unsigned others = bits & (bits - 1);
    return others != 0 && (others & (others - 1)) == 0;
}

/// A set of cells for each digit; entry 0 is not used.
using SetsByDigit = std::array<CellSet, grid::most_digits + 1>;

/// Appends the digit in each of these cells.
inline void add_candidates(std::vector<Candidate>& list, const CellSet& cells, int digit) {
    for (const Cell cell : cells) list.push_back(candidate_at(cell, digit));
}

inline std::vector<Candidate> candidates_of(const CellSet& cells, int digit) {
    std::vector<Candidate> list;
    add_candidates(list, cells, digit);
    return list;
}

/// The candidates of these cells that are among the digits, cell by cell.
inline std::vector<Candidate> candidates_in(const State& state, const CellSet& cells,
                                            DigitSet digits = grid::any_digits) {
    std::vector<Candidate> list;
    for (const Cell cell : cells)
        for (const int digit : state.candidates(cell) & digits) list.push_back(candidate_at(cell, digit));
    return list;
}

/// The cells of a set as a list, for access by index.
inline std::vector<Cell> cells_in(const CellSet& cells) {
    std::vector<Cell> list;
    for (const Cell cell : cells) list.push_back(cell);
    return list;
}

/// The empty cells with this number of candidates.
inline CellSet cells_with(const State& state, int candidates) {
    CellSet cells;
    for (const Cell cell : state.empty_cells())
        if (state.candidates(cell).size() == candidates) cells.add(cell);
    return cells;
}

/// Calls `take` with each position of the set, from the lowest one.
template <typename Take> void each_position(PositionSet positions, const Take& take) {
    for (unsigned left = positions; left != 0; left &= left - 1) take(static_cast<std::size_t>(std::countr_zero(left)));
}

/// The cells at some positions of a house.
inline CellSet cells_at(const House& house, PositionSet positions) {
    CellSet cells;
    each_position(positions, [&](std::size_t position) { cells.add(house.cells[position]); });
    return cells;
}

/// The cell at the lowest of these positions.
inline Cell first_cell_at(const House& house, PositionSet positions) {
    return house.cells[static_cast<std::size_t>(std::countr_zero(positions))];
}

/// A mask as an integer, whichever kind of set it is.
constexpr unsigned bits_of(PositionSet positions) { return positions; }
constexpr unsigned bits_of(DigitSet digits) { return digits.bits(); }

/// Which sets to choose from a list of masks.
struct Choice {
    int masks;          ///< how many
    int members;        ///< the exact number of members in the union of the masks and `with`
    int least = 2;      ///< members of each mask that may be chosen
    unsigned with = 0;  ///< members that are there from the start
};

/// Calls `take` with each such choice: the places of the chosen masks as bits, and the union. If `take` returns true,
/// the search ends.
template <typename Masks, typename Take> bool each_choice(const Masks& masks, const Choice& choice, const Take& take) {
    using Mask = typename Masks::value_type;
    const auto extend = [&](const auto& self, std::size_t from, unsigned chosen, unsigned joined, int left) -> bool {
        if (left == 0) {
            if (std::popcount(joined) != choice.members) return false;
            const auto all = static_cast<Mask>(joined);
            if constexpr (std::is_void_v<decltype(take(chosen, all))>) {
                take(chosen, all);
                return false;
            } else {
                return take(chosen, all);
            }
        }
        for (std::size_t at = from; at + static_cast<std::size_t>(left) <= masks.size(); ++at) {
            const unsigned wider = joined | bits_of(masks[at]);
            if (std::popcount(bits_of(masks[at])) < choice.least || std::popcount(wider) > choice.members) continue;
            if (self(self, at + 1, chosen | 1U << at, wider, left - 1)) return true;
        }
        return false;
    };
    return extend(extend, 0, 0, choice.with, choice.masks);
}

/// Of several chains the one that a person prefers: the one that removes most candidates, of these the shortest, of
/// these the one whose eliminations come first on the board (HoDoKu's rule).
class PreferredChain {
  public:
    /// Stores the step if it is better than the best so far. @param links  length of its chain
    void offer(Step step, std::size_t links);

    /// Adds the best step, if there is one.
    void add_to(Steps& steps) {
        if (step_) static_cast<void>(steps.add(*std::move(step_)));
    }

  private:
    /// The lower the better.
    using Rank = std::tuple<std::ptrdiff_t, std::size_t, std::size_t>;

    std::optional<Step> step_;
    Rank rank_{};
};
}  // namespace satdoku::deduce
