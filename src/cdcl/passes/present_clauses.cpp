#include "passes/savings.hpp"

#include <array>

namespace satdoku::cdcl {

cnf::ClauseList present_clauses(const State& state, bool learned_binaries) {
    cnf::ClauseList clauses;
    clauses.variables(state.capacity);
    for (Reference reference = state.arena.first(); reference != state.arena.end();
         reference = state.arena.next(reference)) {
        const Clause& clause = state.arena[reference];
        if (clause.garbage == 0 && clause.redundant == 0) clauses.clause(clause.literals());
    }
    for (std::uint32_t code = 0; code < 2 * state.capacity; ++code) {
        const Literal literal = Literal::from_code(code);
        for (const Watch& watch : state.watches[code]) {
            if (!watch.is_binary() || watch.blocker < literal) continue;
            if (watch.is_redundant() && !learned_binaries) continue;
            if (state.value(literal) == 0 && state.value(watch.blocker) == 0) {
                clauses.clause(std::array{literal, watch.blocker});
            }
        }
    }
    return clauses;
}

std::uint64_t cost_of_clauses(const State& state) {
    return 4 * (state.irredundant + state.binaries) + state.capacity;
}

}  // namespace satdoku::cdcl
