// Pages of a document: pictures in rows and columns under a heading, as large as the page allows, and pages of text.
#pragma once
#include <satdoku/draw/drawing.hpp>
#include <array>
#include <span>

namespace satdoku::draw {
/// The size of paper with its margins, in points.
struct Paper {
    double width;
    double height;
    double margin;
};
inline constexpr Paper a4{595.28, 841.89, 42};

struct NamedPaper {
    std::string_view name;
    Paper paper;
};
inline constexpr std::array<NamedPaper, 6> papers = {{{"a4", a4},
                                                      {"a5", {419.53, 595.28, 34}},
                                                      {"letter", {612, 792, 42}},
                                                      {"6x9", {432, 648, 36}},
                                                      {"7x10", {504, 720, 38}},
                                                      {"square", {612, 612, 40}}}};

struct Piece {
    Drawing drawing;
    std::string caption;  ///< above it; may be empty
};

/// The arrangement of the pieces on a sheet.
struct Grid {
    int columns;
    int rows;
};

/// The grid for `count` pieces of these proportions in which they are largest.
Grid best_grid(const Paper& paper, int count, double width, double height);

/// The scale at which pieces of this size are drawn in a grid.
double scale_in(const Paper& paper, const Grid& grid, double width, double height);

/// @param pieces  at most one for each place of the grid; all of one size
/// @param foot    at the lower edge, such as the number of the page; may be empty
Drawing sheet(const Paper& paper, const Grid& grid, std::span<const Piece> pieces, const std::string& heading,
              const std::string& foot);

struct Paragraph {
    std::string number;    ///< in front of its first line
    std::string text;      ///< lines; each is wrapped
    int room = 0;          ///< empty lines below it
    Drawing picture = {};  ///< below it, if it has a size: as wide as the column at most
};

/// Paragraphs in columns, on as many pages as they need. None is divided.
/// @param first_number  of the first page, at its foot
/// @param scale         of the letters, which have 9.5 points
std::vector<Drawing> text_sheets(const Paper& paper, std::span<const Paragraph> paragraphs, const std::string& heading,
                                 std::size_t first_number, double scale = 1);

/// The pieces in rows on a page that is as wide as the paper and as long as they need.
Drawing scroll(const Paper& paper, int columns, std::span<const Piece> pieces, const std::string& heading);
}  // namespace satdoku::draw
