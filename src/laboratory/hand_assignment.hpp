// Literals that a person assigns on the linked formula, each with what follows from it by unit propagation. The lists
// hold what is left of the formula.
//
// Invariant: a literal and all that followed from it are undone together, in reverse order. After the destructor the
// formula is as it was.
#pragma once

#include <satdoku/cnf/formula.hpp>
#include <satdoku/cnf/literal.hpp>
#include <satdoku/solving/linked_trail.hpp>

#include <cstddef>
#include <deque>
#include <map>
#include <optional>
#include <span>
#include <vector>

namespace satdoku::laboratory {

class HandAssignment {
  public:
    struct Assigned {
        cnf::Literal literal;
        std::size_t clause;  ///< number of the clause in which it was the only literal left; 0: assigned by hand
    };

    /// @param formula  with nothing taken out; lives as long as this; only this changes it meanwhile
    explicit HandAssignment(cnf::Formula& formula) : linked_(formula) {}

    /// Makes a literal true and propagates; before the first one it propagates the unit clauses of the formula. Throws
    /// core::Error if the literal has a value already, or if a clause is empty.
    void assign(cnf::Literal literal);
    /// Undoes the last literal by hand; with the first one, also the unit clauses of the formula. Throws core::Error if
    /// there is none.
    void undo();

    /// All true literals, in the order in which they became true.
    std::span<const Assigned> trail() const { return trail_; }
    /// How many were assigned by hand.
    std::size_t by_hand() const { return begins_.size(); }
    /// The place of the last literal by hand on the trail; 0 if there is none.
    std::size_t last_begin() const { return begins_.empty() ? 0 : begins_.back(); }
    /// How the variable got its value; nullptr if it has none.
    const Assigned* find(cnf::Variable variable) const;
    /// The clause that is empty, if there is one.
    std::optional<std::size_t> conflict() const { return conflict_; }
    /// The literals from which the empty clause follows, in the order of the trail. @pre conflict()
    std::vector<Assigned> chain() const;

  private:
    const cnf::Formula& formula() const { return linked_.formula(); }
    void require_free(cnf::Literal literal) const;
    void propagate_units_of_formula();
    void propagate();
    void make_true(cnf::Literal literal, std::size_t clause);
    void look_at(std::size_t clause);
    void shorten_to(std::size_t size);

    solving::LinkedTrail linked_;
    std::vector<Assigned> trail_;
    std::map<cnf::Variable, std::size_t> places_;  ///< on the trail
    std::vector<std::size_t> begins_;              ///< places on the trail of the literals by hand
    std::deque<std::size_t> units_;                ///< clauses with one literal left
    std::optional<std::size_t> conflict_;
};

}  // namespace satdoku::laboratory
