// Givens and rules as groups of clauses.
#pragma once
#include <satdoku/puzzle/constraint_clauses.hpp>
#include <satdoku/puzzle/reasons.hpp>

namespace satdoku::puzzle {
/// Returns every given, constraint and rule of the layout.
std::vector<Statement> statements_of(const grid::Board& givens);

/// The variables of a puzzle with merged cells, and the clauses of its constraints.
struct PuzzleVariables {
    explicit PuzzleVariables(const grid::Layout& layout)
        : numbering(layout, true), constraints(layout, numbering.count()) {}

    Numbering numbering;
    ConstraintClauses constraints;
};

/// Adds the clauses of a statement.
/// @param group     of the clauses, or explain::Groups::always
/// @param possible  by cell: its possible digits; empty: all digits
void add_statement(const PuzzleVariables& variables, const Statement& statement, explain::Group group,
                   explain::Groups& groups, std::span<const grid::DigitSet> possible = {});

/// Keeps only the needed half of each rule, as far as moderate effort finds it.
/// @pre the reasons refute `contrary`
void take_halves(std::vector<Statement>& reasons, const PuzzleVariables& variables, const EngineMaker& make_engine,
                 std::span<const cnf::Literal> contrary, std::span<const grid::DigitSet> possible = {});
}  // namespace satdoku::puzzle
