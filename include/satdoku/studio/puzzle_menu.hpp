// The puzzle half of the menus.
#pragma once

#include <satdoku/frame/command.hpp>
#include <satdoku/grid/layout.hpp>
#include <satdoku/solving/solve_request.hpp>

namespace satdoku::studio {

/// Solve, generate, play, encode: the same for every layout.
/// @param last  how a formula was solved last: what Enter takes
void puzzle_menu(frame::Context& context, solving::SolveRequest& last, const grid::Layout& layout);
/// What its item `play` asks: a new puzzle of any kind, one of the person's, or a saved game.
void puzzle_play_menu(frame::Context& context, solving::SolveRequest& last, const grid::Layout& layout);

}  // namespace satdoku::studio
