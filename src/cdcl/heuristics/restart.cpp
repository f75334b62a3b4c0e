// Restarts: in focused mode when the recent glue is worse than its long-term average, in stable mode by reluctant
// doubling. Decisions that would be made again are kept. Ideas: Biere and Fröhlich, "Evaluating CDCL restart schemes",
// POS 2015; Knuth's reluctant doubling; trail reuse, van der Tak, Ramos and Heule, JSAT 2011.
#include "heuristics/heuristics.hpp"

namespace satdoku::cdcl {
namespace {
/// The highest level up to which all decisions come before the next decision in the current order.
std::uint32_t reusable_level(State& state, std::uint32_t base) {
    if (state.options.reuse_trail == 0 || state.complete()) return base;
    const Variable next = next_decision(state);
    const auto before = [&](Variable variable) {
        return state.order == Order::scores ? state.heap.score(variable) > state.heap.score(next)
                                            : state.queue.stamp(variable.index()) > state.queue.stamp(next.index());
    };
    std::uint32_t level = base;
    while (level < state.level() && before(state.levels[level].decision.variable())) ++level;
    return level;
}
}  // namespace

bool restarting(const State& state) {
    if (state.options.restart == 0) return false;
    if (state.level() <= state.asked_levels()) return false;
    if (state.stable) return state.reluctant.triggered();
    if (state.counts.conflicts < state.schedule.restart) return false;
    const Averages& averages = state.average();
    return averages.fast_glue.value() >= averages.slow_glue.value() * (1 + state.options.restart_margin / 100.0);
}

void restart(State& state) {
    ++state.counts.restarts;
    const std::uint32_t level = reusable_level(state, state.asked_levels());
    state.counts.reused_levels += level;
    if (state.observation) state.observation->report_restart(state, level);
    backtrack(state, level);
    state.reluctant.answer();
    // Restarts become rarer, very slowly.
    const double rarer = core::common_logarithm(static_cast<double>(state.counts.restarts + 9)) - 1;
    state.schedule.restart =
        state.counts.conflicts + state.options.restart_interval.count() + static_cast<std::uint64_t>(rarer);
}
}  // namespace satdoku::cdcl
