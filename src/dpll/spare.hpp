// Clauses that a search can do without, as the others have the same models without them: tautologies, and
// those that another clause subsumes.
#pragma once

#include <satdoku/cnf/formula.hpp>

#include <functional>
#include <vector>

namespace satdoku::dpll {

/// The heads of the clauses that hold a literal and its negation.
std::vector<cnf::Formula::Link> tautological_clauses(const cnf::Formula& formula);

/// The heads of the clauses that hold all literals of another one; of equal clauses the first is not among
/// them. Where it is interrupted, only those that have been found by then.
/// @param interrupted asked now and then
std::vector<cnf::Formula::Link> subsumed_clauses(const cnf::Formula& formula,
                                                 const std::function<bool()>& interrupted);

}  // namespace satdoku::dpll
