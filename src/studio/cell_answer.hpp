// The answers of `puzzle explain`, in words and as JSON: why a cell has its digit, and why a puzzle has no solution or
// several.
#pragma once

#include <satdoku/explain/cores.hpp>
#include <satdoku/frame/command.hpp>
#include <satdoku/grid/board.hpp>
#include <satdoku/grid/digits.hpp>
#include <satdoku/puzzle/numbering.hpp>
#include <satdoku/puzzle/reasons.hpp>
#include <satdoku/wording/path.hpp>

#include <cstdint>
#include <stop_token>
#include <string>

namespace satdoku::studio {

/// The question of --cell: a cell, "b46", or a cell and a digit, "b46=5". Throws core::Error for other texts.
puzzle::Fact parse_question(const grid::Layout& layout, const std::string& text);

/// What the givens of a puzzle imply for a cell.
struct CellAnswer {
    grid::Cell cell = 0;
    grid::DigitSet possible = {};       ///< in some solution
    int digit = 0;                      ///< in question, or of the cell; 0 if unknown
    bool holds = false;                 ///< whether the cell may have the digit
    puzzle::Explanation explanation{};  ///< why the cell has the digit or not; may be unknown

    /// The solutions differ in the cell, so nothing follows for it.
    bool is_open() const { return holds && possible.size() > 1; }
    bool is_explained() const { return explanation.verdict == solve::Verdict::unsatisfiable; }
};
/// @param givens  with a solution
CellAnswer answer_cell(const grid::Board& givens, const puzzle::Fact& question, const explain::Effort& effort);

/// Why the cell has its digit, or cannot have the digit in question, and the steps that lead there; or that nothing
/// follows. The JSON is empty if there was no time.
wording::Proof cell_text(const grid::Board& givens, const puzzle::Fact& question, const CellAnswer& answer,
                         const std::stop_token& stop);
/// The steps by which a person gets to the answer: from the givens of the explanation, else from all givens; or that no
/// technique leads there. @param answer  is explained
wording::Proof steps_text(const grid::Board& givens, const CellAnswer& answer, const std::stop_token& stop);
/// Why there is no solution: the fewest givens that clash. The JSON is empty if there was no time.
wording::Proof no_solution_text(const grid::Board& givens, const explain::Effort& effort);
/// The cells in which the solutions differ, and how many solutions there are. The JSON is empty after a stop.
/// @param solutions  counted up to a limit
wording::Proof several_solutions_text(const grid::Board& givens, std::uint64_t solutions, bool is_limit,
                                      const std::stop_token& stop);
/// The sentence after a stop, or if there was no time; no JSON.
wording::Proof stopped_text();

/// Explains by a formula why a cell has its digit: the clauses of the puzzle's formula that force it, and the negation
/// of the conclusion, which together are unsatisfiable. Writes the formula to --output and its proof, once it is
/// checked, to --proof. The explanation in words stands in comments before the header. The clauses are grouped: the
/// givens, cell by cell, and house by house with a digit. A comment before each clause gives its number in the formula
/// that `puzzle encode` writes, and its meaning. Throws core::Error, also if there was no time to find the clauses.
/// @param answer  is explained
/// @param words   the explanation, as lines
void write_cell_clauses(const grid::Board& givens, const CellAnswer& answer, const std::string& words,
                        const frame::Arguments& arguments, const explain::Effort& effort);

}  // namespace satdoku::studio
