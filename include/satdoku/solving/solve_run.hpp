// Solves a formula and checks the model against it.
#pragma once
#include <satdoku/solving/solve_request.hpp>

namespace satdoku::solving {
/// The end of a solve. Invariant: if the outcome is satisfiable, the model satisfies the formula.
struct Solution {
    solve::Outcome outcome;
    std::unique_ptr<solve::Engine> engine;  ///< holds the model and the statistics
};

/// Why work has ended, for a person: a stop is the time limit's if the time of the command is over.
solve::StopReason reported_reason(solve::StopReason reason);

/// Solves the formula that the engine has. Throws core::Error "solve.wrong_model" if the model violates a clause of the
/// formula, which is an error of the program. If the check of the model is stopped, the outcome is unknown.
/// @param formula      passes on the clauses that the engine got; not called if the engine has a linked formula
/// @param assumptions  literals that are true in this solve
solve::Outcome solve_and_check(solve::Engine& engine, const cnf::ClauseSource& formula, const solve::Limits& limits,
                               const std::stop_token& stop, std::span<const cnf::Literal> assumptions = {});
/// Makes an engine for the formula and solves.
/// @param prepare  is called with the engine before it solves
Solution solve_formula(const SolveRequest& request, cnf::Formula& formula, const std::stop_token& stop,
                       const std::function<void(solve::Engine&)>& prepare = {});

/// The exit code of the SAT competitions: 10, 20 or 0.
int exit_code(solve::Verdict verdict);
}  // namespace satdoku::solving
