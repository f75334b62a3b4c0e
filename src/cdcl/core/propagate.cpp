// The loops of propagation that the engine runs.
#include "core/propagation.hpp"

namespace satdoku::cdcl {
bool propagate(State& state) {
    if (state.observation && state.observation->shows_watches()) return propagate_observed(state);
    return state.branchless ? propagate_trail<false, true>(state, 0) : propagate_trail<false, false>(state, 0);
}

bool propagate_ignoring(State& state, Reference ignored) { return propagate_trail<true, false>(state, ignored); }

void choose_propagation(State& state) {
    constexpr std::uint64_t least_binaries = 4;  // of a variable
    constexpr std::uint64_t least_literals = 5;
    const std::uint64_t clauses = state.irredundant + state.redundant;
    const std::uint64_t literals = clauses == 0 ? 0 : state.arena.end() / clauses - Arena::header_words;
    state.branchless =
        state.binaries >= least_binaries * state.active && literals >= least_literals && literals <= longest_short;
}
}  // namespace satdoku::cdcl
