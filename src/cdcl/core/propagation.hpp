// Unit propagation by watches, the innermost loop of the engine.
//
// A watch list is visited with a read and a write pointer, so that watches that move to another literal leave no gaps.
// A clause is read only if it is not binary and its blocker is not true. The data of the state is held in local
// variables: otherwise, after each write to `values`, which are bytes and may alias, the compiler would load it again.
//
// If exactly one of some literals is true, encoded by a short clause and a binary clause for each pair (sudoku,
// pigeons), the processor cannot predict which blockers have no value and which literal of a clause is watched next.
// For such formulas there is a loop without these branches; on others it would be slower
// (benchmarks/results/propagation.md).
//
// An observer that wants to see watches has loops of its own, `observed`. They are compiled by themselves
// (propagate_observed.cpp, SKIP_UNITY_BUILD_INCLUSION): in one unit with them the compiler would inline less into the
// others, which would then take 3 % more instructions. For the same reason each file has its own copy of what is here.
#pragma once
#include "core/operations.hpp"
#include <satdoku/core/compiler.hpp>
#include <initializer_list>

namespace satdoku::cdcl {
namespace {
/// Greatest size of a clause for find_watch_in_short().
constexpr std::uint32_t longest_short = 12;

/// Returns the first literal that is not false, from the saved position on and around the clause, or end().
inline Literal* find_watch(const std::int8_t* values, Clause& clause) {
    Literal* const middle = clause.begin() + clause.searched;
    Literal* const end = clause.end();
    for (Literal* each = middle; each != end; ++each)
        if (values[each->code()] >= 0) return each;
    for (Literal* each = clause.begin() + 2; each != middle; ++each)
        if (values[each->code()] >= 0) return each;
    return end;
}

/// The same without branches: reads all literals even if one is found early.
inline Literal* find_watch_in_short(const std::int8_t* values, Clause& clause) {
    Literal* const literals = clause.begin();
    const std::uint32_t size = clause.size;
    std::uint32_t found = 0;
    for (std::uint32_t index = 2; index < size; ++index)
        found |= static_cast<std::uint32_t>(values[literals[index].code()] >= 0) << index;
    if (found == 0) return clause.end();
    const std::uint32_t later = found >> clause.searched << clause.searched;
    return literals + std::countr_zero(later != 0 ? later : found);
}

class Propagation {
  public:
    Propagation(State& state, Reference ignored)
        : ticks(state.counts.ticks), assigned(state.assigned), level_(state.level()), values_(state.values.data()),
          assignments_(state.assignments.data()), trail_(state.trail.data()), watches_(state.watches.data()),
          arena_(state.arena), ignored_(ignored), state_(state) {}

    /// Visits the watches of the negation of a literal of the trail. Returns the falsified clause, if any.
    template <bool ignoring, bool branchless, bool observed> Conflict visit(std::uint32_t index) {
        const Literal literal = ~trail_[index];
        if (index + 1 != assigned) prefetch(~trail_[index + 1]);
        WatchList& list = watches_[literal.code()];
        Watch* const end = list.end();
        ticks += 1 + core::reading(list.size(), sizeof(Watch)) / 2;
        Watch* read = branchless ? visit_binaries<observed>(literal, list.begin(), end) : list.begin();
        Watch* write = read;
        Conflict conflict;
        while (read != end) {
            const Watch watch = *write++ = *read++;
            const std::int8_t blocker = values_[watch.blocker.code()];
            if (blocker > 0) {
                if constexpr (observed) report_blocked(literal, watch);
                continue;
            }
            if (watch.is_binary()) {
                if constexpr (observed) report_binary(literal, watch.blocker, blocker);
                if (blocker < 0) {
                    conflict = {Reason::binary(watch.blocker), literal};
                    break;
                }
                assign(watch.blocker, Reason::binary(literal));
                if constexpr (observed) settle();
                continue;
            }
            if constexpr (ignoring) {
                if (watch.reference() == ignored_) continue;
            }
            ++ticks;
            Clause& clause = arena_[watch.reference()];
            const Literal other = Literal::from_code(clause[0].code() ^ clause[1].code() ^ literal.code());
            const std::int8_t other_value = values_[other.code()];
            if (other_value > 0) {
                if constexpr (observed) report(literal, watch.reference(), "satisfied", {other, literal});
                write[-1].blocker = other;
                continue;
            }
            if (clause.garbage != 0) {
                --write;
                continue;
            }
            Literal* const found = branchless && clause.size <= longest_short ? find_watch_in_short(values_, clause)
                                                                              : find_watch(values_, clause);
            if (found != clause.end()) {
                const Literal replacement = *found;
                clause.searched = static_cast<std::uint32_t>(found - clause.begin());
                if (values_[replacement.code()] > 0) {
                    if constexpr (observed)
                        report(literal, watch.reference(), "satisfied", {other, literal, replacement});
                    write[-1].blocker = replacement;
                    continue;
                }
                if constexpr (observed) report(literal, watch.reference(), "moved", {other, replacement});
                clause[0] = other;
                clause[1] = replacement;
                *found = literal;
                watches_[replacement.code()].push(Watch::large(other, watch.reference()));
                --write;
            } else if (other_value < 0) {
                if constexpr (observed) report(literal, watch.reference(), "conflict", {other, literal});
                conflict = {Reason::clause(watch.reference()), literal};
                break;
            } else {
                if constexpr (observed) report(literal, watch.reference(), "unit", {other, literal});
                ++ticks;
                assign(other, Reason::clause(watch.reference()));
                if constexpr (observed) settle();
            }
        }
        list.remove(write, read);
        return conflict;
    }

    std::uint64_t ticks;
    std::uint32_t assigned;

  private:
    /// Fetches the next list while this one is visited. To prefetch also when literals are assigned, or the next clause,
    /// gains nothing.
    void prefetch(Literal literal) const { core::prefetch(watches_[literal.code()].begin()); }

    /// Visits the binary watches at the beginning of a list. Returns where they end, or the start of the block of
    /// `trail_spare` watches that has a conflict, which visit() handles. Blockers without a value are first all
    /// collected after the end of the trail and then assigned; a blocker may be collected twice.
    template <bool observed> Watch* visit_binaries(Literal literal, Watch* read, Watch* end) {
        while (read != end && read->is_binary()) {
            Watch* const begin = read;
            const Watch* const last = end - begin > trail_spare ? begin + trail_spare : end;
            Literal* noted = trail_ + assigned;
            std::int8_t all = 0;
            do {
                const Literal blocker = read++->blocker;
                const std::int8_t value = values_[blocker.code()];
                *noted = blocker;
                noted += value == 0 ? 1 : 0;
                all |= value;
            } while (read != last && read->is_binary());
            if (all < 0) return begin;
            if constexpr (observed) {
                assign_and_report(literal, begin, read);
                continue;
            }
            for (const Literal* each = trail_ + assigned; each != noted; ++each)
                if (values_[each->code()] == 0) assign(*each, Reason::binary(literal));
        }
        return read;
    }

    /// The same for a block of binary watches of which none is false at first.
    void assign_and_report(Literal literal, const Watch* begin, const Watch* end) {
        for (const Watch* each = begin; each != end; ++each) {
            const std::int8_t value = values_[each->blocker.code()];
            if (value < 0) continue;
            report_binary(literal, each->blocker, value);
            if (value > 0) continue;
            assign(each->blocker, Reason::binary(literal));
            settle();
        }
    }

    // -- For an observer
    void report(Literal literal, Reference reference, std::string_view word, std::initializer_list<Literal> literals) {
        state_.assigned = assigned;
        state_.observation->report_visit(state_, literal, reference, word, {literals.begin(), literals.size()});
    }
    void report_binary(Literal literal, Literal other, std::int8_t value) {
        state_.assigned = assigned;
        state_.observation->report_binary_visit(state_, literal, other,
                                                value > 0   ? "satisfied"
                                                : value < 0 ? "conflict"
                                                            : "unit");
    }
    void report_blocked(Literal literal, Watch watch) {
        if (watch.is_binary()) return report_binary(literal, watch.blocker, 1);
        const Clause& clause = arena_[watch.reference()];
        const Literal other = Literal::from_code(clause[0].code() ^ clause[1].code() ^ literal.code());
        if (other == watch.blocker) return report(literal, watch.reference(), "satisfied", {other, literal});
        report(literal, watch.reference(), "satisfied", {other, literal, watch.blocker});
    }
    /// Literals of level 0 are reported at once.
    void settle() {
        state_.assigned = assigned;
        if (level_ == 0) prove_unit(state_, trail_[assigned - 1]);
    }

    void assign(Literal literal, Reason reason) {
        Assignment& assignment = assignments_[literal.variable().index()];
        assignment.level = level_;
        assignment.trail = assigned;
        assignment.reason = reason;
        values_[literal.code()] = 1;
        values_[(~literal).code()] = -1;
        trail_[assigned++] = literal;
    }

    const std::uint32_t level_;
    std::int8_t* const values_;
    Assignment* const assignments_;
    Literal* const trail_;
    WatchList* const watches_;
    Arena& arena_;
    const Reference ignored_;
    State& state_;
};

template <bool ignoring, bool branchless, bool observed = false> bool propagate_trail(State& state, Reference ignored) {
    const std::uint32_t assigned_before = state.assigned;
    state.conflict = {};
    Propagation propagation(state, ignored);
    while (state.propagated != propagation.assigned) {
        if (propagation.ticks >= state.ending.poll_work) {
            state.assigned = propagation.assigned;
            state.counts.ticks = propagation.ticks;
            if (poll(state)) break;
        }
        state.conflict = propagation.template visit<ignoring, branchless, observed>(state.propagated++);
        if (!state.conflict.reason.none()) break;
    }
    state.assigned = propagation.assigned;
    state.counts.ticks = propagation.ticks;
    if (!observed && state.level() == 0) {
        for (std::uint32_t index = assigned_before; index < state.assigned; ++index)
            prove_unit(state, state.trail[index]);
    }
    return state.conflict.reason.none();
}
}  // namespace
}  // namespace satdoku::cdcl
