// Digits in the cells of a layout, and other facts about these cells.
#pragma once
#include <satdoku/core/error.hpp>
#include <satdoku/grid/layout.hpp>

namespace satdoku::grid {
/// A digit from 1 to the layout's side, or 0 for an empty cell, for each cell of a layout.
struct Board {
    explicit Board(const Layout& of) : layout(&of), digits(static_cast<std::size_t>(of.cell_count())) {}

    const Layout* layout;              ///< never null; layouts live as long as the program
    std::vector<std::uint8_t> digits;  ///< by cell

    bool operator==(const Board&) const = default;

    int filled() const;
    int holes() const { return layout->cell_count() - filled(); }
    bool complete() const { return holes() == 0; }
    /// Empty cells of one grid; a shared cell counts in each of its grids.
    int holes(int grid) const;
};

/// Two equal digits in one house: the first such pair in the order of the houses. If there is none, two equal digits in
/// cells that must differ without a house that has both.
struct Clash {
    const House* house;  ///< nullptr: there is none
    Cell first;
    Cell second;
    std::uint8_t digit;
};
std::optional<Clash> find_clash(const Board& board);

/// Returns true if the solution is complete, keeps the rules, and has the puzzle's digits.
bool solves(const Board& solution, const Board& puzzle);
/// The same for the constraints of the layout alone. @pre complete
bool keeps_constraints(const Board& solution);
/// For one that its layout need not have; false if no digits of empty cells can make it true, repeated ones allowed.
/// @param exact  repeated ones are not allowed where cells must differ, as far as that is quickly known
bool keeps_constraint(const Board& board, const Constraint& constraint, bool exact = false);
/// Throws core::Error if no digits can make it true, whatever the other constraints are.
void require_possible(const Layout& layout, const Constraint& constraint, const core::Location& location);

/// Returns by cell the candidates that the rules leave: the digits that no peer has; none for filled cells.
std::vector<DigitSet> possible_digits(const Board& board);

/// A board with the other facts that its text may contain.
struct Position {
    Board board;
    std::string note = {};                   ///< the rest of its line, after the board
    std::vector<std::string> comments = {};  ///< lines of comment before it, without their #
    std::vector<Cell> placed = {};           ///< cells whose digits are not givens, ascending
    std::string drawings = {};               ///< what was drawn and not understood: it may be rules
    std::string left_out = {};               ///< what was drawn in a form that has no rules
    /// By cell: the candidates of an empty cell. Empty if the text has no candidates.
    std::vector<DigitSet> candidates = {};
    std::optional<Board> solution = {};  ///< written next to the puzzle; it solves the givens

    /// The board without the digits that were placed.
    Board givens() const;
    /// The first cell with a placed digit that the solution does not have.
    std::optional<Cell> wrong_cell(const Board& answer) const;
    /// The candidates of the text; without them, those that the rules leave.
    std::vector<DigitSet> candidates_or_possible() const;
};

/// The part of a hint that concerns one cell: found with the hint, shown in pictures of the board.
struct CellHint {
    bool in_house = false;    ///< the cell is in a house that the hint is about
    bool wrong = false;       ///< its digit is wrong
    DigitSet reason = {};     ///< the candidates that the step depends on
    DigitSet excluded = {};   ///< the candidates that it excludes
    std::uint8_t placed = 0;  ///< the digit that it places; 0: none

    bool operator==(const CellHint&) const = default;
};
}  // namespace satdoku::grid
