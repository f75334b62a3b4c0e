// The schedule of inprocessing: passes in order, each with a share of the ticks of search since the last time.
//
// It starts only after some thousand conflicts: in shorter solves inprocessing costs more than it gains, and many short
// solves under assumptions must not pay for it at all.
#include "passes/inprocess.hpp"
#include "core/pass_meter.hpp"
#include <satdoku/cdcl/solver.hpp>

namespace satdoku::cdcl {
namespace {
struct Pass {
    std::string_view name;
    Option Options::*enabled;
    Option Options::*effort;  ///< budget in thousandths of the ticks of search since the last time
    void (*run)(State&, std::uint64_t budget);
    bool by_clauses = true;  ///< its steps are clauses: else it does not run if the proof has no others
};

/// The budget of the early run, as a multiple of cost_of_clauses().
constexpr std::uint64_t early_effort = 10;

/// The effect of each pass, and what else was tried, is in benchmarks/results/passes.md. Sweeping needs substitution.
constexpr auto passes = std::to_array<Pass>({
    {"cardinality", &Options::cardinality, &Options::cardinality_effort, refute_cardinalities},
    {"symmetry", &Options::symmetry, &Options::symmetry_effort, break_symmetries, false},
    {"xor", &Options::xors, &Options::xors_effort, sum_xors},
    {"congruence", &Options::congruence, &Options::congruence_effort, congruence},
    {"substitute", &Options::substitute, &Options::substitute_effort, substitute},
    {"adders", &Options::adders, &Options::adders_effort, sum_adders},
    {"sweep", &Options::sweep, &Options::sweep_effort, sweep},
    {"substitute", &Options::substitute, &Options::substitute_effort, substitute},
    {"adders", &Options::adders, &Options::adders_effort, sum_adders},
    {"bva", &Options::bva, &Options::bva_effort, bva},
    {"vivify", &Options::vivify, &Options::vivify_effort, vivify},
    {"eliminate", &Options::eliminate, &Options::eliminate_effort, eliminate},
});

void run(State& state, std::string_view name, void (*pass)(State&, std::uint64_t), std::uint64_t budget) {
    if (state.unsatisfiable || ending(state) || !has_room(state)) return;
    clean(state);
    if (state.garbage) collect(state);
    if (state.observation) state.observation->report_simplification(state, name);
    check_before_pass(state);
    {
        const PassMeter meter(state, name);
        pass(state, budget);
    }
    check_after_pass(state);
    if (state.observation) state.observation->report_simplification(state, {});
}

/// Lucky phases are tried first, once. They mostly cost less than one pass over the formula, but the easiest formulas
/// do not even need them: so not before some conflicts.
bool trying_luck(const State& state) {
    return state.options.lucky != 0 && !state.schedule.luck_tried && state.asked_levels() == 0 && !state.propagator &&
           state.solve_conflicts() >= state.options.early_delay.count();
}

/// The first run of congruence closure is early, since it is cheap and may make search unnecessary. Not before search
/// has cost as much as one pass over the formula.
bool is_early(const State& state) {
    return state.options.congruence != 0 && !state.schedule.early_done &&
           state.solve_conflicts() >= state.options.early_delay.count() &&
           state.search_ticks() >= cost_of_clauses(state);
}

void run_early(State& state) {
    if (trying_luck(state)) {
        state.schedule.luck_tried = true;
        return run(state, "lucky", lucky, cost_of_clauses(state));
    }
    state.schedule.early_done = true;
    const std::uint64_t budget = early_effort * cost_of_clauses(state);
    run(state, "congruence", congruence, budget);
    if (state.counts.congruent > 0) run(state, "substitute", substitute, budget);
}

/// Inprocessing is due after some conflicts. If conflicts are expensive, as in large formulas, it is due when search
/// has cost many times as much as one pass over the formula.
bool is_late(const State& state) {
    constexpr std::uint64_t least_conflicts = 100;
    constexpr std::uint64_t least_ticks = 500'000;  // a few milliseconds: less is not worth a pass
    constexpr std::uint64_t passes_over_formula = 20;
    if (state.solve_conflicts() >= state.options.inprocess_delay.count()) return true;
    return state.solve_conflicts() >= least_conflicts &&
           state.solve_ticks() >= least_ticks + passes_over_formula * cost_of_clauses(state);
}

/// What passes found out about a formula holds no longer when it has grown by a sixteenth since, as it does in a series
/// of solves: it is treated like a new one.
void begin_series_if_grown(State& state) {
    constexpr std::uint64_t share = 16;
    if (state.loaded - state.loaded_before <= state.loaded_before / share) return;
    state.loaded_before = state.loaded;
    state.series = state.elimination_calls = state.addition_calls = 0;
}

void run_passes(State& state) {
    begin_series_if_grown(state);
    ++state.counts.inprocessings;
    ++state.series;
    const std::uint64_t searched = state.search_ticks() - state.schedule.inprocess_start + 1;
    const bool is_by_clauses = state.proof.is_by_clauses_alone();
    for (const Pass& pass : passes) {
        if (state.options.*pass.enabled == 0 || (is_by_clauses && !pass.by_clauses)) continue;
        const auto effort = (state.options.*pass.effort).count();
        run(state, pass.name, pass.run, searched * effort / 1000);
    }
}

void schedule_next(State& state) {
    state.schedule.inprocess_start = state.search_ticks();
    const double longer = growth(state.series, 1);
    state.schedule.inprocess =
        state.counts.conflicts + static_cast<std::uint64_t>(state.options.inprocess_interval * longer);
}
}  // namespace

std::vector<std::string_view> passes_beyond_clauses(const Options& options) {
    std::vector<std::string_view> names;
    for (const Pass& pass : passes) {
        if (pass.by_clauses || options.*pass.enabled == 0 || std::ranges::count(names, pass.name) != 0) continue;
        names.push_back(pass.name);
    }
    return names;
}

bool inprocessing(const State& state) {
    if (state.options.inprocess == 0) return false;
    if (trying_luck(state)) return true;
    return is_late(state) ? state.counts.conflicts >= state.schedule.inprocess : is_early(state);
}

void inprocess(State& state) {
    backtrack(state, 0);
    if (state.observation) state.observation->begin_inprocessing();
    const std::uint64_t before = state.counts.ticks;
    state.searched_propagations = state.counts.propagations;
    const bool late = !trying_luck(state) && is_late(state);
    late ? run_passes(state) : run_early(state);
    state.counts.inprocessing_ticks += state.counts.ticks - before;
    state.counts.propagations = *std::exchange(state.searched_propagations, std::nullopt);
    if (late) schedule_next(state);
    if (state.observation) state.observation->end_inprocessing(state);
}

std::vector<bool> frozen_variables(const State& state) {
    std::vector<bool> frozen(state.capacity, false);
    for (const Literal literal : state.assumptions) frozen[literal.variable().index()] = true;
    if (state.constraint)
        for (const Literal literal : *state.constraint) frozen[literal.variable().index()] = true;
    for (const Variable variable : state.frozen) frozen[variable.index()] = true;
    if (!state.propagator) return frozen;
    for (std::uint32_t index = 0; index < state.capacity; ++index)
        if (state.propagator->is_observed(Variable(index))) frozen[index] = true;
    return frozen;
}

std::uint64_t cost_of_clauses(const State& state) { return 4 * (state.irredundant + state.binaries) + state.capacity; }
}  // namespace satdoku::cdcl
