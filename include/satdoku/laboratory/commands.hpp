// The commands of this room: each function describes one.
#pragma once
#include <satdoku/frame/command.hpp>

namespace satdoku::laboratory {
frame::Command check_command();
frame::Command compare_command();
frame::Command core_command();
frame::Command cubes_command();
frame::Command gather_command();
frame::Command models_command();
frame::Command report_command();
frame::Command sample_command();
frame::Command show_command();
frame::Command solve_command();
/// `solve` as other solvers are called, for a call that names no command.
frame::Command standard_command();
/// The words of such a call in the spelling of the command's options. @param called  as frame::Program::respell takes it
std::vector<std::string> respelled(std::string_view called, const std::vector<std::string>& words);
}  // namespace satdoku::laboratory
