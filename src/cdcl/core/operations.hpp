// What the other files of this folder offer to the folders above it, a block for each file; clauses come and go by
// database.hpp.
#pragma once

#include "core/database.hpp"
#include "core/state.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>

namespace satdoku::cdcl {

// ---- variables.cpp: into the search, out of it and back
/// Makes room for variables 0 to count - 1. Throws core::Error "memory.too_large".
void grow(State& state, std::uint32_t count);
/// Takes a variable that is not active into the search. It must have room.
void activate(State& state, Variable variable);
/// Takes a variable into the search that the formula does not have; nothing where there is no name for it.
std::optional<Variable> add_variable(State& state);
/// Takes an active variable without value out of the search: `eliminated` or `substituted`. No clause may
/// hold it.
void deactivate(State& state, Variable variable, Status status);
/// Before dropping a clause that the rest does not imply: remembers it, and the literal of it that can be
/// made true.
void push_extension(State& state, Literal witness, std::span<const Literal> clause);
/// Fills state.model from the values and the extension stack.
void extend_model(State& state);
/// Brings a variable that is not active into the search, at level 0. One that has gone comes with its clauses, and is
/// frozen from then on.
void bring_variable(State& state, Variable variable);
/// Brings a variable into the search, where it is not.
inline void require_active(State& state, Variable variable) {
    if (variable.index() < state.capacity && state.is_active(variable)) return;
    bring_variable(state, variable);
}
/// The literal that stands for it now: itself, where its variable was not substituted.
inline Literal representative(const State& state, Literal literal) {
    while (literal.variable().index() < state.capacity &&
           state.status[literal.variable().index()] == Status::substituted) {
        const Literal other = state.representatives[literal.variable().index()];
        literal = literal.negative() ? ~other : other;
    }
    return literal;
}

// ---- add.cpp: clauses of the formula (all others come by database.hpp)
/// Adds a clause of the formula, at level 0: any literals of active variables, duplicates and tautologies
/// too. Simplifies it by the values of level 0. Where it is empty then, the state is unsatisfiable. Watching
/// it is left to connect_loaded().
void add_original(State& state, std::span<const Literal> literals);

// ---- connect.cpp: watches
/// Watches the clauses that add_original() has added since the last time. False: ending.reason is set and it
/// stopped early; the next solve goes on with it.
bool connect_loaded(State& state);
/// Gives each literal's watch list room for so many more watches, and no list much more than that.
/// @param more  by literal
void make_room(State& state, std::span<const std::uint32_t> more);
/// Takes all large watches out of the watch lists.
void detach_clauses(State& state);
/// The way back, see above.
void attach_clauses(State& state);

// ---- backtrack.cpp, propagate.cpp, assume.cpp: the trail
/// Tells the proof about a literal of level 0, so that clauses that imply it can go.
void prove_unit(State& state, Literal literal);

/// Assigns a literal without value.
inline void assign(State& state, Literal literal, Reason reason) {
    const std::uint32_t level = state.level();
    Assignment& assignment = state.assignment(literal);
    assignment.level = level;
    assignment.trail = state.assigned;
    assignment.reason = reason;
    state.values[literal.code()] = 1;
    state.values[(~literal).code()] = -1;
    state.trail[state.assigned++] = literal;
    if (level == 0) prove_unit(state, literal);
}
/// Unassigns every literal above `level`.
void backtrack(State& state, std::uint32_t level);
/// Opens a level with a literal that is true or has no value.
void open_level(State& state, Literal literal);
/// Propagates what is on the trail. True: no conflict (or ending.reason is set and it stopped early). False:
/// the clause that cannot hold is in state.conflict.
bool propagate(State& state);
/// The same without one clause.
bool propagate_ignoring(State& state, Reference ignored);
/// By the formula's clauses, once they are all watched.
void choose_propagation(State& state);
/// Decides the assumption of the next level. False: it is false, and state.failed says why.
bool assume(State& state);

// ---- collect.cpp: garbage
/// At level 0 and propagated: drops clauses that hold for good, and literals that never will.
void clean(State& state);
/// Takes garbage out of the arena and the watch lists, and moves clauses that are watched together close
/// together.
void collect(State& state);

// ---- poll.cpp: limits
void start_ending(State& state, const solve::Limits& limits, std::stop_token stop);
/// Whether the solve has to end now: cheap.
bool ending(State& state);
/// Looks at clock, stop request and memory, and calls the reporter when it is time. True: the solve has to
/// end.
bool poll(State& state);
/// Whether what a pass makes of all clauses would keep to this solve's limit of memory.
bool has_room(const State& state);

// ---- check_invariants.cpp
#ifdef SATDOKU_CHECK_INVARIANTS
// Each ends the program where something does not hold.
/// The invariants of state.hpp.
void check_invariants(const State& state);
/// The same at some steps of the search: at all of the first on a small formula; on a larger one at every 2^k-th, and
/// so later on, with k such that the time of all checks grows with the logarithm of the steps, however large
/// the formula is, and however many solves they are of.
void check_step(const State& state);
/// What inprocess.hpp says that a pass finds, and what it leaves.
void check_before_pass(const State& state);
void check_after_pass(const State& state);
#else
inline void check_invariants(const State&) {}
inline void check_step(const State&) {}
inline void check_before_pass(const State&) {}
inline void check_after_pass(const State&) {}
#endif

}  // namespace satdoku::cdcl
