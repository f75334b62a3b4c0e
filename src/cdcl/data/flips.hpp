// Which variables of a model can change their values alone: those whose true literal is nowhere the only true one of a
// clause. Made for one model, with the clauses by literal, so that a question looks at the clauses of one literal only.
#pragma once
#include <satdoku/cnf/occurrences.hpp>

namespace satdoku::cdcl {
class Flips {
  public:
    /// @param literals  number of literal codes
    /// @param clauses   without duplicate literals and tautologies
    /// @param holds     whether the literal is true in the model, which satisfies all clauses
    Flips(std::size_t literals, const cnf::ClauseList& clauses, const std::function<bool(cnf::Literal)>& holds)
        : clauses_(cnf::clauses_by_literal(literals, clauses)) {
        for (std::size_t index = 0; index < clauses.size(); ++index) {
            const auto clause = clauses[index];
            true_.push_back(static_cast<std::uint32_t>(std::count_if(clause.begin(), clause.end(), holds)));
        }
    }

    /// @param literal  true in the model
    bool can_become_false(cnf::Literal literal) const {
        const auto clauses = clauses_[literal];
        return std::none_of(clauses.begin(), clauses.end(), [&](std::uint32_t index) { return true_[index] == 1; });
    }

    /// @pre can_become_false(literal)
    void make_false(cnf::Literal literal) {
        for (const std::uint32_t index : clauses_[literal]) --true_[index];
        for (const std::uint32_t index : clauses_[~literal]) ++true_[index];
    }

  private:
    cnf::Occurrences<std::uint32_t> clauses_;  ///< by literal: indices of the clauses with it
    std::vector<std::uint32_t> true_;          ///< by clause: number of its true literals
};
}  // namespace satdoku::cdcl
