// Other settings for formulas where most conflicts follow one another without a decision between them.
//
// Such are functions to be inverted and graphs to be mapped, where each value excludes many others (VMPC,
// subgraph isomorphism). What each setting brings is in benchmarks/results/branching.md. Idea: Audemard and
// Simon's Glucose, which after a hundred thousand conflicts takes settings for this kind.
#include "techniques.hpp"

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
    // What differs from the usual defaults was chosen, and stays.
    const Options usual;
    const auto take = [&](int Options::*setting, int value) {
        if (state.options.*setting == usual.*setting) state.options.*setting = value;
    };
    take(&Options::focused_scores, 2);
    take(&Options::score_decay, 5);
    take(&Options::bump_reasons, 0);
    take(&Options::restart_interval, 100);
    take(&Options::restart_margin, 15);
    take(&Options::strengthen, 0);
    take(&Options::reduce_interval, 100);
    take(&Options::vivify, 0);
    take(&Options::target, 0);
    take(&Options::rephase, 0);
}

}  // namespace satdoku::cdcl
