// The dense view of the formula: the watch lists temporarily become lists of all occurrences. Subsumption and variable
// elimination use it.
//
// Invariant between connect() and disconnect(), at level 0: every irredundant clause of three or more literals has an
// entry in the list of each of its literals, with a signature of the clause in place of the blocker. Binary clauses
// stay in the lists as they are. Learned clauses of three or more literals are in no list. Entries of dropped clauses,
// and of binary clauses whose other literal has a value or is not in the search, are stale: they stay until flush().
// `counts` is exact. Idea: SatELite (Eén and Biere, SAT 2005).
#pragma once
#include "core/database.hpp"

namespace satdoku::cdcl {
struct Dense {
    /// @param budget  in ticks
    Dense(State& owner, std::uint64_t budget);

    /// A clause that may subsume others: in the arena, or binary.
    struct Item {
        Reason clause;
        Literal first;  ///< of a binary clause: the other literal
    };

    State& state;
    std::vector<std::uint32_t> counts;     ///< by literal: number of irredundant clauses with it
    std::vector<Item> queue;               ///< clauses that have changed since they were tried
    std::vector<Variable> touched;         ///< variables of clauses dropped since it was last emptied, each once
    std::vector<std::uint8_t> is_touched;  ///< by variable
    core::Effort effort;                   ///< calls poll()

    std::uint32_t count(Literal literal) const { return counts[literal.code()]; }
    WatchList& list(Literal literal) { return state.watches[literal.code()]; }
};

/// Returns true if the budget of ticks is enough to enter and leave the dense view.
bool worth_connecting(const State& state, std::uint64_t budget);
/// Calls action(literal) for each literal of an entry's clause; of a binary one for the other literal alone.
void for_each_literal(const Dense& dense, const Watch& entry, auto&& action) {
    if (entry.is_binary()) {
        action(entry.blocker);
    } else {
        for (const Literal literal : dense.state.arena[entry.reference()].literals()) action(literal);
    }
}

/// Enters the dense view, at level 0, after propagate() and clean().
void connect(Dense& dense);
/// Leaves it: drops learned clauses with variables that are not in the search, watches all others, and propagates.
void disconnect(Dense& dense);

/// Adds a variable to the search and to the dense view, or returns nothing if that is impossible.
std::optional<Variable> add_dense_variable(Dense& dense);

/// Returns true if the work has to end: contradiction, no ticks left, or the whole solve has to end.
bool exhausted(const Dense& dense);

/// The variables of a clause as a set of 32 bits: if a clause has a bit that another one lacks, it is not a subset.
std::uint32_t signature(std::span<const Literal> literals);

/// Removes stale entries from the list.
void flush(Dense& dense, Literal literal);

/// Adds an irredundant clause of any size, without values and duplicates, also to the proof. One that defines a variable
/// has at least two literals.
void add_dense(Dense& dense, std::span<const Literal> literals, By by,
               Justification justification = Justification::follows);
/// Drops an irredundant clause of the arena.
void drop_dense(Dense& dense, Reference reference);
/// Updates the counts before an irredundant clause of the arena is dropped.
void uncount_dense(Dense& dense, Reference reference);
/// Records that a variable has lost an occurrence.
void touch_dense(Dense& dense, Literal literal);
/// Drops all but one of the irredundant binary clauses with these literals.
void drop_dense_duplicates(Dense& dense, Literal first, Literal second);
/// Removes a literal from an irredundant clause of the arena. @param by  the clause with its complement
void strengthen_dense(Dense& dense, Reference reference, Literal literal, std::span<const Literal> by);
/// Propagates new values through all occurrences. False: the formula is refuted, which the state records.
bool propagate_dense(Dense& dense);

/// Tries whether the clauses of the queue subsume or strengthen others, until this many ticks have been spent in total.
void subsume_queue(Dense& dense, std::uint64_t most_ticks = std::numeric_limits<std::uint64_t>::max());

/// A gate that defines a variable: the occurrences that form the definition. Empty: none was found.
struct Gate {
    std::vector<Watch> positive;  ///< entries in the list of the positive literal
    std::vector<Watch> negative;  ///< entries in the list of the negative literal
    bool is_total = true;  ///< some value of the variable always satisfies it: its own resolvents are tautologies
    bool found() const { return !positive.empty(); }
    void clear() {
        positive.clear();
        negative.clear();
        is_total = true;
    }
};

/// Looks for a definition of the variable: equivalence or AND, if-then-else, XOR.
void find_gate(Dense& dense, Variable variable, Gate& gate);

/// Looks for a definition in any form among the clauses of a variable.
/// @param positive,negative  the entries in the lists of its two literals
void mine_definition(Dense& dense, Variable variable, std::span<const Watch> positive, std::span<const Watch> negative,
                     Gate& gate);
}  // namespace satdoku::cdcl
