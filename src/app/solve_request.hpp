// Which engine is to solve, how, and where it gives up: as data, and as the options of a command.
#pragma once

#include "engines.hpp"
#include "options.hpp"

#include <satdoku/solve/engine.hpp>

#include <string>
#include <vector>

namespace satdoku::app {

struct SolveRequest {
    std::string engine = std::string(engine_names().front());
    EngineOptions options{};
    solve::Limits limits{};
};

/// --engine, --branching, the switches of dpll, --seed, --set and the limits.
std::vector<Option> solve_options();
/// Throws core::Error for a "NAME=VALUE" that the engine would refuse.
void require_settings(const std::vector<std::string>& settings);
/// What they ask for; the request's branching points into the program's table of names.
/// Throws core::Error for options that the engine does not have.
SolveRequest solve_request(const Arguments& arguments);

}  // namespace satdoku::app
