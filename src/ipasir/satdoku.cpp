// The functions of satdoku.h except satdoku_error(). Each calls a member of the handle in guarded(), which catches all
// exceptions.
#include "guarded.hpp"

#include <array>
#include <satdoku.h>
#include <span>

using namespace satdoku;
using ipasir::Damage;
using ipasir::guarded;
using Solver = satdoku_solver;

const char* satdoku_signature(void) {
    return "satdoku " SATDOKU_VERSION;
}

satdoku_solver* satdoku_init(void) {
    try {
        return new satdoku_solver;
    } catch (...) {
        return nullptr;
    }
}

void satdoku_release(satdoku_solver* solver) {
    delete solver;
}

satdoku_solver* satdoku_copy(satdoku_solver* solver) {
    std::unique_ptr<satdoku_solver> copy;
    guarded(solver, Damage::none, [&](Solver& each) { copy = each.copy(); });
    return copy.release();
}

int satdoku_option(satdoku_solver* solver, const char* name, int value) {
    return guarded(solver, Damage::none, [=](Solver& each) { each.option(name, value); });
}

int satdoku_configure(satdoku_solver* solver, const char* name) {
    return guarded(solver, Damage::none, [=](Solver& each) { each.configure(name); });
}

int satdoku_open_proof(satdoku_solver* solver, const char* path, int binary) {
    return guarded(solver, Damage::none, [=](Solver& each) { each.open_proof(path, binary != 0); });
}

int satdoku_open_axioms(satdoku_solver* solver, const char* path) {
    return guarded(solver, Damage::none, [=](Solver& each) { each.open_axioms(path); });
}

int satdoku_close_proof(satdoku_solver* solver) {
    return guarded(solver, Damage::none, [](Solver& each) { each.close_proof(); });
}

int satdoku_variables(satdoku_solver* solver, uint32_t count) {
    return guarded(solver, Damage::by_kind, [=](Solver& each) { each.variables(count); });
}

int satdoku_add(satdoku_solver* solver, int32_t literal_or_zero) {
    return guarded(solver, Damage::always, [=](Solver& each) { each.add(literal_or_zero); });
}

int satdoku_clause(satdoku_solver* solver, const int32_t* literals, size_t size) {
    return guarded(solver, Damage::by_kind, [=](Solver& each) { each.clause({literals, size}); });
}

int satdoku_clauses(satdoku_solver* solver, const int32_t* literals, size_t size) {
    return guarded(solver, Damage::by_kind, [=](Solver& each) { each.clauses({literals, size}); });
}

int satdoku_read(satdoku_solver* solver, const char* path) {
    return guarded(solver, Damage::by_kind, [=](Solver& each) { each.read(path); });
}

uint32_t satdoku_variable_count(satdoku_solver* solver) {
    uint32_t count = 0;
    guarded(solver, Damage::none, [&](Solver& each) { count = each.variable_count(); });
    return count;
}

int satdoku_constrain(satdoku_solver* solver, const int32_t* literals, size_t size) {
    return guarded(solver, Damage::by_kind, [=](Solver& each) { each.constrain({literals, size}); });
}

int satdoku_assume(satdoku_solver* solver, int32_t literal) {
    return guarded(solver, Damage::always, [=](Solver& each) { each.assume(literal); });
}

int satdoku_limit(satdoku_solver* solver, const char* name, double value) {
    return guarded(solver, Damage::none, [=](Solver& each) { each.limit(name, value); });
}

namespace {

int verdict_of(const Solver& solver) {
    const solve::Verdict verdict = solver.outcome()->verdict;
    if (verdict == solve::Verdict::satisfiable) return SATDOKU_SATISFIABLE;
    return verdict == solve::Verdict::unsatisfiable ? SATDOKU_UNSATISFIABLE : SATDOKU_UNKNOWN;
}

}  // namespace

int satdoku_solve(satdoku_solver* solver) {
    const int done = guarded(solver, Damage::by_kind, [](Solver& each) { each.solve(); });
    return done == 0 ? SATDOKU_UNKNOWN : verdict_of(*solver);
}

int satdoku_propagate(satdoku_solver* solver) {
    const int done = guarded(solver, Damage::by_kind, [](Solver& each) { each.propagate(); });
    return done == 0 ? SATDOKU_UNKNOWN : verdict_of(*solver);
}

size_t satdoku_implied(satdoku_solver* solver, const int32_t** literals) {
    std::span<const int32_t> implied;
    const int done = guarded(solver, Damage::none, [&](Solver& each) { implied = each.implied(); });
    if (done != 0) *literals = implied.data();
    return implied.size();
}

const char* satdoku_reason(const satdoku_solver* solver) {
    // By solve::StopReason; an unknown outcome without a reason is an error.
    constexpr std::array names = {"error", "conflicts", "decisions", "time", "memory", "stopped"};
    static_assert(names.size() == static_cast<std::size_t>(solve::StopReason::stopped) + 1);
    if (solver == nullptr || solver->broken) return names.front();
    if (!solver->outcome() || solver->outcome()->verdict != solve::Verdict::unknown) return nullptr;
    if (solver->is_propagated()) return nullptr;
    return names[static_cast<std::size_t>(solver->outcome()->reason)];
}

int satdoku_set_terminate(satdoku_solver* solver, void* data, int (*terminate)(void* data)) {
    return guarded(solver, Damage::none, [=](Solver& each) { each.set_terminate(data, terminate); });
}

int satdoku_set_learn(satdoku_solver* solver, void* data, int max_length, void (*learn)(void* data, int32_t* clause)) {
    return guarded(solver, Damage::none, [=](Solver& each) { each.set_learn(data, max_length, learn); });
}

int satdoku_set_fixed(satdoku_solver* solver, void* data, void (*fixed)(void* data, int32_t literal)) {
    return guarded(solver, Damage::none, [=](Solver& each) { each.set_fixed(data, fixed); });
}

int satdoku_connect_propagator(satdoku_solver* solver, const satdoku_propagator* propagator) {
    return guarded(solver, Damage::none, [=](Solver& each) { each.connect_propagator(propagator); });
}

int satdoku_observe(satdoku_solver* solver, int32_t variable) {
    return guarded(solver, Damage::by_kind, [=](Solver& each) { each.observe(variable); });
}

int satdoku_unobserve(satdoku_solver* solver, int32_t variable) {
    return guarded(solver, Damage::none, [=](Solver& each) { each.unobserve(variable); });
}

int satdoku_force_backtrack(satdoku_solver* solver, size_t level) {
    return guarded(solver, Damage::none, [=](Solver& each) { each.force_backtrack(level); });
}

int satdoku_is_decision(satdoku_solver* solver, int32_t literal) {
    int is_decision = 0;
    guarded(solver, Damage::none, [&](Solver& each) { is_decision = each.is_decision(literal) ? 1 : 0; });
    return is_decision;
}

int32_t satdoku_value(satdoku_solver* solver, int32_t literal) {
    int32_t value = 0;
    guarded(solver, Damage::none, [&](Solver& each) { value = each.value(literal) ? literal : -literal; });
    return value;
}

int satdoku_failed(satdoku_solver* solver, int32_t literal) {
    int failed = 0;
    guarded(solver, Damage::none, [&](Solver& each) { failed = each.failed(literal) ? 1 : 0; });
    return failed;
}

int satdoku_constraint_failed(satdoku_solver* solver) {
    int failed = 0;
    guarded(solver, Damage::none, [&](Solver& each) { failed = each.constraint_failed() ? 1 : 0; });
    return failed;
}

int satdoku_flippable(satdoku_solver* solver, int32_t literal) {
    int flippable = 0;
    guarded(solver, Damage::none,
            [&](Solver& each) { flippable = each.flip("satdoku_flippable()", literal, false) ? 1 : 0; });
    return flippable;
}

int satdoku_flip(satdoku_solver* solver, int32_t literal) {
    int flipped = 0;
    guarded(solver, Damage::none, [&](Solver& each) { flipped = each.flip("satdoku_flip()", literal, true) ? 1 : 0; });
    return flipped;
}

int satdoku_fixed(satdoku_solver* solver, int32_t literal) {
    int fixed = 0;
    guarded(solver, Damage::none, [&](Solver& each) {
        if (const auto value = each.fixed(literal)) fixed = *value ? 1 : -1;
    });
    return fixed;
}

int satdoku_phase(satdoku_solver* solver, int32_t literal) {
    return guarded(solver, Damage::by_kind, [=](Solver& each) { each.phase(literal); });
}

int satdoku_unphase(satdoku_solver* solver, int32_t literal) {
    return guarded(solver, Damage::none, [=](Solver& each) { each.unphase(literal); });
}

int satdoku_visit_clauses(satdoku_solver* solver, void* data,
                          int (*visit)(void* data, const int32_t* literals, size_t size)) {
    return guarded(solver, Damage::none,
                   [=](Solver& each) { each.visit("satdoku_visit_clauses()", data, visit, false); });
}

int satdoku_visit_witnesses(satdoku_solver* solver, void* data,
                            int (*visit)(void* data, const int32_t* literals, size_t size)) {
    return guarded(solver, Damage::none,
                   [=](Solver& each) { each.visit("satdoku_visit_witnesses()", data, visit, true); });
}

uint64_t satdoku_statistic(satdoku_solver* solver, const char* name) {
    uint64_t value = 0;
    guarded(solver, Damage::none, [&](Solver& each) {
        const solve::Statistics statistics = each.statistics();
        if (const solve::Statistic* const found = solve::find_statistic(statistics, name)) value = found->value;
    });
    return value;
}

const char* satdoku_statistic_name(satdoku_solver* solver, size_t index) {
    const char* name = nullptr;
    guarded(solver, Damage::none, [&](Solver& each) {
        const solve::Statistics statistics = each.statistics();
        if (index < statistics.size()) name = statistics[index].name.data();  // a string literal, so it ends with 0
    });
    return name;
}
