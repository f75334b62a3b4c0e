// Playing a puzzle at the terminal: lines of moves over any input.
#pragma once

#include "command.hpp"

#include <satdoku/grid/board.hpp>

#include <string>
#include <string_view>

namespace satdoku::app {

/// The file that `save` offers.
inline constexpr std::string_view standard_save = "satdoku.game";

/// Plays a puzzle from its beginning, until the person leaves or the input ends. Throws core::Error where the
/// puzzle has no solution, or several.
void play_new(Context& context, const grid::Board& givens);

/// Goes on with a saved game. Throws core::Error where it is none.
void play_saved(Context& context, const std::string& path);

}  // namespace satdoku::app
