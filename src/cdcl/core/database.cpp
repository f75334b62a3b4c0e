#include "core/database.hpp"
#include "core/operations.hpp"

namespace satdoku::cdcl {
namespace {
/// Puts a clause into the arena, without watches. The proof and the observer know it already.
Reference store(State& state, std::span<const Literal> literals, bool redundant, std::uint32_t glue) {
    const Reference reference = state.arena.allocate(literals, redundant, glue);
    ++(redundant ? state.redundant : state.irredundant);
    if (!redundant && state.redundant == 0) state.first_redundant = state.arena.end();  // after this one
    return reference;
}

/// Makes a clause garbage, without the proof.
void discard(State& state, Reference reference) {
    Clause& clause = state.arena[reference];
    --(clause.redundant != 0 ? state.redundant : state.irredundant);
    clause.garbage = 1;
    state.garbage = true;
}
}  // namespace

// ---- Adding

void load_clause(State& state, std::span<const Literal> literals) {
    if (state.observation) state.observation->present(literals);
    ++state.loaded;
    if (literals.size() == 2) {
        ++state.binaries;
        state.loaded_binaries.push_back({literals[0], literals[1], state.arena.end()});
        return;
    }
    const Reference reference = store(state, literals, false, 0);
    if (!state.first_loaded) state.first_loaded = reference;
}

Reference add_clause(State& state, std::span<const Literal> literals, bool redundant, std::uint32_t glue) {
    if (state.observation) state.observation->present(literals);
    if (literals.size() == 2) {
        ++state.binaries;
        watch_binary(state, literals[0], literals[1], redundant);
        if (state.observation) state.observation->attached(state, 0, literals);
        return 0;
    }
    const Reference reference = store(state, literals, redundant, glue);
    watch_clause(state, reference);
    if (state.observation) state.observation->attached(state, reference, literals);
    return reference;
}

Reference derive_clause(State& state, std::span<const Literal> literals, bool redundant, std::uint32_t glue, By by,
                        Justification justification) {
    prove_added(state, literals, by, justification);
    return add_clause(state, literals, redundant, glue);
}

Reference derive_unwatched(State& state, std::span<const Literal> literals, bool redundant, std::uint32_t glue, By by,
                           Justification justification) {
    prove_added(state, literals, by, justification);
    return store(state, literals, redundant, glue);
}

void derive_unit(State& state, Literal literal, By by) {
    if (state.value(literal) > 0) return;
    const std::array unit{literal};
    if (state.value(literal) < 0) {
        prove_added(state, unit, by);
        return derive_empty(state, cdcl::by(unit));
    }
    state.proof.justify(unit, by);
    assign(state, literal, Reason());
}

void derive_empty(State& state, By by) {
    if (state.unsatisfiable) return;
    state.unsatisfiable = true;
    ++state.counts.final_conflicts;
    if (state.observation) state.observation->empty(state);
    const auto by_conflict = [&](Hints& hints) { hints.by_refutation(state.conflict); };
    prove_added(state, {}, by ? by : By(by_conflict));
}

void watch_clause(State& state, Reference reference) {
    const Clause& clause = state.arena[reference];
    state.watches[clause[0].code()].push(Watch::large(clause[1], reference));
    state.watches[clause[1].code()].push(Watch::large(clause[0], reference));
}

void watch_binary(State& state, Literal first, Literal second, bool redundant) {
    state.watches[first.code()].push(Watch::binary(second, redundant));
    state.watches[second.code()].push(Watch::binary(first, redundant));
}

// ---- Dropping

void drop_clause(State& state, Reference reference) {
    discard(state, reference);
    prove_removed(state, state.arena[reference].literals());
}

bool has_binary(const State& state, Literal first, Literal second) {
    const WatchList& one = state.watches[first.code()];
    const WatchList& two = state.watches[second.code()];
    const bool shorter = one.size() <= two.size();
    const Literal other = shorter ? second : first;
    const WatchList& list = shorter ? one : two;
    return std::any_of(list.begin(), list.end(),
                       [&](const Watch& each) { return each.is_binary() && each.blocker == other; });
}

void drop_binary(State& state, Literal first, Literal second) {
    --state.binaries;
    prove_removed(state, std::array{first, second});
}

void drop_extended(State& state, Literal witness, Reference reference) {
    push_extension(state, witness, state.arena[reference].literals());
    discard(state, reference);
}

void drop_extended_binary(State& state, Literal witness, Literal other) {
    push_extension(state, witness, std::array{witness, other});
    --state.binaries;
}

// ---- Changing

void shorten_clause(State& state, Reference reference, std::span<const Literal> literals, By by) {
    if (literals.empty()) {
        derive_empty(state, by);
    } else if (literals.size() == 1) {
        derive_unit(state, literals.front(), by);
        drop_clause(state, reference);
    } else if (literals.size() == 2) {
        replace_clause(state, reference, literals, 1, by);
    } else {
        Clause& clause = state.arena[reference];
        prove_added(state, literals, by);
        prove_removed(state, clause.literals());
        state.proof.inform([&](Hints& hints) { hints.forget(reference); });
        std::copy(literals.begin(), literals.end(), clause.begin());
        state.arena.shrink(clause, static_cast<std::uint32_t>(literals.size()));
    }
}

Reference replace_clause(State& state, Reference reference, std::span<const Literal> literals, std::uint32_t glue,
                         By by) {
    const bool redundant = state.arena[reference].redundant != 0;
    const Reference added = derive_clause(state, literals, redundant, glue, by);
    drop_clause(state, reference);
    return added;
}

void promote_clause(State& state, Reference reference) {
    Clause& clause = state.arena[reference];
    if (clause.redundant == 0) return;
    clause.redundant = 0;
    clause.subsumed = 0;
    --state.redundant;
    ++state.irredundant;
}

void promote_binary(State& state, Literal first, Literal second) {
    for (const auto& [own, other] : {std::pair(first, second), std::pair(second, first)}) {
        WatchList& list = state.watches[own.code()];
        const auto same = [blocker = other](const Watch& each) { return each.is_binary() && each.blocker == blocker; };
        const auto irredundant = [&](const Watch& each) { return same(each) && !each.is_redundant(); };
        if (std::any_of(list.begin(), list.end(), irredundant)) continue;
        *std::find_if(list.begin(), list.end(), same) = Watch::binary(other, false);
    }
}

// ---- Proof and observer

void prove_added(State& state, std::span<const Literal> literals, By by, Justification justification) {
    if (state.observation) state.observation->added(literals);
    state.proof.add(literals, by, justification);
}

void prove_removed(State& state, std::span<const Literal> literals) {
    if (literals.size() <= 1) return;
    if (state.observation) state.observation->removed(literals);
    state.proof.remove(literals);
}

void prove_unit(State& state, Literal literal) {
    ++state.counts.units;
    if (state.observation) state.observation->unit(state, literal);
    if (state.fixed_literals) state.fixed_literals->report(literal);
    Reason& reason = state.assignment(literal).reason;
    const std::array unit{literal};
    const auto by_reason = [&](Hints& hints) { hints.by_trail({reason, literal}); };
    prove_added(state, unit, reason.none() ? By() : By(by_reason));
    reason = Reason();
}
}  // namespace satdoku::cdcl
