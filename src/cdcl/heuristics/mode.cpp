// Focused mode (frequent restarts) is good at refuting, stable mode (decisions by scores, target phases, rare restarts)
// at finding models. They alternate, each with the same number of ticks. Idea: Oh, "Between SAT
// and UNSAT", SAT 2015; Biere and Fleury's mode switching by ticks, 2020.
#include "heuristics/heuristics.hpp"

namespace satdoku::cdcl {

namespace {

constexpr int only_focused = 0;
constexpr int only_stable = 2;
constexpr int stable_first = 3;

void enter_mode(State& state, bool stable) {
    state.stable = stable;
    choose_order(state);
    if (stable) {
        state.reluctant = Reluctant(static_cast<std::uint64_t>(state.options.reluctant));
    } else {
        state.schedule.restart = state.counts.conflicts + static_cast<std::uint64_t>(state.options.restart_interval);
    }
    state.average().last_decisions = state.counts.decisions;
}

}  // namespace

void init_mode(State& state) {
    state.stable = state.options.stable == only_stable || state.options.stable == stable_first;
    choose_order(state);
    state.reluctant = Reluctant(static_cast<std::uint64_t>(state.options.reluctant));
    state.schedule.mode_conflicts = static_cast<std::uint64_t>(state.options.mode_interval);
}

bool switching_mode(const State& state) {
    if (state.options.stable == only_focused || state.options.stable == only_stable) return false;
    if (state.counts.mode_switches == 0) return state.counts.conflicts >= state.schedule.mode_conflicts;
    return state.search_ticks() >= state.schedule.mode_ticks;
}

void switch_mode(State& state) {
    backtrack(state, 0);
    measure_order(state);
    if (adapting(state)) adapt(state);
    if (state.counts.mode_switches++ == 0) state.schedule.mode_span = state.search_ticks() + 1;
    enter_mode(state, !state.stable);
    if (state.observation) state.observation->report_mode(state);
    // Both modes of a round have the same span; later rounds are longer.
    const std::uint64_t round = state.counts.mode_switches / 2 + 1;
    const double longer = growth(round, 3);
    state.schedule.mode_counts = state.counts;
    state.schedule.mode_ticks =
        state.search_ticks() + static_cast<std::uint64_t>(static_cast<double>(state.schedule.mode_span) * longer);
}

}  // namespace satdoku::cdcl
