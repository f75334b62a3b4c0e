// A puzzle as clauses, and a model as a board.
//
// A variable means that a grid has a digit at a row and a column. Shared cells are either tied by equivalences (the
// numbering of the course programs) or merged: one set of variables for each cell of the figure. The encodings are
// those of Lynce and Ouaknine, "Sudoku as a SAT problem" (2006).
#pragma once
#include <satdoku/cnf/dimacs.hpp>
#include <satdoku/puzzle/numbering.hpp>

namespace satdoku::puzzle {
/// Which clauses state the rules; both have the same models.
enum class Rules {
    minimal,   ///< each cell has at least one digit, and no house has a digit twice
    extended,  ///< also: each cell has at most one digit, and each house has every digit
};

struct Encoding {
    Rules rules = Rules::extended;
    bool merged = false;  ///< whether a shared cell has one set of variables, or one in each of its grids

    bool operator==(const Encoding&) const = default;
};

/// The number of clauses for the rules of a layout; each given adds one.
std::size_t clause_count(const grid::Layout& layout, Encoding encoding);

/// Passes the rules of the layout to the sink. Does not call end(): more clauses may follow.
void encode_rules(const grid::Layout& layout, Encoding encoding, cnf::ClauseSink& sink);

/// Passes the whole puzzle to the sink: the rules, a unit clause for each given, and end().
void encode(const grid::Board& board, Encoding encoding, cnf::ClauseSink& sink);

/// Returns the board of a model, including the givens of the numbering.
/// @param value  the model: the value of each variable of the numbering
/// Throws core::Error if a cell has no digit, two digits, or different digits in different grids.
grid::Board decode(const Numbering& numbering, const std::function<bool(cnf::Variable)>& value);

// The comments before the header of a formula that describe its puzzle.

/// Returns the comments that describe a puzzle's formula. read_note() and words_of() read them.
std::vector<std::string> encoding_notes(const grid::Board& board, Encoding encoding);

/// The facts about the puzzle before the header of a formula: `encode` writes layout and givens, others draw the board.
struct FormulaNote {
    const grid::Layout* layout = nullptr;
    std::optional<grid::Board> givens = {};
};
/// Throws core::Error if the file cannot be read.
FormulaNote read_note(const std::string& path);

/// A formula together with the facts before its header.
struct PuzzleFormula {
    cnf::ReadReport report;
    FormulaNote note;
};
/// Throws core::Error.
PuzzleFormula read_puzzle_formula(const std::string& path, cnf::ClauseSink& sink, const cnf::ReadOptions& options);

/// Returns how the variables of a formula are numbered.
/// @param layout     if empty: the layout that the note names, or else the first layout with this number of variables
/// Throws core::Error if there is none.
Numbering numbering_of(const FormulaNote& note, const grid::Layout* layout, std::uint32_t variables);
}  // namespace satdoku::puzzle
