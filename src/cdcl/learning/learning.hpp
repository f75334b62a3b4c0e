// What learning offers to the folders above, a block for each file: clauses from conflicts, from other engines and from
// the user propagator, and the reduction of learned clauses.
#pragma once
#include "heuristics/heuristics.hpp"

namespace satdoku::cdcl {
// ---- analyze.cpp, shrink.cpp, minimize.cpp, bump.cpp, subsume_recent.cpp: conflicts
/// Learns a clause from state.conflict, backtracks and assigns the literal that the clause implies; or takes back a literal
/// that the propagator has implied with a reason that does not fit. False: the formula is unsatisfiable.
bool analyze(State& state);
/// Replaces the literals of a level in state.learned by one literal of that level, if it implies them.
void shrink(State& state);
/// Removes literals from state.learned that the others imply.
void minimize(State& state);
/// Returns true if a false literal follows from state.learned being false. Only before minimize(), which clears the
/// marks that this function leaves.
bool follows(State& state, Literal literal);
/// Removes literals from state.learned by binary clauses with its first literal.
void strengthen(State& state);
/// Bumps the variables in state.analyzed.
void bump(State& state);
/// Drops the recently learned clauses that state.learned subsumes.
void subsume_recent(State& state);
/// Drops the clauses in state.antecedents that state.learned subsumes. If it subsumes one of the formula, the learned clause
/// becomes one of the formula. They must not be reasons any more. @param learned  in the arena, unless it is binary
void subsume_antecedents(State& state, Reference learned);
/// The number of levels among the literals, at most `limit`.
std::uint32_t count_levels(State& state, std::span<const Literal> literals, std::uint32_t limit);

// ---- reduce.cpp
bool reducing(const State& state);
void reduce(State& state);

// ---- exchange.cpp: with other engines, if there are any
/// Shares state.learned, which the proof has already.
void share_learned(State& state, std::uint32_t glue);
/// Shares the new literals of level 0.
void share_units(State& state);
/// Marks the literals of level 0 as shared without sharing them.
void skip_units(State& state);
/// Returns true if it is time to import clauses. Shares the new literals of level 0.
bool exchanging(State& state);
/// Imports the clauses of other engines, at level 0. The caller propagates. The formula may be refuted then.
void exchange(State& state);
/// Removes literals false at level 0, and duplicates. False: the clause is satisfied at level 0 or a tautology.
bool simplify(const State& state, std::vector<Literal>& literals);

// ---- consult.cpp: with the user propagator, if there is one
/// Starts to observe the variable, which becomes frozen. If it has a value, the search backtracks to before that.
void observe(State& state, Variable variable);
/// Reports the trail to the propagator and adds what it implies and its clauses. True: something has changed, and there
/// may be something to propagate; the formula may be refuted.
bool consult(State& state);
/// Asks for the unknown reason of a literal of the highest level and adds it. False: it does not fit the literal's
/// position on the trail, for example because it implied the literal on a lower level already; then it is not added.
bool explain(State& state, Literal implied);
/// After explain() has returned false: undoes the highest level, and adds the reason as any other clause. False: the formula is
/// unsatisfiable.
bool replace_unfit(State& state);
/// Returns true if the propagator accepts the model on the trail. False: something has changed, or the solve ends.
bool accepted(State& state);
}  // namespace satdoku::cdcl
