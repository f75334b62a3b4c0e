// Asserts the invariants of state.hpp and the contract of inprocess.hpp, only in builds with SATDOKU_CHECK_INVARIANTS.
#ifdef SATDOKU_CHECK_INVARIANTS

#include "core/operations.hpp"
#include <satdoku/core/hash.hpp>
#include <algorithm>
#include <bit>
#include <cstdio>
#include <cstdlib>
#include <vector>

namespace satdoku::cdcl {
namespace {
void require(bool holds, const char* what) {
    if (holds) return;
    std::fprintf(stderr, "invariant broken: %s\n", what);
    std::abort();
}

void check_trail(const State& state) {
    std::uint32_t level = 0;
    for (std::uint32_t index = 0; index < state.assigned; ++index) {
        const Literal literal = state.trail[index];
        while (level < state.level() && state.levels[level].begin <= index) ++level;
        const Assignment& assignment = state.assignment(literal);
        require(state.value(literal) == 1 && state.value(~literal) == -1, "trail: values");
        require(state.is_active(literal.variable()), "trail: active");
        require(assignment.trail == index && assignment.level == level, "trail: position and level");
        require(assignment.seen == 0 && assignment.removable == 0 && assignment.poison == 0 && assignment.mark == 0,
                "trail: marks");
    }
    const auto valued = std::count_if(state.values.begin(), state.values.end(), [](auto value) { return value != 0; });
    require(valued == 2 * static_cast<std::ptrdiff_t>(state.assigned), "trail: every value is on it");
    require(state.propagated <= state.assigned, "trail: propagated");
}

void check_reasons(const State& state) {
    for (std::uint32_t index = 0; index < state.assigned; ++index) {
        const Literal literal = state.trail[index];
        const Assignment& assignment = state.assignment(literal);
        const auto false_before = [&](Literal other) {
            return state.value(other) < 0 && state.assignment(other).trail < index;
        };
        if (assignment.level == 0) require(assignment.reason.none(), "reasons: level 0");
        if (assignment.reason.is_unknown()) require(assignment.level > state.assumptions.size(), "reasons: unknown");
        if (!assignment.reason.has_literals()) continue;
        if (assignment.reason.is_binary()) {
            require(false_before(assignment.reason.other()), "reasons: binary");
            continue;
        }
        const Clause& clause = state.arena[assignment.reason.reference()];
        require(clause.garbage == 0, "reasons: garbage");
        require(clause[0] == literal || clause[1] == literal, "reasons: position");
        for (const Literal other : clause.literals())
            require(other == literal || false_before(other), "reasons: clause");
    }
}

/// Every binary clause is in two lists, marked as learned in both or in neither: the entries in the lists of the
/// smaller literals and those in the lists of the larger ones have the same sum of hashes.
void check_binaries(const State& state) {
    std::uint64_t count = 0;
    std::uint64_t smaller = 0;
    std::uint64_t larger = 0;
    for (std::uint32_t code = 0; code < 2 * state.capacity; ++code) {
        const Literal own = Literal::from_code(code);
        for (const Watch& watch : state.watches[code]) {
            if (!watch.is_binary()) continue;
            const auto [first, second] = std::minmax(own, watch.blocker);
            const std::uint64_t pair = std::uint64_t{first.code()} << 32 | second.code();
            (own < watch.blocker ? smaller : larger) += core::split_mix(core::split_mix(pair) + watch.is_redundant());
            ++count;
        }
    }
    require(smaller == larger && count % 2 == 0, "watches: binary on one side only");
    require(count == 2 * state.binaries, "watches: number of binary clauses");
}

void check_watches(const State& state) {
    std::vector<std::uint8_t> watched(state.arena.end(), 0);  // by reference
    for (std::uint32_t code = 0; code < 2 * state.capacity; ++code) {
        const Literal own = Literal::from_code(code);
        for (const Watch& watch : state.watches[code]) {
            if (watch.is_binary()) continue;
            const Clause& clause = state.arena[watch.reference()];
            if (clause.garbage != 0) continue;
            require(clause[0] == own || clause[1] == own, "watches: not a watched literal");
            const bool cleaned = state.value(watch.blocker) < 0 && state.assignment(watch.blocker).level == 0;
            require(cleaned || std::find(clause.begin(), clause.end(), watch.blocker) != clause.end(),
                    "watches: blocker");
            ++watched[watch.reference()];
            const Assignment& assignment = state.assignment(own);
            if (state.value(own) >= 0 || assignment.trail >= state.propagated) continue;
            const Literal other = clause[0] == own ? clause[1] : clause[0];
            const auto true_in_time = [&](Literal literal) {
                return state.value(literal) > 0 && state.assignment(literal).level <= assignment.level;
            };
            require(true_in_time(other) || true_in_time(watch.blocker), "watches: false without a true one");
        }
    }
    std::uint64_t irredundant = 0;
    std::uint64_t redundant = 0;
    for_each_clause(state, ClauseKind::both, [&](Reference reference, const Clause& clause) {
        require(clause.size >= 3 && clause.searched >= 2 && clause.searched <= clause.size, "arena: header");
        require(clause.moved == 0 && clause.marked == 0 && clause.reason == 0, "arena: marks");
        for (const Literal literal : clause.literals())
            require(state.is_active(literal.variable()), "arena: inactive variable");
        require(watched[reference] == 2, "watches: two for each clause");
        require(clause.redundant == 0 || reference >= state.first_redundant, "arena: first learned clause");
        ++(clause.redundant != 0 ? redundant : irredundant);
    });
    require(irredundant == state.irredundant && redundant == state.redundant, "arena: counts");
}

void check_order(const State& state) {
    std::uint32_t active = 0;
    std::uint64_t limit = state.queue.unassigned == Queue::none ? 0 : state.queue.stamp(state.queue.unassigned);
    for (std::uint32_t index = 0; index < state.capacity; ++index) {
        const Variable variable(index);
        if (!state.is_active(variable)) {
            require(!state.queue.contains(index) && !state.heap.contains(variable), "order: inactive variable");
            continue;
        }
        ++active;
        const bool open = state.values[std::size_t{2} * index] == 0;
        if (!open) continue;
        require(state.queue.contains(index), "queue: variable missing");
        if (state.order == Order::scores) {
            require(state.heap.contains(variable), "heap: variable missing");
        } else {
            require(state.queue.stamp(index) <= limit, "queue: variable without value behind the pointer");
        }
    }
    require(active == state.active, "active: count");
    std::uint64_t stamp = ~std::uint64_t{0};
    for (std::uint32_t index = state.queue.last(); index != Queue::none; index = state.queue.previous(index)) {
        require(state.queue.stamp(index) < stamp, "queue: stamps");
        stamp = state.queue.stamp(index);
    }
}
}  // namespace

void check_invariants(const State& state) {
    check_trail(state);
    check_reasons(state);
    check_binaries(state);
    check_watches(state);
    check_order(state);
}

void check_step(const State& state) {
    constexpr std::uint64_t small = 1024;
    const std::uint64_t size = state.arena.end() + 2 * state.binaries + state.capacity;
    const std::uint64_t interval = std::bit_ceil(1 + size / small) * std::bit_ceil(1 + state.steps / small);
    if (state.steps % interval == 0) check_invariants(state);
}

void check_before_pass(const State& state) {
    require(state.level() == 0 && state.propagated == state.assigned, "pass begins: level 0, propagated");
    require(!state.garbage && !state.unsatisfiable, "pass begins: no garbage, not refuted");
    const auto has_value = [&](Literal literal) { return state.value(literal) != 0; };
    for_each_clause(state, ClauseKind::both, [&](Reference, const Clause& clause) {
        require(std::none_of(clause.begin(), clause.end(), has_value), "pass begins: no values in clauses");
    });
    for_each_binary(state, ClauseKind::both, [&](Literal first, Literal second) {
        require(!has_value(first) && !has_value(second), "pass begins: no values in binary clauses");
    });
    check_invariants(state);
}

void check_after_pass(const State& state) {
    if (state.unsatisfiable) return;
    require(state.level() == 0, "pass ends: level 0");
    const bool stopped = state.ending.reason != solve::StopReason::none;
    require(stopped || state.propagated == state.assigned, "pass ends: propagated");
    require(state.scratch.empty() && state.analyzed.empty(), "pass ends: nothing left behind");
    check_invariants(state);
}
}  // namespace satdoku::cdcl

#endif
