// Symmetries of clauses, broken by literals: pigeons, colours, queens and vertices that could as well change places.
//
// Where permutations of the literals that map the clauses onto themselves take every literal of one clause to the first,
// a model that makes another one true becomes a model that makes the first one true: it may be assumed. Then the
// clauses that are left have symmetries again, fewer (Aloul, Ramani, Markov and Sakallah, "Solving difficult instances
// of Boolean satisfiability in the presence of symmetry", IEEE TCAD 2003, break all at once, by longer clauses).
// Candidates come from refining colours (McKay, "Practical graph isomorphism", 1981, and saucy: Darga, Liffiton,
// Sakallah and Markov, DAC 2004); each is verified literal by literal before it is believed.
#pragma once

#include <satdoku/cnf/clause_list.hpp>
#include <satdoku/cnf/literal.hpp>
#include <satdoku/core/effort.hpp>

#include <vector>

namespace satdoku::reason {

/// Literals that hold together in some model, where the clauses have a model at all; in the order in which they were
/// found. The clauses do not imply them: with other clauses, or where models are counted, they are worth nothing.
/// Where the effort ends early, there are fewer.
std::vector<cnf::Literal> break_symmetries(const cnf::ClauseList& clauses, core::Effort& effort);

}  // namespace satdoku::reason
