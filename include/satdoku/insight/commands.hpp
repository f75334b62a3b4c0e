// The commands of this room, each described by a function, and its item of the main menu.
#pragma once

#include <satdoku/frame/command.hpp>

namespace satdoku::insight {

frame::Command conflict_command();
frame::Command lecture_command();
frame::Command picture_command();
frame::Command step_command();
frame::Command trace_command();
frame::Command tree_command();

/// Asks for a lecture and gives it.
void lecture_menu(frame::Context& context);

}  // namespace satdoku::insight
