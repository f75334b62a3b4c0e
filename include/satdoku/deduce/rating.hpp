// How hard a puzzle is on the scale of Sudoku Explainer (Nicolas Juillerat, version 1.2.1), by which the world's
// hardest sudokus are compared.
//
// The path to the solution uses that program's own techniques in its own order: at each point the
// easiest hint is taken, and the puzzle is as hard as the hardest hint of the path. If several hints are
// equally easy, Sudoku Explainer takes the one that it meets first, so that its rating may change when the
// board is turned. Here all of them are taken at once, so the rating depends on the puzzle alone.
//
// Overlapping grids are rated by the same rules on all cells and houses together. A cell of two grids sees
// both, a fish takes its lines from one grid, and a deadly pattern must be one in every grid that it touches.
// There is no surcharge for what crosses from grid to grid: a step costs what the same step costs in a sudoku.
//
// Chains nested in chains are followed as far as its main program does, with multiple chains in dynamic ones. What
// dynamic chains in dynamic ones would be needed for is rated as far as the other techniques lead.
#pragma once
#include <satdoku/deduce/state.hpp>
#include <functional>
#include <limits>
#include <stop_token>

namespace satdoku::deduce {
/// Sudoku Explainer's techniques, the easiest first.
enum class RatedTechnique : std::uint8_t {
    last_cell,  ///< the only empty cell of a house
    hidden_single_box,
    hidden_single_line,
    direct_pointing,  ///< direct ones lead to a hidden single at once
    direct_claiming,
    direct_hidden_pair,
    naked_single,
    direct_hidden_triple,
    pointing,
    claiming,
    naked_pair,
    x_wing,
    hidden_pair,
    naked_triple,
    swordfish,
    hidden_triple,
    xy_wing,
    xyz_wing,
    unique_loop,  ///< unique rectangles, too
    naked_quadruple,
    jellyfish,
    hidden_quadruple,
    bivalue_grave,
    aligned_pair,
    x_cycle,
    forcing_x_chain,
    y_cycle,
    cycle,  ///< through several digits and cells
    forcing_chain,
    aligned_triple,
    nishio,
    multiple_chains,
    dynamic_chains,
    dynamic_chains_plus,     ///< with locked candidates, pairs and X-wings between
    nested_simple_chains,    ///< if nothing follows otherwise, with chains and cycles without branches between
    nested_multiple_chains,  ///< or with multiple chains
    nested_dynamic_chains,   ///< with dynamic chains instead of these
};

/// As people type it; "rating.NAME" in the catalogue, with _ for -.
std::string_view name_of(RatedTechnique technique);

/// Ratings are in tenths, as Sudoku Explainer shows them: 72 is 7.2. 0 if the puzzle had no empty cell.
struct Rating {
    int er = 0;  ///< of the hardest step
    int ep = 0;  ///< of the hardest step up to the first digit placed ("pearl")
    int ed = 0;  ///< of the first step ("diamond")
    RatedTechnique hardest = RatedTechnique::last_cell;
    /// The path reached the solution. Otherwise er is a lower bound: no technique had a hint, a limit was reached, or
    /// the puzzle does not have exactly one solution. It is as high as the easiest hint that may have come next.
    bool complete = false;
    bool ep_complete = false;  ///< a digit was placed; otherwise ep is a lower bound
    bool ed_complete = false;  ///< there was a step; otherwise ed is a lower bound
};

/// A step of the path: all hints that are equally easy, taken at once.
struct RatedStep {
    RatedTechnique technique;
    int rating;                             ///< in tenths
    std::vector<Candidate> placements{};    ///< ascending, as the eliminations
    std::vector<Candidate> eliminations{};  ///< still on the board before the step
};

/// When to end a rating early. The rating then says what was found so far.
struct RatingLimits {
    int enough = std::numeric_limits<int>::max();  ///< a rating above this ends at once
    std::uint64_t effort = 200'000'000;            ///< consequences that chains may draw, half a minute's worth
    std::stop_token stop{};
};

/// @param state  a puzzle with one solution: techniques that rely on that are used
/// @param on_step  called for each step, unless it is empty
Rating rate(State state, const RatingLimits& limits = {}, const std::function<void(const RatedStep&)>& on_step = {});
}  // namespace satdoku::deduce
