// How constraints look on a board, in the forms that f-puzzles and SudokuPad have made usual.
#pragma once
#include <satdoku/draw/board.hpp>

namespace satdoku::draw {
/// A text whose digits and capitals have their middle at a point.
inline Label centred(Point middle, std::string text, double size, Ink ink = Ink::text, bool bold = false) {
    constexpr double cap_height = 0.72;  // as a part of the size
    return {{middle.x, middle.y + size * cap_height / 2}, std::move(text), size, ink, Align::middle, bold};
}

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
