// Judges a solved board: complete, every house with nine different digits, and the clues as they were. It
// shares no code with the solvers, nor with what finds clashes while a person plays.
#pragma once

#include <satdoku/grid/board.hpp>
#include <satdoku/grid/layout.hpp>

#include <cstdint>
#include <optional>

namespace satdoku::check {

enum class GridFault { empty_cell, changed_clue, missing_digit };

struct GridVerdict {
    GridFault fault;
    grid::Cell cell = 0;                 ///< of the first two
    const grid::House* house = nullptr;  ///< of missing_digit
    std::uint8_t digit = 0;              ///< of missing_digit: a digit that the house lacks
};

/// What is wrong with the board first, or nothing. @param clues of the same layout; may have empty cells
std::optional<GridVerdict> grid(const grid::Board& clues, const grid::Board& board);

}  // namespace satdoku::check
