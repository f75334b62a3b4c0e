// The SAT half of the menus.
#pragma once

#include <satdoku/frame/command.hpp>
#include <satdoku/solving/solve_request.hpp>

#include <string>

namespace satdoku::laboratory {

/// Runs until the person leaves.
/// @param last  the standard answer to how to solve
/// @param path  of a formula to load at once; empty: none. Throws core::Error if it cannot be loaded.
void sat_menu(frame::Context& context, solving::SolveRequest& last, const std::string& path = {});

}  // namespace satdoku::laboratory
