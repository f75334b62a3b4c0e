// Constraints of single puzzles, as setters use them: cages, arrows, thermometers, dots. A constraint is data: its kind,
// a number, and cells in an order. A kind is a row of the table in src/grid/constraints.cpp, and its meaning one function:
// the next state of a walk along the cells. From it come the check of a board and the diagram that becomes clauses
// (puzzle/constraint_clauses.hpp), as for the constraint "regular" (Pesant, "A regular language membership constraint for
// finite sequences of variables", CP 2004).
#pragma once
#include <compare>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace satdoku::grid {
using Cell = std::uint16_t;

/// One way to name a cell: grid, row and column, each from 0.
struct Place {
    int grid;
    int row;
    int column;
    auto operator<=>(const Place&) const = default;
};

/// In the order of the table.
enum class ConstraintKind : std::uint8_t {
    cage,              ///< different digits; their sum is the value, if that is not 0
    arrow,             ///< the circle, of `value` cells if that is not 0, is the sum of the cells after it
    thermometer,       ///< rising digits
    slow_thermometer,  ///< no falling digits
    palindrome,        ///< the same digits from both ends
    clone,             ///< the second half has the digits of the first
    difference,        ///< of two cells
    ratio,             ///< of two cells
    xv,                ///< the sum of two cells
    not_difference,    ///< no two neighbours without a mark of that kind differ by the value; no cells
    not_ratio,         ///< the same for a ratio
    not_xv,            ///< the same for the sums 5 and 10
    odd,
    even,
    minimum,        ///< the first digit is below all others
    maximum,        ///< the first digit is above all others
    between,        ///< all digits are strictly between the first and the last one
    sandwich,       ///< the sum of the digits between the lowest and the highest one
    little_killer,  ///< the sum; digits may repeat
    quadruple,      ///< the cells have the digits of the value
    renban,         ///< different digits without a gap, in any order
    whispers,       ///< neighbours on the line differ by the value at least
    region_sum,     ///< the parts of the line have the same sum in each box
    entropic,       ///< three in a row are low, middle and high, in any order
    modular,        ///< three in a row have different remainders by three
    zipper,         ///< digits at the same distance from the centre add up to the digit there
    double_arrow,   ///< the sum of the ends is that of the cells between
    x_sum,          ///< the sum of the first X cells, where X is the first digit
    skyscraper,     ///< the number of digits that are larger than all before
    numbered_room,  ///< the digit at place X, where X is the first digit
    indexer,        ///< the same, at place X after the first cell
};
inline constexpr std::size_t constraint_kinds = std::size_t{1} + static_cast<std::size_t>(ConstraintKind::indexer);

/// What a picture shows.
enum class ConstraintMark : std::uint8_t { cage, line, between_cells, cell, outside, none };

/// What is the same for all constraints of a kind.
struct ConstraintFacts {
    ConstraintKind kind;
    std::string_view name;       ///< in layouts, layout files and texts: "cage"
    std::string_view f_puzzles;  ///< its key in the JSON of f-puzzles
    ConstraintMark mark;
    bool needs_value;
    std::size_t least_cells;
    std::size_t most_cells;  ///< 0: any number
    int standard_value = 0;
};
const ConstraintFacts& facts_of(ConstraintKind kind);
std::span<const ConstraintFacts> constraint_table();
/// nullptr: there is no such kind
const ConstraintFacts* find_constraint_kind(std::string_view name);

struct Constraint {
    ConstraintKind kind;
    int value = 0;
    std::vector<Place> places = {};  ///< in the order that the kind means
    bool operator==(const Constraint&) const = default;
};

/// Whether it has as many cells as its kind needs, and no number beyond all sums.
bool is_well_formed(const Constraint& constraint);

/// "cage=15:a11a12": as in the name of a layout. Cells have their short names, always with the letter of the grid.
std::string text_of(const Constraint& constraint);
/// Nothing if the words are no constraint, or have no cells that its kind allows.
std::optional<Constraint> parse_constraint(std::string_view words);

/// The cells of a constraint in the order in which its meaning visits them.
struct Walk {
    ConstraintKind kind;
    int value;
    int side;        ///< digits of the grid
    bool different;  ///< no digit twice, by the constraint or since all cells see each other
    std::vector<Cell> cells;
    std::vector<bool> begins_part;  ///< by cell: it is in another box than the one before it

    using State = std::uint64_t;
    /// The state after a digit; nothing if no digits after it make the constraint true. State 0 is before the first cell.
    /// After the last cell there is a state if the constraint is true.
    std::optional<State> next(State state, std::size_t at, int digit) const;
};
}  // namespace satdoku::grid
