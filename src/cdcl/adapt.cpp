// Other settings for formulas where most conflicts follow one another without a decision between them.
//
// Such are functions to be inverted and graphs to be mapped, where each value excludes many others: of some
// seventy formulas of all kinds only VMPC and subgraph isomorphism have more than 0.55 of such conflicts in
// stable mode (latin squares, which want the usual settings, up to 0.53). Refutations of four VMPC formulas
// of 25 and 26 numbers take 0.37 of the time with these settings; 26 formulas with a model, of 24 and 25
// numbers, one model per 4.2 instead of 9.6 s. Each setting alone, in time: score_decay 1.5, target 1.3,
// vivify 1.3, focused_scores 1.1 to 2, reduce_interval 1.1 and more as formulas grow, rephase 1.1; the other
// two help a little where there is a model. (All-different reasoning on the permutation would not pay: in
// 0.01 of the decisions has it no matching left, in 0.03 a literal that the matchings exclude.) Idea:
// Audemard and Simon's Glucose, which after a hundred thousand conflicts takes settings for this kind.
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
    state.options.focused_scores = 2;
    state.options.score_decay = 10;
    state.options.bump_reasons = 0;
    state.options.restart_interval = 50;
    state.options.reduce_interval = 100;
    state.options.vivify = 0;
    state.options.target = 0;
    state.options.rephase = 0;
}

}  // namespace satdoku::cdcl
