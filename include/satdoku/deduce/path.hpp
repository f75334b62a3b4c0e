// The path from a state to the solution as a person takes it: each step is of the easiest technique that has one. The
// scores of the steps add up to the score of the puzzle, which gives its level.
//
// Order, scores and levels of the techniques and the limits of the levels are those of HoDoKu's standard settings,
// which players know. They were made for one grid. A puzzle of several grids takes more steps, so the limits grow with
// the number of cells: the mean scores of twodokus and sudokus with equal hardest levels differ by just that factor.
#pragma once
#include <satdoku/deduce/step.hpp>
#include <functional>
#include <stop_token>

namespace satdoku::deduce {
/// Returns the highest score of puzzles with this level and number of cells.
int score_limit(Level level, std::size_t cells);

/// Returns true if a path may have steps of the technique.
using StepAllowed = std::function<bool(const TechniqueFacts& step)>;

/// Returns the next step, or nothing if no technique has one. Then only a proof helps.
/// @param allowed  techniques beyond singles to try; empty: all that are in use
std::optional<Step> next_step(const State& state, const StepAllowed& allowed = {});

/// Returns the steps that lead from a state to a candidate's being placed or removed: each is a step of its technique
/// in the state that the ones before it make. Steps that the others do not need are left out, as far as a limited
/// search finds them; there are none if the state lacks the candidate already. Nothing if no technique leads there, or
/// after a stop. No step relies on the puzzle having one solution, and none tries out what an assumption leads to.
std::optional<std::vector<Step>> steps_to(const State& start, const Candidate& target, const std::stop_token& stop);

struct Path {
    std::vector<Step> steps;
    State end;
    int score = 0;
    Level level = Level::easy;         ///< extreme if the path does not reach the solution
    std::optional<Technique> hardest;  ///< of the steps, by the order of difficulty
    bool solved() const { return end.complete(); }
};

/// Asked before each search for a technique's step, with the number of empty cells: if it returns false, the path ends.
using PathWatch = std::function<bool(int empty)>;

/// Returns the path from a state.
/// @param solution   if no technique has a step, the path places a digit of the solution and continues (a step of
///                   Technique::proof); without a solution the path ends there
/// @param practised  is tried although it is not in use on other paths
Path path_of(const State& start, const grid::Board* solution = nullptr, std::optional<Technique> practised = {},
             const PathWatch& watch = {});

/// Returns the path up to the first step that is not allowed. If it ends there, the puzzle is harder than allowed.
Path path_within(const State& start, const StepAllowed& allowed, std::optional<Technique> practised = {});
}  // namespace satdoku::deduce
