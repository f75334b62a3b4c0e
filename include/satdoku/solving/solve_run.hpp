// A solve from its engine to an answer that has been checked.
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

/// A solve that has ended; a model is one, as it has been checked against the formula.
struct Solution {
    solve::Outcome outcome;
    std::unique_ptr<solve::Engine> engine;  ///< knows the model and the statistics
};

/// Solves what is in the engine. Throws core::Error "solve.wrong_model" where its model breaks a clause of
/// the formula: an error of the program, and no answer. A check that is stopped leaves the formula undecided.
/// @param formula      tells what the engine was told; not asked where the engine keeps that itself
/// @param assumptions  hold during this solve, and so in its model
solve::Outcome solve_and_check(solve::Engine& engine, const cnf::ClauseSource& formula,
                               const solve::Limits& limits, const std::stop_token& stop,
                               std::span<const cnf::Literal> assumptions = {});
/// Makes an engine for the formula and solves.
/// @param prepare  is handed the engine before that
Solution solve_formula(const SolveRequest& request, cnf::Formula& formula, const std::stop_token& stop,
                       const std::function<void(solve::Engine&)>& prepare = {});

/// 10, 20 or 0.
int exit_code(solve::Verdict verdict);

}  // namespace satdoku::solving
