// Filling and emptying watch lists. All clauses of the formula are watched together when a solve starts: the lists are
// counted first and get their exact size, and reading a file does not have to fetch two lists from memory for each
// clause. While no propagation runs, a pass may use the watch lists as occurrence lists: here they are emptied for that
// and filled again.
#include "core/operations.hpp"

namespace satdoku::cdcl {
namespace {
/// Applies the values of level 0 to a clause and watches it again.
void attach_clause(State& state, Reference reference, const Clause& clause) {
    if (std::none_of(clause.begin(), clause.end(), [&](Literal each) { return state.value(each) != 0; })) {
        watch_clause(state, reference);
        return;
    }
    if (std::any_of(clause.begin(), clause.end(), [&](Literal each) { return state.value(each) > 0; })) {
        drop_clause(state, reference);
        return;
    }
    std::vector<Literal> open;
    std::copy_if(clause.begin(), clause.end(), std::back_inserter(open),
                 [&](Literal each) { return state.value(each) == 0; });
    shorten_clause(state, reference, open, by(clause.literals()));
    if (open.size() > 2) watch_clause(state, reference);
}

/// How far the loaded clauses have been visited.
struct Progress {
    Reference large;
    std::size_t binary = 0;
};

/// Returns true if the solve has to end. It is checked only at some steps: there may be millions of clauses.
bool stopping(State& state, std::size_t step) {
    constexpr std::size_t steps_between_polls = 4096;
    return step % steps_between_polls == 0 && poll(state);
}

/// Calls one function for each loaded binary clause and another one for each loaded reference, in the order in which
/// they were added. Returns the place where it was stopped, or the end of both.
template <typename Binary, typename Large> Progress visit_loaded(State& state, Binary binary, Large large) {
    Progress at{state.first_loaded.value_or(state.arena.end())};
    for (std::size_t step = 0; !stopping(state, step); ++step) {
        if (at.binary < state.loaded_binaries.size() && state.loaded_binaries[at.binary].next <= at.large) {
            binary(state.loaded_binaries[at.binary++]);
        } else if (at.large != state.arena.end()) {
            large(at.large);
            at.large = state.arena.next(at.large);
        } else {
            break;
        }
    }
    return at;
}

/// Gives each watch list the room that the loaded clauses need in it.
void reserve_watches(State& state) {
    std::vector<std::uint32_t> counts(state.watches.size(), 0);
    const auto count = [&](Literal first, Literal second) {
        ++counts[first.code()];
        ++counts[second.code()];
    };
    visit_loaded(
        state, [&](const LoadedBinary& clause) { count(clause.first, clause.second); },
        [&](Reference reference) { count(state.arena[reference][0], state.arena[reference][1]); });
    make_room(state, counts);
}

/// Watches a binary clause of the formula, or drops it if it is the same as the last one of its first literal: programs
/// often add again the clauses that a solve has given them.
void watch_loaded(State& state, Literal first, Literal second) {
    const WatchList& list = state.watches[first.code()];
    if (!list.empty()) {
        const Watch& last = list[list.size() - 1];
        if (last.is_binary() && !last.is_redundant() && last.blocker == second)
            return drop_binary(state, first, second);
    }
    watch_binary(state, first, second, false);
}

/// Gives a list room for this many watches in total, and returns memory to the system if the list is far larger.
void fit(WatchList& list, std::uint32_t needed) {
    constexpr std::size_t most_spare = 2;
    if (list.bytes() <= most_spare * needed * sizeof(Watch)) return list.reserve(needed);
    WatchList fitting;
    fitting.reserve(needed);
    for (const Watch& watch : list) fitting.push(watch);
    list.swap(fitting);
}
}  // namespace

void make_room(State& state, std::span<const std::uint32_t> more) {
    state.watch_bytes = 0;
    for (std::size_t code = 0; code < more.size() && !stopping(state, code); ++code) {
        WatchList& list = state.watches[code];
        fit(list, list.size() + more[code]);
        state.watch_bytes += list.bytes();
    }
}

bool connect_loaded(State& state) {
    if (!state.first_loaded && state.loaded_binaries.size() == 0) return true;
    const std::size_t words = state.arena.end() - state.first_loaded.value_or(state.arena.end());
    if (words + state.loaded_binaries.size() > state.capacity) reserve_watches(state);
    const Progress reached = visit_loaded(
        state, [&](const LoadedBinary& clause) { watch_loaded(state, clause.first, clause.second); },
        [&](Reference reference) { watch_clause(state, reference); });
    const bool complete = reached.large == state.arena.end() && reached.binary == state.loaded_binaries.size();
    if (complete) {
        state.first_loaded.reset();
        state.loaded_binaries = {};
        choose_propagation(state);
        if (state.observation) state.observation->sync_watches(state);
    } else {
        state.first_loaded = reached.large;
        cnf::Arena<LoadedBinary> rest;
        for (std::size_t index = reached.binary; index < state.loaded_binaries.size(); ++index)
            rest.push_back(state.loaded_binaries[index]);
        state.loaded_binaries.swap(rest);
    }
    return complete;
}

void detach_clauses(State& state) {
    for (WatchList& list : state.watches) {
        list.cut(std::remove_if(list.begin(), list.end(), [](const Watch& each) { return !each.is_binary(); }));
    }
}

void attach_clauses(State& state) {
    detach_clauses(state);
    std::vector<std::uint32_t> counts(state.watches.size(), 0);
    for_each_clause(state, ClauseKind::both, [&](Reference, const Clause& clause) {
        ++counts[clause[0].code()];
        ++counts[clause[1].code()];
    });
    make_room(state, counts);
    for_each_clause(state, ClauseKind::both, [&](Reference reference, const Clause& clause) {
        if (!state.unsatisfiable) attach_clause(state, reference, clause);
    });
    // Values set while clauses were being attached have not been propagated through the clauses attached before.
    state.propagated = 0;
    if (!state.unsatisfiable && !propagate(state)) derive_empty(state);
}
}  // namespace satdoku::cdcl
