// Reduction: drops learned clauses that have not been used lately, those with the worst glue first.
//
// There are three tiers by glue. A clause of the first tier survives many reductions after its last use, one of the
// second tier only the next; all others are candidates. The limits of the tiers come from the uses of clauses: the
// first tier has half of all uses, the first two have nine tenths. Ideas: Audemard and Simon, IJCAI 2009; tiers: Oh,
// 2015; limits by use: Kissat 4 (Biere et al., 2024).
#include "learning/learning.hpp"
#include <cmath>
#include <numeric>
#include <tuple>

namespace satdoku::cdcl {
namespace {
struct Candidate {
    std::uint32_t glue;
    std::uint32_t size;
    Reference reference;
    /// The clause to drop first comes first; of equal ones, the older.
    bool operator<(const Candidate& other) const {
        return std::tie(other.glue, other.size, reference) < std::tie(glue, size, other.reference);
    }
};

void mark_reasons(State& state, bool marked) {
    for (const Literal literal : state.true_literals()) {
        const Reason reason = state.assignment(literal).reason;
        if (reason.is_clause() && reason.reference() >= state.first_redundant)
            state.arena[reason.reference()].reason = marked;
    }
}

/// With many short solves, clauses learned under the assumptions of one solve are mostly useless for the next and slow
/// it down (benchmarks/results/learning.md). The size of the formula is a measure for the cost of a reduction.
bool solving_often(const State& state) {
    constexpr std::uint64_t solves = 16;
    constexpr std::uint64_t conflicts = 32;
    constexpr std::uint64_t clauses_of_conflict = 512;
    return state.counts.solves - state.schedule.last_reduce_solves >= solves &&
           state.counts.conflicts - state.schedule.last_reduce >=
               conflicts + (state.irredundant + state.binaries) / clauses_of_conflict;
}

void update_tiers(State& state) {
    Tiers& tiers = state.tier();
    tiers.tier1 = static_cast<std::uint32_t>(state.options.tier1);
    tiers.tier2 = static_cast<std::uint32_t>(state.options.tier2);
    if (solving_often(state)) tiers.tier1 = tiers.tier2 = 1;
    const std::uint64_t all = std::accumulate(tiers.uses.begin(), tiers.uses.end(), std::uint64_t{0});
    if (state.options.measure_tiers == 0 || all == 0 || solving_often(state)) return;
    const auto glue_of_share = [&](std::uint64_t percent) {
        std::uint64_t uses = 0;
        std::uint32_t glue = 0;
        while ((uses += tiers.uses[glue]) * 100 < all * percent) ++glue;
        return glue;
    };
    tiers.tier1 = glue_of_share(50);
    tiers.tier2 = glue_of_share(90);
}

std::vector<Candidate> find_candidates(State& state) {
    std::vector<Candidate> candidates;
    const Tiers& tiers = state.tier();
    for_each_clause(state, ClauseKind::learned, [&](Reference reference, Clause& clause) {
        const std::uint32_t used = clause.used;
        if (used > 0) clause.used = (used - 1) & longest_use;
        if (clause.reason != 0 || (clause.glue <= tiers.tier1 && used > 0) ||
            (clause.glue <= tiers.tier2 && used == longest_use)) {
            return;
        }
        candidates.push_back({clause.glue, clause.size, reference});
    });
    return candidates;
}

/// The share of candidates to drop. It grows with the number of reductions.
double share_to_drop(const State& state) {
    const double low = state.options.reduce_low / 100.0;
    const double high = std::max(low, state.options.reduce_high / 100.0);
    return high - (high - low) / core::common_logarithm(static_cast<double>(state.counts.reductions + 9));
}

/// On a large formula with few learned clauses, collect() would take longer than the search between two reductions.
/// Until then propagation skips garbage.
bool worth_collecting(const State& state) {
    constexpr Reference share = 16;
    return (state.arena.end() - state.first_redundant) * share >= state.arena.end();
}
}  // namespace

bool reducing(const State& state) {
    return state.options.reduce != 0 && (state.counts.conflicts >= state.schedule.reduce || solving_often(state));
}

void reduce(State& state) {
    ++state.counts.reductions;
    if (state.observation) state.observation->report_trail(state);
    if (state.cleaned < state.fixed()) {
        backtrack(state, 0);
        clean(state);
    }
    update_tiers(state);
    mark_reasons(state, true);
    std::vector<Candidate> candidates = find_candidates(state);
    mark_reasons(state, false);
    std::sort(candidates.begin(), candidates.end());
    const auto drop = static_cast<std::size_t>(static_cast<double>(candidates.size()) * share_to_drop(state));
    for (std::size_t index = 0; index < drop; ++index) drop_clause(state, candidates[index].reference);
    state.counts.dropped += drop;
    if (state.observation) state.observation->report_reduction(state, drop);
    if (worth_collecting(state)) collect(state);
    state.schedule.last_reduce = state.counts.conflicts;
    state.schedule.last_reduce_solves = state.counts.solves;
    state.schedule.reduce =
        state.counts.conflicts + static_cast<std::uint64_t>(state.options.reduce_interval *
                                                            std::sqrt(static_cast<double>(state.counts.reductions)));
}
}  // namespace satdoku::cdcl
