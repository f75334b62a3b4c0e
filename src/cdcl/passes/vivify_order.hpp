// The order in which vivification tries clauses: tier by tier, first those that have not been tried lately, and among
// these by their most frequent literals, so that clauses with the same first literals follow each other and share
// decisions. Idea: Li et al., "Clause vivification by controlled unit propagation in CDCL SAT solvers", AIJ 2020.
#pragma once

#include "passes/inprocess.hpp"

#include <tuple>

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
    explicit VivifyOrder(State& state) : state_(state), ranks_(state.watches.size()) {
        std::vector<std::uint32_t> counts(ranks_.size(), 0);
        for_each_clause(state, ClauseKind::both, [&](Reference, const Clause& clause) {
            for (const Literal literal : clause.literals()) ++counts[literal.code()];
        });
        std::vector<std::uint32_t> order(counts.size());
        for (std::uint32_t code = 0; code < order.size(); ++code) order[code] = code;
        std::stable_sort(order.begin(), order.end(),
                         [&](std::uint32_t one, std::uint32_t two) { return counts[one] > counts[two]; });
        for (std::uint32_t place = 0; place < order.size(); ++place) ranks_[order[place]] = place;
    }

    /// The rank of a literal by number of occurrences, 0 for the most frequent one.
    std::uint32_t rank(Literal literal) const { return ranks_[literal.code()]; }

    /// The clauses of the tier, in order. If all have been tried, all count as not tried from now on.
    std::vector<Reference> candidates(const VivifyTier& tier) const {
        std::vector<RankedClause> found;
        bool all_tried = true;
        const ClauseKind kind = tier.redundant ? ClauseKind::learned : ClauseKind::irredundant;
        for_each_clause(state_, kind, [&](Reference reference, const Clause& clause) {
            if (tier.redundant && (clause.glue < tier.lowest_glue || clause.glue > tier.highest_glue)) return;
            RankedClause candidate{{}, reference, clause.vivified != 0};
            candidate.ranks.fill(std::numeric_limits<std::uint32_t>::max());
            for (const Literal literal : clause.literals()) insert(candidate.ranks, rank(literal));
            found.push_back(candidate);
            all_tried = all_tried && candidate.tried;
        });
        std::sort(found.begin(), found.end(), [](const RankedClause& one, const RankedClause& two) {
            return std::tie(one.tried, one.ranks, one.reference) < std::tie(two.tried, two.ranks, two.reference);
        });
        std::vector<Reference> order;
        order.reserve(found.size());
        for (const RankedClause& candidate : found) {
            order.push_back(candidate.reference);
            if (all_tried) state_.arena[candidate.reference].vivified = 0;
        }
        return order;
    }

  private:
    /// A clause to try, with the ranks of its most frequent literals.
    struct RankedClause {
        std::array<std::uint32_t, 4> ranks;
        Reference reference;
        bool tried;
    };

    static void insert(std::array<std::uint32_t, 4>& lowest, std::uint32_t rank) {
        for (std::uint32_t& each : lowest) {
            if (rank < each) std::swap(rank, each);
        }
    }

    State& state_;
    std::vector<std::uint32_t> ranks_;  ///< by literal
};

}  // namespace satdoku::cdcl
