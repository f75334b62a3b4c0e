// The order in which vivification tries clauses: tier by tier, first those that have not been tried lately, and among
// these by their most frequent literals, so that clauses with the same first literals follow each other and share
// decisions. Idea: Li et al., "Clause vivification by controlled unit propagation in CDCL SAT solvers", AIJ
// 2020.
#pragma once

#include "core/state.hpp"

#include <cstdint>
#include <vector>

namespace satdoku::cdcl {

/// A group of clauses that is tried in one run.
struct VivifyTier {
    bool redundant;
    std::uint32_t lowest_glue;   ///< of learned clauses
    std::uint32_t highest_glue;  ///< likewise
    std::uint64_t share;         ///< of the budget
};

class VivifyOrder {
  public:
    /// Counts the literals of the clauses as they are now.
    explicit VivifyOrder(State& state);

    /// The rank of a literal by number of occurrences, 0 for the most frequent one.
    std::uint32_t rank(Literal literal) const { return ranks_[literal.code()]; }

    /// The clauses of the tier, in order. If all have been tried, all count as not tried from now on.
    std::vector<Reference> candidates(const VivifyTier& tier) const;

  private:
    State& state_;
    std::vector<std::uint32_t> ranks_;  ///< by literal
};

}  // namespace satdoku::cdcl
