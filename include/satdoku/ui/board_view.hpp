// The picture of a board: the whole figure of a layout with the shared boxes once, rules between boxes, the letter of
// each grid at its upper-left corner, and row and column numbers of the nearest grid at the edges; or one grid, large,
// with the candidates of each cell three by three. A colour shows the state of a cell, and so does a sign after the
// digit, for those who cannot see colours (cells of extra regions are underlined, and _ if they are empty): ' entered
// by the player, ! breaks a rule, x wrong, * a hint, = a highlighted digit, # an empty cell that a hint uses, - one
// from which the hint removes candidates, ? may hold a highlighted digit, & may hold all of several, and a comma has
// pencil marks; without colours, the letter of the player's colour.
#pragma once
#include <satdoku/grid/board.hpp>
#include <satdoku/grid/colouring.hpp>
#include <satdoku/ui/console.hpp>

namespace satdoku::ui {
struct CellLook {
    enum class Kind : std::uint8_t { given, own, hint };

    std::uint8_t digit = 0;        ///< 0: empty
    Kind kind = Kind::given;       ///< of a digit
    grid::DigitSet corner = {};    ///< pencil marks of an empty cell, those in its corners
    grid::DigitSet centre = {};    ///< and those in its middle
    bool conflict = false;         ///< the same digit is in another cell of one of its houses
    bool wrong = false;            ///< not the solution's digit
    bool tinted = false;           ///< a highlighted digit
    grid::DigitSet possible = {};  ///< the highlighted digits that may go into an empty cell
    bool all_possible = false;     ///< several digits are highlighted, and all of them are possible
    bool cursor = false;
    bool peer = false;             ///< must differ from the cell of the cursor
    bool in_extra_region = false;  ///< in a house that is not a row, column or box
    grid::CellHint hint = {};      ///< the part of the current hint about the cell
    grid::Colouring colours = {};
};

/// The looks of a board whose digits are all givens.
std::vector<CellLook> plain_looks(const grid::Board& board);

/// Lines without line ends. @param looks by cell
std::vector<std::string> board_lines(const Console& console, const grid::Layout& layout,
                                     std::span<const CellLook> looks);

/// One grid alone, as small as on the board, for windows in which the board has no room.
/// @param compact  without the rules above and below boxes and the numbers below
std::vector<std::string> small_grid_lines(const Console& console, const grid::Layout& layout, int grid,
                                          std::span<const CellLook> looks, bool compact);

/// The signs after digits and candidates that a picture of these cells has, each once.
/// @param large  the picture is one of grid_lines()
std::string signs_in(const Console& console, std::span<const CellLook> looks, bool large = false);

/// The size of a grid that shows candidates.
enum class Zoom {
    dense,  ///< three columns a cell
    airy,   ///< seven columns: a sign after each mark shows its kind: . in the middle, : of both kinds
};

/// One grid. Each candidate has its own place in the cell; digits are three lines high, so that they differ from
/// candidates. If digits are highlighted, the marks of others are dimmed.
std::vector<std::string> grid_lines(const Console& console, const grid::Layout& layout, int grid,
                                    std::span<const CellLook> looks, Zoom zoom);

/// A rectangle in a picture.
struct Area {
    std::size_t row;
    std::size_t column;
    std::size_t rows;
    std::size_t columns;

    bool holds(std::size_t at_row, std::size_t at_column) const {
        return at_row >= row && at_row < row + rows && at_column >= column && at_column < column + columns;
    }
};

/// Where board_lines() draws a cell.
Area board_area(const grid::Layout& layout, grid::Cell cell);
/// Where grid_lines() draws the cell of that row and column, each from 0.
Area grid_area(const grid::Layout& layout, int row, int column, Zoom zoom);

/// The first line of a window over a picture, with `rows` lines and the area near its middle.
/// @param height  lines of the picture
std::size_t first_around(std::size_t height, const Area& area, std::size_t rows);

/// The lines of that window; all lines if they fit.
std::vector<std::string> lines_around(const std::vector<std::string>& lines, const Area& area, std::size_t rows);

/// Blanks between pictures side by side.
inline constexpr std::size_t gap = 3;

/// The right lines next to the left ones.
std::vector<std::string> side_by_side(const std::vector<std::string>& left, const std::vector<std::string>& right);

/// The parts that are not empty, as many on a line as fit.
std::vector<std::string> flowed(const std::vector<std::string>& parts, std::size_t columns);

std::string joined(const std::vector<std::string>& lines);
}  // namespace satdoku::ui
