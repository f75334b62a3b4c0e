// Watch lists lend themselves as occurrence lists while no propagation runs. Here they are emptied, and set
// up anew.
#include "assign.hpp"
#include "inprocess.hpp"
#include "techniques.hpp"

#include <algorithm>
#include <iterator>

namespace satdoku::cdcl {

namespace {

/// Watches a clause anew, after the values of level 0 have been applied to it.
void attach_clause(State& state, Reference reference) {
    Clause& clause = state.arena[reference];
    const auto value_of = [&](Literal literal) { return state.value(literal); };
    if (std::any_of(clause.begin(), clause.end(), [&](Literal each) { return value_of(each) > 0; })) {
        drop_clause(state, reference);
        return;
    }
    std::vector<Literal> open;
    std::copy_if(clause.begin(), clause.end(), std::back_inserter(open),
                 [&](Literal each) { return value_of(each) == 0; });
    if (open.size() == clause.size) {
        watch_clause(state, reference);
    } else if (open.empty()) {
        derive_empty(state);
    } else if (open.size() == 1) {
        assign(state, open.front(), Reason());
        drop_clause(state, reference);
    } else if (open.size() == 2) {
        const bool redundant = clause.redundant != 0;
        prove_added(state, open);
        drop_clause(state, reference);
        add_clause(state, open, redundant, 1);
    } else {
        prove_added(state, open);
        prove_removed(state, clause.literals());
        std::copy(open.begin(), open.end(), clause.begin());
        state.arena.shrink(clause, static_cast<std::uint32_t>(open.size()));
        watch_clause(state, reference);
    }
}

}  // namespace

void detach_clauses(State& state) {
    for (WatchList& list : state.watches) {
        list.cut(
            std::remove_if(list.begin(), list.end(), [](const Watch& each) { return !each.is_binary(); }));
    }
}

void attach_clauses(State& state) {
    detach_clauses(state);
    for (Reference reference = state.arena.first(); reference != state.arena.end() && !state.unsatisfiable;
         reference = state.arena.next(reference)) {
        if (state.arena[reference].garbage == 0) attach_clause(state, reference);
    }
    // Values that came while clauses were being attached have not been propagated through the earlier ones.
    state.propagated = 0;
    if (!state.unsatisfiable && !propagate(state)) derive_empty(state);
}

}  // namespace satdoku::cdcl
