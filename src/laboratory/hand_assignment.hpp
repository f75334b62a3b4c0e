// Literals assigned by hand on the linked formula, each with what follows from it by unit propagation: what is left
// of the formula is read off its lists.
//
// Invariant: what one literal brought about is taken back as a whole, in reverse order; at the end of its life the
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
        std::size_t clause;  ///< number of the clause of which it was the only one left; 0: by hand
    };

    /// @param formula  with nothing taken out; lives as long as this, and nobody else changes it meanwhile
    explicit HandAssignment(cnf::Formula& formula) : linked_(formula) {}

    /// Makes a literal true and propagates; before the first one, what the units of the formula imply. Throws
    /// core::Error where the literal has a value already, or where a clause is empty.
    void assign(cnf::Literal literal);
    /// Takes the last one by hand back; behind the first one, the units of the formula, too. Throws core::Error where
    /// there is none.
    void undo();

    /// All that is true, in the order in which it became so.
    std::span<const Assigned> trail() const { return trail_; }
    /// How many were assigned by hand.
    std::size_t by_hand() const { return begins_.size(); }
    /// Where on the trail the last one by hand is, or where it would be.
    std::size_t last_begin() const { return begins_.empty() ? 0 : begins_.back(); }
    /// How it became true or false; nullptr where it has no value.
    const Assigned* find(cnf::Variable variable) const;
    /// The clause that is empty, where there is one.
    std::optional<std::size_t> conflict() const { return conflict_; }
    /// What the empty clause follows from, in the order of the trail. @pre conflict()
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
    std::vector<std::size_t> begins_;              ///< where on the trail those by hand are
    std::deque<std::size_t> units_;                ///< clauses that one literal was left of
    std::optional<std::size_t> conflict_;
};

}  // namespace satdoku::laboratory
