// Solves the XOR constraints of the formula by Gaussian elimination: refutes them, derives units and equivalences, and
// sets up the matrix through which search propagates.
//
// All results follow from the present clauses alone, without assumptions, so they stay valid when clauses are added.
#include "passes/inprocess.hpp"

namespace satdoku::cdcl {
namespace {
/// Larger matrices (in words) would slow the search down.
constexpr std::size_t largest_matrix = 8192;

/// Adds a clause which the proof has already. With hints the search gets its own copy in the proof, since the
/// derivation may still build on the other.
void add_proved(State& state, Literal first, Literal second) {
    const std::array clause{first, second};
    if (!state.proof.is_hinted()) {
        add_clause(state, clause, true, 1);
    } else {
        derive_clause(state, clause, true, 1, [&](Hints& hints) { hints.by_derivation(clause); });
    }
}

/// Adds an XOR constraint over one or two variables without value as clauses, which the proof has already.
void add_xor(State& state, const reason::XorConstraint& constraint) {
    const Literal first(constraint.variables.front(), !constraint.odd && constraint.variables.size() == 1);
    if (constraint.variables.size() == 1)
        return derive_unit(state, first, [&](Hints& hints) { hints.by_derivation({&first, 1}); });
    const Literal second(constraint.variables.back(), constraint.odd);
    add_proved(state, first, ~second);
    add_proved(state, ~first, second);
}

/// Keeps the XOR constraints for later, too: variable elimination may remove their clauses, but they stay true.
void remember(State& state, const std::vector<reason::XorConstraint>& found) {
    if (state.proof.is_on()) {
        ProofDerivation derivation(state.proof);
        for (const reason::XorConstraint& constraint : found) state.xor_proof->keep(derivation, constraint);
    }
    std::vector<reason::XorConstraint>& known = state.xors;
    known.insert(known.end(), found.begin(), found.end());
    core::sort_unique(known);
}

/// By variable: true if it is in the search and in a clause that does not encode an XOR constraint. The others can be
/// eliminated from the constraints without loss: unit propagation through their clauses finds the values.
std::vector<bool> shared_variables(const State& state, const cnf::ClauseList& clauses,
                                   const std::vector<reason::XorConstraint>& present) {
    std::vector<std::int64_t> balance(state.capacity, 0);
    for (std::size_t index = 0; index < clauses.size(); ++index)
        for (const Literal literal : clauses[index]) ++balance[literal.variable().index()];
    for (const reason::XorConstraint& constraint : present) {
        for (const Variable variable : constraint.variables)
            balance[variable.index()] -= std::int64_t{1} << (constraint.variables.size() - 1);
    }
    std::vector<bool> shared(state.capacity);
    for (std::uint32_t index = 0; index < state.capacity; ++index)
        shared[index] = balance[index] > 0 && state.is_active(Variable(index));
    return shared;
}

/// The data for the proof of a sum of these rows.
void append_rows(const reason::Echelon& echelon, std::span<const reason::XorConstraint* const> group,
                 std::vector<reason::XorProof::Row>& rows) {
    for (std::size_t index = 0; index < echelon.rows().size(); ++index) {
        reason::XorProof::Row row{echelon.variables()[echelon.pivots()[index]], echelon.row(index), {}};
        for (const std::size_t source : echelon.sources_of({&index, 1})) row.summands.push_back(*group[source]);
        rows.push_back(std::move(row));
    }
}

/// The rows that have only shared variables, for propagation during search.
void set_up_matrix(State& state, const std::vector<bool>& shared, core::Effort& effort) {
    state.matrix.reset();
    const auto weight = [&](Variable variable) { return shared[variable.index()] ? 0U : 2U; };
    const std::vector<const reason::XorConstraint*> constraints = reason::entangled(state.xors, weight, effort);
    std::vector<reason::Echelon> systems;
    std::vector<reason::XorProof::Row> rows;
    std::size_t words = 0;
    for (const auto& group : reason::components(constraints)) {
        std::vector<Variable> variables = reason::variables_of(group);
        if (group.size() < 2 || reason::Echelon::too_large(group.size(), variables.size())) continue;
        const auto split = std::stable_partition(variables.begin(), variables.end(),
                                                 [&](Variable each) { return !shared[each.index()]; });
        const auto first_shared = static_cast<std::size_t>(split - variables.begin());
        const std::size_t columns = variables.size() - first_shared;
        reason::Echelon echelon(std::move(variables), !state.proof.is_on() ? 0 : group.size());
        const bool complete = std::all_of(
            group.begin(), group.end(), [&](const reason::XorConstraint* each) { return echelon.add(*each, effort); });
        if (!complete) return;
        echelon.keep_from(first_shared);
        words += echelon.rows().size() * (columns / 64 + 1);
        if (echelon.rows().size() >= 2 && state.proof.is_on()) append_rows(echelon, group, rows);
        if (echelon.rows().size() >= 2) systems.push_back(std::move(echelon));
    }
    if (systems.empty() || words > largest_matrix) return;
    if (state.proof.is_on()) {
        ProofDerivation derivation(state.proof);
        state.xor_proof->set_rows(derivation, std::move(rows));
    }
    state.matrix = std::make_unique<reason::XorMatrix>(systems);
    state.matrix->start = state.counts.ticks;
    state.matrix_seen = 0;
}

/// Returns true if the sum may be used: it has been proved, or there is no proof.
bool prove(State& state, const reason::XorSum& sum, core::Effort& effort) {
    return prove_at_length(
        state, [&](ProofDerivation& derivation) { return state.xor_proof->derive(derivation, sum, effort); });
}

/// Derives units and equivalences from the rows.
void derive(State& state, core::Effort& effort) {
    const bool traced = state.proof.is_on();
    const reason::XorConsequences consequences = reason::eliminate_xors(state.xors, traced, effort);
    if (consequences.contradiction) {
        // This refutes the formula, so even a long proof is worth it.
        core::Effort all(std::numeric_limits<std::uint64_t>::max(), [&] { return poll(state); });
        if (prove(state, *consequences.contradiction, all)) derive_empty(state);
        return;
    }
    for (const reason::XorSum& sum : consequences.derived) {
        const bool usable =
            std::ranges::all_of(sum.constraint.variables, [&](Variable each) { return state.is_open(each); });
        if (usable && prove(state, sum, effort)) add_xor(state, sum.constraint);
    }
    if (!propagate(state)) derive_empty(state);
}
}  // namespace

void remember_counts(State& state, std::span<const reason::Cardinality> constraints) {
    for (const reason::ExactCount& count : reason::exact_counts(constraints)) {
        const bool is_proved = prove_at_length(
            state, [&](ProofDerivation& derivation) { return state.xor_proof->keep(derivation, count); });
        if (is_proved) state.xors.push_back(reason::xor_of(count));
    }
}

void sum_xors(State& state, std::uint64_t budget) {
    const std::uint64_t loading = cost_of_clauses(state);
    if (!state.xor_savings.save(budget, 2 * loading)) return;
    core::Effort effort = state.xor_savings.spend_all([&] { return poll(state); });
    effort.spend(loading);
    const cnf::ClauseList clauses = present_clauses(state);
    const std::vector<reason::XorConstraint> present = reason::find_xors(clauses, effort);
    remember(state, present);
    if (state.xors.size() >= 2) {
        derive(state, effort);
        if (!state.unsatisfiable && state.options.gauss != 0)
            set_up_matrix(state, shared_variables(state, clauses, present), effort);
    }
    state.counts.ticks += effort.spent();
    // If there are no XOR constraints so far, or too many, the next try can wait.
    const bool doubtful = state.xors.size() < 2 || effort.exhausted();
    state.xor_savings.settle(effort, doubtful ? 2 : 1);
}
}  // namespace satdoku::cdcl
