// Variables: memory for them, adding them to the search, removing them, and restoring what simplification removed, for
// models and for variables that are mentioned again.
#include "core/operations.hpp"

namespace satdoku::cdcl {
namespace {
/// Bytes that a variable takes in the arrays of the state.
constexpr std::uint64_t bytes_of_variable = sizeof(Status) + 2 * sizeof(WatchList) + 2 * sizeof(std::int8_t) +
                                            sizeof(Assignment) + sizeof(Literal) + sizeof(double) + 8 +
                                            sizeof(Queue::Link) + 3 * sizeof(std::int8_t);

/// References, reasons and watches use the top bit of a literal's code.
constexpr std::uint32_t most_variables = (1U << 30) - 1;
}  // namespace

State::State(const Options& chosen) : options(chosen), random(static_cast<std::uint64_t>(chosen.seed)) {
    schedule.restart = options.restart_interval.count();
    schedule.reduce = options.reduce_interval.count();
    schedule.rephase = options.rephase_interval.count();
    schedule.mode_conflicts = options.mode_interval.count();
    for (Tiers& tiers_of_mode : tiers) {
        tiers_of_mode.tier1 = static_cast<std::uint32_t>(options.tier1);
        tiers_of_mode.tier2 = static_cast<std::uint32_t>(options.tier2);
    }
    reluctant = Reluctant(options.reluctant.count());
    stable = options.stable == only_stable || options.stable == stable_first;
    if (stable || options.focused_scores == only_scores) order = Order::scores;
    if (!stable && order == Order::scores) ++counts.focused_scores;
}

void grow(State& state, std::uint32_t count) {
    if (count <= state.capacity) return;
    core::require_memory(count * bytes_of_variable, most_variables * bytes_of_variable);
    // Grows by half for further variables, but not beyond the number that the formula declares.
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

void push_extension(State& state, Literal witness, std::span<const Literal> clause) {
    if (state.observation) state.observation->removed(clause);
    state.extension.push(witness, clause);
}

void extend_model(State& state) {
    state.model.assign(state.capacity, -1);
    for (const Literal literal : state.true_literals()) state.model[literal.variable().index()] = phase_of(literal);
    const auto holds = [&](Literal literal) {
        return (state.model[literal.variable().index()] > 0) != literal.negative();
    };
    state.extension.for_each_latest_first([&](std::span<const Literal> clause) {
        if (std::any_of(clause.begin(), clause.end(), holds)) return;
        const Literal witness = clause.front();
        state.model[witness.variable().index()] = phase_of(witness);
    });
}

namespace {
/// Restores a variable with the clauses removed with it, and the variables in these.
void restore(State& state, Variable variable) {
    state.frozen.push_back(variable);
    activate(state, variable);
    std::vector<Variable> returning{variable};
    std::vector<Literal> clause;
    while (!returning.empty()) {
        const Variable next = returning.back();
        returning.pop_back();
        state.extension.take(next, [&](std::span<const Literal> literals) {
            for (const Literal literal : literals) {
                if (state.is_active(literal.variable())) continue;
                activate(state, literal.variable());
                returning.push_back(literal.variable());
            }
            add_original(state, literals);
        });
    }
}
}  // namespace

std::optional<bool> fixed_value(const State& state, Literal literal) {
    const Literal known = representative(state, literal);
    const bool decided = state.is_active(known.variable()) && state.value(known) != 0;
    if (!decided || state.assignment(known).level > 0) return std::nullopt;
    return state.value(known) > 0;
}

void bring_variable(State& state, Variable variable) {
    grow(state, variable.index() + 1);
    backtrack(state, 0);
    if (state.status[variable.index()] == Status::unused) {
        activate(state, variable);
    } else {
        restore(state, variable);
    }
}
}  // namespace satdoku::cdcl
