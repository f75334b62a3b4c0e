// The schedule of simplification: passes in order, each with a share of the search's ticks since the last
// time.
//
// Not before a solve has shown itself to be long: below some thousand conflicts simplification costs more
// than it gains, and many short solves under assumptions must not pay for it at all.
#include "passes/inprocess.hpp"

#include "passes/savings.hpp"
#include "techniques.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>
#include <utility>

namespace satdoku::cdcl {

namespace {

struct Pass {
    std::string_view name;
    int Options::*enabled;
    int Options::*effort;  ///< budget in thousandths of the ticks of search since the last time
    void (*run)(State&, std::uint64_t budget);
};

/// What the early run may take, in ticks for looking at the whole formula.
constexpr std::uint64_t early_effort = 4;

// What was measured on public instances: seconds without the pass and with it, each the mean of several seeds
// or schedules. (Of AProVE09-20, which is satisfiable, one run says nothing: four schedules take 4.0 to
// over 12.)
//
// On by default:
//   congruence  eu-rand_net60 0.30 and 0.01, u-c6288 0.93 and 0.72, twelve others of circuits and programs
//               alike within the luck of the seed
//   sweep       u-c6288 over 20 and 0.8, longmult15 3.1 and 1.1; at twice the effort: manol-pipe-f6n 0.7 and
//               1.1, AProVE09-15 2.5 and 3.0; AProVE09-20 7.8 and 7.6
//   substitute  manol-pipe-f6n 1.2 and 0.7, manol-pipe-g6bi 0.36 and 0.29; sweeping needs it
//   vivify      five instances: 34.8 without, 33.0 at half the effort and half as often, 30.4 at half as
//               often; vmpc-s05-24s over 20 and 9.3
//   eliminate   after 300,000 conflicts: mm-2x2-6-6-s.1 and three shuffles of it 86 and 46. After 100,000,
//               eq.atree.braun.9 takes 13 instead of 11. From the start on, and without added clauses, six
//               runs of 17 instances of circuits and programs: 25.0 and 23.4 in sum, most of it by
//               AProVE09-20 (7.4 and 6.1), the geometric mean alike. For it: hoons-vbmc-lucky7 1.6 and 0.6,
//               longmult15 1.5 and 1.2, manol-pipe-f6n 0.9 and 0.7; against it: AProVE09-05 0.4 and 0.8,
//               2bitadd_10 5.3 and 5.9 (8.4 where up to 16 clauses may be added). At a tenth of its effort
//               it removes a tenth of the variables (AProVE09-20) to a third (abp4).
// Off by default:
//   probe       three runs of 12 such instances: 11.1 and 10.7 in sum, 0.74 and 0.72 in the geometric mean,
//               which luck would do too
constexpr auto passes = std::to_array<Pass>({
    {"count", &Options::count, &Options::count_effort, count},
    {"parities", &Options::parities, &Options::parities_effort, sum_parities},
    {"congruence", &Options::congruence, &Options::congruence_effort, congruence},
    {"substitute", &Options::substitute, &Options::substitute_effort, substitute},
    {"sweep", &Options::sweep, &Options::sweep_effort, sweep},
    {"substitute", &Options::substitute, &Options::substitute_effort, substitute},
    {"variables", &Options::add_variables, &Options::add_variables_effort, add_variables},
    {"probe", &Options::probe, &Options::probe_effort, probe},
    {"vivify", &Options::vivify, &Options::vivify_effort, vivify},
    {"eliminate", &Options::eliminate, &Options::eliminate_effort, eliminate},
});

void run(State& state, std::string_view name, void (*pass)(State&, std::uint64_t), std::uint64_t budget) {
    if (state.unsatisfiable || ending(state)) return;
    clean(state);
    if (state.garbage) collect(state);
    if (state.shown) state.shown->tell_simplification(name);
    pass(state, budget);
    if (state.shown) state.shown->tell_simplification({});
}

/// The first run of congruence closure, which is cheap, comes early: what falls apart by it needs no search.
/// Not before search has taken as long as a look at the whole formula does.
bool is_early(const State& state) {
    return state.options.congruence != 0 && !state.schedule.early_done &&
           state.solve_conflicts() >= static_cast<std::uint64_t>(state.options.congruence_delay) &&
           state.search_ticks() >= cost_of_clauses(state);
}

void run_early(State& state) {
    state.schedule.early_done = true;
    const std::uint64_t budget = early_effort * cost_of_clauses(state);
    run(state, "congruence", congruence, budget);
    if (state.counts.congruent > 0) run(state, "substitute", substitute, budget);
}

bool is_late(const State& state) {
    return state.solve_conflicts() >= static_cast<std::uint64_t>(state.options.inprocess_delay);
}

void run_passes(State& state) {
    ++state.counts.inprocessings;
    const std::uint64_t searched = state.search_ticks() - state.schedule.inprocess_start + 1;
    for (const Pass& pass : passes) {
        if (state.options.*pass.enabled == 0) continue;
        const auto effort = static_cast<std::uint64_t>(state.options.*pass.effort);
        run(state, pass.name, pass.run, searched * effort / 1000);
    }
}

void schedule_next(State& state) {
    state.schedule.inprocess_start = state.search_ticks();
    const auto count = static_cast<double>(state.counts.inprocessings);
    state.schedule.inprocess =
        state.counts.conflicts +
        static_cast<std::uint64_t>(state.options.inprocess_interval * count * std::log10(count + 9));
}

}  // namespace

bool inprocessing(const State& state) {
    if (state.options.inprocess == 0) return false;
    return is_late(state) ? state.counts.conflicts >= state.schedule.inprocess : is_early(state);
}

void inprocess(State& state) {
    backtrack(state, 0);
    if (state.shown) state.shown->begin_inprocessing();
    const std::uint64_t before = state.counts.ticks;
    const bool late = is_late(state);
    late ? run_passes(state) : run_early(state);
    state.counts.inprocessing_ticks += state.counts.ticks - before;
    if (late) schedule_next(state);
    if (state.shown) state.shown->end_inprocessing();
}

bool is_assumed(const State& state, Variable variable) {
    return std::any_of(state.assumptions.begin(), state.assumptions.end(),
                       [&](Literal literal) { return literal.variable() == variable; });
}

void drop_extended(State& state, Literal witness, Reference reference) {
    push_extension(state, witness, state.arena[reference].literals());
    proof::Proof* const proof = std::exchange(state.proof, nullptr);
    drop_clause(state, reference);
    state.proof = proof;
}

}  // namespace satdoku::cdcl
