// Options that several puzzle commands share, and what they say.
#pragma once
#include <satdoku/frame/command.hpp>
#include <satdoku/puzzle/puzzle_solver.hpp>

namespace satdoku::boards {
/// --engine: the solver of puzzles.
frame::Option solver_option();
puzzle::SolverMaker solver_of(const frame::Arguments& arguments);

frame::Option layout_option();
/// The layout that --layout names, or nullptr. Throws core::Error if there is none of that name.
const grid::Layout* layout_of(const frame::Arguments& arguments);
/// The layout that --layout names, or all of them.
std::vector<const grid::Layout*> layouts_of(const frame::Arguments& arguments);

/// For what does not heed constraints yet. Throws core::Error if the layout has any.
void require_no_constraints(const grid::Layout& layout);

/// --format: the format in which boards are written.
frame::Option format_option();
std::string format_of(const frame::Arguments& arguments);

/// --encoding. Commands that take it also take --merge.
frame::Option encoding_option();
puzzle::Encoding encoding_of(const frame::Arguments& arguments);

/// --puzzle: which board of a file.
frame::Option number_option();
/// Reads the board of --puzzle in the file of the first operand, as read_board() does.
grid::Board board_of(frame::Context& context, const frame::Arguments& arguments);
}  // namespace satdoku::boards
