// Entering, changing and leaving the dense view of the formula.
#include "passes/dense.hpp"
#include "passes/inprocess.hpp"

namespace satdoku::cdcl {
namespace {
void remove_entry(Dense& dense, Literal literal, auto&& matches) {
    WatchList& list = dense.list(literal);
    dense.effort.spend(1 + core::reading(list.size(), sizeof(Watch)));
    Watch* const found = std::find_if(list.begin(), list.end(), matches);
    if (found == list.end()) return;
    *found = list[list.size() - 1];
    list.cut(list.end() - 1);
}

bool is_stale(const State& state, const Watch& watch) {
    if (!watch.is_binary()) return state.arena[watch.reference()].garbage != 0;
    return !state.is_open(watch.blocker.variable());
}

/// Removes the large watches, or the stale entries, from every list.
void keep_only_binaries(State& state) {
    for (WatchList& list : state.watches) {
        list.cut(std::remove_if(list.begin(), list.end(),
                                [&](const Watch& each) { return !each.is_binary() || is_stale(state, each); }));
    }
}

/// Removes the literals for which `gone` is true from an irredundant clause of the arena. Does not change their lists.
/// @param by  another clause by which the rest follows; may be empty
void unlink(Dense& dense, Reference reference, std::span<const Literal> by, auto&& gone) {
    State& state = dense.state;
    Clause& clause = state.arena[reference];
    dense.effort.spend(core::reading(clause.size, sizeof(Literal)));
    std::vector<Literal> rest;
    std::remove_copy_if(clause.begin(), clause.end(), std::back_inserter(rest), gone);
    if (rest.size() == clause.size) return;
    const auto by_both = [&](Hints& hints) {
        if (!by.empty()) hints.by(by);
        hints.by(clause.literals());
    };
    if (rest.size() < 3) {
        rest.empty() ? derive_empty(state, by_both) : add_dense(dense, rest, by_both);
        drop_dense(dense, reference);
        return;
    }
    for (const Literal literal : clause.literals()) {
        if (!gone(literal)) continue;
        --dense.counts[literal.code()];
        touch_dense(dense, literal);
    }
    shorten_clause(state, reference, rest, by_both);
    clause.subsumed = 0;
    dense.queue.push_back({Reason::clause(reference), {}});
}

/// Propagates the next literal of the trail. Drops satisfied clauses of the arena, and marks and collects those that
/// lose a literal.
void propagate_next(Dense& dense, std::vector<Reference>& shortened) {
    State& state = dense.state;
    const Literal literal = state.trail[state.propagated++];
    const WatchList holding = std::move(dense.list(literal));
    const WatchList losing = std::move(dense.list(~literal));
    dense.effort.spend(2 + holding.size() + losing.size());
    for (const Watch& watch : losing) {
        if (watch.is_binary()) {
            if (!state.is_active(watch.blocker.variable())) continue;
            derive_unit(state, watch.blocker, by(std::array{~literal, watch.blocker}));
            continue;
        }
        Clause& clause = state.arena[watch.reference()];
        if (clause.garbage != 0 || clause.marked != 0) continue;
        clause.marked = 1;
        shortened.push_back(watch.reference());
    }
    for (const Watch& watch : holding)
        if (!watch.is_binary() && state.arena[watch.reference()].garbage == 0) drop_dense(dense, watch.reference());
    // The binary clauses of both lists are satisfied now. Those whose other literal was propagated before are gone.
    for (const bool lost : {false, true}) {
        const Literal own = lost ? ~literal : literal;
        for (const Watch& watch : lost ? losing : holding) {
            if (!watch.is_binary() || !state.is_active(watch.blocker.variable())) continue;
            const std::int8_t value = state.value(watch.blocker);
            if (value != 0 && state.assignment(watch.blocker).trail + 1 < state.propagated) continue;
            if (!watch.is_redundant()) {
                --dense.counts[own.code()];
                --dense.counts[watch.blocker.code()];
                touch_dense(dense, watch.blocker);
            }
            drop_binary(state, own, watch.blocker);
        }
    }
}

/// Shortens a marked clause.
void drop_false_literals(Dense& dense, Reference reference) {
    State& state = dense.state;
    Clause& clause = state.arena[reference];
    clause.marked = 0;
    // A satisfied clause is dropped when its true literal is propagated.
    const auto holds = [&](Literal literal) { return state.value(literal) > 0; };
    if (clause.garbage != 0 || std::any_of(clause.begin(), clause.end(), holds)) return;
    unlink(dense, reference, {}, [&](Literal literal) { return state.value(literal) < 0; });
}
}  // namespace

Dense::Dense(State& owner, std::uint64_t budget) : state(owner), effort(budget, [&owner] { return poll(owner); }) {}

void touch_dense(Dense& dense, Literal literal) {
    const Variable variable = literal.variable();
    if (dense.is_touched[variable.index()] != 0) return;
    dense.is_touched[variable.index()] = 1;
    dense.touched.push_back(variable);
}

std::uint32_t signature(std::span<const Literal> literals) {
    std::uint32_t bits = 0;
    for (const Literal literal : literals) bits |= 1U << (literal.variable().index() * core::golden_ratio >> 59U);
    return bits;
}

bool worth_connecting(const State& state, std::uint64_t budget) {
    return budget >= core::spreading(state.arena.end() + state.binaries);
}

void connect(Dense& dense) {
    State& state = dense.state;
    dense.counts.assign(state.watches.size(), 0);
    dense.is_touched.assign(state.capacity, 0);
    keep_only_binaries(state);
    for_each_clause(state, ClauseKind::irredundant, [&](Reference, const Clause& clause) {
        for (const Literal literal : clause.literals()) ++dense.counts[literal.code()];
    });
    make_room(state, dense.counts);
    for_each_binary(state, ClauseKind::irredundant, [&](Literal first, Literal second) {
        ++dense.counts[first.code()];
        ++dense.counts[second.code()];
    });
    for_each_clause(state, ClauseKind::irredundant, [&](Reference reference, const Clause& clause) {
        const Literal bits = Literal::from_code(signature(clause.literals()));
        for (const Literal literal : clause.literals()) dense.list(literal).push(Watch::large(bits, reference));
    });
}

void disconnect(Dense& dense) {
    State& state = dense.state;
    keep_only_binaries(state);
    for_each_clause(state, ClauseKind::learned, [&](Reference reference, const Clause& clause) {
        if (!std::all_of(clause.begin(), clause.end(),
                         [&](Literal literal) { return state.is_active(literal.variable()); })) {
            drop_clause(state, reference);
        }
    });
    if (!state.unsatisfiable) attach_clauses(state);
}

std::optional<Variable> add_dense_variable(Dense& dense) {
    const std::optional<Variable> variable = add_variable(dense.state);
    dense.counts.resize(dense.state.watches.size(), 0);
    dense.is_touched.resize(dense.state.capacity, 0);
    return variable;
}

bool exhausted(const Dense& dense) {
    const State& state = dense.state;
    return state.unsatisfiable || dense.effort.exhausted() || state.ending.reason != solve::StopReason::none;
}

void flush(Dense& dense, Literal literal) {
    WatchList& list = dense.list(literal);
    // Each entry reads a clause or a value; half of these are in the cache.
    dense.effort.spend(1 + list.size() / 2);
    list.cut(std::remove_if(list.begin(), list.end(), [&](const Watch& each) { return is_stale(dense.state, each); }));
}

void add_dense(Dense& dense, std::span<const Literal> literals, By by, Justification justification) {
    State& state = dense.state;
    if (literals.size() == 1) {
        derive_unit(state, literals[0], by);
        return;
    }
    for (const Literal literal : literals) ++dense.counts[literal.code()];
    if (literals.size() == 2) {
        derive_clause(state, literals, false, 0, by, justification);
        dense.queue.push_back({Reason::binary(literals[1]), literals[0]});
        return;
    }
    const Reference reference = derive_unwatched(state, literals, false, 0, by, justification);
    const Literal bits = Literal::from_code(signature(literals));
    for (const Literal literal : literals) dense.list(literal).push(Watch::large(bits, reference));
    dense.queue.push_back({Reason::clause(reference), {}});
    dense.effort.spend(1 + literals.size());
}

void uncount_dense(Dense& dense, Reference reference) {
    for (const Literal literal : dense.state.arena[reference].literals()) {
        --dense.counts[literal.code()];
        touch_dense(dense, literal);
    }
    dense.effort.spend(1 + core::reading(dense.state.arena[reference].size, sizeof(Literal)));
}

void drop_dense(Dense& dense, Reference reference) {
    uncount_dense(dense, reference);
    drop_clause(dense.state, reference);
}

void drop_dense_duplicates(Dense& dense, Literal first, Literal second) {
    const std::array literals{first, second};
    std::uint32_t count = 0;
    for (std::size_t own = 0; own < 2; ++own) {
        WatchList& list = dense.list(literals[own]);
        dense.effort.spend(1 + core::reading(list.size(), sizeof(Watch)));
        count = 0;
        list.cut(std::remove_if(list.begin(), list.end(), [&](const Watch& each) {
            const bool same = each.is_binary() && !each.is_redundant() && each.blocker == literals[1 - own];
            return same && ++count > 1;
        }));
    }
    for (; count > 1; --count) {
        for (const Literal literal : literals) {
            --dense.counts[literal.code()];
            touch_dense(dense, literal);
        }
        drop_binary(dense.state, first, second);
    }
}

void strengthen_dense(Dense& dense, Reference reference, Literal literal, std::span<const Literal> by) {
    unlink(dense, reference, by, [&](Literal each) { return each == literal; });
    if (dense.state.arena[reference].garbage != 0) return;
    remove_entry(dense, literal, [&](const Watch& each) { return !each.is_binary() && each.reference() == reference; });
}

bool propagate_dense(Dense& dense) {
    State& state = dense.state;
    while (!state.unsatisfiable && state.propagated != state.assigned) {
        // A clause loses all its false literals at once: to copy a long clause for each would take quadratic time.
        std::vector<Reference> losing;
        while (!state.unsatisfiable && state.propagated != state.assigned) propagate_next(dense, losing);
        for (const Reference reference : losing) drop_false_literals(dense, reference);
    }
    return !state.unsatisfiable;
}
}  // namespace satdoku::cdcl
