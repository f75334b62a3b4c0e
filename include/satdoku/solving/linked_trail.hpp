// Makes literals of a linked formula true, one after the other: unlinks the negation of each from its clauses, then
// unlinks the clauses of the literal. The lists then contain the reduced formula. Undoing relinks in reverse order
// (Knuth, "Dancing Links", 2000).
//
//     LinkedTrail trail(formula);
//     trail.assign(literal);  // formula.clauses(): the reduced formula
//     trail.undo();           // the same links as before
//
// Invariant: steps are undone in reverse order. With no step left, and after the destructor, the formula is as it was
// at the beginning.
#pragma once
#include <satdoku/cnf/formula.hpp>

namespace satdoku::solving {
class LinkedTrail {
  public:
    /// A literal that became true, or else the number of a single clause that was unlinked.
    struct Step {
        std::optional<cnf::Literal> literal;
        std::size_t clause = 0;
        bool operator==(const Step&) const = default;
    };

    /// @param formula  must outlive this; nobody else may change it meanwhile
    explicit LinkedTrail(cnf::Formula& formula) : formula_(formula) {}
    LinkedTrail(const LinkedTrail&) = delete;
    LinkedTrail& operator=(const LinkedTrail&) = delete;
    ~LinkedTrail();

    const cnf::Formula& formula() const { return formula_; }
    std::span<const Step> steps() const { return steps_; }

    /// @pre no step was about its variable
    void assign(cnf::Literal literal);
    /// Unlinks a single clause that a search does not need. @param number  of a clause that is linked
    void spare(std::size_t number);
    /// Undoes the last step. @pre there is one
    void undo();
    /// Undoes steps up to the first difference from the given steps, then makes the missing ones.
    void become(std::span<const Step> steps);

  private:
    cnf::Formula& formula_;
    std::vector<Step> steps_;
};
}  // namespace satdoku::solving
