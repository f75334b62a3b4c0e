// What holds in a grid of nine rows and columns: how its boxes lie, which houses it has beside rows, columns and boxes,
// and how far apart equal digits must be. A rule is a row of the table in src/grid/rules.cpp, and the houses there are
// drawn as a user draws them in a layout file.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace satdoku::grid {

inline constexpr int digits = 9;  ///< also the cells of a row, column or box
inline constexpr int cells_of_grid = 81;
inline constexpr int box_side = 3;  ///< rows and columns of a square box

enum class HouseKind : std::uint8_t { row, column, box, diagonal, window, dots, drawn };
inline constexpr std::array house_kinds = {HouseKind::row,    HouseKind::column, HouseKind::box,  HouseKind::diagonal,
                                           HouseKind::window, HouseKind::dots,   HouseKind::drawn};
/// True for a house that is no row, column or box.
constexpr bool is_further(HouseKind kind) {
    return kind > HouseKind::box;
}
/// The word for it in commands.
std::string_view word_of(HouseKind kind);

/// A straight house, which crosses others in a few cells.
constexpr bool is_line(HouseKind kind) {
    return kind == HouseKind::row || kind == HouseKind::column || kind == HouseKind::diagonal;
}

/// Nine places of a grid, row by row from 0, in rising order.
using NinePlaces = std::array<std::uint8_t, digits>;

/// A house of every grid. The index counts houses of its kind from 0.
struct Shape {
    HouseKind kind;
    int index;
    NinePlaces places;
    bool operator==(const Shape&) const = default;
};

/// By place of a grid: its box, from 0.
using Boxes = std::array<std::uint8_t, cells_of_grid>;
inline constexpr Boxes square_boxes = [] {
    Boxes boxes{};
    for (std::size_t place = 0; place < boxes.size(); ++place)
        boxes[place] = static_cast<std::uint8_t>(place / 27 * 3 + place % 9 / 3);
    return boxes;
}();

/// So many further houses a grid may have. The houses of five grids are then still as few as a set of cells can hold.
inline constexpr std::size_t most_further_houses = 48;

struct Rules {
    Boxes boxes = square_boxes;
    /// Houses that are no row, column or box: those of the table's rules in its order, then drawn ones in the order of
    /// their places. So the same houses are the same rules, however they were said.
    std::vector<Shape> further = {};
    bool knight = false;  ///< cells a knight's move apart differ
    bool king = false;    ///< cells that touch at a corner differ

    bool operator==(const Rules&) const = default;
};

/// What a drawing of 81 characters lacks.
enum class DrawingFault : std::uint8_t {
    none,
    count,      ///< it has not 81 characters
    character,  ///< a place of boxes has no name
    size,       ///< a house has not nine places
    houses,     ///< there are not nine boxes, or no house at all
    many,       ///< there would be more further houses than most_further_houses
};
struct DrawingCheck {
    DrawingFault fault = DrawingFault::none;
    char name = ' ';  ///< of the house that has not nine places
    int found = 0;    ///< how many characters, places or houses there are
};

/// Adds boxes, each named by a character. A drawing with a fault changes nothing.
DrawingCheck add_boxes(Rules& rules, std::string_view drawing);

/// Adds further houses, each named by a character; . is a place in none of them. Houses that a rule of the table has
/// are of that rule's kind if all of its houses are there.
DrawingCheck add_houses(Rules& rules, std::string_view drawing);

/// The names of rules, in the order in which the name of a layout has them.
std::vector<std::string_view> rule_names();

/// Adds the rule that the words name: "x", "boxes=1112...". Returns false if there is no such rule, or no room for it.
bool add_rule(Rules& rules, std::string_view words);

/// The rules as add_rule() reads them, with hyphens between: "x-knight"; empty for plain rules.
std::string text_of(const Rules& rules);

}  // namespace satdoku::grid
