// Decisions: the variable that comes first by queue or scores, with its target phase or its saved phase. Ideas: phase
// saving, Pipatsrisawat and Darwiche, SAT 2007; target phases, Biere and Fleury, "Chasing target phases", POS 2020.
#include "heuristics/heuristics.hpp"

namespace satdoku::cdcl {
Variable next_decision(State& state) {
    if (state.order == Order::scores) {
        while (state.values[2 * state.heap.top().index()] != 0) state.heap.pop();
        return state.heap.top();
    }
    std::uint32_t candidate = state.queue.unassigned;
    while (state.values[2 * candidate] != 0) candidate = state.queue.previous(candidate);
    state.queue.unassigned = candidate;
    return Variable(candidate);
}

namespace {
/// Number of scores that are reported to an observer before a decision.
constexpr std::size_t most_reported = 8;

/// The literal of a variable that decide() makes true.
Literal preferred(const State& state, Variable variable) {
    if (variable.index() < state.wanted.size() && state.wanted[variable.index()] != 0)
        return {variable, state.wanted[variable.index()] < 0};
    const bool aim = state.options.target == 2 || (state.options.target == 1 && state.stable);
    const std::int8_t target = aim ? state.target[variable.index()] : std::int8_t{0};
    const std::int8_t phase = target != 0 ? target : state.saved[variable.index()];
    return {variable, phase < 0};
}

/// The decision that the user propagator wants, if any. It may have forced a backtrack.
std::optional<Literal> wanted(State& state) {
    if (!state.propagator) return std::nullopt;
    const std::optional<Literal> literal = state.propagator->decide();
    return literal && state.value(*literal) == 0 ? literal : std::nullopt;
}

void open_decision(State& state, Literal decision) {
    ++state.counts.decisions;
    open_level(state, decision);
    if (state.observation) state.observation->report_trail(state);
}

/// The literals that come first in the current order, at most that many, each with the stamp or score of its variable.
/// decide() takes the first.
std::vector<solve::Score> best_scores(const State& state, std::size_t most) {
    std::vector<solve::Score> best;
    const auto take = [&](Variable variable, double value) {
        const Literal literal = preferred(state, variable);
        if (state.value(literal) == 0) best.push_back({literal, value});
        return best.size() < most;
    };
    if (state.order == Order::scores) {
        state.heap.visit_in_order([&](Variable each) { return take(each, state.heap.score(each)); });
    } else {
        for (std::uint32_t each = state.queue.unassigned; each != Queue::none; each = state.queue.previous(each)) {
            if (!take(Variable(each), static_cast<double>(state.queue.stamp(each)))) break;
        }
    }
    return best;
}
}  // namespace

void decide(State& state) {
    const std::optional<Literal> literal = wanted(state);
    if (state.level() < state.asked_levels()) return;  // assumptions come first
    const Literal decision = literal ? *literal : preferred(state, next_decision(state));
    if (state.observation && state.observation->wants_scores())
        state.observation->report_scores(state, best_scores(state, most_reported));
    open_decision(state, decision);
}

bool decide_chosen(State& state) {
    if (state.observation) state.observation->report_trail(state);  // the chooser may go by the events so far
    const std::optional<Literal> chosen = state.ask_chooser();
    if (chosen) open_decision(state, *chosen);
    return chosen.has_value();
}
}  // namespace satdoku::cdcl
