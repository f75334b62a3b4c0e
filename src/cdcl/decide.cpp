// Decisions: the variable that comes first by queue or scores, with the phase that has proved best.
// Ideas: phase saving, Pipatsrisawat and Darwiche, SAT 2007; target phases, Biere and Fleury, "Chasing target
// phases", POS 2020.
//
// Lucky phases (all true, all false, unit propagation forwards and backwards, as in Kissat) are not tried
// first: of eleven small public instances Kissat's find a model for six (ais10, ais12, Twodoku, one of three
// sudokus and two more), and there search takes no more than two dozen conflicts, and the whole process 0.92
// to 1.00 of Kissat's CPU time.
#include "assign.hpp"
#include "techniques.hpp"

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

void decide(State& state) {
    const Variable variable = next_decision(state);
    const bool aim = state.options.target == 2 || (state.options.target == 1 && state.stable);
    const std::int8_t target = aim ? state.target[variable.index()] : std::int8_t{0};
    const std::int8_t phase = target != 0 ? target : state.saved[variable.index()];
    ++state.counts.decisions;
    open_level(state, Literal(variable, phase < 0));
}

}  // namespace satdoku::cdcl
