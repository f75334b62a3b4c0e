// The user propagator in the search: what it implies, the clauses that it adds, and whether it accepts a model.
//
// A clause can be added at any level. The search backtracks to the level where the clause implies a literal or is
// falsified. All variables of the clause are frozen, and so are all that the propagator observes.
//
// The reason of an implied literal is asked for when analysis needs it, and becomes a learned clause then. Where failed
// assumptions follow reasons to the end, it is asked for at once, and so it is if an observer wants to see it.
#include "learning/learning.hpp"
#include <tuple>

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

void bring_watches_first(const State& state, std::vector<Literal>& literals) {
    core::bring_two_first(literals,
                          [&](Literal one, Literal two) { return fitness(state, one) > fitness(state, two); });
}

/// Adds a clause whose first two literals are the best ones to watch. Returns it as a reason of the first one.
Reason watch(State& state, std::span<const Literal> literals, bool redundant, std::uint32_t glue) {
    const Reference reference = add_clause(state, literals, redundant, glue);
    if (literals.size() == 2) return Reason::binary(literals[1]);
    if (redundant) state.arena[reference].used = longest_use;
    return Reason::clause(reference);
}

/// The same, and does what the clause asks for.
void watch_and_act(State& state, std::span<const Literal> literals, bool redundant) {
    const Literal first = literals[0], second = literals[1];
    const std::uint32_t jump = state.assignment(second).level;
    const bool implies = state.value(second) < 0 && (state.value(first) <= 0 || state.assignment(first).level > jump);
    const bool conflicts = implies && state.value(first) < 0 && state.assignment(first).level == jump;
    const std::uint32_t glue = glue_of(state, literals);
    if (implies) backtrack(state, jump);
    const Reason reason = watch(state, literals, redundant, glue);
    if (conflicts) {
        state.conflict = {reason, reason.is_binary() ? first : Literal()};
        analyze(state);
    } else if (implies) {
        assign(state, first, reason);
    }
}

/// A clause without literals that are false at level 0.
void add_simplified(State& state, std::vector<Literal>& literals, bool redundant) {
    if (literals.empty()) return derive_empty(state);
    if (literals.size() == 1) {
        backtrack(state, 0);
        return derive_unit(state, literals.front());
    }
    bring_watches_first(state, literals);
    watch_and_act(state, literals, redundant);
}

/// Simplifies the clause that the propagator has given and calls `add` for it unless it holds.
void simplify_and(State& state, auto&& add) {
    std::vector<Literal>& literals = state.propagator->clause();
    // The proof has the whole clause as an axiom, and needs it until what is added in its place is derived.
    std::vector<Literal> whole;
    if (state.proof.is_on()) whole = literals;
    const bool holds = !simplify(state, literals);
    const bool is_shorter = state.proof.is_on() && (holds || literals.size() != whole.size());
    if (is_shorter && !holds && literals.size() > 1) state.proof.add(literals);
    if (!holds) add(literals);
    if (is_shorter && whole.size() > 1) state.proof.remove(whole);
}

/// Adds the clause that the propagator has given.
void add_external(State& state, bool redundant) {
    const std::vector<Literal>& literals = state.propagator->clause();
    for (const Literal literal : literals) observe(state, literal.variable());
    if (connect_loaded(state)) {
        simplify_and(state, [&](std::vector<Literal>& kept) { add_simplified(state, kept, redundant); });
    } else if (!redundant) {  // stopped early: the solve ends
        add_original(state, literals);
    }
}

/// Returns true if the clause that the propagator has given is a reason of the literal at its position on the trail,
/// and not already on a lower level.
bool fits(const State& state, Literal implied) {
    const std::vector<Literal>& literals = state.propagator->clause();
    const Assignment& assignment = state.assignment(implied);
    const auto is_false_before = [&](Literal each) {
        return state.propagator->is_observed(each.variable()) && state.value(each) < 0 &&
               state.assignment(each).trail < assignment.trail;
    };
    bool has_implied = false, has_level = false;
    for (const Literal literal : literals) {
        if (literal == implied) {
            has_implied = true;
        } else if (is_false_before(literal)) {
            has_level = has_level || state.assignment(literal).level == assignment.level;
        } else {
            return false;
        }
    }
    return has_implied && has_level;
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

bool explain(State& state, Literal implied) {
    state.propagator->reason(implied);
    if (!fits(state, implied)) return false;
    simplify_and(state, [&](std::vector<Literal>& literals) {
        bring_watches_first(state, literals);
        const Reason reason = watch(state, literals, true, glue_of(state, literals));
        state.assignment(implied).reason = reason;
    });
    return true;
}

bool replace_unfit(State& state) {
    backtrack(state, state.level() - 1);
    add_external(state, true);
    return !state.unsatisfiable;
}

bool consult(State& state) {
    NamedPropagator& propagator = *state.propagator;
    if (propagator.is_lazy()) return false;
    const auto place = [&] { return std::tuple(state.assigned, state.level(), state.active); };
    for (const auto before = place(); place() == before && !state.unsatisfiable && !ending(state);) {
        propagator.notify(state);
        bool redundant = true;
        if (const auto literal = propagator.propagate()) {
            const bool was_observed = propagator.is_observed(literal->variable());
            observe(state, literal->variable());
            if (state.value(*literal) > 0) continue;
            const bool is_open =
                was_observed && state.value(*literal) == 0;  // else observe() may have undone what it follows from
            if (is_open && state.level() > state.asked_levels() && !state.observation) {
                assign(state, *literal, Reason::unknown());
                continue;
            }
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
