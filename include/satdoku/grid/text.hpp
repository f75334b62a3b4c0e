// Boards as text: lines of digits, and the picture of the whole figure.
// A cell is a digit, or one of . 0 _ * where it is empty; blanks and the drawing characters | - + do not
// count.
#pragma once

#include <satdoku/grid/board.hpp>

#include <string>
#include <string_view>

namespace satdoku::grid {

/// Reads one board from a text of any of these forms, known by its number of cells: 81 cells a grid, in the
/// layout's order (shared cells must agree); all cells of the figure in reading order, or as its picture.
/// Throws core::Error: a character that is none, a wrong number of cells, shared cells that differ.
Board parse_board(const Layout& layout, std::string_view text);

/// 81 characters a grid, '.' where empty; shared cells stand in each of their grids.
std::string board_line(const Board& board);

/// The canvas line by line, blank where no grid lies, without drawing characters. parse_board() reads it
/// back.
std::string board_picture(const Board& board);

}  // namespace satdoku::grid
