// Assigns literals by hand on the linked formula and propagates units after each: the lists hold what remains.
//
// Invariant: a literal by hand and all literals propagated from it are undone together, in reverse order. The
// destructor restores the formula.
#pragma once
#include <satdoku/solving/linked_trail.hpp>
#include <deque>
#include <map>

namespace satdoku::laboratory {
class HandAssignment {
  public:
    struct Assigned {
        cnf::Literal literal;
        std::size_t clause;  ///< number of its reason, the clause in which no other literal was left; 0: by hand
    };

    /// @param formula  with nothing unlinked; outlives this object, which alone may change it meanwhile
    explicit HandAssignment(cnf::Formula& formula) : linked_(formula) {}

    /// Makes a literal true and propagates. The first call propagates the unit clauses of the formula before. Throws
    /// core::Error if the literal has a value, or if a clause is empty.
    void assign(cnf::Literal literal);
    /// Undoes the last literal by hand; with the first one also the unit clauses of the formula. Throws core::Error if
    /// no literal is assigned by hand.
    void undo();

    /// All true literals, in the order of assignment.
    std::span<const Assigned> trail() const { return trail_; }
    /// The number of literals by hand.
    std::size_t by_hand() const { return begins_.size(); }
    /// The index in the trail of the last literal by hand; 0 if there is none.
    std::size_t last_begin() const { return begins_.empty() ? 0 : begins_.back(); }
    /// The assignment of the variable; nullptr if it has no value.
    const Assigned* find(cnf::Variable variable) const;
    /// The number of the empty clause, if there is one.
    std::optional<std::size_t> conflict() const { return conflict_; }
    /// The literals that imply the empty clause, in the order of the trail. @pre conflict()
    std::vector<Assigned> chain() const;

  private:
    const cnf::Formula& formula() const { return linked_.formula(); }
    void require_free(cnf::Literal literal) const;
    void propagate_units_of_formula();
    void propagate();
    void make_true(cnf::Literal literal, std::size_t clause);
    void note_length(std::size_t clause);
    void shorten_to(std::size_t size);

    solving::LinkedTrail linked_;
    std::vector<Assigned> trail_;
    std::map<cnf::Variable, std::size_t> places_;  ///< index in the trail
    std::vector<std::size_t> begins_;              ///< indices in the trail of the literals by hand
    std::deque<std::size_t> units_;                ///< clauses with one literal left
    std::optional<std::size_t> conflict_;
};
}  // namespace satdoku::laboratory
