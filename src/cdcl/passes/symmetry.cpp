// Assumes what symmetries of the formula allow: that the first pigeon sits in the first hole.
//
// Such literals are not implied. They are assumptions that nobody made, for this solve alone: what search learns
// under them follows from the formula without them; where one turns out to be false, the formula has no model at all,
// since with any it would have one with all of them; and clauses that come later, a user's way through all models
// among them, find the formula as it was. As all assumptions they stay out of what simplification takes out. Where
// the user assumes or takes part with a propagator, symmetries of the formula are none of the question; a proof and
// who looks on would have to be told why the search may leave out the rest: there it stands aside.
#include "passes/inprocess.hpp"

#include <satdoku/reason/symmetry.hpp>

#include <algorithm>
#include <utility>
#include <vector>

namespace satdoku::cdcl {

void break_symmetries(State& state, std::uint64_t budget) {
    const std::uint64_t loading = cost_of_clauses(state);
    const bool affordable = state.symmetry_savings.save(budget, 10 * loading);
    const bool is_asked = !state.assumptions.empty() && !state.breaking;
    if (!affordable || is_asked || state.proof != nullptr || state.shown || state.propagator) return;
    core::Effort effort = state.symmetry_savings.spend_all([&] { return poll(state); });
    effort.spend(loading);
    std::vector<Literal> found =
        reason::break_symmetries(present_clauses(state, ClauseKind::irredundant), effort);
    if (found.size() > state.assumptions.size()) {
        state.counts.broken_symmetries += found.size() - state.assumptions.size();
        state.assumptions = std::move(found);
        state.breaking = true;
    }
    state.counts.ticks += effort.spent();
    state.symmetry_savings.settle(effort, 2);
}

}  // namespace satdoku::cdcl
