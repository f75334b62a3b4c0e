// Saved phases are reset from time to time: to the initial values, to their opposite, to the best trail so far, or to
// the result of local search. Idea: Biere and Fleury, "Chasing target phases", POS 2020.
#include "heuristics/heuristics.hpp"

namespace satdoku::cdcl {
bool rephasing(const State& state) {
    return state.options.rephase != 0 && state.stable && state.counts.conflicts >= state.schedule.rephase;
}

namespace {
void restore_best(State& state) {
    for (std::uint32_t index = 0; index < state.capacity; ++index)
        if (state.best[index] != 0) state.saved[index] = state.best[index];
    state.best_assigned = 0;
}

/// @return  what they are reset to, as an event says it
std::string_view reset_saved_phases(State& state) {
    const std::int8_t first = state.options.phase != 0 ? 1 : -1;
    const auto set_all = [&](std::int8_t phase) { std::fill(state.saved.begin(), state.saved.end(), phase); };
    switch (state.counts.rephasings++ % 6) {
        case 0:
        case 3: restore_best(state); return "best";
        case 1:
        case 4:
            if (state.options.walk != 0) walk(state);
            return "walk";
        case 2: set_all(static_cast<std::int8_t>(-first)); return "inverted";
        default: set_all(first); return "original";
    }
}
}  // namespace

void rephase(State& state) {
    backtrack(state, 0);
    const std::vector<std::int8_t> before = state.observation ? state.saved : std::vector<std::int8_t>();
    const std::string_view word = reset_saved_phases(state);
    if (state.observation) {
        std::uint64_t changed = 0;
        for (std::uint32_t index = 0; index < before.size(); ++index) {
            const bool is_open = state.is_open(Variable(index));
            changed += is_open && before[index] != state.saved[index] ? 1 : 0;
        }
        state.observation->report_rephasing(state, word, changed);
    }
    state.target = state.saved;
    state.target_assigned = 0;
    const double longer = growth(state.counts.rephasings, 3);
    state.schedule.rephase = state.counts.conflicts +
                             static_cast<std::uint64_t>(static_cast<double>(state.options.rephase_interval) * longer);
}

void update_target_and_best(State& state, std::uint32_t consistent) {
    if (state.options.target == 0 || (state.options.target == 1 && !state.stable)) return;
    const auto keep = [&](std::vector<std::int8_t>& phases) {
        for (const Literal literal : state.true_literals().first(consistent))
            phases[literal.variable().index()] = phase_of(literal);
    };
    if (consistent > state.target_assigned) {
        state.target_assigned = consistent;
        keep(state.target);
    }
    if (consistent > state.best_assigned) {
        state.best_assigned = consistent;
        keep(state.best);
    }
}
}  // namespace satdoku::cdcl
