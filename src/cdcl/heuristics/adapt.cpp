// Other settings for formulas where most conflicts follow one another without a decision between them.
//
// Such are functions to be inverted and graphs to be mapped, where each value excludes many others (VMPC,
// subgraph isomorphism). What each setting brings is in benchmarks/results/branching.md. Idea: Audemard and
// Simon's Glucose, which after a hundred thousand conflicts takes settings for this kind.
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
