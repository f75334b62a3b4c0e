// Puzzles with known answers, and a simple search to check the solvers.
#pragma once
#include <satdoku/core/random.hpp>
#include <satdoku/grid/board.hpp>
#include <array>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace satdoku::support {
inline const std::array<const grid::Layout*, 2> sudoku_and_twodoku{&grid::sudoku(), &grid::twodoku()};

/// All layouts; where each takes long, one of one grid, one of two and one of five.
std::vector<std::reference_wrapper<const grid::Layout>> layouts();

/// The course's twodoku: 42 givens, one solution.
grid::Board course_twodoku();
grid::Board course_solution();

/// A plain sudoku with 17 givens and one solution.
grid::Board seventeen_givens();
std::string seventeen_line();

/// Removes digits until `filled` are left. Sometimes changes one of them then, or fills a cell.
grid::Board take_back(grid::Board board, int filled, core::Random& random);

/// Returns true if every house has nine different digits. Shares no code with any solver or with find_clash().
bool is_solution(const grid::Board& board);

/// Returns true if `board` has all digits of `givens`.
bool extends(const grid::Board& givens, const grid::Board& board);

/// Counts solutions up to a limit by trying every digit in the cell with the fewest candidates.
std::uint64_t count_by_brute_force(const grid::Board& givens, std::uint64_t limit);

}  // namespace satdoku::support
