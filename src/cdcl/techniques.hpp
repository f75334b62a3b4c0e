// What every technique offers to the loop and to the other techniques, a block for each file.
#pragma once

#include "core/database.hpp"
#include "core/state.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace satdoku::cdcl {

// ---- grow.cpp: variables
/// Makes room for variables 0 to count - 1. Throws core::Error "memory.too_large".
void grow(State& state, std::uint32_t count);
/// Takes a variable that is not active into the search. It must have room.
void activate(State& state, Variable variable);
/// Takes a variable into the search that the formula does not have; nothing where there is no name for it.
std::optional<Variable> add_variable(State& state);
/// Takes an active variable without value out of the search: `eliminated` or `substituted`. No clause may
/// hold it.
void deactivate(State& state, Variable variable, Status status);

// ---- add.cpp: clauses of the formula (all others come by database.hpp)
/// Adds a clause of the formula, at level 0: any literals of active variables, duplicates and tautologies
/// too. Simplifies it by the values of level 0. Where it is empty then, the state is unsatisfiable. Watching
/// it is left to connect_loaded().
void add_original(State& state, std::span<const Literal> literals);

// ---- connect.cpp: watches
/// Watches the clauses that add_original() has added since the last time. False: ending.reason is set and it
/// stopped early; the next solve goes on with it.
bool connect_loaded(State& state);

// ---- assign.hpp, backtrack.cpp, propagate.cpp: the trail
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

// ---- propagate_parities.cpp
/// propagate(), and through the matrix of parities too, where there is one.
bool propagate_all(State& state);

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

// ---- consult.cpp: with the user propagator, where there is one
/// The propagator is told of the variable, which is frozen. Where it has a value, the search goes back to before that.
void observe(State& state, Variable variable);
/// Tells the trail, and takes in what the propagator implies and the clauses that it adds. True: something has changed,
/// and there may be something to propagate; the formula may be refuted.
bool consult(State& state);
/// Whether the model on the trail stands. Where it does not, something has changed, or the solve ends.
bool accepted(State& state);

// ---- decide.cpp, assume.cpp
void decide(State& state);
/// The variable that decide() takes next.
Variable next_decision(State& state);
/// The literals that come first by queue or scores, at most that many, with the stamps or scores of their variables;
/// the first is what decide() takes.
std::vector<solve::Score> best_scores(const State& state, std::size_t most);
/// Decides the assumption of the next level. False: it is false, and state.failed says why.
bool assume(State& state);

// ---- restart.cpp
bool restarting(const State& state);
void restart(State& state);

// ---- mode.cpp
bool switching_mode(const State& state);
void switch_mode(State& state);
void init_mode(State& state);

// ---- order.cpp
/// For the mode that begins: by queue or by scores.
void choose_order(State& state);
/// Notes how the order of the focused mode that ends has done.
void measure_order(State& state);

// ---- adapt.cpp
/// At the end of a mode: whether the formula is of a kind with settings of its own. Once at most.
bool adapting(const State& state);
void adapt(State& state);

// ---- rephase.cpp
bool rephasing(const State& state);
void rephase(State& state);
/// Keeps the phases of the trail's first `consistent` literals where there have not been so many yet.
void update_target_and_best(State& state, std::uint32_t consistent);

// ---- reduce.cpp, clean.cpp, collect.cpp: keeping the clause database small
bool reducing(const State& state);
void reduce(State& state);
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

// ---- extend.cpp: the way back from simplification
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

// ---- search.cpp: the loop
solve::Verdict search(State& state);

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
