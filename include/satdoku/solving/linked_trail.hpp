// A linked formula upon which literals are made true one after the other: the negation of each is taken out of
// its clauses, then its clauses are taken out. What is left of the formula is then read off the lists, and taking
// a literal back relinks what it has unlinked (Knuth, "Dancing Links", 2000).
//
//     LinkedTrail trail(formula);
//     trail.assign(literal);  // formula.clauses(): what is left
//     trail.undo();           // link by link what it was
//
// Invariant: steps are taken back in reverse order; where none is left, and at the end of its life, the formula is
// as it was at the beginning.
#pragma once

#include <satdoku/cnf/formula.hpp>
#include <satdoku/cnf/literal.hpp>

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace satdoku::solving {

class LinkedTrail {
  public:
    /// One step: a literal that is true, or the number of a clause that was taken out for itself.
    struct Step {
        std::optional<cnf::Literal> literal;
        std::size_t clause = 0;
        bool operator==(const Step&) const = default;
    };

    /// @param formula  lives as long as this, and nobody else changes it meanwhile
    explicit LinkedTrail(cnf::Formula& formula) : formula_(formula) {}
    LinkedTrail(const LinkedTrail&) = delete;
    LinkedTrail& operator=(const LinkedTrail&) = delete;
    ~LinkedTrail();

    const cnf::Formula& formula() const { return formula_; }
    std::span<const Step> steps() const { return steps_; }

    /// @pre no step was about its variable
    void assign(cnf::Literal literal);
    /// Takes out a clause that a search does without. @param number  of a clause that is not out
    void spare(std::size_t number);
    /// Takes the last step back. @pre there is one
    void undo();
    /// Takes back what differs from these steps, and does the rest of them.
    void become(std::span<const Step> steps);

  private:
    cnf::Formula& formula_;
    std::vector<Step> steps_;
};

}  // namespace satdoku::solving
