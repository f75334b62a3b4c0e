// Levels open and close: the only two ways in which the trail changes besides assign().
// Chronological backtracking (Nadel and Ryvchin, SAT 2018) is not here: every propagation would have to
// compute levels, and kissat without it takes 0.9 to 1.0 times as long on instances of this size.
#include "assign.hpp"
#include "techniques.hpp"

namespace satdoku::cdcl {

void open_level(State& state, Literal literal) {
    state.levels.push_back({.begin = state.assigned, .decision = literal});
    if (state.value(literal) == 0) assign(state, literal, Reason());
}

void backtrack(State& state, std::uint32_t level) {
    if (level >= state.level()) return;
    const std::uint32_t keep = state.levels[level].begin;
    for (std::uint32_t index = state.assigned; index-- > keep;) {
        const Literal literal = state.trail[index];
        const Variable variable = literal.variable();
        state.values[literal.code()] = 0;
        state.values[(~literal).code()] = 0;
        state.saved[variable.index()] = literal.negative() ? -1 : 1;
        if (state.stable) {
            if (!state.heap.contains(variable)) state.heap.push(variable);
        } else if (state.queue.stamp(variable.index()) > state.queue.stamp(state.queue.unassigned)) {
            state.queue.unassigned = variable.index();
        }
    }
    state.assigned = keep;
    state.propagated = std::min(state.propagated, keep);
    state.matrix_seen = std::min(state.matrix_seen, keep);
    state.levels.erase(state.levels.begin() + level, state.levels.end());
}

}  // namespace satdoku::cdcl
