// Other settings for formulas where most conflicts come without a decision since the previous conflict.
//
// Examples are the inversion of functions and mappings of graphs, where each value excludes many others (VMPC, subgraph
// isomorphism). The effect of each setting is in benchmarks/results/branching.md. Idea: Audemard and Simon's Glucose,
// which has settings for this kind after a hundred thousand conflicts.
#include "heuristics/heuristics.hpp"

namespace satdoku::cdcl {

bool adapting(const State& state) {
    constexpr std::uint64_t enough = 5000;
    constexpr double many = 0.55;
    if (state.options.adapt == 0 || !state.stable || state.counts.adaptations != 0) return false;
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
    options.bump_reasons.suggest(0);
    options.restart_interval.suggest(100);
    options.restart_margin.suggest(15);
    options.strengthen.suggest(0);
    options.reduce_interval.suggest(100);
    options.vivify.suggest(0);
    options.target.suggest(0);
    options.rephase.suggest(0);
}

}  // namespace satdoku::cdcl
