// The extension stack: clauses that simplification dropped although the rest does not imply them. Each has a
// witness, one of its literals: making it true mends the clause without breaking any other that was there.
//
// Layout: for each clause its literals' codes, the witness first, then their number. A model is extended by
// going through the clauses backwards and making the witness true wherever a clause is false. Idea: Järvisalo
// and Biere, "Reconstructing solutions after blocked clause elimination", SAT 2010; for clauses that come
// back: Fazekas, Biere and Scholl, "Incremental inprocessing in SAT solving", SAT 2019, of which this is the
// plainest form: whoever mentions one variable that has gone, gets all of them back.
#include "core/assign.hpp"
#include "techniques.hpp"

#include <utility>

namespace satdoku::cdcl {

void push_extension(State& state, Literal witness, std::span<const Literal> clause) {
    if (state.shown) state.shown->removed(clause);
    state.extension.push_back(witness.code());
    for (const Literal literal : clause) {
        if (literal != witness) state.extension.push_back(literal.code());
    }
    state.extension.push_back(static_cast<std::uint32_t>(clause.size()));
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
    for (std::size_t end = state.extension.size(); end > 0;) {
        const std::uint32_t size = state.extension[--end];
        const std::size_t begin = end - size;
        bool satisfied = false;
        for (std::size_t index = begin; index < end && !satisfied; ++index) {
            satisfied = holds(Literal::from_code(state.extension[index]));
        }
        if (!satisfied) {
            const Literal witness = Literal::from_code(state.extension[begin]);
            state.model[witness.variable().index()] = witness.negative() ? -1 : 1;
        }
        end = begin;
    }
}

void restore(State& state) {
    state.restored = true;
    for (std::uint32_t index = 0; index < state.capacity; ++index) {
        const Status status = state.status[index];
        if (status == Status::eliminated || status == Status::substituted) activate(state, Variable(index));
    }
    const std::vector<std::uint32_t> extension = std::exchange(state.extension, {});
    std::vector<Literal> clause;
    for (std::size_t end = extension.size(); end > 0;) {
        const std::uint32_t size = extension[--end];
        clause.clear();
        for (std::size_t index = end - size; index < end; ++index) {
            clause.push_back(Literal::from_code(extension[index]));
        }
        add_original(state, clause);
        end -= size;
    }
}

}  // namespace satdoku::cdcl
