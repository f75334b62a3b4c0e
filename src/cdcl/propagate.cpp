// Unit propagation by watches: where an engine spends its time.
//
// A watch list is walked with a reading and a writing pointer, so that watches that move to another literal
// leave no gaps. A clause is only touched where its blocker is not true and it is not binary.
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

/// Visits the watches of a literal that has become false. False: conflict.
template <bool ignoring>
bool visit(State& state, const Literal literal, std::uint64_t& ticks, [[maybe_unused]] Reference ignored) {
    const std::int8_t* const values = state.values.data();
    WatchList& list = state.watches[literal.code()];
    Watch* read = list.begin();
    Watch* write = read;
    Watch* const end = list.end();
    ticks += 1 + list.size() / watches_of_cache_line;
    bool holds = true;
    while (read != end) {
        const Watch watch = *write++ = *read++;
        const std::int8_t blocker = values[watch.blocker.code()];
        if (blocker > 0) continue;
        if (watch.is_binary()) {
            if (blocker < 0) {
                state.conflict = {Reason::binary(watch.blocker), literal};
                holds = false;
                break;
            }
            assign(state, watch.blocker, Reason::binary(literal));
            continue;
        }
        if constexpr (ignoring) {
            if (watch.reference() == ignored) continue;
        }
        ++ticks;
        Clause& clause = state.arena[watch.reference()];
        const Literal other = Literal::from_code(clause[0].code() ^ clause[1].code() ^ literal.code());
        const std::int8_t other_value = values[other.code()];
        if (other_value > 0) {
            write[-1].blocker = other;
            continue;
        }
        if (clause.garbage != 0) {
            --write;
            continue;
        }
        Literal* const found = find_watch(values, clause);
        if (found != clause.end()) {
            const Literal replacement = *found;
            clause.searched = static_cast<std::uint32_t>(found - clause.begin());
            if (values[replacement.code()] > 0) {
                write[-1].blocker = replacement;
                continue;
            }
            clause[0] = other;
            clause[1] = replacement;
            *found = literal;
            state.watches[replacement.code()].push(Watch::large(other, watch.reference()));
            --write;
        } else if (other_value < 0) {
            state.conflict = {Reason::clause(watch.reference()), literal};
            holds = false;
            break;
        } else {
            ++ticks;
            assign(state, other, Reason::clause(watch.reference()));
        }
    }
    if (write != read) {
        while (read != end) *write++ = *read++;
        list.cut(write);
    }
    return holds;
}

template <bool ignoring>
bool propagate_all(State& state, Reference ignored) {
    const std::uint32_t start = state.propagated;
    std::uint64_t ticks = state.counts.ticks;
    bool holds = true;
    while (holds && state.propagated != state.assigned) {
        if (ticks >= state.ending.poll_work) {
            state.counts.ticks = ticks;
            if (poll(state)) break;
        }
        const Literal literal = state.trail[state.propagated++];
        holds = visit<ignoring>(state, ~literal, ticks, ignored);
    }
    state.counts.ticks = ticks;
    state.counts.propagations += state.propagated - start;
    return holds;
}

}  // namespace

bool propagate(State& state) {
    return propagate_all<false>(state, 0);
}

bool propagate_ignoring(State& state, Reference ignored) {
    return propagate_all<true>(state, ignored);
}

}  // namespace satdoku::cdcl
