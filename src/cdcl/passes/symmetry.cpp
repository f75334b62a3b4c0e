// Symmetry breaking: assumes literals that symmetries of the formula allow, for example that the first pigeon sits in
// the first hole.
//
// These literals are not implied. They are assumptions of this solve only. So clauses learned under them follow from
// the formula without them, and clauses added later, for example when a user enumerates all models, meet the original
// formula. If one of these assumptions fails, the formula has no model at all, because from any model symmetries make
// one with all of them. Like all assumptions, their variables are frozen. The pass does not run if the user has
// assumptions or a propagator, which symmetries of the formula do not respect, or if there is a proof or an observer,
// which would need a reason why the rest of the search space can be left out.
#include "passes/inprocess.hpp"

#include <satdoku/reason/symmetry.hpp>

#include <algorithm>
#include <utility>
#include <vector>

namespace satdoku::cdcl {

void break_symmetries(State& state, std::uint64_t budget) {
    const std::uint64_t loading = cost_of_clauses(state);
    const bool affordable = state.symmetry_savings.save(budget, 10 * loading);
    const bool is_asked = state.asked_levels() > 0 && !state.breaking;
    if (!affordable || is_asked || state.proof != nullptr || state.observation || state.propagator) return;
    core::Effort effort = state.symmetry_savings.spend_all([&] { return poll(state); });
    effort.spend(loading);
    std::vector<Literal> found = reason::break_symmetries(present_clauses(state, ClauseKind::irredundant), effort);
    if (found.size() > state.assumptions.size()) {
        state.counts.broken_symmetries += found.size() - state.assumptions.size();
        state.assumptions = std::move(found);
        state.breaking = true;
    }
    state.counts.ticks += effort.spent();
    state.symmetry_savings.settle(effort, 2);
}

}  // namespace satdoku::cdcl
