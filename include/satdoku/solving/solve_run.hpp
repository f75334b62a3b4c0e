// Solves a formula and checks the model.
#pragma once

#include <satdoku/cnf/clause_sink.hpp>
#include <satdoku/cnf/formula.hpp>
#include <satdoku/solve/engine.hpp>
#include <satdoku/solving/solve_request.hpp>

#include <functional>
#include <memory>
#include <span>
#include <stop_token>

namespace satdoku::solving {

/// A solve that has ended. Its model, if there is one, has been checked against the formula.
struct Solution {
    solve::Outcome outcome;
    std::unique_ptr<solve::Engine> engine;  ///< knows the model and the statistics
};

/// Solves what is in the engine. Throws core::Error "solve.wrong_model" if the model breaks a clause of the formula:
/// that is an error of the program, and no answer. If the check is stopped, the outcome is unknown.
/// @param formula      passes on the clauses that the engine got; not called if the engine keeps the formula itself
/// @param assumptions  hold during this solve, and so in its model
solve::Outcome solve_and_check(solve::Engine& engine, const cnf::ClauseSource& formula, const solve::Limits& limits,
                               const std::stop_token& stop, std::span<const cnf::Literal> assumptions = {});
/// Makes an engine for the formula and solves.
/// @param prepare  is called with the engine before it solves
Solution solve_formula(const SolveRequest& request, cnf::Formula& formula, const std::stop_token& stop,
                       const std::function<void(solve::Engine&)>& prepare = {});

/// The exit code of the SAT competitions: 10, 20 or 0.
int exit_code(solve::Verdict verdict);

}  // namespace satdoku::solving
