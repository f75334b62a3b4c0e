// Checks solved boards: a board must be complete, have nine different digits in every row, column and box, and contain
// the clues. It shares no code with the solvers or the game, and computes the rows and boxes of a grid from positions
// instead of the layout's list. A board takes about thirty nanoseconds: every one that leaves the program is checked.
#pragma once
#include <satdoku/grid/layout.hpp>

namespace satdoku::check {
/// Returns true if the board solves the clues. @param clues, board digits by cell, 0 for none
bool grid(const grid::Layout& layout, std::span<const std::uint8_t> clues, std::span<const std::uint8_t> board);

/// To be called before a board is shown. Throws core::Error if it does not solve the clues.
void require_solution(const grid::Layout& layout, std::span<const std::uint8_t> clues,
                      std::span<const std::uint8_t> board);
}  // namespace satdoku::check
