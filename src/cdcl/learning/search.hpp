// The search loop: each round does the first step that is due. The order of the questions is the priority of the steps.
#pragma once
#include "learning/learning.hpp"

namespace satdoku::cdcl {
/// What a small part of the formula needs between the other steps: propagation through clauses, and no simplification.
/// The whole formula has more (Simplifying in passes/inprocess.hpp).
struct Plain {
    static bool propagate(State& state) { return cdcl::propagate(state); }
    static bool is_due(const State&) { return false; }
    static void simplify(State&) {}
};

/// Searches until the formula is decided under state.assumptions and state.constraint, or the solve has to end
/// (state.ending, or state.propagating).
template <typename Passes> solve::Verdict search(State& state) {
    using solve::Verdict;
    if (!connect_loaded(state)) return Verdict::unknown;
    while (true) {
        ++state.steps;
        check_step(state);
        if (!Passes::propagate(state)) {
            if (!analyze(state)) return Verdict::unsatisfiable;
        } else if (ending(state)) {
            return Verdict::unknown;
        } else if (exchanging(state)) {
            exchange(state);
            if (state.unsatisfiable) return Verdict::unsatisfiable;
        } else if (state.propagator && consult(state)) {
            if (state.unsatisfiable) return Verdict::unsatisfiable;
        } else if (state.level() < state.assumptions.size()) {
            if (!assume(state)) return Verdict::unsatisfiable;
        } else if (constraining(state)) {
            if (!constrain(state)) return Verdict::unsatisfiable;
        } else if (state.complete()) {
            if (accepted(state)) return Verdict::satisfiable;
            if (state.unsatisfiable) return Verdict::unsatisfiable;
        } else if (state.propagating) {
            return Verdict::unknown;
        } else if (state.ask_chooser && decide_chosen(state)) {
            continue;
        } else if (reducing(state)) {
            reduce(state);
        } else if (Passes::is_due(state)) {
            Passes::simplify(state);
            if (state.unsatisfiable) return Verdict::unsatisfiable;
        } else if (switching_mode(state)) {
            switch_mode(state);
        } else if (restarting(state)) {
            restart(state);
        } else if (rephasing(state)) {
            rephase(state);
        } else {
            decide(state);
        }
    }
}
}  // namespace satdoku::cdcl
