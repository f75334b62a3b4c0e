// Refutes a formula by counting, where clause learning would take exponentially long (more pigeons than
// holes): finds its cardinality constraints and hands them to linear programming.
//
// What comes out follows from the clauses as they are, so it stays true when clauses are added, and
// assumptions have no part in it. It stands aside where a proof is wanted: a count written as clauses needs
// definitions of new variables. Each run has to be twice as dear as the one before, so that its share of the
// time stays small whatever the formula.
#include "passes/inprocess.hpp"
#include "passes/savings.hpp"
#include "techniques.hpp"

#include <satdoku/reason/cardinality.hpp>
#include <satdoku/reason/relaxation.hpp>

#include <algorithm>

namespace satdoku::cdcl {

void count(State& state, std::uint64_t budget) {
    Savings& savings = state.count_savings;
    savings.ticks += budget;
    const std::uint64_t loading = cost_of_clauses(state);
    if (state.proof != nullptr || savings.ticks < std::max(savings.price, 3 * loading)) return;
    core::Effort effort(savings.ticks, [&] { return poll(state); });
    effort.spend(loading);
    const std::vector<reason::Cardinality> constraints =
        reason::find_cardinalities(present_clauses(state), effort);
    remember_counts(state, constraints);
    if (reason::refute(constraints, effort)) derive_empty(state);
    state.counts.ticks += effort.spent();
    savings = {effort.left(), 2 * effort.spent()};
}

}  // namespace satdoku::cdcl
