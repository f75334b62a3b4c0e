// Room for variables, and their way into and out of the search.
#include "techniques.hpp"

#include <satdoku/core/memory.hpp>

#include <algorithm>
#include <optional>
#include <string>

namespace satdoku::cdcl {

namespace {

/// Bytes that a variable takes in the arrays of the state.
constexpr std::uint64_t bytes_of_variable = sizeof(Status) + 2 * sizeof(WatchList) + 2 * sizeof(std::int8_t) +
                                            sizeof(Assignment) + sizeof(Literal) + sizeof(double) + 8 +
                                            sizeof(Queue::Link) + 3 * sizeof(std::int8_t);

/// References, reasons and watches keep the top bit of a literal's code for themselves.
constexpr std::uint32_t most_variables = (1U << 30) - 1;

}  // namespace

void grow(State& state, std::uint32_t count) {
    if (count <= state.capacity) return;
    core::require_memory(count * bytes_of_variable, most_variables * bytes_of_variable);
    // Half as much again for those that follow, but not beyond what the formula says that it has.
    constexpr std::uint32_t first_capacity = 1U << 12U;
    constexpr std::uint32_t worth_asking = 1U << 20U;
    const std::uint32_t half_more = std::max(first_capacity, state.capacity + state.capacity / 2);
    const std::uint32_t spare = std::min(half_more, state.claimed);
    const std::uint32_t capacity = std::max(count, std::min(spare, most_variables));
    if (capacity > worth_asking) core::require_memory(capacity * bytes_of_variable);
    state.status.resize(capacity, Status::unused);
    state.watches.resize(std::size_t{2} * capacity);
    state.values.resize(std::size_t{2} * capacity, 0);
    state.assignments.resize(capacity);
    state.trail.resize(std::size_t{capacity} + trail_spare);
    state.heap.resize(capacity);
    state.queue.resize(capacity);
    state.saved.resize(capacity, state.options.phase != 0 ? 1 : -1);
    state.target.resize(capacity, 0);
    state.best.resize(capacity, 0);
    state.capacity = capacity;
}

void activate(State& state, Variable variable) {
    state.status[variable.index()] = Status::active;
    ++state.active;
    state.queue.append(variable.index());
    state.queue.unassigned = variable.index();
    if (state.order == Order::scores) state.heap.push(variable);
}

std::optional<Variable> add_variable(State& state) {
    const std::optional<Variable> variable = state.number_added ? state.number_added() : std::nullopt;
    if (!variable || variable->index() >= most_variables) return std::nullopt;
    grow(state, variable->index() + 1);
    activate(state, *variable);
    return variable;
}

void deactivate(State& state, Variable variable, Status status) {
    state.status[variable.index()] = status;
    --state.active;
    state.queue.remove(variable.index());
    if (state.heap.contains(variable)) state.heap.remove(variable);
}

}  // namespace satdoku::cdcl
