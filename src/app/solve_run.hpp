// A solve from its engine to an answer that has been checked.
#pragma once

#include "formula_input.hpp"
#include "solve_request.hpp"

#include <satdoku/solve/engine.hpp>

#include <memory>
#include <stop_token>

namespace satdoku::app {

/// A solve that has ended; a model is one, as it has been checked against the formula.
struct Solution {
    solve::Outcome outcome;
    std::unique_ptr<solve::Engine> engine;  ///< knows the model and the statistics
};

/// Solves what is in the engine. Throws core::Error "solve.wrong_model" where its model breaks a clause of
/// the formula: an error of the program, and no answer.
solve::Outcome solve_and_check(solve::Engine& engine, const FormulaTeller& formula,
                               const solve::Limits& limits, std::stop_token stop);
/// Makes the engine, tells it the formula and solves.
Solution solve_formula(const SolveRequest& request, const FormulaTeller& formula, std::stop_token stop);

}  // namespace satdoku::app
