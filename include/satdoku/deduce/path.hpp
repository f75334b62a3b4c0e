// The way from a state to the solution, as a person goes it: at each point a step of the easiest technique
// that has one. What the steps cost adds up to the puzzle's score, and that says its level.
//
// Order of the techniques, their scores and levels and the limits of the levels are those of HoDoKu's standard
// settings, which players know. They were made for one grid: a puzzle of several grids has its steps counted
// by the same table, and as it takes more of them, the limits grow with the number of cells: the mean scores of
// twodokus and sudokus whose hardest steps are of the same level differ just as their numbers of cells do.
#pragma once

#include <satdoku/deduce/step.hpp>
#include <satdoku/grid/board.hpp>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace satdoku::deduce {

/// A row of the table of techniques.
using Difficulty = TechniqueFacts;

/// The highest score that a puzzle of this level has on so many cells.
int score_limit(Level level, std::size_t cells);

/// The next step, or nothing where no technique has one: then only a proof helps.
std::optional<Step> next_step(const State& state);

struct Path {
    std::vector<Step> steps;
    State end;
    int score = 0;
    Level level = Level::easy;         ///< extreme where the way does not reach the solution
    std::optional<Technique> hardest;  ///< of the steps, by the order of difficulty
    bool solved() const { return end.complete(); }
};

/// The way from here on.
/// @param solution  where no technique helps, a digit of it is placed and the way goes on (a step of
///                  Technique::proof); without it the way ends there
Path path_of(const State& start, const grid::Board* solution = nullptr);

/// Whether a way may have such steps.
using StepAllowed = std::function<bool(const Difficulty& step)>;

/// The same, but it ends before the first step that it may not have: then the puzzle is harder than is allowed.
Path path_within(const State& start, const StepAllowed& allowed);

}  // namespace satdoku::deduce
