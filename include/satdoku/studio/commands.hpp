// Describe the commands of this room.
#pragma once

#include <satdoku/frame/command.hpp>

namespace satdoku::studio {

frame::Command boards_command();
frame::Command book_command();
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
frame::Command solve_command();
frame::Command techniques_command();

}  // namespace satdoku::studio
