// The formula of a game's puzzle and its result as files, for players who gave up.
#pragma once
#include <satdoku/grid/board.hpp>
#include <satdoku/ui/console.hpp>

namespace satdoku::play {
/// Writes the formula, solves it with the standard engine, writes its result as a .res file under a free name next to
/// it, and prints the names of the files and how it was solved. Throws core::Error.
/// @param givens  a puzzle with one solution
/// @param path    of the formula
void write_formula(ui::Console& console, const grid::Board& givens, const std::string& path);
}  // namespace satdoku::play
