// Givens and rules as groups of clauses.
#pragma once

#include <satdoku/puzzle/reasons.hpp>

namespace satdoku::puzzle {

/// Returns every given and every rule of the layout.
std::vector<Statement> statements_of(const grid::Board& givens);

/// Adds the clauses of a statement.
/// @param group     of the clauses, or explain::Groups::always
/// @param possible  by cell: its possible digits; empty: all digits
void add_statement(const Numbering& numbering, const Statement& statement, explain::Group group,
                   explain::Groups& groups, std::span<const grid::DigitSet> possible = {});

/// Keeps only the needed half of each rule, as far as moderate effort finds it.
/// @pre the reasons refute `contrary`
void take_halves(std::vector<Statement>& reasons, const Numbering& numbering, const EngineMaker& make_engine,
                 std::span<const cnf::Literal> contrary, std::span<const grid::DigitSet> possible = {});
}  // namespace satdoku::puzzle
