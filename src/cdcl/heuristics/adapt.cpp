// Other settings for formulas where most conflicts follow one another without a decision between them.
//
// Such are functions to be inverted and graphs to be mapped, where each value excludes many others: of some
// seventy formulas of all kinds only VMPC and subgraph isomorphism have more than 0.55 of such conflicts in
// stable mode (latin squares, which want the usual settings, up to 0.53). Refutations of four VMPC formulas
// of 25 and 26 numbers take a quarter to a third of the time so; 32 formulas with a model, of 24 and 25
// numbers, are solved in 3.6 s each, nine of 29 numbers in one per 68 s (Glucose: 5.0 and 66 s).
// Each setting alone, in time: score_decay 1.5, target 1.3, vivify 1.3, focused_scores 1.1 to 2,
// reduce_interval 1.1 and more as formulas grow, rephase 1.1, strengthen and restart_margin 1.1 together; the
// others help a little where there is a model. A decay of 10 and restarts every 50 conflicts do as well but
// for 29 numbers, where three of the nine instead of six are solved in 62 s. Without effect: all
// decisions true, or those after a restart (all decisions false take many times as long), other margins,
// shrinking. All-different reasoning on the permutation would not pay: in 0.01 of the decisions has it no
// matching left, in 0.03 a literal that the matchings exclude. Idea: Audemard and Simon's Glucose, which
// after a hundred thousand conflicts takes settings for this kind.
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
