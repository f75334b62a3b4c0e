// Clauses that a search can leave out because the other clauses have the same models: tautologies and subsumed clauses.
#pragma once

#include <satdoku/cnf/formula.hpp>

namespace satdoku::dpll {

/// Returns the heads of the clauses that contain a literal and its negation.
std::vector<cnf::Formula::Link> tautological_clauses(const cnf::Formula& formula);

/// Returns the heads of the clauses that contain all literals of another one; of equal clauses the first one stays. If
/// it is interrupted, the result contains only those that were found before.
/// @param interrupted  called from time to time
std::vector<cnf::Formula::Link> subsumed_clauses(const cnf::Formula& formula, const std::function<bool()>& interrupted);

}  // namespace satdoku::dpll
