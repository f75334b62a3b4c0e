#include "passes/vivify_order.hpp"

#include "passes/inprocess.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <tuple>
#include <utility>

namespace satdoku::cdcl {

namespace {

/// A clause to try, with the ranks of its most frequent literals.
struct RankedClause {
    std::array<std::uint32_t, 4> ranks;
    Reference reference;
    bool tried;
};

void insert(std::array<std::uint32_t, 4>& lowest, std::uint32_t rank) {
    for (std::uint32_t& each : lowest) {
        if (rank < each) std::swap(rank, each);
    }
}

}  // namespace

VivifyOrder::VivifyOrder(State& state) : state_(state), ranks_(state.watches.size()) {
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

std::vector<Reference> VivifyOrder::candidates(const VivifyTier& tier) const {
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

}  // namespace satdoku::cdcl
