// Opening a level and backtracking: besides assign(), the only two ways to change the trail. Chronological backtracking
// (Nadel and Ryvchin, SAT 2018) is not used: every propagation would have to compute levels, and Kissat hardly gains by
// it (benchmarks/results/propagation.md).
#include "core/operations.hpp"

namespace satdoku::cdcl {
namespace {
/// Returns where the queue's `unassigned` must be after these variables have lost their values.
std::uint32_t latest_bumped(const Queue& queue, std::span<const Literal> freed) {
    std::uint32_t latest = queue.unassigned;
    std::uint64_t stamp = latest == Queue::none ? 0 : queue.stamp(latest);
    for (const Literal literal : freed) {
        const std::uint32_t variable = literal.variable().index();
        if (queue.stamp(variable) <= stamp) continue;
        latest = variable;
        stamp = queue.stamp(variable);
    }
    return latest;
}
}  // namespace

void open_level(State& state, Literal literal) {
    state.levels.push_back({.begin = state.assigned, .decision = literal});
    if (state.value(literal) != 0) return;
    assign(state, literal, Reason());
    --state.counts.propagations;
}

void backtrack(State& state, std::uint32_t level) {
    if (level >= state.level()) return;
    if (state.observation) state.observation->backtrack(state, level);
    if (state.propagator) state.propagator->backtrack(state, level);
    const std::uint32_t keep = state.levels[level].begin;
    // Local copies, for the same reason as in propagate.cpp.
    std::int8_t* const values = state.values.data();
    std::int8_t* const saved = state.saved.data();
    const Literal* const trail = state.trail.data();
    const std::uint32_t assigned = state.assigned;
    for (std::uint32_t index = keep; index < assigned; ++index) {
        const Literal literal = trail[index];
        values[literal.code()] = 0;
        values[(~literal).code()] = 0;
        saved[literal.variable().index()] = phase_of(literal);
    }
    if (state.order == Order::scores) {
        for (std::uint32_t index = assigned; index-- > keep;) {
            const Variable variable = trail[index].variable();
            if (!state.heap.contains(variable)) state.heap.push(variable);
        }
    } else {
        state.queue.unassigned = latest_bumped(state.queue, {trail + keep, trail + assigned});
    }
    state.counts.propagations += assigned - keep;
    state.assigned = keep;
    state.propagated = std::min(state.propagated, keep);
    state.matrix_seen = std::min(state.matrix_seen, keep);
    state.levels.erase(state.levels.begin() + level, state.levels.end());
}
}  // namespace satdoku::cdcl
