// The menus of puzzles.
#pragma once

#include <satdoku/frame/command.hpp>
#include <satdoku/grid/layout.hpp>
#include <satdoku/laboratory/sat_menu.hpp>

namespace satdoku::studio {

/// The menu of one layout: solve, generate, play, encode.
/// @param last  how a formula was solved last: the default
void puzzle_menu(frame::Context& context, laboratory::SatSession& session, const grid::Layout& layout);
/// Its item `play`: a new puzzle, one from a file, or a saved game.
void puzzle_play_menu(frame::Context& context, laboratory::SatSession& session, const grid::Layout& layout);

}  // namespace satdoku::studio
