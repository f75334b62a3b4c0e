// Giving a literal its value: inlined into propagation.
#pragma once

#include "core/state.hpp"

namespace satdoku::cdcl {

/// Tells the proof about a literal of level 0, so that clauses that imply it can go.
void prove_unit(State& state, Literal literal);

/// Assigns a literal without value.
inline void assign(State& state, Literal literal, Reason reason) {
    const std::uint32_t level = state.level();
    Assignment& assignment = state.assignment(literal);
    assignment.level = level;
    assignment.trail = state.assigned;
    assignment.reason = reason;
    state.values[literal.code()] = 1;
    state.values[(~literal).code()] = -1;
    state.trail[state.assigned++] = literal;
    if (level == 0) prove_unit(state, literal);
}

}  // namespace satdoku::cdcl
