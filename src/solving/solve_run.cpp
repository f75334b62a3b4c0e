#include <satdoku/check/model.hpp>
#include <satdoku/core/stopwatch.hpp>
#include <satdoku/solving/formula_input.hpp>
#include <satdoku/solving/solve_run.hpp>

namespace satdoku::solving {
solve::StopReason reported_reason(solve::StopReason reason) {
    return reason == solve::StopReason::stopped && frame::out_of_time() ? solve::StopReason::time : reason;
}

solve::Outcome solve_and_check(solve::Engine& engine, const cnf::ClauseSource& formula, const solve::Limits& limits,
                               const std::stop_token& stop, std::span<const cnf::Literal> assumptions) {
    solve::Outcome outcome = engine.solve(assumptions, limits, stop);
    outcome.reason = reported_reason(outcome.reason);
    if (outcome.verdict != solve::Verdict::satisfiable) return outcome;
    for (const cnf::Literal literal : assumptions)
        if (!engine.value(literal)) throw core::Error("solve.wrong_assumption", {std::to_string(literal.dimacs())});
    check::ModelCheck judge([&](cnf::Literal literal) { return engine.value(literal); });
    const cnf::Formula* const kept = engine.formula();
    if (!replay(kept != nullptr ? source_of(*kept) : formula, judge, stop)) {
        outcome.verdict = solve::Verdict::unknown;
        outcome.reason = reported_reason(solve::StopReason::stopped);
    } else if (const auto& broken = judge.first_broken()) {
        throw core::Error("solve.wrong_model", {std::to_string(broken->number)});
    }
    return outcome;
}

int exit_code(solve::Verdict verdict) {
    if (verdict == solve::Verdict::satisfiable) return frame::exit_satisfiable;
    return verdict == solve::Verdict::unsatisfiable ? frame::exit_unsatisfiable : frame::exit_done;
}

Solution solve_formula(const SolveRequest& request, cnf::Formula& formula, const std::stop_token& stop,
                       const std::function<void(solve::Engine&)>& prepare) {
    Solution solution;
    // The time of the limit begins with the loading.
    const core::Stopwatch watch;
    solve::Limits limits = request.limits;
    const auto is_late = [&] { return request.limits.seconds && watch.seconds() >= *request.limits.seconds; };
    const auto stopped = [&] { return stop.stop_requested() || is_late(); };
    solution.engine = engines::make_engine(request.engine, request.options, formula, stopped);
    if (solution.engine == nullptr) {
        solution.engine = engines::make_engine(request.engine, request.options);
        solution.outcome.reason = is_late() ? solve::StopReason::time : solve::StopReason::stopped;
        solution.outcome.milliseconds = watch.milliseconds();
        return solution;
    }
    if (limits.seconds) *limits.seconds -= watch.seconds();
    if (prepare) prepare(*solution.engine);
    solution.outcome = solve_and_check(*solution.engine, source_of(formula), limits, stop);
    return solution;
}
}  // namespace satdoku::solving
