// Refutes a formula by counting, where clause learning would take exponentially long (more pigeons than holes): finds
// its cardinality constraints and hands them to linear programming.
//
// The result follows from the present clauses without assumptions, so it stays valid when clauses are added. A proof of
// clauses reduces it to pigeons and holes; if that would be too long, the refutation is not used, only counted. A run
// starts only when it may cost twice as much as the one before, so that its share of the time stays small for any formula.
#include "core/named_proof.hpp"
#include "passes/inprocess.hpp"

#include <satdoku/reason/cardinality.hpp>
#include <satdoku/reason/relaxation.hpp>

#include <algorithm>
#include <optional>
#include <vector>

namespace satdoku::cdcl {

namespace {

/// The limit of a proof, in literals written and checked. This is not search, so schedules do not count it.
constexpr std::uint64_t longest_proof = 200'000'000;

/// Proves, if there is a proof, that the constraints of the certificate contradict each other. False: that is too long.
bool prove(State& state, const reason::Certificate& certificate, const std::vector<reason::Cardinality>& constraints) {
    if (state.proof == nullptr) return true;
    if (state.cutting_planes != nullptr) {
        reason::prove(certificate, constraints, *state.cutting_planes);
        return true;
    }
    core::Effort effort(longest_proof, [&] { return poll(state); });
    ProofDerivation derivation(state);
    const bool proved = reason::prove(certificate, constraints, derivation, effort);
    if (!proved) ++state.counts.unproved;
    return proved;
}

}  // namespace

void count(State& state, std::uint64_t budget) {
    const std::uint64_t loading = cost_of_clauses(state);
    if (!state.count_savings.save(budget, 3 * loading)) return;
    core::Effort effort = state.count_savings.spend_all([&] { return poll(state); });
    effort.spend(loading);
    const std::vector<reason::Cardinality> constraints = reason::find_cardinalities(present_clauses(state), effort);
    remember_counts(state, constraints);
    const std::optional<reason::Certificate> certificate = reason::refute(constraints, effort);
    if (certificate && prove(state, *certificate, constraints)) derive_empty(state);
    state.counts.ticks += effort.spent();
    state.count_savings.settle(effort, 2);
}

}  // namespace satdoku::cdcl
