// The functions of satdoku.h except satdoku_error(). Each calls a member of the handle in guarded().
#include "guarded.hpp"

#include <satdoku.h>
#include <string_view>

using satdoku::ipasir::Damage;
using satdoku::ipasir::guarded;
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

int satdoku_option(satdoku_solver* solver, const char* name, int value) {
    return guarded(solver, Damage::none, [=](Solver& each) { each.option(name, value); });
}

int satdoku_open_proof(satdoku_solver* solver, const char* path, int binary) {
    return guarded(solver, Damage::none, [=](Solver& each) { each.open_proof(path, binary != 0); });
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

int satdoku_assume(satdoku_solver* solver, int32_t literal) {
    return guarded(solver, Damage::always, [=](Solver& each) { each.assume(literal); });
}

int satdoku_limit(satdoku_solver* solver, const char* name, double value) {
    return guarded(solver, Damage::none, [=](Solver& each) { each.limit(name, value); });
}

int satdoku_solve(satdoku_solver* solver) {
    using satdoku::solve::Verdict;
    if (guarded(solver, Damage::by_kind, [](Solver& each) { each.solve(); }) == 0) return SATDOKU_UNKNOWN;
    switch (solver->outcome()->verdict) {
        case Verdict::satisfiable:
            return SATDOKU_SATISFIABLE;
        case Verdict::unsatisfiable:
            return SATDOKU_UNSATISFIABLE;
        case Verdict::unknown:
            break;
    }
    return SATDOKU_UNKNOWN;
}

const char* satdoku_reason(const satdoku_solver* solver) {
    using satdoku::solve::StopReason;
    constexpr const char* error = "error";
    if (solver == nullptr || solver->broken) return error;
    if (!solver->outcome()) return nullptr;
    switch (solver->outcome()->reason) {
        case StopReason::conflicts:
            return "conflicts";
        case StopReason::decisions:
            return "decisions";
        case StopReason::time:
            return "time";
        case StopReason::memory:
            return "memory";
        case StopReason::stopped:
            return "stopped";
        case StopReason::none:
            break;
    }
    return solver->outcome()->verdict == satdoku::solve::Verdict::unknown ? error : nullptr;
}

int satdoku_set_terminate(satdoku_solver* solver, void* data, int (*terminate)(void* data)) {
    return guarded(solver, Damage::none, [=](Solver& each) { each.set_terminate(data, terminate); });
}

int satdoku_set_learn(satdoku_solver* solver, void* data, int max_length, void (*learn)(void* data, int32_t* clause)) {
    return guarded(solver, Damage::none, [=](Solver& each) { each.set_learn(data, max_length, learn); });
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

uint64_t satdoku_statistic(satdoku_solver* solver, const char* name) {
    uint64_t value = 0;
    guarded(solver, Damage::none, [&](Solver& each) {
        for (const satdoku::solve::Statistic& statistic : each.statistics())
            if (statistic.name == name) value = statistic.value;
    });
    return value;
}

const char* satdoku_statistic_name(satdoku_solver* solver, size_t index) {
    const char* name = nullptr;
    guarded(solver, Damage::none, [&](Solver& each) {
        const satdoku::solve::Statistics statistics = each.statistics();
        if (index < statistics.size()) name = statistics[index].name.data();  // a string literal, so it ends with 0
    });
    return name;
}
