// The way back from simplification: for models, and for variables that somebody mentions again.
#include "core/assign.hpp"
#include "techniques.hpp"

#include <algorithm>
#include <vector>

namespace satdoku::cdcl {

void push_extension(State& state, Literal witness, std::span<const Literal> clause) {
    if (state.shown) state.shown->removed(clause);
    state.extension.push(witness, clause);
}

void extend_model(State& state) {
    state.model.assign(state.capacity, -1);
    for (std::uint32_t index = 0; index < state.assigned; ++index) {
        const Literal literal = state.trail[index];
        state.model[literal.variable().index()] = literal.negative() ? -1 : 1;
    }
    const auto holds = [&](Literal literal) {
        return (state.model[literal.variable().index()] > 0) != literal.negative();
    };
    state.extension.for_each_latest_first([&](std::span<const Literal> clause) {
        if (std::any_of(clause.begin(), clause.end(), holds)) return;
        const Literal witness = clause.front();
        state.model[witness.variable().index()] = witness.negative() ? -1 : 1;
    });
}

namespace {

/// With the clauses that went with it and with the variables that these mention.
void restore(State& state, Variable variable) {
    state.frozen.push_back(variable);
    activate(state, variable);
    std::vector<Variable> returning{variable};
    std::vector<Literal> clause;
    while (!returning.empty()) {
        const Variable next = returning.back();
        returning.pop_back();
        state.extension.take(next, [&](std::span<const Literal> literals) {
            for (const Literal literal : literals) {
                if (state.is_active(literal.variable())) continue;
                activate(state, literal.variable());
                returning.push_back(literal.variable());
            }
            add_original(state, literals);
        });
    }
}

}  // namespace

void bring_variable(State& state, Variable variable) {
    grow(state, variable.index() + 1);
    backtrack(state, 0);
    if (state.status[variable.index()] == Status::unused) {
        activate(state, variable);
    } else {
        restore(state, variable);
    }
}

}  // namespace satdoku::cdcl
