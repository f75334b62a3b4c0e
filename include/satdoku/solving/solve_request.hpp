// Which engine is to solve, how, and where it gives up: as data, and as the options of a command.
#pragma once

#include <satdoku/engines/engines.hpp>
#include <satdoku/frame/options.hpp>
#include <satdoku/solve/engine.hpp>

#include <string>
#include <vector>

namespace satdoku::solving {

struct SolveRequest {
    std::string engine = std::string(engines::engine_names().front());
    engines::EngineOptions options{};
    solve::Limits limits{};
};

/// --engine, --branching, the switches of dpll, --seed, --set and the limits.
std::vector<frame::Option> solve_options();
/// What `--set` and its menu take, in place of the settings before: of two for one option, the later one holds. The
/// seed is that of --seed, and is no setting any more. Throws core::Error for a "NAME=VALUE" that the engine would
/// refuse.
void take_settings(engines::EngineOptions& options, std::vector<std::string> settings);
/// What they ask for; the request's branching points into the program's table of names.
/// Throws core::Error for options that the engine does not have, and for two seeds.
SolveRequest solve_request(const frame::Arguments& arguments);

}  // namespace satdoku::solving
