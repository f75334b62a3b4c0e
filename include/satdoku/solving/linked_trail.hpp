// Makes literals of a linked formula true, one after the other: takes the negation of each out of its clauses, then
// takes out the clauses of the literal. The lists then hold what is left of the formula. Undoing relinks what was
// unlinked (Knuth, "Dancing Links", 2000).
//
//     LinkedTrail trail(formula);
//     trail.assign(literal);  // formula.clauses(): what is left
//     trail.undo();           // link by link what it was
//
// Invariant: steps are undone in reverse order. With no step left, and after the destructor, the formula is as it was
// at the beginning.
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
    /// One step: a literal that became true, or the number of a single clause that was taken out.
    struct Step {
        std::optional<cnf::Literal> literal;
        std::size_t clause = 0;
        bool operator==(const Step&) const = default;
    };

    /// @param formula  lives as long as this; only this changes it meanwhile
    explicit LinkedTrail(cnf::Formula& formula) : formula_(formula) {}
    LinkedTrail(const LinkedTrail&) = delete;
    LinkedTrail& operator=(const LinkedTrail&) = delete;
    ~LinkedTrail();

    const cnf::Formula& formula() const { return formula_; }
    std::span<const Step> steps() const { return steps_; }

    /// @pre no step was about its variable
    void assign(cnf::Literal literal);
    /// Takes out a single clause, which a search does not need. @param number  of a clause that is not out
    void spare(std::size_t number);
    /// Undoes the last step. @pre there is one
    void undo();
    /// Undoes the steps that differ from the given ones, and makes those that are missing.
    void become(std::span<const Step> steps);

  private:
    cnf::Formula& formula_;
    std::vector<Step> steps_;
};

}  // namespace satdoku::solving
