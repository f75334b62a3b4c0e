// What the SAT commands and the SAT menu share: options of a solve, answers that have been checked, and their
// text.
#pragma once

#include "command.hpp"
#include "engines.hpp"
#include "interruption.hpp"

#include <satdoku/cnf/clause_sink.hpp>
#include <satdoku/cnf/dimacs.hpp>
#include <satdoku/solve/engine.hpp>

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <ostream>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace satdoku::app {

/// Which engine is to solve, how, and where it gives up.
struct SolveRequest {
    std::string engine = std::string(engine_names().front());
    EngineOptions options{};
    solve::Limits limits{};
};

/// --engine, --branching, --pure-literals, --seed, --set and the limits.
std::vector<Option> solve_options();
/// What they ask for; the request's branching points into the program's table of names.
/// Throws core::Error for options that the engine does not have.
SolveRequest solve_request(const Arguments& arguments);

/// Tells a formula to a sink, from its first clause to its last.
using FormulaTeller = std::function<void(cnf::ClauseSink&)>;

/// Reads a formula; nothing where it was asked to stop before the end. What is no file (a pipe, the keyboard)
/// may keep us waiting for ever, where no stop is looked at: there a signal ends the program. Throws
/// core::Error.
/// @param work  lives afterwards
std::optional<cnf::ReadReport> read_formula(const std::string& path, cnf::ClauseSink& sink,
                                            const cnf::ReadOptions& options,
                                            std::optional<Interruptible>& work);

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

/// Shows on standard error how far the engine is, from when on it takes long; on a terminal only.
void show_progress(solve::Engine& engine, ui::Console& console);
/// "12.0 s: 1234 conflicts, ..."
std::string progress_text(const solve::Engine& engine, double seconds);

/// "SATISFIABLE", "UNSATISFIABLE", "UNKNOWN": the competition's words, in every language.
std::string_view verdict_word(solve::Verdict verdict);
/// The verdict as a person reads it, with the reason where it is unknown.
std::string verdict_text(const solve::Outcome& outcome);
/// Two lines or more: each statistic with its rate.
std::string statistics_text(const solve::Engine& engine, const solve::Outcome& outcome);
/// The same and more as one JSON object.
std::string statistics_json(const solve::Engine& engine, const solve::Outcome& outcome,
                            const std::string& path, const cnf::ReadReport& report,
                            double milliseconds_of_reading);

/// Writes the model as "v" lines, every variable from 1 to `variables`, ended by 0.
void write_model(std::ostream& out, const solve::Engine& engine, std::uint32_t variables);

/// The warnings of a relaxed reading, a line each.
std::string warnings_text(const cnf::ReadReport& report);

}  // namespace satdoku::app
