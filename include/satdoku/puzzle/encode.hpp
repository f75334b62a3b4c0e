// A puzzle as clauses, and a model as a board.
//
// A variable says that a grid holds a digit at a row and a column. Cells that grids share are tied by
// equivalences (the numbering of the course programs), or merged: one set of variables for each cell of the
// figure. The encodings are those of Lynce and Ouaknine, "Sudoku as a SAT problem" (2006).
#pragma once

#include <satdoku/cnf/clause_sink.hpp>
#include <satdoku/grid/board.hpp>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>

namespace satdoku::puzzle {

/// Which clauses state the rules; both have the same models.
enum class Rules {
    minimal,   ///< each cell has a digit at least, and no house has a digit twice
    extended,  ///< also: each cell has one digit at most, and each house has every digit
};

struct Encoding {
    Rules rules = Rules::extended;
    bool merged = false;  ///< whether a shared cell has one set of variables, or one in each of its grids

    bool operator==(const Encoding&) const = default;
};

/// The variables of a layout. Not merged: grid by grid, row by row, cell by cell; merged: cell by cell in
/// reading order of the figure. Within a cell by digit.
class Numbering {
  public:
    Numbering(const grid::Layout& layout, bool merged) : layout_(&layout), merged_(merged) {}

    std::uint32_t count() const;

    /// "This grid holds this digit at this row and column", each from 0 but the digit, which is 1 to 9.
    cnf::Variable variable(int grid, int row, int column, int digit) const;

    /// The same for a cell, through the first of its grids. @param digit 1 to 9
    cnf::Variable variable(grid::Cell cell, int digit) const;

    const grid::Layout& layout() const { return *layout_; }
    bool merged() const { return merged_; }

  private:
    const grid::Layout* layout_;
    bool merged_;
};

/// How many clauses state the rules of a layout; each given adds one.
std::size_t clause_count(const grid::Layout& layout, Encoding encoding);

/// Tells the sink the rules of the layout, but not end(): more clauses may follow.
void encode_rules(const grid::Layout& layout, Encoding encoding, cnf::ClauseSink& sink);

/// Tells the sink the whole puzzle: the rules, a unit clause for each given, and end().
void encode(const grid::Board& board, Encoding encoding, cnf::ClauseSink& sink);

/// The board that a model stands for.
/// @param value  the model: the value of each variable of the numbering
/// Throws core::Error where a cell has no digit or two, or has another digit in another grid.
grid::Board decode(const Numbering& numbering, const std::function<bool(cnf::Variable)>& value);

/// The numbering whose formula has so many variables: the first layout that fits, not merged before merged.
std::optional<Numbering> find_numbering(std::uint32_t variables);

}  // namespace satdoku::puzzle
