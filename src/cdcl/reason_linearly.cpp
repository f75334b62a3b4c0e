// What clause learning is blind for, decided by arithmetic: parities by Gaussian elimination, and cardinality
// constraints by linear programming. Whatever comes out follows from the clauses as they are, so it stays
// true when clauses are added, and assumptions have no part in it.
//
// A pass of inprocess.cpp that saves its budget up until it can afford a run; each run has to be twice as
// dear as the one before, so that the share of time stays small whatever the formula. It stands aside where a
// proof is wanted: clauses for a Gaussian elimination or for a count would need definitions of new variables.
#include "assign.hpp"
#include "cardinality.hpp"
#include "echelon.hpp"
#include "inprocess.hpp"
#include "parity.hpp"
#include "relaxation.hpp"
#include "techniques.hpp"

#include <satdoku/cnf/clause_list.hpp>

#include <algorithm>
#include <array>
#include <iterator>
#include <memory>

namespace satdoku::cdcl {

namespace {

/// Parities are few and cheap: they get at least so many ticks.
constexpr std::uint64_t parity_effort = 5'000'000;

/// Matrices with more words would slow the search down.
constexpr std::size_t largest_matrix = 8192;

/// All clauses that are not learned. What is not propagated through is not there: no clause has values of
/// level 0.
cnf::ClauseList present_clauses(const State& state) {
    cnf::ClauseList clauses;
    clauses.variables(state.capacity);
    for (Reference reference = state.arena.first(); reference != state.arena.end();
         reference = state.arena.next(reference)) {
        const Clause& clause = state.arena[reference];
        if (clause.garbage == 0 && clause.redundant == 0) clauses.clause(clause.literals());
    }
    for (std::uint32_t code = 0; code < 2 * state.capacity; ++code) {
        const Literal literal = Literal::from_code(code);
        for (const Watch& watch : state.watches[code]) {
            if (!watch.is_binary() || watch.blocker < literal) continue;
            if (state.value(literal) == 0 && state.value(watch.blocker) == 0) {
                clauses.clause(std::array{literal, watch.blocker});
            }
        }
    }
    return clauses;
}

void add_unit(State& state, Literal literal) {
    if (state.value(literal) < 0) derive_empty(state);
    if (state.value(literal) == 0) assign(state, literal, Reason());
}

/// Of one or two variables without value.
void add_parity(State& state, const Parity& parity) {
    const Literal first(parity.variables.front(), false);
    if (parity.variables.size() == 1) {
        add_unit(state, parity.odd ? first : ~first);
        return;
    }
    const Literal second(parity.variables.back(), parity.odd);
    add_clause(state, std::array{first, ~second}, true, 1);
    add_clause(state, std::array{~first, second}, true, 1);
}

bool parity_before(const Parity& left, const Parity& right) {
    return left.variables != right.variables ? left.variables < right.variables : left.odd < right.odd;
}

/// Keeps the parities for later runs too: elimination of variables takes their clauses apart, but not their
/// truth.
void remember(State& state, std::vector<Parity> found) {
    std::vector<Parity>& known = state.linear.parities;
    known.insert(known.end(), std::make_move_iterator(found.begin()), std::make_move_iterator(found.end()));
    std::sort(known.begin(), known.end(), parity_before);
    known.erase(std::unique(known.begin(), known.end()), known.end());
}

/// By variable: whether some clause that encodes no parity mentions it. What only parities mention can be
/// eliminated from them without loss: unit propagation through the parities does the rest.
std::vector<bool> shared_variables(const State& state, const cnf::ClauseList& clauses,
                                   const std::vector<Parity>& present) {
    std::vector<std::int64_t> balance(state.capacity, 0);
    for (std::size_t index = 0; index < clauses.size(); ++index) {
        for (const Literal literal : clauses[index]) ++balance[literal.variable().index()];
    }
    for (const Parity& parity : present) {
        if (parity.variables.size() > longest_parity) continue;
        for (const Variable variable : parity.variables) {
            balance[variable.index()] -= std::int64_t{1} << (parity.variables.size() - 1);
        }
    }
    std::vector<bool> shared(state.capacity);
    for (std::uint32_t index = 0; index < state.capacity; ++index) {
        shared[index] = balance[index] > 0 && state.is_active(Variable(index));
    }
    return shared;
}

/// The rows that speak of shared variables alone, for propagation during search.
void set_up_matrix(State& state, const std::vector<bool>& shared, Effort& effort) {
    state.matrix.reset();
    const auto weight = [&](Variable variable) { return shared[variable.index()] ? 0U : 2U; };
    const std::vector<const Parity*> parities = entangled(state.linear.parities, weight, effort);
    std::vector<Echelon> rows;
    std::size_t words = 0;
    for (const auto& group : components(parities)) {
        std::vector<Variable> variables = variables_of(group);
        if (group.size() < 2 || Echelon::too_large(group.size(), variables.size())) continue;
        const auto behind = std::stable_partition(variables.begin(), variables.end(),
                                                  [&](Variable each) { return !shared[each.index()]; });
        const auto first_shared = static_cast<std::size_t>(behind - variables.begin());
        const std::size_t columns = variables.size() - first_shared;
        Echelon echelon(std::move(variables));
        const bool complete = std::all_of(group.begin(), group.end(),
                                          [&](const Parity* each) { return echelon.add(*each, effort); });
        if (!complete) return;
        echelon.keep_behind(first_shared);
        words += echelon.rows().size() * (columns / 64 + 1);
        if (echelon.rows().size() >= 2) rows.push_back(std::move(echelon));
    }
    if (rows.empty() || words > largest_matrix) return;
    state.matrix = std::make_unique<ParityMatrix>(rows);
    state.matrix_seen = 0;
}

void reason_by_parities(State& state, const cnf::ClauseList& clauses,
                        const std::vector<Cardinality>& constraints, Effort& effort) {
    std::vector<Parity> present = find_parities(clauses, effort);
    std::vector<Parity> exact = exact_parities(constraints);
    const std::vector<bool> shared = shared_variables(state, clauses, present);
    present.insert(present.end(), exact.begin(), exact.end());
    remember(state, std::move(present));
    if (state.linear.parities.size() < 2) return;
    const ParityConsequences consequences = eliminate_parities(state.linear.parities, effort);
    if (consequences.contradiction) derive_empty(state);
    for (const Parity& parity : consequences.derived) {
        const bool usable = std::all_of(parity.variables.begin(), parity.variables.end(), [&](Variable each) {
            return state.is_active(each) && state.value(Literal(each, false)) == 0;
        });
        if (usable && !state.unsatisfiable) add_parity(state, parity);
    }
    if (!state.unsatisfiable && !propagate(state)) derive_empty(state);
    if (!state.unsatisfiable && state.options.gauss != 0) set_up_matrix(state, shared, effort);
}

}  // namespace

void reason_linearly(State& state, std::uint64_t budget) {
    Linear& linear = state.linear;
    linear.savings += budget;
    const std::uint64_t loading = 8 * (state.irredundant + state.binaries) + state.capacity;
    if (state.proof != nullptr || linear.savings < std::max(linear.price, 2 * loading)) return;
    Effort effort(linear.savings, [&] { return poll(state); });
    effort.spend(loading);
    const cnf::ClauseList clauses = present_clauses(state);
    const std::vector<Cardinality> constraints = find_cardinalities(clauses, effort);
    Effort more(std::max(parity_effort, effort.left()), [&] { return poll(state); });
    reason_by_parities(state, clauses, constraints, more);
    effort.spend(more.spent());
    if (!state.unsatisfiable && refute(constraints, effort)) derive_empty(state);
    state.counts.ticks += effort.spent();
    linear.price = 2 * effort.spent();
    linear.savings = effort.left();
}

}  // namespace satdoku::cdcl
