// The main menu: what `satdoku` without a command opens, and the commands that open a menu below it.
#pragma once
#include <satdoku/frame/command.hpp>

namespace satdoku::app {
/// Until the person leaves or the input ends.
/// @param file  a formula to begin with; empty: none
void run_menus(frame::Context& context, const std::string& file);

/// The command that opens a menu at once: course, sat, twodoku or sudoku. Leaving the menu ends the program.
frame::Command menu_command(std::string_view name);
}  // namespace satdoku::app
