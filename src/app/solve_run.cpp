#include "solve_run.hpp"

#include <satdoku/check/model.hpp>
#include <satdoku/core/error.hpp>

#include <string>
#include <utility>

namespace satdoku::app {

solve::Outcome solve_and_check(solve::Engine& engine, const FormulaTeller& formula,
                               const solve::Limits& limits, std::stop_token stop) {
    const solve::Outcome outcome = engine.solve({}, limits, std::move(stop));
    if (outcome.verdict != solve::Verdict::satisfiable) return outcome;
    check::ModelCheck judge([&](cnf::Literal literal) { return engine.value(literal); });
    formula(judge);
    if (const auto& broken = judge.first_broken()) {
        throw core::Error("solve.wrong_model", {std::to_string(broken->number)});
    }
    return outcome;
}

Solution solve_formula(const SolveRequest& request, const FormulaTeller& formula, std::stop_token stop) {
    Solution solution;
    solution.engine = make_engine(request.engine, request.options);
    formula(*solution.engine);
    solution.outcome = solve_and_check(*solution.engine, formula, request.limits, std::move(stop));
    return solution;
}

}  // namespace satdoku::app
