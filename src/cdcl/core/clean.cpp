// New values of level 0 change the formula: clauses that hold are dropped, false literals taken out. Binary
// clauses with a value all hold, and go in collect().
#include "techniques.hpp"

#include <algorithm>
#include <iterator>

namespace satdoku::cdcl {

namespace {

void clean_clause(State& state, Reference reference, const Clause& clause) {
    if (std::any_of(clause.begin(), clause.end(),
                    [&](Literal literal) { return state.value(literal) > 0; })) {
        drop_clause(state, reference);
        return;
    }
    const auto is_false = [&](Literal literal) { return state.value(literal) < 0; };
    if (std::none_of(clause.begin(), clause.end(), is_false)) return;
    state.scratch.clear();
    std::remove_copy_if(clause.begin(), clause.end(), std::back_inserter(state.scratch), is_false);
    // The watched literals have no value: they stay in front.
    shorten_clause(state, reference, state.scratch);
    state.scratch.clear();
}

}  // namespace

void clean(State& state) {
    if (state.cleaned == state.assigned) return;
    if (state.shown) state.shown->tell_simplification("clean");
    for_each_clause(state, ClauseKind::both, [&](Reference reference, const Clause& clause) {
        clean_clause(state, reference, clause);
    });
    for (; state.cleaned < state.assigned; ++state.cleaned) {
        const Variable variable = state.trail[state.cleaned].variable();
        if (state.queue.contains(variable.index())) state.queue.remove(variable.index());
        if (state.heap.contains(variable)) state.heap.remove(variable);
    }
    collect(state);
    if (state.shown) state.shown->tell_simplification({});
}

}  // namespace satdoku::cdcl
