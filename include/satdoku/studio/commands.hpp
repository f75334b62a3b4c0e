// Describe the commands of this room.
#pragma once
#include <satdoku/laboratory/sat_menu.hpp>

namespace satdoku::studio {
frame::Command boards_command();
frame::Command book_command();
frame::Command candidates_command();
frame::Command certify_command();
frame::Command convert_command();
frame::Command decode_command();
frame::Command encode_command();
frame::Command explain_command();
frame::Command generate_command();
frame::Command hunt_command();
frame::Command literals_command();
frame::Command page_command();
frame::Command print_command();
frame::Command rate_command();
frame::Command same_command();
frame::Command solve_command();
frame::Command techniques_command();

// The menus of puzzles.

/// The menu of one layout: solve, generate, play, encode.
/// @param last  how a formula was solved last: the default
void puzzle_menu(frame::Context& context, laboratory::SatSession& session, const grid::Layout& layout);
/// Its item `play`: a new puzzle, one from a file, or a saved game.
void puzzle_play_menu(frame::Context& context, laboratory::SatSession& session, const grid::Layout& layout);
}  // namespace satdoku::studio
