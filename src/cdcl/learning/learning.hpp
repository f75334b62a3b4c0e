// What learning offers to the loop, a block for each file: clauses from conflicts, from other engines and from the user
// propagator, and how learned ones go again.
#pragma once

#include "heuristics/heuristics.hpp"

#include <cstdint>
#include <span>
#include <vector>

namespace satdoku::cdcl {

// ---- analyze.cpp, shrink.cpp, minimize.cpp, bump.cpp, subsume_recent.cpp: learning
/// Learns from state.conflict, jumps back and assigns what the learned clause implies. False: the conflict
/// was on level 0, the formula is unsatisfiable.
bool analyze(State& state);
/// Lets one literal of a level stand for all of that level in state.learned, where it implies them.
void shrink(State& state);
/// Takes literals out of state.learned that the others imply.
void minimize(State& state);
/// Whether a false literal follows from state.learned being false. Only before minimize(), which forgets what
/// this has found out on the way.
bool follows(State& state, Literal literal);
/// Takes literals out of state.learned by binary clauses with its first literal.
void strengthen(State& state);
/// Bumps the variables in state.analyzed.
void bump(State& state);
/// Drops those of the latest learned clauses that state.learned is a part of.
void subsume_recent(State& state);
/// The number of levels among the literals, at most `limit`.
std::uint32_t count_levels(State& state, std::span<const Literal> literals, std::uint32_t limit);

// ---- reduce.cpp
bool reducing(const State& state);
void reduce(State& state);

// ---- exchange.cpp: with others, where there are any
/// state.learned, after the proof.
void tell_learned(State& state, std::uint32_t glue);
/// The literals of level 0 that are new.
void tell_units(State& state);
/// Those that are there are no news.
void pass_over_units(State& state);
/// Whether it is time for others' clauses. Tells them the new literals of level 0.
bool exchanging(State& state);
/// Takes in others' clauses, at level 0; propagating is left to the caller. The formula may be refuted then.
void exchange(State& state);
/// Takes out what is false at level 0, and duplicates. False: the clause holds for good.
bool simplify(const State& state, std::vector<Literal>& literals);

// ---- consult.cpp: with the user propagator, where there is one
/// The propagator is told of the variable, which is frozen. Where it has a value, the search goes back to before that.
void observe(State& state, Variable variable);
/// Tells the trail, and takes in what the propagator implies and the clauses that it adds. True: something has changed,
/// and there may be something to propagate; the formula may be refuted.
bool consult(State& state);
/// Whether the model on the trail stands. Where it does not, something has changed, or the solve ends.
bool accepted(State& state);

}  // namespace satdoku::cdcl
