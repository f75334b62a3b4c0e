// Judges solved boards: complete, every row, column and box with nine different digits, and the clues as they
// were. It shares no code with the solvers, nor with what finds clashes while a person plays; it takes the
// rows and boxes of a grid from where they lie, not from the layout's list. A board takes some thirty
// nanoseconds, so that each one that leaves the program can be judged.
#pragma once

#include <satdoku/grid/layout.hpp>

#include <cstdint>
#include <span>

namespace satdoku::check {

/// Whether the board solves the clues. @param clues, board  digits by cell, 0 for none
bool grid(const grid::Layout& layout, std::span<const std::uint8_t> clues,
          std::span<const std::uint8_t> board);

/// To be called before a board is shown. Throws core::Error if it does not solve the clues.
void require_solution(const grid::Layout& layout, std::span<const std::uint8_t> clues,
                      std::span<const std::uint8_t> board);

}  // namespace satdoku::check
