// Clauses come and go: into the arena or the watch lists, and into the proof.
//
// The proof keeps to two rules: a clause is added before the one that it replaces is removed, and no unit
// clause is ever removed (checkers differ in what they make of that).
#include "core/assign.hpp"
#include "techniques.hpp"

#include <algorithm>

namespace satdoku::cdcl {

void prove_added(State& state, std::span<const Literal> literals) {
    if (state.shown) state.shown->added(literals);
    if (state.proof != nullptr) state.proof->add(literals);
}

void prove_removed(State& state, std::span<const Literal> literals) {
    if (literals.size() <= 1) return;
    if (state.shown) state.shown->removed(literals);
    if (state.proof != nullptr) state.proof->remove(literals);
}

void prove_binary_removed(State& state, Literal first, Literal second) {
    const Literal literals[] = {first, second};
    prove_removed(state, literals);
}

void prove_unit(State& state, Literal literal) {
    ++state.counts.units;
    if (state.shown) state.shown->unit(state, literal);
    state.assignment(literal).reason = Reason();
    prove_added(state, {&literal, 1});
}

void derive_empty(State& state) {
    if (state.unsatisfiable) return;
    state.unsatisfiable = true;
    if (state.shown) state.shown->empty(state);
    prove_added(state, {});
}

namespace {

/// Whether a clause can be kept as it is. Most can, so that this looks at as little memory as possible; false
/// is always right.
bool is_simplified(const State& state, std::span<const Literal> literals) {
    constexpr std::size_t few = 8;
    if (literals.size() < 2 || literals.size() > few) return false;
    for (std::size_t index = 1; index < literals.size(); ++index) {
        for (std::size_t other = 0; other < index; ++other) {
            if (literals[index].variable() == literals[other].variable()) return false;
        }
    }
    const auto has_value = [&](Literal literal) { return state.value(literal) != 0; };
    return state.assigned == 0 || std::none_of(literals.begin(), literals.end(), has_value);
}

/// Leaves the watching to connect_loaded().
void load_clause(State& state, std::span<const Literal> literals) {
    if (state.shown) state.shown->present(literals);
    if (literals.size() == 2) {
        ++state.binaries;
        state.loaded_binaries.push_back({literals[0], literals[1], state.arena.end()});
        return;
    }
    const Reference reference = state.arena.allocate(literals, false, 0);
    ++state.irredundant;
    if (!state.first_loaded) state.first_loaded = reference;
}

}  // namespace

void add_original(State& state, std::span<const Literal> literals) {
    if (is_simplified(state, literals)) return load_clause(state, literals);
    std::vector<Literal>& kept = state.scratch;
    kept.clear();
    bool holds = false;
    for (const Literal literal : literals) {
        std::uint8_t& mark = state.assignment(literal).mark;
        const std::uint8_t own = literal.negative() ? 2 : 1;
        if (state.value(literal) > 0 || (mark != 0 && mark != own)) holds = true;
        if (mark != 0 || state.value(literal) < 0) continue;
        mark = own;
        kept.push_back(literal);
    }
    for (const Literal literal : kept) state.assignment(literal).mark = 0;
    if (holds) {
        prove_removed(state, literals);
    } else {
        if (kept.empty()) {
            derive_empty(state);
        } else if (kept.size() == 1) {
            assign(state, kept.front(), Reason());
        } else {
            if (kept.size() != literals.size()) prove_added(state, kept);
            load_clause(state, kept);
        }
        if (kept.size() != literals.size()) prove_removed(state, literals);
    }
    kept.clear();
}

Reference add_clause(State& state, std::span<const Literal> literals, bool redundant, std::uint32_t glue) {
    if (state.shown) state.shown->present(literals);
    if (literals.size() == 2) {
        ++state.binaries;
        state.watches[literals[0].code()].push(Watch::binary(literals[1], redundant));
        state.watches[literals[1].code()].push(Watch::binary(literals[0], redundant));
        return 0;
    }
    const Reference reference = state.arena.allocate(literals, redundant, glue);
    if (!redundant && state.redundant == 0) state.first_redundant = state.arena.end();  // behind this one
    ++(redundant ? state.redundant : state.irredundant);
    watch_clause(state, reference);
    return reference;
}

void watch_clause(State& state, Reference reference) {
    const Clause& clause = state.arena[reference];
    state.watches[clause[0].code()].push(Watch::large(clause[1], reference));
    state.watches[clause[1].code()].push(Watch::large(clause[0], reference));
}

void drop_clause(State& state, Reference reference) {
    Clause& clause = state.arena[reference];
    --(clause.redundant != 0 ? state.redundant : state.irredundant);
    clause.garbage = 1;
    state.garbage = true;
    prove_removed(state, clause.literals());
}

}  // namespace satdoku::cdcl
