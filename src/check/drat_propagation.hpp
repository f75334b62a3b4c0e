// Unit propagation for the DRAT check: two watched literals, core clauses first, and the marking of what a
// conflict used.
//
// Core clauses come first so that little more becomes core. Where the latest conflict needed next to no clause, a step
// of simplification has been checked, and its neighbours in the proof are likely to be of that kind: for the next one
// all clauses come alike, literal by literal, since the conflict is near and what follows from the core is far more
// (as drat-trim does: Heule, Hunt and Wetzler, "Trimming while checking clausal proofs", FMCAD 2013).
//
// Watches are lazy. An entry counts only while its clause is not dead and has the entry's literal among its
// first two; others are dropped when they are met. A clause that becomes core gets new entries in the lists
// of core clauses, and its old ones are dropped in the same way. So killing, reviving and marking a clause
// search no list.
//
// The trail begins with the literals that hold without an assumption (root literals); what is assumed for a
// check lies above them and is taken back at its end. Between checks all of the trail has been propagated.
#pragma once

#include "drat_clauses.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace satdoku::check {

class DratPropagation {
  public:
    using Reference = DratClauses::Reference;
    using Code = DratClauses::Code;

    explicit DratPropagation(DratClauses& clauses) : clauses_(clauses) {}

    /// Makes room for so many variables. Throws core::Error where that needs more memory than there is.
    void grow(std::size_t variables);

    /// Watches a clause of two literals or more that is not core.
    void watch(Reference clause);

    /// Watches a new clause under the root literals, assigns its literal if it is unit, and propagates.
    /// Returns the conflict, or DratClauses::none.
    Reference add(Reference clause);

    /// Whether the clause is the reason of a root literal.
    bool is_reason(Reference clause);

    /// Takes back all that has been assigned since the clause became a reason, if it is one.
    void retract(Reference clause);

    bool is_true(Code literal) const { return values_[literal] > 0; }
    bool is_false(Code literal) const { return values_[literal] < 0; }
    std::size_t assigned() const { return trail_.size(); }

    void assign(Code literal, Reference reason);

    /// Returns the conflict, or DratClauses::none when all of the trail is propagated.
    Reference propagate();

    /// Takes back all but the first assignments.
    void backtrack(std::size_t assigned);

    /// Marks the clause, and every clause that made its literals false, as core.
    void mark_conflict(Reference clause);

    /// Marks the clauses that made the literal true as core.
    void mark_reasons(Code literal);

    std::uint64_t core_formula_clauses() const { return core_formula_clauses_; }
    std::uint64_t core_additions() const { return core_additions_; }

  private:
    struct Watch {
        Reference clause;
        Code blocker;  ///< another literal of the clause: where it is true, the clause need not be looked at
    };

    template <bool core_only>
    Reference visit(Code falsified, std::size_t& index);
    void mark(Reference clause);
    void follow_marks();
    void see(Code literal);

    DratClauses& clauses_;
    std::vector<std::int8_t> values_;  ///< by literal: 1 true, -1 false, 0 open
    /// By literal: core clauses to look at when it becomes false.
    std::vector<std::vector<Watch>> core_watches_;
    std::vector<std::vector<Watch>> other_watches_;  ///< by literal: the same for the rest
    std::vector<Reference> reasons_;                 ///< by variable: none for an assumption
    std::vector<std::uint32_t> positions_;           ///< by variable: where on the trail it is
    /// By variable: its reasons are marked; until it is taken back.
    std::vector<std::uint8_t> seen_;
    std::vector<Code> trail_;
    std::size_t core_head_ = 0;    ///< literals of the trail before it went through the core watches
    std::size_t other_head_ = 0;   ///< and these through the others
    std::size_t other_index_ = 0;  ///< entries before it of the literal at other_head_ are done
    std::vector<Code> to_follow_;  ///< seen literals whose reasons are not marked yet
    std::uint64_t followed_ = 0;   ///< clauses that the latest conflict needed
    std::uint64_t core_formula_clauses_ = 0;
    std::uint64_t core_additions_ = 0;
};

}  // namespace satdoku::check
