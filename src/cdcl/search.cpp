// The search loop: each round does the first step that is due. The order of the questions is the priority of the steps.
#include "search.hpp"

#include "passes/inprocess.hpp"

namespace satdoku::cdcl {

solve::Verdict search(State& state) {
    using solve::Verdict;
    if (!connect_loaded(state)) return Verdict::unknown;
    while (true) {
        ++state.steps;
        check_step(state);
        if (!propagate_all(state)) {
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
        } else if (state.complete()) {
            if (accepted(state)) return Verdict::satisfiable;
            if (state.unsatisfiable) return Verdict::unsatisfiable;
        } else if (reducing(state)) {
            reduce(state);
        } else if (inprocessing(state)) {
            inprocess(state);
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
