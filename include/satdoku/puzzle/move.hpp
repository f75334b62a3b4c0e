// The moves of a game and their text.
#pragma once
#include <satdoku/grid/layout.hpp>

namespace satdoku::puzzle {
using grid::digit_set;
using grid::DigitSet;

/// How the game answers a digit: by the solution, or by the rules alone.
enum class Feedback { solution, rules };

/// Some digits of a cell.
struct CellDigits {
    grid::Cell cell;
    DigitSet digits;

    bool operator==(const CellDigits&) const = default;
};

struct Move {
    enum class Kind {
        place,          ///< a digit into a cell
        clear,          ///< removes the digit or the pencil marks of a cell
        mark,           ///< pencil marks of a cell on or off: small digits in its corners
        centre,         ///< the same for those of the other kind, in its middle
        fill_marks,     ///< every empty cell marked with the digits that the rules leave it
        clear_marks,    ///< removes all pencil marks of both kinds
        colour,         ///< a colour of a cell, or of some candidates in it, on or off
        clear_colours,  ///< removes the colours of a cell and its candidates; without a cell, all of the board
        hint,           ///< the right digit of a cell; without a cell, of one that the game picks
        rung,           ///< shows the next rung of the hint: hint.hpp; with a cell, puts its digit there
        exclude,        ///< removes candidates that a hint has shown to be impossible
        hint_wrong,     ///< removes every wrong digit
        check,          ///< which digits are wrong
        undo,
        undo_wrong,  ///< undoes moves until every digit is right
        redo,
        restart,
        solve,  ///< give up
        feedback,
        savepoint,  ///< remembers digits and marks under a number
        back,       ///< digits and marks as a savepoint remembers them; undo takes this back as well
    };

    Kind kind = Kind::check;
    std::optional<grid::Cell> cell = {};  ///< place, clear, mark, centre, colour; hint, clear_colours: if
                                          ///< it is named; rung: the last one
    DigitSet digits = {};                 ///< place: one digit; mark, centre: at least one; savepoint, back: its number
                                          ///< colour: the candidates; without one, the cell itself
    int colour = 0;                       ///< colour: which, from 1
    Feedback feedback = Feedback::solution;  ///< feedback
    std::vector<CellDigits> excluded = {};   ///< exclude

    bool operator==(const Move&) const = default;
};

/// Reads a move. A cell is named by grid, row and column: `a36` or `a:r3c6` is grid a, row 3, column 6, from 1. The grid
/// may be left out in a layout of one grid. A shared cell may be named through any of its grids.
///
///     a36=6   a 3 6 6             place               a36=.   a 3 6 0   clear a36    clear
///     mark a36 57   note a36 57   centre a36 57   marks of the two kinds on or off     marks   marks clear
///     colour a36 b   colour a36 57 b      a cell or candidates on or off: grid::colours
///     colours clear   colours clear a36
///     hint   hint a36   check   undo   redo   restart   solve   feedback solution   feedback rules
///     rung   rung a36   exclude a36=57 b12=5   hint wrong   undo solvable
///     savepoint   savepoint 2     back   back 2       a savepoint without a number is the first
///
/// A grid may be named by its number instead of its letter: 1 3 6 6. Throws core::Error for any other text.
Move parse_move(const grid::Layout& layout, std::string_view text);

/// Returns the grid, from 0, with this letter or this number from 1. Throws core::Error if there is none.
int parse_grid(const grid::Layout& layout, std::string_view name);

/// Returns the move's text, which parse_move() reads: for files, with cells in the program's own names.
std::string move_text(const grid::Layout& layout, const Move& move);

/// Returns the digits in rising order: "57".
std::string digits_text(DigitSet digits);
}  // namespace satdoku::puzzle
