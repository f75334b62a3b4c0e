// The answers of `puzzle explain`, in words and as JSON: why a cell has its digit, a puzzle no solution or several.
#pragma once
#include <satdoku/explain/cores.hpp>
#include <satdoku/frame/command.hpp>
#include <satdoku/puzzle/puzzle_solver.hpp>
#include <satdoku/puzzle/reasons.hpp>
#include <satdoku/wording/path.hpp>

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

/// The steps by which a person gets to the answer.
struct CellSteps {
    grid::Board start;  ///< the givens of the explanation or, if no technique leads there from these, all of them
    bool from_all = false;
    std::vector<deduce::Step> steps{};
};
/// Nothing if no technique leads there, or after a stop. @param answer  is explained
std::optional<CellSteps> steps_of(const grid::Board& givens, const CellAnswer& answer, const std::stop_token& stop);

/// Says which placed digit the only solution does not have.
wording::Proof wrong_digit_text(const grid::Position& puzzle, grid::Cell cell);

/// Why the cell has its digit, or cannot have the digit in question, and the steps that lead there; or that nothing
/// follows. The JSON is empty if there was no time.
/// @param steps  if the answer is explained; nothing: there are none
/// @param notes  lines below each step; may be empty
wording::Proof cell_text(const grid::Board& givens, const puzzle::Fact& question, const CellAnswer& answer,
                         const std::optional<CellSteps>& steps, const std::stop_token& stop,
                         std::span<const std::string> notes = {});
/// The steps alone, or that no technique leads there.
wording::Proof steps_text(const std::optional<CellSteps>& steps, const std::stop_token& stop,
                          std::span<const std::string> notes);
/// Why there is no solution: the fewest givens that clash. The JSON is empty if there was no time.
wording::Proof no_solution_text(const grid::Board& givens, const explain::Effort& effort);
/// The cells in which the solutions differ, how many solutions there are and, below the limit, which further givens leave
/// one. The JSON is empty after a stop.
/// @param solutions  counted up to a limit
wording::Proof several_solutions_text(const grid::Board& givens, std::uint64_t solutions, bool is_limit,
                                      puzzle::Solver& solver, const std::stop_token& stop);
/// The sentence after a stop, or if there was no time; no JSON.
wording::Proof stopped_text();

/// Where the formula of write_cell_clauses() goes, and its proof if one is asked for: opened before the work.
struct CellFiles {
    /// Of --output and --proof. Throws core::Error.
    explicit CellFiles(const frame::Arguments& arguments);

    core::Output formula;
    std::optional<core::Output> proof{};
};

/// Explains by a formula why a cell has its digit: the clauses of the puzzle's formula that force it, and the negation
/// of the conclusion, which together are unsatisfiable. Writes the formula, and its proof once it is checked. The
/// explanation in words is in comments before the header, with the groups of clauses that each step needs. The clauses
/// are grouped: the givens, the cells, and house by house with a digit; a heading says which steps need the group. A
/// comment before each clause gives its number in the formula that `puzzle encode` writes, and its meaning. Throws
/// core::Error, also if there was no time to find the clauses.
/// @param answer  is explained
void write_cell_clauses(const grid::Board& givens, const puzzle::Fact& question, const CellAnswer& answer,
                        const frame::Arguments& arguments, CellFiles& files, const explain::Effort& effort);
}  // namespace satdoku::studio
