// Options that several puzzle commands take.
#pragma once

#include <satdoku/frame/options.hpp>
#include <satdoku/grid/board.hpp>
#include <satdoku/puzzle/encode.hpp>
#include <satdoku/puzzle/puzzle_solver.hpp>

#include <vector>

namespace satdoku::boards {

/// --engine, by which puzzles are solved.
frame::Option solver_option();
puzzle::SolverMaker solver_of(const frame::Arguments& arguments);

frame::Option layout_option();
/// The layout that --layout names, or all of them.
std::vector<const grid::Layout*> layouts_of(const frame::Arguments& arguments);

frame::Option format_option();

/// --encoding, which goes with --merge.
frame::Option encoding_option();
/// The encoding of --encoding and --merge.
puzzle::Encoding encoding_of(const frame::Arguments& arguments);

/// --number, for commands that take one board of a file.
frame::Option number_option();
/// Reads the board of --number in the file of the first operand, as read_board() does.
grid::Board board_of(const frame::Arguments& arguments);

}  // namespace satdoku::boards
