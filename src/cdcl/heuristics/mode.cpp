// The modes of the search, and what changes with them.
//
// Focused mode (frequent restarts) is good at refuting, stable mode (decisions by scores, target phases, rare restarts)
// at finding models. They alternate, each with the same number of ticks. Idea: Oh, "Between SAT and UNSAT", SAT 2015;
// Biere and Fleury's mode switching by ticks, 2020.
//
// The order of decisions: in stable mode by scores; in focused mode by the queue or by scores, whichever does better on
// this formula. The queue refutes structured formulas that scores alone cannot refute; for random formulas at the
// threshold it is the reverse. This cannot be seen from the formula, so focused mode tries both
// (benchmarks/results/branching.md). Idea: choosing among branching heuristics by what they have brought, Cherif, Habet
// and Terrioux, "Combining VSIDS and CHB using restarts in SAT", CP 2021.
//
// Settings: formulas where most conflicts come without a decision since the previous conflict get other ones. Examples
// are the inversion of functions, mappings of graphs, labellings and Latin squares, where each value excludes many
// others, and where no variable is defined by others, as most are in circuits and programs. The effect of each setting
// is in benchmarks/results/branching.md. Idea: Audemard and Simon's Glucose, which has settings for this kind
// after a hundred thousand conflicts.
#include "heuristics/heuristics.hpp"

namespace satdoku::cdcl {
namespace {
/// The order with fewer decisions per conflict is better if the clauses are about as good. Scores mostly need fewer
/// decisions, but on structured formulas their clauses have far more glue, and the queue is better.
Order better_order(const State& state) {
    constexpr double tolerance = 1.2;
    const Trial& queue = state.trials[static_cast<std::size_t>(Order::queue)];
    const Trial& scores = state.trials[static_cast<std::size_t>(Order::scores)];
    return scores.glue < tolerance * queue.glue && scores.decisions < queue.decisions ? Order::scores : Order::queue;
}

/// Returns true if the focused mode that begins now tries the order that did worse.
bool trying_order(const State& state) {
    // Short solves end before the first trial of scores, which is expensive on structured formulas.
    constexpr std::uint64_t first_trial = 3;
    constexpr std::uint64_t trial_period = 5;
    return state.options.focused_scores == measured && state.counts.mode_switches / 2 % trial_period == first_trial;
}

Order focused_order(const State& state) {
    if (state.options.focused_scores == only_scores) return Order::scores;
    if (state.options.focused_scores != measured) return Order::queue;
    const Order better = better_order(state);
    if (!state.schedule.trial) return better;
    return better == Order::scores ? Order::queue : Order::scores;
}

void enter_mode(State& state, bool stable) {
    state.stable = stable;
    choose_order(state);
    if (stable) {
        state.reluctant = Reluctant(state.options.reluctant.count());
    } else {
        state.schedule.restart = state.counts.conflicts + state.options.restart_interval.count();
    }
    state.average().last_decisions = state.counts.decisions;
}
}  // namespace

// ---- The order of decisions

void choose_order(State& state) {
    state.order = state.stable ? Order::scores : focused_order(state);
    if (state.order == Order::queue) {
        state.queue.unassigned = state.queue.last();
        return;
    }
    if (!state.stable) ++state.counts.focused_scores;
    for (std::uint32_t index = 0; index < state.capacity; ++index) {
        const Variable variable(index);
        if (state.is_open(variable) && !state.heap.contains(variable)) state.heap.push(variable);
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

// ---- Settings

bool adapting(const State& state) {
    constexpr std::uint64_t enough = 5000;
    constexpr double many = 0.55;
    if (state.options.adapt == 0 || !state.stable || state.counts.adaptations != 0) return false;
    if (state.elimination_pays) return false;   // variables that define one another: a circuit or a program
    if (state.counts.solves > 1) return false;  // they keep few learned clauses, and those of one solve help the next
    const Counts& before = state.schedule.mode_counts;
    const std::uint64_t conflicts = state.counts.conflicts - before.conflicts;
    const std::uint64_t successive = state.counts.successive - before.successive;
    return conflicts >= enough && static_cast<double>(successive) > many * static_cast<double>(conflicts);
}

void adapt(State& state) {
    ++state.counts.adaptations;
    Options& options = state.options;
    options.focused_scores.suggest(2);
    options.score_decay.suggest(5);
    options.bump_reasons.suggest(1);  // in focused mode
    options.restart_interval.suggest(100);
    options.restart_margin.suggest(15);
    options.strengthen.suggest(0);
    options.reduce_interval.suggest(100);
    options.vivify.suggest(0);
    options.target.suggest(0);
}

// ---- Modes

bool switching_mode(const State& state) {
    if (state.options.stable == only_focused || state.options.stable == only_stable) return false;
    if (state.counts.mode_switches == 0) return state.counts.conflicts >= state.schedule.mode_conflicts;
    return state.search_ticks() >= state.schedule.mode_ticks;
}

void switch_mode(State& state) {
    constexpr double trial_share = 0.25;  // of a focused mode
    backtrack(state, 0);
    measure_order(state);
    if (adapting(state)) adapt(state);
    // Both modes of a round have the same span; later rounds are longer.
    double span = 1;
    if (std::exchange(state.schedule.trial, false)) {
        span -= trial_share;
        enter_mode(state, false);
    } else {
        if (state.counts.mode_switches++ == 0) state.schedule.mode_span = state.search_ticks() + 1;
        state.schedule.trial = state.stable && trying_order(state);
        if (state.schedule.trial) span = trial_share;
        enter_mode(state, !state.stable);
        if (state.observation) state.observation->report_mode(state);
    }
    span *= static_cast<double>(state.schedule.mode_span) * growth(state.counts.mode_switches / 2 + 1, 3);
    state.schedule.mode_counts = state.counts;
    state.schedule.mode_ticks = state.search_ticks() + static_cast<std::uint64_t>(span);
}
}  // namespace satdoku::cdcl
