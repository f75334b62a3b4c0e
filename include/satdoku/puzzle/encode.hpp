// A puzzle as clauses, and a model as a board.
//
// A variable says that a grid holds a digit at a row and a column. Cells that grids share are tied by
// equivalences (the numbering of the course programs), or merged: one set of variables for each cell of the
// figure. The encodings are those of Lynce and Ouaknine, "Sudoku as a SAT problem" (2006).
#pragma once

#include <satdoku/cnf/clause_sink.hpp>
#include <satdoku/grid/board.hpp>
#include <satdoku/puzzle/numbering.hpp>

#include <cstddef>
#include <functional>

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

/// How many clauses state the rules of a layout; each given adds one.
std::size_t clause_count(const grid::Layout& layout, Encoding encoding);

/// Tells the sink the rules of the layout, but not end(): more clauses may follow.
void encode_rules(const grid::Layout& layout, Encoding encoding, cnf::ClauseSink& sink);

/// Tells the sink the whole puzzle: the rules, a unit clause for each given, and end().
void encode(const grid::Board& board, Encoding encoding, cnf::ClauseSink& sink);

/// The board that a model stands for, including the givens of the numbering itself.
/// @param value  the model: the value of each variable of the numbering
/// Throws core::Error where a cell has no digit or two, or has another digit in another grid.
grid::Board decode(const Numbering& numbering, const std::function<bool(cnf::Variable)>& value);

}  // namespace satdoku::puzzle
