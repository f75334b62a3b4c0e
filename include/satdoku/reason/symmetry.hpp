// Breaks symmetries of clauses by assumed literals: pigeons, colours, queens and vertices are often interchangeable.
//
// A symmetry is a permutation of the literals that maps the set of clauses to itself. If symmetries map every literal
// of a clause to its first literal, then each model can be mapped to one in which the first literal is true, so this
// literal may be assumed. The remaining clauses have fewer symmetries, which are broken in the same way (Aloul, Ramani,
// Markov and Sakallah, "Solving difficult instances of Boolean satisfiability in the presence of symmetry", IEEE TCAD
// 2003, break all at once, by longer clauses). Candidates are found by colour refinement (McKay, "Practical graph
// isomorphism", 1981, and saucy: Darga, Liffiton, Sakallah and Markov, DAC 2004); each candidate is verified.
#pragma once
#include <satdoku/cnf/clause_list.hpp>
#include <satdoku/core/effort.hpp>
#include <vector>

namespace satdoku::reason {
/// A permutation of the literals that maps `from` to `to`.
struct Symmetry {
    cnf::Literal from, to;
    /// Variables that do not stay, each with the literal that its positive literal is mapped to.
    std::vector<std::pair<cnf::Variable, cnf::Literal>> images;
};

/// Returns literals, in the order in which they were found, that hold together in some model if there is a model. The
/// clauses do not imply them, so they must not be used with additional clauses or for counting models. If the effort
/// ends early, there are fewer.
/// @param used  if not null, gets for each of these literals the symmetries that map to it the other literals of a
///              clause with it. They map to itself what remains of the clauses where all literals before are true.
std::vector<cnf::Literal> break_symmetries(const cnf::ClauseList& clauses, core::Effort& effort,
                                           std::vector<Symmetry>* used = nullptr);
}  // namespace satdoku::reason
