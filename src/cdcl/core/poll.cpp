// Limits: when a solve has to end without an answer. This is the only place that reads a clock, and the clock affects
// only the end of the solve.
#include "core/operations.hpp"

namespace satdoku::cdcl {
namespace {
/// Ticks between two checks: a tenth of a millisecond; a few tenths if every tick misses the cache and so do decisions,
/// which are not counted as ticks.
constexpr std::uint64_t poll_interval = 5'000;

/// The approximate number of bytes that the solver holds.
std::uint64_t memory_in_use(const State& state) {
    const std::uint64_t of_variables = std::uint64_t{state.capacity} * 100;
    return state.arena.bytes() + state.watch_bytes + of_variables;
}

/// The approximate number of bytes of all clauses and their watches.
std::uint64_t bytes_of_clauses(const State& state) {
    return state.arena.end() * sizeof(std::uint32_t) + 2 * sizeof(Watch) * state.binaries;
}

bool has_to_stop(const Ending& ending) { return ending.stop.stop_requested() || (ending.asked && ending.asked()); }

std::uint64_t bounded_sum(std::uint64_t count, const std::optional<std::uint64_t>& more) {
    constexpr std::uint64_t never = std::numeric_limits<std::uint64_t>::max();
    return more && *more < never - count ? count + *more : never;
}
}  // namespace

void start_ending(State& state, const solve::Limits& limits, std::stop_token stop) {
    Ending& ending = state.ending;
    ending.stop = std::move(stop);
    ending.conflicts = bounded_sum(state.counts.conflicts, limits.conflicts);
    ending.decisions = bounded_sum(state.counts.decisions, limits.decisions);
    ending.seconds = limits.seconds;
    ending.memory = limits.memory.value_or(std::numeric_limits<std::uint64_t>::max());
    ending.next_report = 1;
    ending.reason = solve::StopReason::none;
    ending.poll_work = state.counts.ticks + poll_interval;
    if (has_to_stop(ending)) ending.reason = solve::StopReason::stopped;
}

bool poll(State& state) {
    Ending& ending = state.ending;
    if (ending.reason != solve::StopReason::none) return true;
    ending.poll_work = state.counts.ticks + poll_interval;
    const double seconds = ending.watch.seconds();
    if (has_to_stop(ending)) {
        ending.reason = solve::StopReason::stopped;
    } else if (ending.seconds && seconds >= *ending.seconds) {
        ending.reason = solve::StopReason::time;
    } else if (memory_in_use(state) > ending.memory) {
        ending.reason = solve::StopReason::memory;
    } else if (ending.report && seconds >= ending.next_report) {
        ending.next_report = seconds + 1;
        ending.report();
    }
    return ending.reason != solve::StopReason::none;
}

bool has_room(const State& state) {
    constexpr std::uint64_t most_copies = 3;
    const std::uint64_t used = memory_in_use(state);
    return used < state.ending.memory && state.ending.memory - used >= most_copies * bytes_of_clauses(state);
}

bool ending(State& state) {
    Ending& ending = state.ending;
    if (ending.reason != solve::StopReason::none) return true;
    if (state.counts.conflicts >= ending.conflicts) ending.reason = solve::StopReason::conflicts;
    if (state.counts.decisions >= ending.decisions) ending.reason = solve::StopReason::decisions;
    // Ticks do not count what an observer gets, which can be a long clause for each literal.
    const bool is_due =
        state.counts.ticks >= ending.poll_work || (state.observation && state.observation->has_named(poll_interval));
    return ending.reason != solve::StopReason::none || (is_due && poll(state));
}
}  // namespace satdoku::cdcl
