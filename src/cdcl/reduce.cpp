// Learned clauses that have not been of use lately are dropped, the worst glue first.
//
// Three tiers: glue up to tier1 stays for good; up to tier2, a clause outlives two reductions after its last
// use; any other outlives one. Ideas: Audemard and Simon, IJCAI 2009; tiers: Oh, 2015.
#include "techniques.hpp"

#include <algorithm>
#include <cmath>
#include <tuple>

namespace satdoku::cdcl {

namespace {

struct Candidate {
    std::uint32_t glue;
    std::uint32_t size;
    Reference reference;
    /// The one to drop first comes first, of equal ones the older.
    bool operator<(const Candidate& other) const {
        return std::tie(other.glue, other.size, reference) < std::tie(glue, size, other.reference);
    }
};

void mark_reasons(State& state, bool marked) {
    for (std::uint32_t index = 0; index < state.assigned; ++index) {
        const Reason reason = state.assignment(state.trail[index]).reason;
        if (reason.is_clause()) state.arena[reason.reference()].reason = marked;
    }
}

std::vector<Candidate> find_candidates(State& state) {
    std::vector<Candidate> candidates;
    const auto tier1 = static_cast<std::uint32_t>(state.options.tier1);
    for (Reference reference = state.arena.first(); reference != state.arena.end();
         reference = state.arena.next(reference)) {
        Clause& clause = state.arena[reference];
        if (clause.redundant == 0 || clause.garbage != 0 || clause.reason != 0) continue;
        if (clause.used > 0) {
            clause.used = (clause.used - 1U) & 3U;
            continue;
        }
        if (clause.glue > tier1) candidates.push_back({clause.glue, clause.size, reference});
    }
    return candidates;
}

/// Many short solves: what one has learned under its assumptions is mostly of no use for the next, and slows
/// it down (17-clue sudokus are solved twice as fast with this). The formula's size stands for what a
/// reduction costs.
bool solving_often(const State& state) {
    constexpr std::uint64_t solves = 16;
    constexpr std::uint64_t conflicts = 32;
    constexpr std::uint64_t clauses_of_conflict = 512;
    return state.counts.solves - state.schedule.last_reduce_solves >= solves &&
           state.counts.conflicts - state.schedule.last_reduce >=
               conflicts + (state.irredundant + state.binaries) / clauses_of_conflict;
}

}  // namespace

bool reducing(const State& state) {
    return state.options.reduce != 0 &&
           (state.counts.conflicts >= state.schedule.reduce || solving_often(state));
}

void reduce(State& state) {
    ++state.counts.reductions;
    if (state.cleaned < (state.level() == 0 ? state.assigned : state.levels.front().begin)) {
        backtrack(state, 0);
        clean(state);
    }
    mark_reasons(state, true);
    std::vector<Candidate> candidates = find_candidates(state);
    mark_reasons(state, false);
    std::sort(candidates.begin(), candidates.end());
    const std::size_t drop =
        candidates.size() * static_cast<std::size_t>(state.options.reduce_fraction) / 100;
    for (std::size_t index = 0; index < drop; ++index) drop_clause(state, candidates[index].reference);
    state.counts.dropped += drop;
    collect(state);
    state.schedule.last_reduce = state.counts.conflicts;
    state.schedule.last_reduce_solves = state.counts.solves;
    state.schedule.reduce =
        state.counts.conflicts +
        static_cast<std::uint64_t>(state.options.reduce_interval *
                                   std::sqrt(static_cast<double>(state.counts.reductions)));
}

}  // namespace satdoku::cdcl
