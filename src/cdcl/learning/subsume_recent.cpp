// A learned clause often subsumes one learned shortly before, from nearly the same conflict. The old one is dropped at
// once. Idea: Zhang's early subsumption in zChaff's successors; in this form in CaDiCaL (Biere et al., 2020).
//
// Clauses of a user propagator that exclude one solution after the other differ in few literals. What is learned from
// two of them often subsumes both, and takes their place in the formula: so hundreds of thousands of them never come
// together (benchmarks/results/propagators.md). Idea: Han and Somenzi, "On-the-fly clause improvement", SAT 2009.
#include "learning/learning.hpp"

namespace satdoku::cdcl {
namespace {
/// Calls `drop` for each of these clauses that has all literals of state.learned and others. None of them is a reason: all
/// literals of the learned clause were false, and of these at least one was unassigned by backtracking.
void for_each_subsumed(State& state, std::span<const Reference> references, auto&& drop) {
    const std::size_t size = state.learned.size();
    for (const Literal literal : state.learned) state.assignment(literal).mark = sign_mark(literal);
    const auto is_common = [&](Literal each) { return state.assignment(each).mark == sign_mark(each); };
    for (const Reference reference : references) {
        const Clause& clause = state.arena[reference];
        if (clause.garbage != 0 || clause.size <= size) continue;
        const auto common = std::count_if(clause.begin(), clause.end(), is_common);
        if (static_cast<std::size_t>(common) == size) drop(reference);
    }
    for (const Literal literal : state.learned) state.assignment(literal).mark = 0;
}
}  // namespace

void subsume_recent(State& state) {
    for_each_subsumed(state, state.recent.references(), [&](Reference reference) {
        if (state.arena[reference].redundant == 0) return;
        drop_clause(state, reference);
        ++state.counts.subsumed_recent;
    });
}

void subsume_antecedents(State& state, Reference learned) {
    bool replaces = false;
    for_each_subsumed(state, state.antecedents, [&](Reference reference) {
        const bool redundant = state.arena[reference].redundant != 0;
        replaces = replaces || !redundant;
        ++(redundant ? state.counts.subsumed_recent : state.counts.subsumed);
        drop_clause(state, reference);
    });
    if (!replaces) return;
    if (state.learned.size() == 2) {
        promote_binary(state, state.learned[0], state.learned[1]);
    } else {
        promote_clause(state, learned);
    }
}
}  // namespace satdoku::cdcl
