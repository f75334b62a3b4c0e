// The formula as it is now: what simplification has made of it, for callers that continue with it themselves, and for
// copies of the solver.
#include "core/operations.hpp"

namespace satdoku::cdcl {
namespace {
/// The literals of level 0.
std::span<const Literal> fixed_literals(const State& state) { return state.true_literals().first(state.fixed()); }

/// The value at level 0.
int value_at_zero(const State& state, Literal literal) {
    return state.value(literal) != 0 && state.assignment(literal).level == 0 ? state.value(literal) : 0;
}
}  // namespace

void visit_formula(const State& state, const VisitClause& visit) {
    if (state.unsatisfiable) {
        visit({});
        return;
    }
    for (const Literal& literal : fixed_literals(state))
        if (!visit({&literal, 1})) return;
    std::vector<Literal> open;
    bool going = true;
    const auto take = [&](std::span<const Literal> clause) {
        if (!going) return;
        open.clear();
        for (const Literal literal : clause) {
            const int value = value_at_zero(state, literal);
            if (value > 0) return;
            if (value == 0) open.push_back(literal);
        }
        going = visit(open);
    };
    for_each_binary(state, ClauseKind::irredundant, [&](Literal first, Literal second) {
        take(std::array{first, second});
    });
    for (std::size_t index = 0; index < state.loaded_binaries.size(); ++index)
        take(std::array{state.loaded_binaries[index].first, state.loaded_binaries[index].second});
    for_each_clause(state, ClauseKind::irredundant, [&](Reference, const Clause& clause) { take(clause.literals()); });
}

void copy_formula(const State& from, State& to) {
    to.claimed = from.claimed;
    grow(to, from.capacity);
    // Decisions by the queue have the same order: first those that it does not hold because they are fixed.
    for (std::uint32_t index = 0; index < from.capacity; ++index) {
        if (from.status[index] != Status::active) {
            to.status[index] = from.status[index];
        } else if (!from.queue.contains(index)) {
            activate(to, Variable(index));
        }
    }
    std::vector<std::uint32_t> order;
    for (std::uint32_t index = from.queue.last(); index != Queue::none; index = from.queue.previous(index))
        order.push_back(index);
    for (auto index = order.rbegin(); index != order.rend(); ++index) activate(to, Variable(*index));
    std::copy(from.saved.begin(), from.saved.end(), to.saved.begin());
    to.wanted = from.wanted;
    to.extension = from.extension;
    to.representatives = from.representatives;
    to.frozen = from.frozen;
    visit_formula(from, [&](std::span<const Literal> clause) {
        add_original(to, clause);
        return true;
    });
}
}  // namespace satdoku::cdcl
