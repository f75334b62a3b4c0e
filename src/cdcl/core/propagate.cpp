// Unit propagation by watches: where an engine spends its time.
//
// A watch list is walked with a reading and a writing pointer, so that watches that move to another literal
// leave no gaps. A clause is only touched where its blocker is not true and it is not binary. What the walk
// needs of the state is held in locals: a write to `values`, of bytes, would make the compiler load
// everything else anew.
//
// Where exactly one of some literals holds, told by a short clause and a binary one for each two of them
// (sudoku, pigeons), nobody can foretell which blockers have no value and which literal of a clause is the
// next to watch. There the walk does without branches on that; elsewhere it would make search slower
// (benchmarks/results/propagation.md).
#include "core/operations.hpp"

#include <satdoku/core/effort.hpp>

#include <bit>

namespace satdoku::cdcl {

namespace {

/// Literals of a clause that find_watch_in_short() is for.
constexpr std::uint32_t longest_short = 12;

/// The first literal from the saved position on, round the clause, that is not false; or end().
inline Literal* find_watch(const std::int8_t* values, Clause& clause) {
    Literal* const middle = clause.begin() + clause.searched;
    Literal* const end = clause.end();
    for (Literal* each = middle; each != end; ++each) {
        if (values[each->code()] >= 0) return each;
    }
    for (Literal* each = clause.begin() + 2; each != middle; ++each) {
        if (values[each->code()] >= 0) return each;
    }
    return end;
}

/// find_watch() by looking at all literals, however soon one is found.
inline Literal* find_watch_in_short(const std::int8_t* values, Clause& clause) {
    Literal* const literals = clause.begin();
    const std::uint32_t size = clause.size;
    std::uint32_t found = 0;
    for (std::uint32_t index = 2; index < size; ++index) {
        found |= static_cast<std::uint32_t>(values[literals[index].code()] >= 0) << index;
    }
    if (found == 0) return clause.end();
    const std::uint32_t behind = found >> clause.searched << clause.searched;
    return literals + std::countr_zero(behind != 0 ? behind : found);
}

class Propagation {
  public:
    Propagation(State& state, Reference ignored)
        : ticks(state.counts.ticks),
          assigned(state.assigned),
          level_(state.level()),
          values_(state.values.data()),
          assignments_(state.assignments.data()),
          trail_(state.trail.data()),
          watches_(state.watches.data()),
          arena_(state.arena),
          ignored_(ignored) {}

    /// Visits the watches that a literal of the trail made false. Returns the clause that cannot hold, if
    /// there is one.
    template <bool ignoring, bool branchless>
    Conflict visit(std::uint32_t index) {
        const Literal literal = ~trail_[index];
        // The next list comes while this one is visited. Asking for lists where literals are assigned, or for
        // the next clause, as well gains nothing.
        const std::uint32_t next = index + 1;
        if (next != assigned) __builtin_prefetch(watches_[(~trail_[next]).code()].begin());
        WatchList& list = watches_[literal.code()];
        Watch* const end = list.end();
        ticks += 1 + core::reading(list.size(), sizeof(Watch)) / 2;
        Watch* read = branchless ? visit_binaries(literal, list.begin(), end) : list.begin();
        Watch* write = read;
        Conflict conflict;
        while (read != end) {
            const Watch watch = *write++ = *read++;
            const std::int8_t blocker = values_[watch.blocker.code()];
            if (blocker > 0) continue;
            if (watch.is_binary()) {
                if (blocker < 0) {
                    conflict = {Reason::binary(watch.blocker), literal};
                    break;
                }
                assign(watch.blocker, Reason::binary(literal));
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
                write[-1].blocker = other;
                continue;
            }
            if (clause.garbage != 0) {
                --write;
                continue;
            }
            Literal* const found = branchless && clause.size <= longest_short
                                       ? find_watch_in_short(values_, clause)
                                       : find_watch(values_, clause);
            if (found != clause.end()) {
                const Literal replacement = *found;
                clause.searched = static_cast<std::uint32_t>(found - clause.begin());
                if (values_[replacement.code()] > 0) {
                    write[-1].blocker = replacement;
                    continue;
                }
                clause[0] = other;
                clause[1] = replacement;
                *found = literal;
                watches_[replacement.code()].push(Watch::large(other, watch.reference()));
                --write;
            } else if (other_value < 0) {
                conflict = {Reason::clause(watch.reference()), literal};
                break;
            } else {
                ++ticks;
                assign(other, Reason::clause(watch.reference()));
            }
        }
        if (write != read) {
            while (read != end) *write++ = *read++;
            list.cut(write);
        }
        return conflict;
    }

    std::uint64_t ticks;
    std::uint32_t assigned;

  private:
    /// Visits the binary watches that a list begins with and returns where they end, or where the next
    /// `trail_spare` of them have a conflict among them, which is left to visit(). Blockers without a value
    /// are first noted behind the trail's end, all of them, then assigned; one may be among them twice.
    Watch* visit_binaries(Literal literal, Watch* read, Watch* end) {
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
            for (const Literal* each = trail_ + assigned; each != noted; ++each) {
                if (values_[each->code()] == 0) assign(*each, Reason::binary(literal));
            }
        }
        return read;
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
};

template <bool ignoring, bool branchless>
bool propagate_trail(State& state, Reference ignored) {
    const std::uint32_t first = state.propagated;
    const std::uint32_t assigned_before = state.assigned;
    state.conflict = {};
    Propagation propagation(state, ignored);
    while (state.propagated != propagation.assigned) {
        if (propagation.ticks >= state.ending.poll_work) {
            state.assigned = propagation.assigned;
            state.counts.ticks = propagation.ticks;
            if (poll(state)) break;
        }
        state.conflict = propagation.template visit<ignoring, branchless>(state.propagated++);
        if (!state.conflict.reason.none()) break;
    }
    state.assigned = propagation.assigned;
    state.counts.ticks = propagation.ticks;
    state.counts.propagations += state.propagated - first;
    if (state.level() == 0) {
        for (std::uint32_t index = assigned_before; index < state.assigned; ++index) {
            prove_unit(state, state.trail[index]);
        }
    }
    return state.conflict.reason.none();
}

}  // namespace

bool propagate(State& state) {
    return state.branchless ? propagate_trail<false, true>(state, 0)
                            : propagate_trail<false, false>(state, 0);
}

bool propagate_ignoring(State& state, Reference ignored) {
    return propagate_trail<true, false>(state, ignored);
}

void choose_propagation(State& state) {
    constexpr std::uint64_t least_binaries = 4;  // of a variable
    constexpr std::uint64_t least_literals = 5;
    const std::uint64_t clauses = state.irredundant + state.redundant;
    const std::uint64_t literals = clauses == 0 ? 0 : state.arena.end() / clauses - Arena::header_words;
    state.branchless = state.binaries >= least_binaries * state.active && literals >= least_literals &&
                       literals <= longest_short;
}

}  // namespace satdoku::cdcl
