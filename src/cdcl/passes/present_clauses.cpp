#include "passes/present_clauses.hpp"

#include "core/database.hpp"

#include <array>

namespace satdoku::cdcl {

cnf::ClauseList present_clauses(const State& state, ClauseKind binaries) {
    cnf::ClauseList clauses;
    clauses.variables(state.capacity);
    for_each_clause(state, ClauseKind::irredundant,
                    [&](Reference, const Clause& clause) { clauses.clause(clause.literals()); });
    for_each_binary(state, binaries, [&](Literal first, Literal second) {
        if (state.value(first) == 0 && state.value(second) == 0) clauses.clause(std::array{first, second});
    });
    return clauses;
}

std::uint64_t cost_of_clauses(const State& state) {
    return 4 * (state.irredundant + state.binaries) + state.capacity;
}

}  // namespace satdoku::cdcl
