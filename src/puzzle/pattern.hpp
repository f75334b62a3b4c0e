// A puzzle whose givens stand exactly in given cells.
#pragma once

#include <satdoku/bitboard/board_solver.hpp>
#include <satdoku/core/random.hpp>
#include <satdoku/puzzle/generate.hpp>

#include <optional>

namespace satdoku::puzzle {

/// Whether the pattern leaves two rows of a band, or two columns of a stack, without a given in cells that
/// belong to one grid only: they could change places in every solution.
bool has_interchangeable_lines(const grid::Board& pattern);

/// One climb from a random board; nothing where it ends without a puzzle of one solution.
/// @param pattern  the givens stand where it has digits
/// @param solver   proves the uniqueness
/// @param boards   takes the random boards and counts on the way
std::optional<Puzzle> puzzle_of_pattern(const grid::Board& pattern, Solver& solver, bitboard::Solver& boards,
                                        core::Random& random);

}  // namespace satdoku::puzzle
