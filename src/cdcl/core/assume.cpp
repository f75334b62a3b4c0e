// Assumptions are the first decisions, one per level. If an assumption is already true, its level has no literals. The
// decision after them makes a literal of the constraint true, a clause that holds for one solve: that level, too, is never
// left by a restart. What is learned follows from the formula alone, because decisions are not clauses. Ideas: Eén and
// Sörensson, "Temporal induction by incremental SAT solving", 2003; Froleyks and Biere, "Single clause assumption without
// activation literals to speed-up IC3", FMCAD 2021.
#include "core/operations.hpp"

namespace satdoku::cdcl {
namespace {
/// Appends to state.failed the decisions from which the negation of this literal follows, and proves that they and the
/// literal cannot hold together.
void find_failed(State& state, Literal literal) {
    const std::size_t first = state.failed.size();
    if (state.assignment(literal).level > 0) {
        state.assignment(literal).seen = 1;
        const auto see = [&](Literal each) {
            if (state.assignment(each).level > 0) state.assignment(each).seen = 1;
        };
        for (std::uint32_t index = state.assigned; index-- > state.levels.front().begin;) {
            const Literal implied = state.trail[index];
            Assignment& assignment = state.assignment(implied);
            if (assignment.seen == 0) continue;
            assignment.seen = 0;
            if (assignment.reason.none()) {
                state.failed.push_back(implied);
            } else if (assignment.reason.is_binary()) {
                see(assignment.reason.other());
            } else {
                for (const Literal other : state.arena[assignment.reason.reference()].literals()) {
                    if (other != implied) see(other);
                }
            }
        }
    }
    if (!state.proof.is_on()) return;
    std::vector<Literal> conclusion{~literal};
    for (std::size_t index = first; index < state.failed.size(); ++index) {
        // For two complementary assumptions the conclusion would be a tautology: the proof needs none.
        if (state.failed[index] == ~literal) return;
        conclusion.push_back(~state.failed[index]);
    }
    const Assignment& assignment = state.assignment(literal);
    prove_added(state, conclusion, [&](Hints& hints) {
        assignment.level == 0 ? void(hints.by(std::array{~literal})) : hints.by_trail({assignment.reason, ~literal});
    });
}

void open_observed(State& state, Literal literal) {
    open_level(state, literal);
    if (state.observation) state.observation->report_trail(state);
}
}  // namespace

bool assume(State& state) {
    const Literal assumption = state.assumptions[state.level()];
    if (state.value(assumption) < 0) {
        if (state.breaking) {
            derive_empty(state);
            return false;
        }
        ++state.counts.final_conflicts;
        if (state.observation) state.observation->report_false_assumptions(state, {&assumption, 1});
        find_failed(state, assumption);
        state.failed.push_back(assumption);
        return false;
    }
    open_observed(state, assumption);
    return true;
}

bool constraining(const State& state) {
    if (!state.constraint || state.level() != state.assumptions.size()) return false;
    if (!state.propagating) return true;
    const std::vector<Literal>& clause = *state.constraint;
    const auto is_true = [&](Literal each) { return state.value(each) > 0; };
    const auto is_open = [&](Literal each) { return state.value(each) == 0; };
    return std::any_of(clause.begin(), clause.end(), is_true) ||
           std::count_if(clause.begin(), clause.end(), is_open) <= 1;
}

bool constrain(State& state) {
    const std::vector<Literal>& clause = *state.constraint;
    const auto best = std::max_element(clause.begin(), clause.end(),
                                       [&](Literal one, Literal two) { return state.value(one) < state.value(two); });
    if (best != clause.end() && state.value(*best) >= 0) {
        ++state.counts.decisions;
        open_observed(state, *best);
        return true;
    }
    ++state.counts.final_conflicts;
    if (state.observation) state.observation->report_false_assumptions(state, clause);
    state.constraint_failed = true;
    for (const Literal literal : clause) find_failed(state, literal);
    return false;
}
}  // namespace satdoku::cdcl
