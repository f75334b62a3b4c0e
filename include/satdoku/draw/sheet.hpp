// Pages of a document: pictures in rows and columns under a heading, as large as the page allows.
#pragma once

#include <satdoku/draw/drawing.hpp>

#include <span>
#include <string>

namespace satdoku::draw {

/// The size of paper with its margins, in points.
struct Paper {
    double width;
    double height;
    double margin;
};
inline constexpr Paper a4{595.28, 841.89, 42};

struct Piece {
    Drawing drawing;
    std::string caption;  ///< above it; may be empty
};

/// How the pieces lie on a sheet.
struct Grid {
    int columns;
    int rows;
};

/// The grid with room for `count` pieces of these proportions in which they are largest.
Grid best_grid(const Paper& paper, int count, double width, double height);

/// How many times as large as they are pieces of these proportions are drawn in a grid.
double scale_in(const Paper& paper, const Grid& grid, double width, double height);

/// @param pieces  as many as the grid has places, at most; of one size
/// @param foot    at the lower edge, such as a page's number; may be empty
Drawing sheet(const Paper& paper, const Grid& grid, std::span<const Piece> pieces, const std::string& heading,
              const std::string& foot);

/// The pieces one row under the other on a page of the paper's width that is as long as they need.
Drawing scroll(const Paper& paper, int columns, std::span<const Piece> pieces, const std::string& heading);

}  // namespace satdoku::draw
