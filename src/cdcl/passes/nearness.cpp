#include "passes/nearness.hpp"

#include <satdoku/core/effort.hpp>

namespace satdoku::cdcl {

namespace {

/// Calls `visit` for each other variable of each clause of the variable.
template <typename Visit>
void visit_neighbours(Dense& dense, Variable variable, Visit visit) {
    for (const Literal own : {Literal(variable, false), Literal(variable, true)}) {
        const WatchList& list = dense.list(own);
        dense.effort.spend(1 + core::spreading(list.size()));
        for (const Watch& watch : list) {
            if (watch.is_binary()) {
                if (!watch.is_redundant()) visit(watch.blocker.variable());
                continue;
            }
            const Clause& clause = dense.state.arena[watch.reference()];
            dense.effort.spend(1);
            if (clause.garbage != 0) continue;
            for (const Literal literal : clause.literals()) {
                if (literal != own) visit(literal.variable());
            }
        }
    }
}

}  // namespace

void Nearness::count_two_steps(Variable origin) {
    two_steps_.resize(dense_.state.capacity, 0);
    three_steps_.resize(dense_.state.capacity, 0);
    std::vector<Variable> neighbours;
    visit_neighbours(dense_, origin, [&](Variable each) { neighbours.push_back(each); });
    for (const Variable neighbour : neighbours) {
        if (exhausted(dense_)) return;
        visit_neighbours(dense_, neighbour, [&](Variable each) {
            if (two_steps_[each.index()]++ == 0) reached_.push_back(each);
        });
    }
}

std::uint64_t Nearness::of(Variable origin, Variable other) {
    if (reached_.empty()) count_two_steps(origin);
    std::uint64_t& known = three_steps_[other.index()];
    if (known == 0) {
        known = 1;
        visit_neighbours(dense_, other, [&](Variable each) { known += two_steps_[each.index()]; });
        asked_.push_back(other);
    }
    return known - 1;
}

void Nearness::forget() {
    for (const Variable variable : reached_) two_steps_[variable.index()] = 0;
    for (const Variable variable : asked_) three_steps_[variable.index()] = 0;
    reached_.clear();
    asked_.clear();
}

}  // namespace satdoku::cdcl
