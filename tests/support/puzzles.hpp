// Puzzles with known answers, and the plainest search that there is, to judge the solvers by.
#pragma once

#include <satdoku/core/random.hpp>
#include <satdoku/grid/board.hpp>

#include <array>
#include <cstdint>
#include <string>

namespace satdoku::support {

inline const std::array<const grid::Layout*, 2> sudoku_and_twodoku{&grid::sudoku(), &grid::twodoku()};

/// The twodoku of the course: 42 givens, one solution.
grid::Board course_twodoku();
grid::Board course_solution();

/// A plain sudoku with 17 givens and one solution.
grid::Board seventeen_givens();
std::string seventeen_line();

/// Takes digits back until `filled` are left; then alters one of them now and then, or fills a cell.
grid::Board take_back(grid::Board board, int filled, core::Random& random);

/// Whether every house holds nine different digits; it shares no code with any solver or with find_clash().
bool is_solution(const grid::Board& board);

/// Whether `board` holds every digit that `givens` hold.
bool extends(const grid::Board& givens, const grid::Board& board);

/// Counts the completions up to a limit by trying every digit in the cell with the fewest candidates.
std::uint64_t count_by_brute_force(const grid::Board& givens, std::uint64_t limit);

}  // namespace satdoku::support
