// The functions of satdoku.h except satdoku_error(). Each calls a member of the handle in guarded().
#include "guarded.hpp"
#include <atomic>
#include <satdoku.h>

using namespace satdoku;
using ipasir::Damage;
using ipasir::guarded;
using ipasir::Recording;
using Solver = satdoku_solver;

const char* satdoku_signature(void) { return "satdoku " SATDOKU_VERSION; }

namespace {
ipasir::Recorder* recorder_of(const Solver* solver) { return solver == nullptr ? nullptr : solver->recorder.get(); }

/// The environment names a file for programs that cannot call satdoku_record(); their further solvers have x-2, x-3 and so
/// on, and so have those of a program that runs at the same time. Without such a file nothing is recorded.
void record_as_asked(Solver& solver) {
    static std::atomic<unsigned> solvers = 0;
    const char* const path = std::getenv("SATDOKU_RECORD");
    if (path == nullptr || *path == '\0') return;
    for (bool in_use = true; in_use;) {
        const unsigned number = ++solvers;
        try {
            solver.record(number == 1 ? path : core::numbered_name(path, number));
            in_use = false;
        } catch (const core::Error& error) {
            solver.error = std::current_exception();
            in_use = error.key() == "file.in_use";
        }
    }
}

/// Calls a member with what the call is recorded with.
template <typename... Parameters, typename... Words>
int recorded(Solver* solver, Damage damage, std::string_view name, void (Solver::*member)(Parameters...),
             const Words&... words) {
    Recording call(recorder_of(solver), name, words...);
    return call.done(guarded(solver, damage, [&](Solver& each) { (each.*member)(words...); }));
}

/// The same of a call with an answer, 0 if it is refused.
template <typename... Words> int answered(Solver* solver, std::string_view name, auto&& ask, const Words&... words) {
    Recording call(recorder_of(solver), name, words...);
    int answer = 0;
    guarded(solver, Damage::none, [&](Solver& each) { answer = ask(each); });
    return call.answer(answer);
}
}  // namespace

satdoku_solver* satdoku_init(void) {
    try {
        auto solver = std::make_unique<satdoku_solver>();
        record_as_asked(*solver);
        return solver.release();
    } catch (...) {
        return nullptr;
    }
}

void satdoku_release(satdoku_solver* solver) {
    { const Recording call(recorder_of(solver), "release"); }
    delete solver;
}

int satdoku_record(satdoku_solver* solver, const char* path) {
    return guarded(solver, Damage::none, [=](Solver& each) { each.record(path); });
}

satdoku_solver* satdoku_copy(satdoku_solver* solver) {
    Recording call(recorder_of(solver), "copy");
    std::unique_ptr<satdoku_solver> copy;
    guarded(solver, Damage::none, [&](Solver& each) { copy = each.copy(); });
    call.answer(copy != nullptr && copy->recorder != nullptr ? copy->recorder->number() : 0);
    return copy.release();
}

int satdoku_option(satdoku_solver* solver, const char* name, int value) {
    return recorded(solver, Damage::none, "option", &Solver::option, name, value);
}

int satdoku_configure(satdoku_solver* solver, const char* name) {
    return recorded(solver, Damage::none, "configure", &Solver::configure, name);
}

int satdoku_open_proof(satdoku_solver* solver, const char* path, int binary) {
    Recording call(recorder_of(solver), "open-proof", binary, path);
    return call.answer(guarded(solver, Damage::none, [=](Solver& each) { each.open_proof(path, binary != 0); }));
}

int satdoku_open_axioms(satdoku_solver* solver, const char* path) {
    Recording call(recorder_of(solver), "open-axioms", path);
    return call.answer(guarded(solver, Damage::none, [=](Solver& each) { each.open_axioms(path); }));
}

int satdoku_close_proof(satdoku_solver* solver) {
    return recorded(solver, Damage::none, "close-proof", &Solver::close_proof);
}

int satdoku_variables(satdoku_solver* solver, uint32_t count) {
    return recorded(solver, Damage::by_kind, "variables", &Solver::variables, count);
}

int satdoku_add(satdoku_solver* solver, int32_t literal_or_zero) {
    return recorded(solver, Damage::always, "add", &Solver::add, literal_or_zero);
}

int satdoku_clause(satdoku_solver* solver, const int32_t* literals, size_t size) {
    return recorded(solver, Damage::by_kind, "clause", &Solver::clause, std::span(literals, size));
}

int satdoku_clauses(satdoku_solver* solver, const int32_t* literals, size_t size) {
    return recorded(solver, Damage::by_kind, "clauses", &Solver::clauses, std::span(literals, size));
}

int satdoku_read(satdoku_solver* solver, const char* path) {
    Recording call(recorder_of(solver), "read", path);
    return call.answer(guarded(solver, Damage::by_kind, [=](Solver& each) { each.read(path); }));
}

uint32_t satdoku_variable_count(satdoku_solver* solver) {
    uint32_t count = 0;
    guarded(solver, Damage::none, [&](Solver& each) { count = each.variable_count(); });
    return count;
}

int satdoku_constrain(satdoku_solver* solver, const int32_t* literals, size_t size) {
    return recorded(solver, Damage::by_kind, "constrain", &Solver::constrain, std::span(literals, size));
}

int satdoku_assume(satdoku_solver* solver, int32_t literal) {
    return recorded(solver, Damage::always, "assume", &Solver::assume, literal);
}

int satdoku_limit(satdoku_solver* solver, const char* name, double value) {
    return recorded(solver, Damage::none, "limit", &Solver::limit, name, value);
}

namespace {
int verdict_of(const Solver& solver) {
    const solve::Verdict verdict = solver.outcome()->verdict;
    if (verdict == solve::Verdict::satisfiable) return SATDOKU_SATISFIABLE;
    return verdict == solve::Verdict::unsatisfiable ? SATDOKU_UNSATISFIABLE : SATDOKU_UNKNOWN;
}
}  // namespace

int satdoku_solve(satdoku_solver* solver) {
    Recording call(recorder_of(solver), "solve");
    const int done = guarded(solver, Damage::by_kind, [](Solver& each) { each.solve(); });
    return call.answer(done == 0 ? SATDOKU_UNKNOWN : verdict_of(*solver));
}

int satdoku_propagate(satdoku_solver* solver) {
    Recording call(recorder_of(solver), "propagate");
    const int done = guarded(solver, Damage::by_kind, [](Solver& each) { each.propagate(); });
    return call.answer(done == 0 ? SATDOKU_UNKNOWN : verdict_of(*solver));
}

size_t satdoku_implied(satdoku_solver* solver, const int32_t** literals) {
    Recording call(recorder_of(solver), "implied");
    std::span<const int32_t> implied;
    const int done = guarded(solver, Damage::none, [&](Solver& each) { implied = each.implied(); });
    if (done != 0) *literals = implied.data();
    return call.answer(implied.size());
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
    Recording call(recorder_of(solver), "set-terminate", terminate != nullptr);
    return call.done(guarded(solver, Damage::none, [=](Solver& each) {
        if (each.recorder == nullptr) return each.set_terminate(data, terminate);
        each.set_terminate(each.recorder.get(), each.recorder->terminate(data, terminate));
    }));
}

int satdoku_set_learn(satdoku_solver* solver, void* data, int max_length, void (*learn)(void* data, int32_t* clause)) {
    Recording call(recorder_of(solver), "set-learn", max_length, learn != nullptr);
    return call.done(guarded(solver, Damage::none, [=](Solver& each) { each.set_learn(data, max_length, learn); }));
}

int satdoku_set_fixed(satdoku_solver* solver, void* data, void (*fixed)(void* data, int32_t literal)) {
    Recording call(recorder_of(solver), "set-fixed", fixed != nullptr);
    return call.done(guarded(solver, Damage::none, [=](Solver& each) { each.set_fixed(data, fixed); }));
}

int satdoku_connect_propagator(satdoku_solver* solver, const satdoku_propagator* propagator) {
    const auto has = [&](auto satdoku_propagator::*member, const char* name) {
        return propagator != nullptr && propagator->*member ? name : "-";
    };
    using Propagator = satdoku_propagator;
    Recording call(recorder_of(solver), "connect-propagator", propagator != nullptr,
                   has(&Propagator::cb_decide, "decide"), has(&Propagator::cb_propagate, "propagate"),
                   has(&Propagator::cb_has_external_clause, "clause"), has(&Propagator::is_lazy, "lazy"));
    return call.done(guarded(solver, Damage::none, [=](Solver& each) {
        each.connect_propagator(each.recorder == nullptr ? propagator : each.recorder->propagator(propagator));
    }));
}

int satdoku_observe(satdoku_solver* solver, int32_t variable) {
    return recorded(solver, Damage::by_kind, "observe", &Solver::observe, variable);
}

int satdoku_unobserve(satdoku_solver* solver, int32_t variable) {
    return recorded(solver, Damage::none, "unobserve", &Solver::unobserve, variable);
}

int satdoku_force_backtrack(satdoku_solver* solver, size_t level) {
    return recorded(solver, Damage::none, "force-backtrack", &Solver::force_backtrack,
                    std::min(level, std::size_t{INT32_MAX}));
}

int satdoku_is_decision(satdoku_solver* solver, int32_t literal) {
    return answered(
        solver, "is-decision", [=](Solver& each) { return each.is_decision(literal) ? 1 : 0; }, literal);
}

int32_t satdoku_value(satdoku_solver* solver, int32_t literal) {
    return answered(
        solver, "value", [=](Solver& each) { return each.value(literal) ? literal : -literal; }, literal);
}

int satdoku_failed(satdoku_solver* solver, int32_t literal) {
    return answered(
        solver, "failed", [=](Solver& each) { return each.failed(literal) ? 1 : 0; }, literal);
}

int satdoku_constraint_failed(satdoku_solver* solver) {
    return answered(solver, "constraint-failed", [=](Solver& each) { return each.constraint_failed() ? 1 : 0; });
}

int satdoku_flippable(satdoku_solver* solver, int32_t literal) {
    return answered(
        solver, "flippable", [=](Solver& each) { return each.flip("satdoku_flippable()", literal, false) ? 1 : 0; },
        literal);
}

int satdoku_flip(satdoku_solver* solver, int32_t literal) {
    return answered(
        solver, "flip", [=](Solver& each) { return each.flip("satdoku_flip()", literal, true) ? 1 : 0; }, literal);
}

int satdoku_fixed(satdoku_solver* solver, int32_t literal) {
    const auto ask = [=](Solver& each) {
        const std::optional<bool> value = each.fixed(literal);
        return value ? (*value ? 1 : -1) : 0;
    };
    return answered(solver, "fixed", ask, literal);
}

int satdoku_phase(satdoku_solver* solver, int32_t literal) {
    return recorded(solver, Damage::by_kind, "phase", &Solver::phase, literal);
}

int satdoku_unphase(satdoku_solver* solver, int32_t literal) {
    return recorded(solver, Damage::none, "unphase", &Solver::unphase, literal);
}

int satdoku_visit_clauses(satdoku_solver* solver, void* data,
                          int (*visit)(void* data, const int32_t* literals, size_t size)) {
    Recording call(recorder_of(solver), "visit-clauses");
    return call.done(guarded(solver, Damage::none,
                             [=](Solver& each) { each.visit("satdoku_visit_clauses()", data, visit, false); }));
}

int satdoku_visit_witnesses(satdoku_solver* solver, void* data,
                            int (*visit)(void* data, const int32_t* literals, size_t size)) {
    Recording call(recorder_of(solver), "visit-witnesses");
    return call.done(guarded(solver, Damage::none,
                             [=](Solver& each) { each.visit("satdoku_visit_witnesses()", data, visit, true); }));
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
