// Unit propagation by watches: where an engine spends its time.
//
// A watch list is walked with a reading and a writing pointer, so that watches that move to another literal
// leave no gaps. A clause is only touched where its blocker is not true and it is not binary. What the walk
// needs of the state is held in locals: a write to `values`, of bytes, would make the compiler load
// everything else anew.
#include "assign.hpp"
#include "techniques.hpp"

namespace satdoku::cdcl {

namespace {

constexpr std::uint32_t watches_of_cache_line = 16;

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

    /// Visits the watches of a literal that has become false. Returns the clause that cannot hold, if there
    /// is one.
    template <bool ignoring>
    Conflict visit(Literal literal) {
        WatchList& list = watches_[literal.code()];
        Watch* read = list.begin();
        Watch* write = read;
        Watch* const end = list.end();
        ticks += 1 + list.size() / watches_of_cache_line;
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
            Literal* const found = find_watch(values_, clause);
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

template <bool ignoring>
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
        state.conflict = propagation.template visit<ignoring>(~state.trail[state.propagated++]);
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
    return propagate_trail<false>(state, 0);
}

bool propagate_ignoring(State& state, Reference ignored) {
    return propagate_trail<true>(state, ignored);
}

}  // namespace satdoku::cdcl
