// The search loop: each round does the first step that is due. The order of the questions is the priority of the steps.
#include "passes/inprocess.hpp"

namespace satdoku::cdcl {

namespace {

/// Searches until the formula is decided under state.assumptions and state.constraint, or the solve has to end
/// (state.ending, or state.propagating).
solve::Verdict run_search(State& state) {
    using solve::Verdict;
    if (!connect_loaded(state)) return Verdict::unknown;
    while (true) {
        ++state.steps;
        check_step(state);
        if (!propagate_all(state)) {
            if (!analyze(state)) return Verdict::unsatisfiable;
        } else if (ending(state)) {
            return Verdict::unknown;
        } else if (exchanging(state)) {
            exchange(state);
            if (state.unsatisfiable) return Verdict::unsatisfiable;
        } else if (state.propagator && consult(state)) {
            if (state.unsatisfiable) return Verdict::unsatisfiable;
        } else if (state.level() < state.assumptions.size()) {
            if (!assume(state)) return Verdict::unsatisfiable;
        } else if (constraining(state)) {
            if (!constrain(state)) return Verdict::unsatisfiable;
        } else if (state.complete()) {
            if (accepted(state)) return Verdict::satisfiable;
            if (state.unsatisfiable) return Verdict::unsatisfiable;
        } else if (state.propagating) {
            return Verdict::unknown;
        } else if (state.ask_chooser && decide_chosen(state)) {
            continue;
        } else if (reducing(state)) {
            reduce(state);
        } else if (inprocessing(state)) {
            inprocess(state);
            if (state.unsatisfiable) return Verdict::unsatisfiable;
        } else if (switching_mode(state)) {
            switch_mode(state);
        } else if (restarting(state)) {
            restart(state);
        } else if (rephasing(state)) {
            rephase(state);
        } else {
            decide(state);
        }
    }
}

}  // namespace

// Here, because a new state needs the loop and the modes, which are above its own folder.
State::State(const Options& chosen)
    : search(run_search), options(chosen), random(static_cast<std::uint64_t>(chosen.seed)) {
    schedule.restart = options.restart_interval.count();
    schedule.reduce = options.reduce_interval.count();
    schedule.rephase = options.rephase_interval.count();
    for (Tiers& tiers_of_mode : tiers) {
        tiers_of_mode.tier1 = static_cast<std::uint32_t>(options.tier1);
        tiers_of_mode.tier2 = static_cast<std::uint32_t>(options.tier2);
    }
    init_mode(*this);
}

}  // namespace satdoku::cdcl
