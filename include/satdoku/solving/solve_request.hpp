// Which engine solves, with which options and limits: as data, as options of a command, and as names of engines and
// strategies to compare.
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
}  // namespace satdoku::solving
