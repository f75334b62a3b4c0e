// Engines and strategies by the names under which they are compared.
#pragma once

#include <satdoku/solve/engine.hpp>
#include <satdoku/solving/solve_request.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace satdoku::solving {

struct Contestant {
    std::string name;
    SolveRequest request;
};

/// Contestants by their names: engines, and strategies of dpll. Behind a strategy, and behind dpll itself,
/// the switches may stand that it searches with: "dlis+pure-literals"; one that stands there twice is told once.
/// Blanks around a name do not count. Throws core::Error for a name that is none, with the nearest that is one.
std::vector<Contestant> contestants_of(const std::vector<std::string>& names, const solve::Limits& limits);

/// Names that contestants_of() takes, without switches.
std::vector<std::string_view> contestant_names();

}  // namespace satdoku::solving
