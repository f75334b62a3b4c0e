// The clause database: clauses are added, changed and dropped only by these functions. They keep consistent: the clause
// in the arena, or the two watches of a binary clause; the counters `irredundant`, `redundant` and `binaries` of the
// state; the observer; and the proof.
//
// Two rules for the proof: a clause is added before the one that it replaces is removed, and a unit clause is never
// removed, because checkers differ in how they treat that. Each step comes with what it follows by (proof_log.hpp).
#pragma once
#include "core/hints.hpp"

namespace satdoku::cdcl {
// ---- Reading clauses

enum class ClauseKind : std::uint8_t {
    irredundant,  ///< part of the formula
    learned,      ///< may be dropped at any time
    both,
};

constexpr bool is_of(ClauseKind kind, bool redundant) {
    return kind == ClauseKind::both || redundant == (kind == ClauseKind::learned);
}

/// Calls action(reference, clause) for each clause of three or more literals, in the order of the arena. The action may
/// add and shorten clauses; new ones are visited too, and adding one invalidates the reference to its `clause`.
template <typename StateType, typename Action> void for_each_clause(StateType& state, ClauseKind kind, Action action) {
    auto& arena = state.arena;
    const Reference start = kind == ClauseKind::learned ? state.first_redundant : 0;
    for (Reference reference = arena.first(start); reference != arena.end(); reference = arena.next(reference)) {
        auto& clause = arena[reference];
        if (clause.garbage == 0 && is_of(kind, clause.redundant != 0)) action(reference, clause);
    }
}

/// Calls action(first, second) for each binary clause that is watched (connect_loaded() watches new ones), the smaller
/// literal first. The action must not change watch lists.
template <typename Action> void for_each_binary(const State& state, ClauseKind kind, Action action) {
    for (std::uint32_t code = 0; code < state.watches.size(); ++code) {
        const Literal own = Literal::from_code(code);
        for (const Watch& watch : state.watches[code]) {
            if (watch.is_binary() && own < watch.blocker && is_of(kind, watch.is_redundant()))
                action(own, watch.blocker);
        }
    }
}

// ---- Adding. A clause is "simplified" if it has no duplicates and its first two literals have no value of level 0.

/// Adds a simplified clause of the formula, of at least two literals. connect_loaded() watches it later.
void load_clause(State& state, std::span<const Literal> literals);
/// Adds a simplified clause that is in the proof already, and watches it.
/// @return 0 for a binary clause
Reference add_clause(State& state, std::span<const Literal> literals, bool redundant, std::uint32_t glue);
/// The same for a clause that is not in the proof; adds it there.
Reference derive_clause(State& state, std::span<const Literal> literals, bool redundant, std::uint32_t glue, By by = {},
                        Justification justification = Justification::follows);
/// The same for three or more literals without watching: the caller orders the literals and watches the clause.
Reference derive_unwatched(State& state, std::span<const Literal> literals, bool redundant, std::uint32_t glue,
                           By by = {}, Justification justification = Justification::follows);
/// At level 0: makes a literal true that follows. If it is false, the formula is refuted. The caller propagates.
void derive_unit(State& state, Literal literal, By by = {});
/// Records that the empty clause follows, by default from state.conflict.
void derive_empty(State& state, By by = {});
/// Watches a clause by its first two literals.
void watch_clause(State& state, Reference reference);
/// Adds both watches of a binary clause.
void watch_binary(State& state, Literal first, Literal second, bool redundant);

// ---- Dropping

/// Drops a clause: it becomes garbage, and collect() removes its watches.
void drop_clause(State& state, Reference reference);
/// Drops a binary clause. The caller removes its two watches.
void drop_binary(State& state, Literal first, Literal second);
/// Returns true if there is a binary clause of these literals, of the formula or learned.
bool has_binary(const State& state, Literal first, Literal second);
/// Drops a clause that the rest does not imply: it goes to the extension stack and stays in the proof.
void drop_extended(State& state, Literal witness, Reference reference);
/// @param witness one literal of the binary clause
void drop_extended_binary(State& state, Literal witness, Literal other);

// ---- Changing

/// At level 0: replaces the literals of a clause by simplified ones, not more than before, which follow by propagation.
/// Three or more stay in place with the same watches: if the first two literals change, the caller mends the watches.
/// Two become a binary clause, which is watched; one becomes a unit, which the caller propagates; none is the empty
/// clause. In these cases the old clause is dropped.
void shorten_clause(State& state, Reference reference, std::span<const Literal> literals, By by = {});
/// Adds a clause of at least two literals like derive_clause() and drops the old one. The new clause is redundant if
/// the old one was.
/// @return 0 for a binary clause
Reference replace_clause(State& state, Reference reference, std::span<const Literal> literals, std::uint32_t glue,
                         By by = {});
/// Makes a learned clause part of the formula. No effect if it is already.
void promote_clause(State& state, Reference reference);
/// Makes a binary clause part of the formula, unless one with the same literals is already.
void promote_binary(State& state, Literal first, Literal second);

// ---- Clauses outside the database, for proof and observer

void prove_added(State& state, std::span<const Literal> literals, By by = {},
                 Justification justification = Justification::follows);
void prove_removed(State& state, std::span<const Literal> literals);
}  // namespace satdoku::cdcl
