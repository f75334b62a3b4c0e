// What a puzzle with any number of solutions leaves open: for each cell the digits that it has in one of them.
#pragma once

#include <satdoku/grid/board.hpp>
#include <satdoku/grid/digits.hpp>
#include <satdoku/solve/engine.hpp>

#include <optional>
#include <stop_token>
#include <vector>

namespace satdoku::puzzle {

/// By cell; no cell has any if there is no solution. Nothing after a stop.
/// @param engine  fresh: without a clause yet
std::optional<std::vector<grid::DigitSet>> possible_digits(const grid::Board& givens, solve::Engine& engine,
                                                           const std::stop_token& stop = {});

/// The same for one cell alone, which takes less.
std::optional<grid::DigitSet> possible_digits(const grid::Board& givens, grid::Cell cell,
                                              solve::Engine& engine, const std::stop_token& stop = {});

}  // namespace satdoku::puzzle
