// Makes puzzles whose givens are exactly in given cells.
#pragma once

#include <satdoku/bitboard/board_solver.hpp>
#include <satdoku/core/random.hpp>
#include <satdoku/puzzle/generate.hpp>

#include <optional>

namespace satdoku::puzzle {

/// Returns true if the pattern leaves two rows of a band, or two columns of a stack, empty, all of whose cells belong
/// to one grid only: they could be exchanged in every solution.
bool has_interchangeable_lines(const grid::Board& pattern);

/// Makes one climb from a random board. Returns nothing if it ends without a unique puzzle.
/// @param pattern  givens where it has digits
/// @param solver   proves the uniqueness
/// @param boards   makes the random boards and counts solutions
std::optional<Puzzle> puzzle_of_pattern(const grid::Board& pattern, Solver& solver, bitboard::Solver& boards,
                                        core::Random& random);

}  // namespace satdoku::puzzle
