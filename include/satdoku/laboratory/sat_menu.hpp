// The SAT half of the menus.
#pragma once

#include <satdoku/frame/command.hpp>
#include <satdoku/solving/solve_request.hpp>

#include <string>

namespace satdoku::laboratory {

/// Load, inspect, solve, check, compare.
/// @param last  how was solved last: what Enter takes
/// @param path  a formula that is loaded from the start; empty: none. Throws core::Error where it cannot be.
void sat_menu(frame::Context& context, solving::SolveRequest& last, const std::string& path = {});

}  // namespace satdoku::laboratory
