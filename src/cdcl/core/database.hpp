// The clause database: every clause comes, changes and goes by these functions and by no others. They keep
// together what belongs together: a clause in the arena, or the two watches of a binary one; the counters
// `irredundant`, `redundant` and `binaries` of the state; what the observer is told; and the proof.
//
// The proof keeps to two rules: a clause is added before the one that it replaces is removed, and no unit
// clause is ever removed (checkers differ in what they make of that).
#pragma once

#include "core/state.hpp"

#include <cstdint>
#include <span>

namespace satdoku::cdcl {

// ---- Looking at clauses

enum class ClauseKind : std::uint8_t {
    irredundant,  ///< part of the formula
    learned,      ///< may be dropped at any time
    both,
};

constexpr bool is_of(ClauseKind kind, bool redundant) {
    return kind == ClauseKind::both || redundant == (kind == ClauseKind::learned);
}

/// Calls action(reference, clause) for each clause of three literals and more, in the order of the arena. It may
/// add and shorten clauses; new ones have their turn too, and adding ends the life of the clause that it was
/// given.
template <typename StateType, typename Action>
void for_each_clause(StateType& state, ClauseKind kind, Action action) {
    auto& arena = state.arena;
    const Reference start = kind == ClauseKind::learned ? state.first_redundant : 0;
    for (Reference reference = arena.first(start); reference != arena.end();
         reference = arena.next(reference)) {
        auto& clause = arena[reference];
        if (clause.garbage == 0 && is_of(kind, clause.redundant != 0)) action(reference, clause);
    }
}

/// Calls action(first, second) for each binary clause, those that connect_loaded() has yet to watch aside; the
/// smaller literal comes first. It may not change watch lists.
template <typename Action>
void for_each_binary(const State& state, ClauseKind kind, Action action) {
    for (std::uint32_t code = 0; code < state.watches.size(); ++code) {
        const Literal own = Literal::from_code(code);
        for (const Watch& watch : state.watches[code]) {
            if (watch.is_binary() && own < watch.blocker && is_of(kind, watch.is_redundant())) {
                action(own, watch.blocker);
            }
        }
    }
}

// ---- Adding: "simplified" is a clause without duplicates whose first two literals have no value of level 0

/// Adds a simplified clause of the formula, of at least two literals. Watching it is left to connect_loaded().
void load_clause(State& state, std::span<const Literal> literals);
/// Adds a simplified clause that the proof knows, and watches it.
/// @return 0 for a binary clause
Reference add_clause(State& state, std::span<const Literal> literals, bool redundant, std::uint32_t glue);
/// The same for a clause that the proof can derive by propagation, and is told.
Reference derive_clause(State& state, std::span<const Literal> literals, bool redundant, std::uint32_t glue);
/// The same for three literals and more without watching them: that, and its order, is left to the caller.
Reference derive_unwatched(State& state, std::span<const Literal> literals, bool redundant,
                           std::uint32_t glue);
/// At level 0: gives a literal its value for good, which the proof can derive by propagation. Where it is false, the
/// formula is refuted. Propagating is left to the caller.
void derive_unit(State& state, Literal literal);
/// The empty clause has been derived.
void derive_empty(State& state);
/// Watches a clause by its first two literals.
void watch_clause(State& state, Reference reference);
/// Both watches of a binary clause.
void watch_binary(State& state, Literal first, Literal second, bool redundant);

// ---- Dropping

/// Drops a clause: it is garbage from now on, and its watches go at the next collect().
void drop_clause(State& state, Reference reference);
/// Drops a binary clause whose two watches the caller takes out.
void drop_binary(State& state, Literal first, Literal second);
/// The same for a clause that the rest does not imply: it goes to the extension stack and stays in the proof.
void drop_extended(State& state, Literal witness, Reference reference);
/// @param witness one literal of the binary clause
void drop_extended_binary(State& state, Literal witness, Literal other);

// ---- Changing

/// At level 0: puts simplified literals, not more than there are, in the place of a clause's. The proof can derive
/// them by propagation. Three and more stay where the clause is, and its watches with them: the caller sees to
/// these where the first two literals are new. Fewer are a binary clause, which is watched, a unit, which is left
/// to be propagated, or the empty clause; the old one is dropped.
void shorten_clause(State& state, Reference reference, std::span<const Literal> literals);
/// Puts a new clause of at least two literals in the place of another one, which is dropped; the new one is
/// redundant where the old one was. Watching is as with add_clause().
/// @return 0 for a binary clause
Reference replace_clause(State& state, Reference reference, std::span<const Literal> literals,
                         std::uint32_t glue);
/// A learned clause becomes part of the formula; one that is so already stays what it is.
void promote_clause(State& state, Reference reference);
/// A binary clause becomes part of the formula, where none of the same literals is yet.
void promote_binary(State& state, Literal first, Literal second);

// ---- Telling proof and observer about clauses that are no part of the database

void prove_added(State& state, std::span<const Literal> literals);
void prove_removed(State& state, std::span<const Literal> literals);

}  // namespace satdoku::cdcl
