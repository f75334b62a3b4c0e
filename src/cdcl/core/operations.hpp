// What the files of core offer to the folders above, a block for each file. Clauses come and go by database.hpp.
#pragma once
#include "core/database.hpp"

namespace satdoku::cdcl {
// ---- variables.cpp: into the search, out of it, and back after simplification
/// Makes room for variables 0 to count - 1. Throws core::Error "memory.too_large".
void grow(State& state, std::uint32_t count);
/// Takes a variable that is not active into the search. There must be room for it.
void activate(State& state, Variable variable);
/// Adds a variable that the formula does not have, or returns nothing if there is no name for it.
std::optional<Variable> add_variable(State& state);
/// Removes an active variable without value from the search; its status becomes `eliminated` or `substituted`. No
/// clause may contain it.
void deactivate(State& state, Variable variable, Status status);
/// Call before dropping a clause that the rest does not imply: remembers it and its literal that can be made true.
void push_extension(State& state, Literal witness, std::span<const Literal> clause);
/// Fills state.model from the values and the extension stack.
void extend_model(State& state);
/// Takes a variable that is not active into the search, at level 0. A variable that simplification removed comes back
/// with its clauses and is frozen from then on.
void bring_variable(State& state, Variable variable);
/// Takes a variable into the search unless it is active.
inline void require_active(State& state, Variable variable) {
    if (variable.index() < state.capacity && state.is_active(variable)) return;
    bring_variable(state, variable);
}
/// Returns the representative of this literal: itself if its variable was not substituted.
inline Literal representative(const State& state, Literal literal) {
    while (literal.variable().index() < state.capacity &&
           state.status[literal.variable().index()] == Status::substituted) {
        const Literal other = state.representatives[literal.variable().index()];
        literal = literal.negative() ? ~other : other;
    }
    return literal;
}
/// The value of a literal in every model, if it is known. The variable need not be active.
std::optional<bool> fixed_value(const State& state, Literal literal);

// ---- add.cpp: clauses of the formula (all others come by database.hpp)
/// Adds a clause of the formula, at level 0. Its literals are of active variables; duplicates and tautologies are
/// allowed. Simplifies it by the values of level 0; if it becomes empty, the state is unsatisfiable.
/// connect_loaded() watches it later.
void add_original(State& state, std::span<const Literal> literals);

// ---- traverse.cpp: the formula as it is now
/// Gets a clause, which is valid during the call; returns false to end the visit.
using VisitClause = std::function<bool(std::span<const Literal>)>;
/// Visits the clauses of the formula as simplification has left them: units first; the others without the literals of
/// level 0, and those that these satisfy left out. With the clauses of the extension they have the models of the formula.
void visit_formula(const State& state, const VisitClause& visit);
/// Gives a new state the formula of another one, its variables and its extension, but no learned clauses.
void copy_formula(const State& from, State& to);

// ---- connect.cpp: watches
/// Watches the clauses that add_original() has added since the last call. False: it was stopped early and has set
/// ending.reason; the next solve continues.
bool connect_loaded(State& state);
/// Gives each watch list room for more watches, and returns the memory of much larger lists to the system.
/// @param more  by literal: how many more
void make_room(State& state, std::span<const std::uint32_t> more);
/// Removes the watches of all clauses in the arena from the watch lists.
void detach_clauses(State& state);
/// Watches all clauses in the arena again, applies new values of level 0 to them, and propagates.
void attach_clauses(State& state);

// ---- backtrack.cpp, propagate.cpp, assume.cpp: the trail
/// Adds a literal of level 0 to the proof as a unit clause, so that clauses that imply it can be removed.
void prove_unit(State& state, Literal literal);
/// Assigns a literal without value. Defined here to be inlined into propagation.
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
/// Propagates the trail. True: no conflict (or it was stopped early and has set ending.reason). False: state.conflict
/// is the falsified clause.
bool propagate(State& state);
/// The same with an event for each visit of a clause.
bool propagate_observed(State& state);
/// The same as propagate(), ignoring one clause.
bool propagate_ignoring(State& state, Reference ignored);
/// Chooses the propagation loop that suits the formula. All clauses must be watched.
void choose_propagation(State& state);
/// Decides the assumption of the next level. False: it is false, and state.failed says why.
bool assume(State& state);
/// Returns true if the constraint is due: all assumptions are made, and it has not been satisfied by a level of its own.
/// If nothing is searched for, only if at most one of its literals is left.
bool constraining(const State& state);
/// Opens the level of the constraint. False: all its literals are false, and state.failed says why.
bool constrain(State& state);

// ---- collect.cpp: garbage
/// At level 0, with everything propagated: drops satisfied clauses and removes false literals from the others.
void clean(State& state);
/// Removes garbage from the arena and the watch lists, and moves clauses that are watched together close together.
void collect(State& state);

// ---- poll.cpp: limits
void start_ending(State& state, const solve::Limits& limits, std::stop_token stop);
/// Returns true if the solve has to end now. Cheap.
bool ending(State& state);
/// Checks clock, stop request and memory, and calls the reporter when it is time. True: the solve has to end.
bool poll(State& state);
/// Returns true if the limit of memory allows for the few copies of all clauses that a pass may make.
bool has_room(const State& state);

// ---- check_invariants.cpp
#ifdef SATDOKU_CHECK_INVARIANTS
// Each of these aborts the program if an invariant does not hold.
/// The invariants of state.hpp.
void check_invariants(const State& state);
/// The same at some steps of the search: at all of the first steps on a small formula, on a larger one at every 2^k-th
/// step. k grows such that the time of all checks grows with the logarithm of the number of steps, for any size of the
/// formula and any number of solves.
void check_step(const State& state);
/// The contract of a pass, stated in passes/inprocess.hpp: what holds before it and after it.
void check_before_pass(const State& state);
void check_after_pass(const State& state);
#else
inline void check_invariants(const State&) {}
inline void check_step(const State&) {}
inline void check_before_pass(const State&) {}
inline void check_after_pass(const State&) {}
#endif
}  // namespace satdoku::cdcl
