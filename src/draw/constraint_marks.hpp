// How constraints look on a board, in the forms that f-puzzles and SudokuPad have made usual.
#pragma once
#include <satdoku/draw/board.hpp>

namespace satdoku::draw {
/// The width that such clues need on each side.
inline constexpr double clue_margin = 22;

/// Where the marks are drawn.
struct MarkPlace {
    const grid::Layout& layout;
    Point corner;    ///< of the board
    double outside;  ///< the distance from the board to the place of clues
};
/// Lines and tints of cells, which are under the lines of the board.
void draw_lower_marks(Drawing& drawing, const MarkPlace& place);
/// Cages, dots, and clues outside.
void draw_upper_marks(Drawing& drawing, const MarkPlace& place);
}  // namespace satdoku::draw
