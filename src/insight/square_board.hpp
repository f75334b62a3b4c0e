// Boards of samples of sudoku of any size: N by N boxes of N by N cells, with the digits from 1 to N * N.
#pragma once

#include "board_moments.hpp"

#include <satdoku/draw/drawing.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace satdoku::insight {

struct SquareCell {
    std::uint32_t digit = 0;            ///< 0: empty
    bool given = false;                 ///< true without a decision
    std::vector<char> candidates = {};  ///< by digit - 1: whether it is left
    draw::Ink tint = draw::Ink::none;
    std::uint32_t level = 0;  ///< of the digit
};

struct SquareBoard {
    std::uint32_t box;              ///< N
    std::vector<SquareCell> cells;  ///< row by row
    std::uint32_t side() const { return box * box; }
};

/// Returns N if there are as many variables as a sample of this size has, and no layout has as many.
std::optional<std::uint32_t> square_box(std::uint32_t variables);

/// The board where these literals are true. Variable ((r - 1) * N * N + c - 1) * N * N + d: row r, column c holds d.
SquareBoard square_board(std::uint32_t box, const std::vector<TrueLiteral>& trail);

std::size_t candidates_left(const SquareBoard& board);

/// @param cell_side  in points
draw::Drawing draw_square_frame(std::uint32_t box, double cell_side);
draw::Drawing draw_square_contents(const SquareBoard& board, double cell_side);
/// The number of each candidate's variable in its place, with the lines of the board.
draw::Drawing draw_square_literals(std::uint32_t box);
/// A line for each variable: its number, and the row, the column and the digit that it means.
std::string square_literals_text(std::uint32_t box);
/// The side of a cell in points, so that candidates can be read.
double square_cell_side(std::uint32_t box);

/// Digits, and the candidates of empty cells.
std::string square_text(const SquareBoard& board);

}  // namespace satdoku::insight
