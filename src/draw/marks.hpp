// Marks that are lines and need no font.
#pragma once

#include <satdoku/draw/drawing.hpp>

namespace satdoku::draw {

/// A cross in a square whose upper-left corner that is.
inline void add_cross(Drawing& drawing, Point at, double side, const Pen& pen) {
    drawing.shapes.emplace_back(Line{at, {at.x + side, at.y + side}, pen});
    drawing.shapes.emplace_back(Line{{at.x, at.y + side}, {at.x + side, at.y}, pen});
}

inline void add_check(Drawing& drawing, Point at, double side, const Pen& pen) {
    const Point turn{at.x + 0.4 * side, at.y + side};
    drawing.shapes.emplace_back(Line{{at.x, at.y + 0.55 * side}, turn, pen});
    drawing.shapes.emplace_back(Line{turn, {at.x + side, at.y}, pen});
}

}  // namespace satdoku::draw
