// For a puzzle with any number of solutions: the digits that each cell has in some solution.
#pragma once

#include <satdoku/grid/board.hpp>
#include <satdoku/grid/digits.hpp>
#include <satdoku/solve/engine.hpp>

#include <optional>
#include <stop_token>
#include <vector>

namespace satdoku::puzzle {

/// Returns the digits by cell; all sets are empty if there is no solution. Returns nothing after a stop.
/// @param engine  fresh: without a clause yet
std::optional<std::vector<grid::DigitSet>> possible_digits(const grid::Board& givens, solve::Engine& engine,
                                                           const std::stop_token& stop = {});

/// The same for one cell only, which is faster.
std::optional<grid::DigitSet> possible_digits(const grid::Board& givens, grid::Cell cell, solve::Engine& engine,
                                              const std::stop_token& stop = {});

}  // namespace satdoku::puzzle
