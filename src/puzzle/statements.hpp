// Givens and rules as groups of clauses.
#pragma once

#include <satdoku/explain/groups.hpp>
#include <satdoku/puzzle/numbering.hpp>
#include <satdoku/puzzle/reasons.hpp>

#include <vector>

namespace satdoku::puzzle {

/// Every given, and every rule of the layout.
std::vector<Reason> statements_of(const grid::Board& givens);

/// Adds the clauses of what is said. @param group  that they belong to, or explain::Groups::always
void add_statement(const Numbering& numbering, const Reason& statement, explain::Group group,
                   explain::Groups& groups);

}  // namespace satdoku::puzzle
