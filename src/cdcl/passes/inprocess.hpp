// Simplification between stretches of search: how a technique that changes the formula hooks in.
//
// When it is due, inprocess() goes back to level 0, cleans, and runs the table `passes` of inprocess.cpp in
// order. A pass is a file of its own with one function, and has a switch in Options:
//
//     void vivify(State& state, std::uint64_t budget);
//
// What a pass finds, and what it leaves, is asserted in builds with SATDOKU_CHECK_INVARIANTS.
// What a pass finds: level 0, everything propagated, no garbage, no clause with a value of level 0.
// What it leaves: level 0 and the invariants of state.hpp. Where it assigns a literal it propagates
//   (propagate()), and calls derive_empty() when that conflicts; inprocess() then stops. Garbage may stay
//   behind, whoever comes next collects: clean() after new values, or collect() where state.garbage is set.
// Budget: ticks, the cache lines that it may touch. propagate() adds to state.counts.ticks by itself; a pass
//   that walks clauses adds what it touches there too, and ends when the count has grown by `budget`. It
//   calls ending(state) now and then (it is cheap) and returns soon when that says so: a stop has to work
//   within a tenth of a second.
// Memory: a pass may copy the clauses a few times over, and does not run where the limit has no room for that:
//   has_room() tells.
// Decisions of its own: open_level(), propagate(), backtrack(). They count no decisions and no conflicts, and
//   leave heap, queue and averages alone; backtrack() saves phases, so a pass that decides keeps state.saved
//   and puts it back.
// Clauses: come, change and go by the functions of core/database.hpp alone, which tell the proof. Clause::marked
//   and Assignment::mark are free between passes.
// Occurrences: detach_clauses() empties the watch lists of all large watches; a pass then may fill them with
//   an entry for every literal of every clause that it cares for (Watch::large(blocker, reference), the
//   blocker as it likes). attach_clauses() takes them out again, watches every clause anew, applies new
//   values of level 0 and propagates. Meanwhile propagate() must not be called; binary watches stay where
//   they are.
// Dropping clauses that are not implied (elimination, substitution, blocked clauses): drop_extended(), for an
//   eliminated variable for the clauses of both signs, so that they can come back: the proof keeps them, as a
//   clause that comes back must still be in it. Then deactivate() the variable; no clause, learned ones included,
//   may hold it any more. frozen_variables() may not go: what this solve assumes, what a propagator observes, and
//   what was mentioned again after it had gone, or it would come and go for ever.
//
// Reasoning inside the search (parity, cardinality): a function that looks at the trail after propagate() has
// succeeded and returns whether it has found something, as one more question in the loop of search.cpp. It
// assigns with a Reason, for which it first adds the clause to the arena (redundant, its glue counted by
// count_levels(), the implied literal first and a literal of the highest level second), or sets
// state.conflict to such a clause, all of its literals being false, two of them of the current level, and
// lets analyze() do the rest. In a proof such clauses need steps; without them the technique stands aside
// where state.proof is set.
#pragma once

#include "learning/learning.hpp"

#include <satdoku/cnf/clause_list.hpp>
#include <satdoku/reason/cardinality.hpp>

#include <cstdint>
#include <span>
#include <vector>

namespace satdoku::cdcl {

bool inprocessing(const State& state);
void inprocess(State& state);

// ---- The passes, each in a file of its name.
void lucky(State& state, std::uint64_t budget);
void count(State& state, std::uint64_t budget);
void break_symmetries(State& state, std::uint64_t budget);
void sum_parities(State& state, std::uint64_t budget);
void congruence(State& state, std::uint64_t budget);
void sweep(State& state, std::uint64_t budget);
void substitute(State& state, std::uint64_t budget);
void probe(State& state, std::uint64_t budget);
void vivify(State& state, std::uint64_t budget);
void add_variables(State& state, std::uint64_t budget);
void eliminate(State& state, std::uint64_t budget);

/// At level 0: takes note of a literal without value that propagation has shown to be false.
void fail_literal(State& state, Literal literal);

/// Parities of what is counted exactly, for sum_parities() to come, while the constraints' clauses are there.
void remember_counts(State& state, std::span<const reason::Cardinality> constraints);

/// By variable: whether it must not be taken out.
std::vector<bool> frozen_variables(const State& state);

/// All clauses, learned ones of three and more literals aside, at level 0 and without its values.
/// @param binaries  which clauses of two literals count
cnf::ClauseList present_clauses(const State& state, ClauseKind binaries = ClauseKind::both);

/// Ticks for making present_clauses() and going through them.
std::uint64_t cost_of_clauses(const State& state);

// ---- propagate_parities.cpp
/// propagate(), and through the matrix of parities too, where there is one.
bool propagate_all(State& state);

}  // namespace satdoku::cdcl
