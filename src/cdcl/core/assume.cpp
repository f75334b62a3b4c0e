// Assumptions are the first decisions, one per level. If an assumption is already true, its level has no literals.
// Idea: Eén and Sörensson, "Temporal induction by incremental SAT solving", 2003.
#include "core/hints.hpp"
#include "core/operations.hpp"

#include <array>

namespace satdoku::cdcl {

namespace {

/// Collects the assumptions that made `assumption` false: decisions from which its negation follows.
void find_failed(State& state, Literal assumption) {
    state.failed.assign(1, assumption);
    if (state.assignment(assumption).level > 0) {
        state.assignment(assumption).seen = 1;
        const auto see = [&](Literal literal) {
            if (state.assignment(literal).level > 0) state.assignment(literal).seen = 1;
        };
        for (std::uint32_t index = state.assigned; index-- > state.levels.front().begin;) {
            const Literal literal = state.trail[index];
            Assignment& assignment = state.assignment(literal);
            if (assignment.seen == 0) continue;
            assignment.seen = 0;
            if (assignment.reason.none()) {
                state.failed.push_back(literal);
            } else if (assignment.reason.is_binary()) {
                see(assignment.reason.other());
            } else {
                for (const Literal other : state.arena[assignment.reason.reference()].literals()) {
                    if (other != literal) see(other);
                }
            }
        }
    }
    if (state.proof == nullptr) return;
    std::vector<Literal> conclusion;
    for (const Literal literal : state.failed) {
        // For two complementary assumptions the conclusion would be a tautology: the proof needs none.
        if (literal == ~assumption) return;
        conclusion.push_back(~literal);
    }
    if (state.hints != nullptr) {
        const Assignment& assignment = state.assignment(assumption);
        Hints& hints = state.hints->begin(conclusion);
        if (assignment.level == 0) {
            hints.by(std::array{~assumption});
        } else {
            hints.by_trail({assignment.reason, ~assumption});
        }
    }
    prove_added(state, conclusion);
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
        if (state.observation) state.observation->report_false_assumption(state, assumption);
        find_failed(state, assumption);
        return false;
    }
    open_level(state, assumption);
    if (state.observation) state.observation->report_trail(state);
    return true;
}

}  // namespace satdoku::cdcl
