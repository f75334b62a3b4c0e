// A new learned clause often subsumes one that was learned shortly before, from nearly the same conflict. The old one
// is dropped at once. Idea: Zhang's early subsumption in zChaff's successors; in this form in CaDiCaL (Biere et al.,
// 2020).
#include "learning/learning.hpp"

#include <algorithm>

namespace satdoku::cdcl {

namespace {

bool is_reason(const State& state, Reference reference) {
    const Clause& clause = state.arena[reference];
    return std::any_of(clause.begin(), clause.begin() + 2, [&](Literal each) {
        return state.value(each) > 0 && state.assignment(each).reason == Reason::clause(reference);
    });
}

/// Returns true if the clause contains all marked literals and may be dropped.
bool is_subsumed(const State& state, Reference reference) {
    const Clause& clause = state.arena[reference];
    const std::size_t marked = state.learned.size();
    if (clause.garbage != 0 || clause.redundant == 0 || clause.size <= marked) return false;
    const auto common = std::count_if(clause.begin(), clause.end(),
                                      [&](Literal each) { return state.assignment(each).mark == sign_mark(each); });
    return static_cast<std::size_t>(common) == marked && !is_reason(state, reference);
}

}  // namespace

void subsume_recent(State& state) {
    for (const Literal literal : state.learned) state.assignment(literal).mark = sign_mark(literal);
    for (const Reference reference : state.recent.references()) {
        if (!is_subsumed(state, reference)) continue;
        drop_clause(state, reference);
        ++state.counts.subsumed_recent;
    }
    for (const Literal literal : state.learned) state.assignment(literal).mark = 0;
}

}  // namespace satdoku::cdcl
