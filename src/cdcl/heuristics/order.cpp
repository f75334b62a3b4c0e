// The order of decisions: in stable mode by scores; in focused mode by the queue or by scores, whichever does better on
// this formula.
//
// The queue refutes structured formulas that scores alone cannot refute; for random formulas at the threshold it is the
// reverse. This cannot be seen from the formula, so focused mode tries both (benchmarks/results/branching.md).
// Idea: choosing among branching heuristics by what they have brought, Cherif, Habet and Terrioux, "Combining
// VSIDS and CHB using restarts in SAT", CP 2021.
#include "heuristics/heuristics.hpp"

namespace satdoku::cdcl {

namespace {

constexpr int measured = 1;
constexpr int only_scores = 2;

/// The order with fewer decisions per conflict is better if the clauses are about as good. Scores mostly need fewer
/// decisions, but on structured formulas their clauses have far more glue, and the queue is better.
Order better_order(const State& state) {
    constexpr double tolerance = 1.2;
    const Trial& queue = state.trials[static_cast<std::size_t>(Order::queue)];
    const Trial& scores = state.trials[static_cast<std::size_t>(Order::scores)];
    return scores.glue < tolerance * queue.glue && scores.decisions < queue.decisions ? Order::scores : Order::queue;
}

Order focused_order(const State& state) {
    // Short solves end before the first trial of scores, which is expensive on structured formulas.
    constexpr std::uint64_t first_trial = 3;
    constexpr std::uint64_t trial_period = 5;
    if (state.options.focused_scores == only_scores) return Order::scores;
    if (state.options.focused_scores != measured) return Order::queue;
    const Order better = better_order(state);
    if (state.counts.mode_switches / 2 % trial_period != first_trial) return better;
    return better == Order::scores ? Order::queue : Order::scores;
}

}  // namespace

void choose_order(State& state) {
    state.order = state.stable ? Order::scores : focused_order(state);
    if (state.order == Order::queue) {
        state.queue.unassigned = state.queue.last();
        return;
    }
    if (!state.stable) ++state.counts.focused_scores;
    for (std::uint32_t index = 0; index < state.capacity; ++index) {
        const Variable variable(index);
        if (state.is_active(variable) && state.values[std::size_t{2} * index] == 0 && !state.heap.contains(variable)) {
            state.heap.push(variable);
        }
    }
}

void measure_order(State& state) {
    const Counts& before = state.schedule.mode_counts;
    const auto conflicts = static_cast<double>(state.counts.conflicts - before.conflicts);
    if (state.stable || conflicts == 0) return;
    Trial& trial = state.trials[static_cast<std::size_t>(state.order)];
    trial.glue = static_cast<double>(state.counts.learned_glue - before.learned_glue) / conflicts;
    trial.decisions = static_cast<double>(state.counts.decisions - before.decisions) / conflicts;
}

}  // namespace satdoku::cdcl
