// Refutes a formula by counting, where clause learning would take exponentially long (more pigeons than
// holes): finds its cardinality constraints and hands them to linear programming.
//
// What comes out follows from the clauses as they are, so it stays true when clauses are added, and
// assumptions have no part in it. A proof is told it as pigeons and holes; where that would get too long, the
// refutation is left aside, and counted. Each run has to be twice as dear as the one before, so that its share
// of the time stays small whatever the formula.
#include "core/derive.hpp"
#include "passes/inprocess.hpp"

#include <satdoku/reason/cardinality.hpp>
#include <satdoku/reason/cardinality_proof.hpp>
#include <satdoku/reason/relaxation.hpp>

#include <algorithm>
#include <optional>
#include <vector>

namespace satdoku::cdcl {

namespace {

/// What a proof may cost, in literals written and rehearsed. It is no search: schedules do not see it.
constexpr std::uint64_t longest_proof = 200'000'000;

/// Tells the proof, where there is one, why the certificate's constraints cannot all hold. False: too long.
bool tell(State& state, const reason::Certificate& certificate,
          const std::vector<reason::Cardinality>& constraints) {
    if (state.proof == nullptr) return true;
    core::Effort effort(longest_proof, [&] { return poll(state); });
    ProofDerivation derivation(state);
    const bool told = reason::prove(certificate, constraints, derivation, effort);
    if (!told) ++state.counts.unproved;
    return told;
}

}  // namespace

void count(State& state, std::uint64_t budget) {
    const std::uint64_t loading = cost_of_clauses(state);
    if (!state.count_savings.save(budget, 3 * loading)) return;
    core::Effort effort = state.count_savings.spend_all([&] { return poll(state); });
    effort.spend(loading);
    const std::vector<reason::Cardinality> constraints =
        reason::find_cardinalities(present_clauses(state), effort);
    remember_counts(state, constraints);
    const std::optional<reason::Certificate> certificate = reason::refute(constraints, effort);
    if (certificate && tell(state, *certificate, constraints)) derive_empty(state);
    state.counts.ticks += effort.spent();
    state.count_savings.settle(effort, 2);
}

}  // namespace satdoku::cdcl
