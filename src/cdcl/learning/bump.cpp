// Variables of a conflict move up in the order of decisions: to the end of the queue, or by a growing score. Ideas:
// VMTF, Biere and Fröhlich, SAT 2015; VSIDS in MiniSat's form (2003); reason-side bumping, Liang et al., "Learning rate
// based branching heuristic", SAT 2016.
#include "learning/learning.hpp"

namespace satdoku::cdcl {
namespace {
/// Reasons are bumped, too, if there are at most this many decisions per conflict. If conflicts are rare, more bumping
/// makes the order less precise, above all in focused mode (benchmarks/results/branching.md).
double most_decisions(const State& state) {
    constexpr double focused = 4;
    constexpr double stable = 10;
    return state.stable ? stable : focused;
}

/// Also adds the literals in the reasons of the learned clause's literals, unless there are too many.
void see_reason_side(State& state) {
    constexpr std::size_t most_times_learned = 10;
    if (state.average().decision_rate.value() > most_decisions(state)) return;
    const std::size_t before = state.analyzed.size();
    const std::size_t limit = before + most_times_learned * state.learned.size();
    const auto see = [&](Literal literal) {
        Assignment& assignment = state.assignment(literal);
        if (assignment.seen != 0 || assignment.level == 0) return;
        assignment.seen = 1;
        state.analyzed.push_back(literal.variable());
    };
    for (const Literal literal : state.learned) {
        const Reason reason = state.assignment(literal).reason;
        if (!reason.has_literals()) continue;
        if (reason.is_binary()) {
            see(reason.other());
        } else {
            for (const Literal other : state.arena[reason.reference()].literals()) see(other);
        }
        if (state.analyzed.size() <= limit) continue;
        for (std::size_t index = before; index < state.analyzed.size(); ++index)
            state.assignments[state.analyzed[index].index()].seen = 0;
        state.analyzed.resize(before);
        return;
    }
}

void bump_queue(State& state) {
    auto& order = state.bump_order;
    order.clear();
    for (const Variable variable : state.analyzed) order.emplace_back(state.queue.stamp(variable.index()), variable);
    core::sort_by_key(order, state.bump_scratch, [](const auto& each) { return each.first; });
    for (const auto& [stamp, variable] : order) {
        state.queue.remove(variable.index());
        state.queue.append(variable.index());
    }
}

void bump_scores(State& state) {
    constexpr double largest_score = 1e150;
    for (const Variable variable : state.analyzed) {
        const double score = state.heap.score(variable) + state.score_increment;
        state.heap.raise(variable, score);
        if (score <= largest_score) continue;
        state.heap.scale(1 / largest_score);
        state.score_increment /= largest_score;
    }
    state.score_increment /= 1 - state.options.score_decay / 1000.0;
}
}  // namespace

void bump(State& state) {
    if (state.options.bump == 0) return;
    if ((state.options.bump_reasons & (state.stable ? 2 : 1)) != 0) see_reason_side(state);
    if (state.order == Order::scores) {
        bump_scores(state);
    } else {
        bump_queue(state);
    }
}
}  // namespace satdoku::cdcl
