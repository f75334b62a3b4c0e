// How many puzzles are rated a second?
#pragma once
#include <satdoku/grid/board.hpp>
#include <string>
#include <vector>

namespace satdoku::benchmarks {
/// Prints the rates of the puzzles that singles and locked candidates solve, and of all.
/// @param puzzles  of one layout, each with one solution
void rate_set(const std::string& name, const std::vector<grid::Board>& puzzles);

/// Rates minimal puzzles that are made from a seed, of one grid and of two.
void rate_made_puzzles();

}  // namespace satdoku::benchmarks
