// What holds in a grid: how many rows, columns and digits it has, how its boxes lie, which houses it has in addition to
// rows, columns and boxes, and how far apart equal digits must be. A size and a rule are rows of the tables in
// src/grid/rules.cpp, and the houses there are drawn as a user draws them in a layout file.
#pragma once
#include <satdoku/core/short_list.hpp>
#include <satdoku/grid/constraint.hpp>
#include <satdoku/grid/digits.hpp>
#include <string_view>
#include <vector>

namespace satdoku::grid {
/// The rows and columns of a box that is a rectangle. They say how many digits the grid has.
struct Size {
    int box_rows = 3;
    int box_columns = 3;

    /// The rows and columns of a grid, its digits, and the cells of a row, column or box.
    constexpr int side() const { return box_rows * box_columns; }
    constexpr int cells() const { return side() * side(); }
    bool operator==(const Size&) const = default;
};

enum class HouseKind : std::uint8_t { row, column, box, diagonal, window, dots, drawn };
inline constexpr std::array house_kinds = {HouseKind::row,    HouseKind::column, HouseKind::box,  HouseKind::diagonal,
                                           HouseKind::window, HouseKind::dots,   HouseKind::drawn};
/// True for an extra region.
constexpr bool is_extra(HouseKind kind) { return kind > HouseKind::box; }
/// The word for it in commands.
std::string_view word_of(HouseKind kind);

/// A straight house, which crosses others in a few cells.
constexpr bool is_line(HouseKind kind) {
    return kind == HouseKind::row || kind == HouseKind::column || kind == HouseKind::diagonal;
}

/// The places of a house in a grid, row by row from 0, in rising order.
using HousePlaces = core::ShortList<std::uint8_t, most_digits>;

inline constexpr int plain_side = Size().side();    ///< of a plain grid, which has nine digits
inline constexpr int plain_cells = Size().cells();  ///< of one

/// A house of every grid. The index counts houses of its kind from 0.
struct Shape {
    HouseKind kind;
    int index;
    HousePlaces places;
    bool operator==(const Shape&) const = default;
};

/// By place of a grid: its box, from 0.
using Boxes = std::vector<std::uint8_t>;
/// Boxes that are rectangles, row by row.
Boxes regular_boxes(const Size& size);

/// The maximum number of extra regions of a grid: the houses of five such grids still fit into a set of cells.
inline constexpr std::size_t most_extra_regions = 48;

struct Rules {
    Size size = {};
    Boxes boxes = regular_boxes({});
    /// Extra regions: those of the table's rules in its order, then drawn ones in the order of
    /// their places. So the same houses are the same rules, however they were said.
    std::vector<Shape> extra = {};
    bool knight = false;                       ///< cells a knight's move apart differ
    bool king = false;                         ///< cells that touch at a corner differ
    std::vector<Constraint> constraints = {};  ///< of the figure, not of each grid

    bool operator==(const Rules&) const = default;
};

/// What a drawing, a character for each cell, lacks.
enum class DrawingFault : std::uint8_t {
    none,
    count,      ///< it has not as many characters as the grid has cells
    character,  ///< a place of boxes has no name
    size,       ///< a house has not as many places as a row
    houses,     ///< there is no house at all
    many,       ///< there would be more extra regions than most_extra_regions
};
struct DrawingCheck {
    DrawingFault fault = DrawingFault::none;
    char name = ' ';  ///< of the house that has too few or too many places
    int found = 0;    ///< how many characters, places or houses there are
};

/// Adds boxes, each named by a character. A drawing with a fault changes nothing.
DrawingCheck add_boxes(Rules& rules, std::string_view drawing);

/// Adds extra regions, each named by a character; . is a cell in none of them. Regions that are exactly those of a rule
/// in the table are of that rule's kind.
DrawingCheck add_houses(Rules& rules, std::string_view drawing);

/// The names of rules, in the order in which the name of a layout has them.
std::vector<std::string_view> rule_names();

/// Why a rule is not added.
enum class RuleFault : std::uint8_t {
    none,
    unknown,    ///< there is no such rule
    late_size,  ///< a size must come before all other rules
    no_size,    ///< grids of that size have no such rule
    many,       ///< there would be more extra regions than most_extra_regions
};

/// Adds the size or rule that the words name: "6x6", "x", "boxes=1112...". A fault changes nothing.
RuleFault add_rule(Rules& rules, std::string_view words);

/// The rules as add_rule() reads them, with hyphens between: "6x6-x-knight"; empty for plain rules.
std::string text_of(const Rules& rules);
}  // namespace satdoku::grid
