// The user propagator in the search: what it implies, the clauses that it adds, and whether it accepts a model.
//
// A clause can be added at any level. The search backtracks to the level where the clause implies a literal or is
// falsified. All variables of the clause are frozen, and so are all that the propagator observes.
#include "learning/learning.hpp"

#include <satdoku/core/sorted.hpp>

#include <algorithm>
#include <iterator>
#include <tuple>
#include <vector>

namespace satdoku::cdcl {

namespace {

/// The order of literals for watching: first the literal that has been true longest, then those without value, then the
/// one that became false last.
std::tuple<int, std::int64_t> fitness(const State& state, Literal literal) {
    const auto level = static_cast<std::int64_t>(state.assignment(literal).level);
    if (state.value(literal) > 0) return {2, -level};
    return state.value(literal) == 0 ? std::tuple{1, std::int64_t{0}} : std::tuple{0, level};
}

std::uint32_t glue_of(State& state, std::span<const Literal> literals) {
    std::vector<Literal>& assigned = state.scratch;
    std::copy_if(literals.begin(), literals.end(), std::back_inserter(assigned),
                 [&](Literal each) { return state.value(each) != 0; });
    const auto most = static_cast<std::uint32_t>(literals.size() - 1);
    const std::uint32_t levels = count_levels(state, assigned, most);
    assigned.clear();
    return std::max(1U, levels);
}

/// Adds a clause whose first two literals are the best ones to watch.
void watch_and_act(State& state, std::span<const Literal> literals, bool redundant) {
    const Literal first = literals[0], second = literals[1];
    const std::uint32_t jump = state.assignment(second).level;
    const bool implies = state.value(second) < 0 && (state.value(first) <= 0 || state.assignment(first).level > jump);
    const bool conflicts = implies && state.value(first) < 0 && state.assignment(first).level == jump;
    const std::uint32_t glue = glue_of(state, literals);
    if (implies) backtrack(state, jump);
    const Reference reference = add_clause(state, literals, redundant, glue);
    const bool is_binary = literals.size() == 2;
    if (!is_binary && redundant) state.arena[reference].used = longest_use;
    if (conflicts) {
        state.conflict = is_binary ? Conflict{Reason::binary(first), second} : Conflict{Reason::clause(reference), {}};
        analyze(state);
    } else if (implies) {
        assign(state, first, is_binary ? Reason::binary(second) : Reason::clause(reference));
    }
}

/// A clause without literals that are false at level 0.
void add_simplified(State& state, std::vector<Literal>& literals, bool redundant) {
    if (literals.empty()) return derive_empty(state);
    if (literals.size() == 1) {
        backtrack(state, 0);
        return derive_unit(state, literals.front());
    }
    core::bring_two_first(literals,
                          [&](Literal one, Literal two) { return fitness(state, one) > fitness(state, two); });
    watch_and_act(state, literals, redundant);
}

/// Adds the clause that the propagator has given.
void add_external(State& state, bool redundant) {
    std::vector<Literal>& literals = state.propagator->clause();
    for (const Literal literal : literals) observe(state, literal.variable());
    if (!connect_loaded(state)) {  // stopped early: the solve ends
        if (!redundant) add_original(state, literals);
        return;
    }
    // The proof has the whole clause as an axiom, and needs it until what is added in its place is derived.
    std::vector<Literal> whole;
    if (state.proof != nullptr) whole = literals;
    const bool holds = !simplify(state, literals);
    const bool is_shorter = state.proof != nullptr && (holds || literals.size() != whole.size());
    if (is_shorter && !holds && literals.size() > 1) state.proof->add(literals);
    if (!holds) add_simplified(state, literals, redundant);
    if (is_shorter && whole.size() > 1) state.proof->remove(whole);
}

/// Adds all clauses that a lazy propagator has.
bool take_clauses(State& state) {
    bool any = false;
    while (!state.unsatisfiable && !ending(state) && state.propagator->external_clause()) {
        add_external(state, state.propagator->is_forgettable());
        any = true;
    }
    return any;
}

}  // namespace

void observe(State& state, Variable variable) {
    if (state.propagator->is_observed(variable)) return;
    require_active(state, variable);
    if (state.propagator->has_passed(state, variable)) {
        const std::uint32_t level = state.assignments[variable.index()].level;
        backtrack(state, level == 0 ? 0 : level - 1);
    }
    state.propagator->observe(state, variable);
}

bool consult(State& state) {
    NamedPropagator& propagator = *state.propagator;
    if (propagator.is_lazy()) return false;
    const auto place = [&] { return std::tuple(state.assigned, state.level(), state.active); };
    for (const auto before = place(); place() == before && !state.unsatisfiable && !ending(state);) {
        propagator.notify(state);
        bool redundant = true;
        if (const auto literal = propagator.propagate()) {
            observe(state, literal->variable());
            if (state.value(*literal) > 0) continue;
            propagator.reason(*literal);
        } else if (propagator.external_clause()) {
            redundant = propagator.is_forgettable();
        } else {
            return false;
        }
        add_external(state, redundant);
    }
    return true;
}

bool accepted(State& state) {
    if (!state.propagator) return true;
    const std::uint64_t observed = state.propagator->observations();
    if (state.propagator->check_found_model(state)) return true;
    const bool changed = state.propagator->is_lazy() ? take_clauses(state) : consult(state);
    if (!changed && state.propagator->observations() == observed) state.ending.reason = solve::StopReason::stopped;
    return false;
}

}  // namespace satdoku::cdcl
