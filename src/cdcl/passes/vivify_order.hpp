// In which order vivification tries clauses: tier by tier, the ones that were not tried lately first, and
// among these by their most frequent literals, so that clauses that begin alike follow each other and share
// decisions. Idea: Li et al., "Clause vivification by controlled unit propagation in CDCL SAT solvers", AIJ
// 2020.
#pragma once

#include "core/state.hpp"

#include <cstdint>
#include <vector>

namespace satdoku::cdcl {

/// A group of clauses that is worked through in one go.
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

    /// A literal's place among all by number of occurrences, 0 for the most frequent one.
    std::uint32_t rank(Literal literal) const { return ranks_[literal.code()]; }

    /// The clauses of the tier, in order. Where all were tried, each counts as not tried from now on.
    std::vector<Reference> candidates(const VivifyTier& tier) const;

  private:
    State& state_;
    std::vector<std::uint32_t> ranks_;  ///< by literal
};

}  // namespace satdoku::cdcl
