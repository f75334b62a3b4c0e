// Which engine solves, with which options and limits: as data, as options of a command, and as names of engines and
// strategies to compare. Solves a formula so, and checks the model against it.
#pragma once
#include <satdoku/engines/engines.hpp>
#include <satdoku/frame/options.hpp>
#include <satdoku/result/program.hpp>

namespace satdoku::solving {
struct SolveRequest {
    std::string engine = std::string(engines::engine_names().front());
    engines::EngineOptions options{};
    solve::Limits limits{};
    std::vector<cnf::Literal> decisions{};  ///< made first, in this order, by commands that look into one search
};

/// --engine, --branching, the switches of dpll, --seed, --set and the limits.
std::vector<frame::Option> solve_options();
/// Replaces the settings by these, each "NAME=VALUE". Of two values for one name the later one counts. The setting
/// "seed" becomes options.seed. Throws core::Error for a setting that the engine would refuse.
void take_settings(engines::EngineOptions& options, std::vector<std::string> settings);
/// Reads the arguments of solve_options() except the time limit, which belongs to the command. The branching of the
/// result is a view of the program's own names. Throws core::Error for options that the engine does not have, and for
/// two different seeds.
SolveRequest solve_request(const frame::Arguments& arguments);

/// An engine or strategy to compare with others, or another program.
struct Contestant {
    std::string name;
    SolveRequest request;
    std::optional<result::Program> program{};  ///< another program; of the request, only the limits are its own
};

/// Contestants by their names: engines, and strategies of dpll. Switches of dpll may follow the name of a strategy or
/// of dpll itself: "dlis+pure-literals". A repeated switch and blanks around a name are dropped. Throws core::Error for
/// an unknown name, with the nearest known one.
/// @param option  that takes the names, for errors
std::vector<Contestant> contestants_of(const std::vector<std::string>& names, const solve::Limits& limits,
                                       std::string_view option = "--strategies");

/// The names for contestants_of(), without switches.
std::vector<std::string_view> contestant_names();

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
