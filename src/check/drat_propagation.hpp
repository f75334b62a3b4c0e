// Unit propagation for the DRAT check: two watched literals, core clauses first, and the marking of what a
// conflict used.
//
// Core clauses come first so that few other clauses become core. If the latest conflict needed almost no clauses, the
// checked step was a simplification, and its neighbours in the proof are probably simplifications, too. For the next
// step all clauses are then treated alike, literal by literal, because the conflict is near and the core implies much
// more than it needs (as drat-trim does: Heule, Hunt and Wetzler, "Trimming while checking clausal proofs", FMCAD
// 2013).
//
// Watches are lazy. An entry counts only while its clause is not dead and has the entry's literal among its first two;
// others are dropped when they are met. A clause that becomes core gets new entries in the lists of core clauses, and
// its old ones are dropped in the same way. So deleting, restoring and marking a clause needs no search in the lists.
//
// A check may keep what a conflict used, for hints of LRAT: the literals whose reasons lead to it. At a root literal that
// ends, for it is a clause of its own there.
//
// The trail begins with the literals that hold without an assumption (root literals); the assumptions of a check are
// above them and are undone at its end. Between checks all of the trail has been propagated.
#pragma once
#include "drat_clauses.hpp"
#include <utility>

namespace satdoku::check {
class DratPropagation {
  public:
    using Reference = DratClauses::Reference;
    using Code = DratClauses::Code;

    explicit DratPropagation(DratClauses& clauses) : clauses_(clauses) {}

    /// Makes room for this number of variables. Throws core::Error if there is not enough memory.
    void grow(std::size_t variables);

    /// Watches a clause of two literals or more that is not core.
    void watch(Reference clause);

    /// Watches a new clause under the root literals, assigns its literal if it is unit, and propagates.
    /// Returns the conflict, or DratClauses::none.
    Reference add(Reference clause);

    /// Returns true if the clause is the reason of a root literal.
    bool is_reason(Reference clause);

    /// How many assignments are before that of which the clause is the reason; all of them if it is none.
    std::size_t before(Reference clause);

    bool is_true(Code literal) const { return values_[literal] > 0; }
    bool is_false(Code literal) const { return values_[literal] < 0; }
    std::size_t assigned() const { return trail_.size(); }

    void assign(Code literal, Reference reason);

    /// Begins a check: what is assigned now are root literals.
    void begin_check();
    /// A root literal that is false, and is assumed to be false by the check besides: no conflict needs its reasons.
    void assume_again(Code literal) { assumed_[literal / 2] = check_; }

    /// Keeps from now on what conflicts use.
    void keep_used();
    /// The true literals that conflicts of the check have used and that have a reason, from the one at this place of the
    /// trail on, in the order of the trail. Forgets them.
    std::vector<Code> take_used(std::size_t from);
    /// The clauses that have become core since the last call.
    std::vector<Reference> take_marked() { return std::exchange(marked_, {}); }
    /// The assigned literals. @return the clause that made it true; none for an assumption
    std::span<const Code> trail() const { return trail_; }
    Reference reason(Code literal) const { return reasons_[literal / 2]; }
    std::size_t position(Code literal) const { return positions_[literal / 2]; }
    bool is_root(Code literal) const { return position(literal) < root_; }

    /// Returns the conflict, or DratClauses::none when all of the trail is propagated.
    Reference propagate();

    /// Undoes all but the first assignments.
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
        Code blocker;  ///< another literal of the clause: if it is true, the clause is not visited
    };

    template <bool core_only> Reference visit(Code falsified, std::size_t& index);
    void mark(Reference clause);
    void follow_marks();
    void see(Code literal, bool from_root);

    DratClauses& clauses_;
    std::vector<std::int8_t> values_;  ///< by literal: 1 true, -1 false, 0 open
    /// By literal: core clauses to visit when it becomes false.
    std::vector<std::vector<Watch>> core_watches_;
    std::vector<std::vector<Watch>> other_watches_;  ///< by literal: the same for the rest
    std::vector<Reference> reasons_;                 ///< by variable: none for an assumption
    std::vector<std::uint32_t> positions_;           ///< by variable: where on the trail it is
    /// By variable: its reasons are marked. Cleared when the assignment is undone.
    std::vector<std::uint8_t> seen_;
    std::vector<Code> trail_;
    std::size_t core_head_ = 0;    ///< literals of the trail before it have been propagated through core_watches_
    std::size_t other_head_ = 0;   ///< the same for other_watches_
    std::size_t other_index_ = 0;  ///< entries before it of the literal at other_head_ are done
    std::vector<Code> to_follow_;  ///< seen literals whose reasons are not marked yet
    /// By variable: the latest check that assumed what was a root literal.
    std::vector<std::uint32_t> assumed_;
    std::uint32_t check_ = 1;
    std::size_t root_ = 0;  ///< root literals at the beginning of the check
    bool keeps_used_ = false;
    std::vector<Code> used_;            ///< see take_used()
    std::vector<std::uint32_t> noted_;  ///< by variable: the latest check that has it in used_
    std::vector<Reference> marked_;     ///< see take_marked(); only if it is kept
    std::uint64_t followed_ = 0;        ///< clauses that the latest conflict needed
    std::uint64_t core_formula_clauses_ = 0;
    std::uint64_t core_additions_ = 0;
};
}  // namespace satdoku::check
