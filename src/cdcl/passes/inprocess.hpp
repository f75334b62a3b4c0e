// Inprocessing: simplification between stretches of search, and how a technique that changes the formula plugs in.
//
// When it is due, inprocess() backtracks to level 0, cleans, and runs the table `passes` of inprocess.cpp in order. A
// pass is a file of its own with one function, and has a switch in Options:
//
//     void vivify(State& state, std::uint64_t budget);
//
// Before and after: builds with SATDOKU_CHECK_INVARIANTS assert both.
//   Before a pass: level 0, everything is propagated, there is no garbage, no clause has a literal with a value.
//   After a pass: level 0 and the invariants of state.hpp. A pass that assigns a literal calls propagate(), and
//   derive_empty() on a conflict; inprocess() then stops. A pass may leave garbage: the next one starts after clean()
//   or collect().
// Budget: in ticks, which are cache lines. propagate() adds to state.counts.ticks itself; a pass that visits clauses
//   adds the cache lines that it touches, and ends when the count has grown by `budget`. It often calls ending(state),
//   which is cheap, and returns soon if that is true: a stop request must take effect within a tenth of a second.
// Memory: a pass may copy the clauses a few times. inprocess() runs none unless has_room() is true.
// Decisions of a pass: open_level(), propagate(), backtrack(). They do not count as decisions or conflicts, and do not
//   change heap, queue or averages. backtrack() saves phases, so a pass that decides restores state.saved.
// Clauses are added, changed and dropped only by the functions of core/database.hpp, which write the proof. With each step
//   the pass gives its reason (core/proof_log.hpp), or the pass's row says that it has none.
//   Clause::marked and Assignment::mark are free between passes.
// Occurrences: detach_clauses() removes the watches of all clauses in the arena. The pass may then use the watch lists
//   as occurrence lists: Watch::large(blocker, reference) for every literal of every clause it needs, with any blocker.
//   attach_clauses() removes these entries, watches all clauses again, applies new values of level 0 and propagates. In
//   between propagate() must not be called. Binary watches stay in place.
// Dropping clauses that the rest does not imply (elimination, substitution, blocked clauses): use drop_extended(), for
//   an eliminated variable on its clauses of both signs, so that they can be restored. The proof keeps such clauses,
//   because a restored clause must still be in it. Then deactivate() the variable; no clause, not even a learned one,
//   may contain it any more. A variable in frozen_variables() must stay: an assumption of this solve, a variable that
//   the propagator observes, or one that was restored before, which could otherwise be removed and restored again and
//   again.
//
// Reasoning inside the search (XOR constraints, cardinality): a function that is called after propagate() has
// succeeded, reads the trail, and returns true if it has found something: one more case in propagate_all(). To assign a
// literal with a Reason, it first adds the clause to the arena (redundant, glue by count_levels(), the implied literal
// first, a literal of the highest level second). For a conflict it sets state.conflict to such a clause, with all
// literals false and two of them of the current level; analyze() does the rest. In a proof such clauses need steps of
// their own; a technique without them does not run if there is a proof.
#pragma once
#include "learning/search.hpp"

namespace satdoku::cdcl {
bool inprocessing(const State& state);
void inprocess(State& state);

// ---- The passes, each in a file of its own
void lucky(State& state, std::uint64_t budget);
void refute_cardinalities(State& state, std::uint64_t budget);
void break_symmetries(State& state, std::uint64_t budget);
void sum_xors(State& state, std::uint64_t budget);
void congruence(State& state, std::uint64_t budget);
void sum_adders(State& state, std::uint64_t budget);
void sweep(State& state, std::uint64_t budget);
void substitute(State& state, std::uint64_t budget);
void vivify(State& state, std::uint64_t budget);
void bva(State& state, std::uint64_t budget);
void eliminate(State& state, std::uint64_t budget);

/// Keeps the XOR constraints that follow from cardinality constraints with equality for sum_xors(), which runs
/// later: their clauses may be gone then.
void remember_counts(State& state, std::span<const reason::Cardinality> constraints);

/// Proves what takes many steps, if there is a proof. False: that would be too long; the result must not be used.
bool prove_at_length(State& state, auto&& prove) {
    if (!state.proof.is_on()) return true;
    ProofDerivation derivation(state.proof);
    const bool proved = prove(derivation);
    if (!proved) ++state.counts.unproved;
    return proved;
}

/// By variable: true if it must not be eliminated or substituted.
std::vector<bool> frozen_variables(const State& state);

/// The formula as a list of clauses, at level 0: without satisfied clauses and learned clauses of three or more
/// literals.
/// @param binaries  which clauses of two literals are included
/// @param wanted    which others are included
cnf::ClauseList present_clauses(const State& state, ClauseKind binaries, auto&& wanted) {
    cnf::ClauseList clauses;
    clauses.variables(state.capacity);
    for_each_clause(state, ClauseKind::irredundant, [&](Reference, const Clause& clause) {
        if (wanted(clause.literals())) clauses.clause(clause.literals());
    });
    for_each_binary(state, binaries, [&](Literal first, Literal second) {
        if (state.value(first) == 0 && state.value(second) == 0) clauses.clause(std::array{first, second});
    });
    return clauses;
}
inline cnf::ClauseList present_clauses(const State& state, ClauseKind binaries = ClauseKind::both) {
    return present_clauses(state, binaries, [](std::span<const Literal>) { return true; });
}

/// The cost of present_clauses() and of one pass over them, in ticks.
std::uint64_t cost_of_clauses(const State& state);

// ---- propagate_xors.cpp
/// propagate(), also through the matrix of XOR constraints if there is one.
bool propagate_all(State& state);

/// The steps of search() that the whole formula has.
struct Simplifying {
    static bool propagate(State& state) { return propagate_all(state); }
    static bool is_due(const State& state) { return inprocessing(state); }
    static void simplify(State& state) { inprocess(state); }
};
}  // namespace satdoku::cdcl
