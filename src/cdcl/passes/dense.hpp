// The dense view of the formula: for a while, the watch lists are lists of all occurrences. Subsumption and
// variable elimination work on it.
//
// Invariant, between connect() and disconnect(), at level 0: every irredundant clause of three and more
// literals has an entry in the list of each of its literals, with a signature of the clause where watches
// have their blocker. Binary clauses stay in the lists as they are. Learned clauses of three and more
// literals are in no list. Entries of dropped clauses, and of binary clauses whose other literal has a value
// or is out of the search, are stale: they stay until flush(). `counts` is exact nevertheless. Idea: SatELite
// (Eén and Biere, SAT 2005).
#pragma once

#include "core/state.hpp"

#include <satdoku/core/effort.hpp>

#include <cstdint>
#include <limits>
#include <optional>
#include <vector>

namespace satdoku::cdcl {

struct Dense {
    /// @param budget ticks that may be spent
    Dense(State& owner, std::uint64_t budget);

    /// A clause to be tried as the one that subsumes others: in the arena, or binary.
    struct Item {
        Reason clause;
        Literal first;  ///< with a binary one: its other literal
    };

    State& state;
    std::vector<std::uint32_t> counts;  ///< by literal: irredundant clauses that it is in
    std::vector<Item> queue;            ///< clauses that are new since they were tried
    std::vector<Variable> touched;  ///< variables of dropped clauses since somebody emptied this, once each
    std::vector<std::uint8_t> is_touched;  ///< by variable
    core::Effort effort;                   ///< asks poll()

    std::uint32_t count(Literal literal) const { return counts[literal.code()]; }
    WatchList& list(Literal literal) { return state.watches[literal.code()]; }
};

/// Whether a budget of ticks allows for entering the dense view.
bool worth_connecting(const State& state, std::uint64_t budget);
/// Enters the dense view, at level 0, everything propagated and clean.
void connect(Dense& dense);
/// Leaves it: drops learned clauses with variables that are out of the search, watches all others, and
/// propagates.
void disconnect(Dense& dense);

/// A new variable for the search and for the dense view; nothing where there is none to be had.
std::optional<Variable> add_dense_variable(Dense& dense);

/// Whether the work has to end: contradiction, ticks used up, or the whole solve has to end.
bool exhausted(const Dense& dense);

/// A set of the clause's variables in 32 bits: where one has a bit that another lacks, it is no subset.
std::uint32_t signature(std::span<const Literal> literals);

/// Takes stale entries out of the list.
void flush(Dense& dense, Literal literal);

/// Adds an irredundant clause of any size that the proof does not know yet, without values and duplicates.
void add_dense(Dense& dense, std::span<const Literal> literals);
/// Drops an irredundant clause of the arena.
void drop_dense(Dense& dense, Reference reference);
/// Notes that an irredundant clause of the arena is about to go.
void uncount_dense(Dense& dense, Reference reference);
/// Notes that a variable's occurrences have become fewer.
void touch_dense(Dense& dense, Literal literal);
/// Of irredundant binary clauses with the same literals all but one go.
void drop_dense_duplicates(Dense& dense, Literal first, Literal second);
/// Takes a literal out of an irredundant clause of the arena.
void strengthen_dense(Dense& dense, Reference reference, Literal literal);
/// Propagates new values through all occurrences. False: contradiction, which the state knows then.
bool propagate_dense(Dense& dense);

/// Tries all clauses in the queue against the others, until so many ticks in all are spent.
void subsume_queue(Dense& dense, std::uint64_t most_ticks = std::numeric_limits<std::uint64_t>::max());

/// A gate that defines a variable: which of its occurrences make up the definition. Empty: none was found.
struct Gate {
    std::vector<Watch> positive;  ///< entries in the list of the positive literal
    std::vector<Watch> negative;  ///< entries in the list of the negative literal
    bool found() const { return !positive.empty(); }
    void clear() {
        positive.clear();
        negative.clear();
    }
};

/// Looks for a definition of the variable: equivalence or AND, if-then-else, XOR.
void find_gate(Dense& dense, Variable variable, Gate& gate);

}  // namespace satdoku::cdcl
