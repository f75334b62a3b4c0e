// Refutes a formula by counting, where clause learning would take exponentially long (more pigeons than holes): finds
// its cardinality constraints and hands them to linear programming.
//
// The result follows from the present clauses without assumptions, so it stays valid when clauses are added. A proof of
// clauses reduces it to pigeons and holes; if that would be too long, the refutation is not used, only counted. A run
// starts only when it may cost twice as much as the one before, so that its share of the time stays small for any formula.
#include "passes/inprocess.hpp"
#include <satdoku/reason/arithmetic.hpp>

namespace satdoku::cdcl {
namespace {
// Costs in multiples of loading the clauses. If binary clauses are dense, finding the constraints is worth its cost at
// once, before variable addition hides them. If this many clauses make one constraint on average, the formula is about
// counting, and linear programming may be expensive: `ticks_of_counting`, and more for a large formula.
constexpr std::uint64_t least_cost = 3;
constexpr std::uint64_t cost_of_finding = 8;
constexpr std::uint64_t cost_of_counting = 100;
constexpr std::uint64_t ticks_of_counting = 20'000'000;
constexpr std::uint64_t clauses_of_counting = 3;

/// Whether a literal is in many binary clauses on average, as those of large constraints are: n - 1 among n literals.
/// Circuits have about two.
bool has_dense_binaries(const State& state) {
    constexpr std::uint64_t many = 8;
    std::uint64_t literals = 0;
    for (const WatchList& list : state.watches)
        if (std::any_of(list.begin(), list.end(), [](const Watch& watch) { return watch.is_binary(); })) ++literals;
    return 2 * state.binaries > many * literals;
}

bool is_about_counting(const std::vector<reason::Cardinality>& constraints) {
    std::uint64_t clauses = 0;
    for (const reason::Cardinality& constraint : constraints) clauses += reason::clause_count(constraint);
    return clauses > clauses_of_counting * constraints.size();
}
}  // namespace

void refute_cardinalities(State& state, std::uint64_t budget) {
    const std::uint64_t loading = cost_of_clauses(state);
    if (!std::exchange(state.counted, true) && has_dense_binaries(state)) budget += cost_of_finding * loading;
    if (!state.count_savings.save(budget, least_cost * loading)) return;
    const auto stopped = [&] { return poll(state); };
    core::Effort effort = state.count_savings.spend_all(stopped);
    effort.spend(loading);
    const cnf::ClauseList clauses = present_clauses(state);
    std::vector<reason::Cardinality> constraints = reason::find_cardinalities(clauses, effort);
    const std::uint64_t more = is_about_counting(constraints) ? ticks_of_counting + cost_of_counting * loading : 0;
    core::Effort solving(effort.left() + more, stopped);
    if (more > 0 && effort.exhausted()) constraints = reason::find_cardinalities(clauses, solving);
    remember_counts(state, constraints);
    ProofDerivation derivation(state.proof);
    const reason::CountingProof proof{state.proof.planes(), state.proof.is_on() ? &derivation : nullptr};
    const reason::Counted counted = reason::refute_by_counting(constraints, proof, solving);
    if (counted == reason::Counted::refuted) derive_empty(state);
    if (counted == reason::Counted::unproved) ++state.counts.unproved;
    effort.spend(solving.spent());
    state.counts.ticks += effort.spent();
    state.count_savings.settle(effort, 2);
}
}  // namespace satdoku::cdcl
