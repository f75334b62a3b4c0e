// The function of each command's file.
#pragma once

#include "command.hpp"

namespace satdoku::app {

Command solve_command();
Command show_command();
Command check_command();
Command compare_command();
Command report_command();
Command step_command();
Command trace_command();
Command tree_command();
Command conflict_command();
Command picture_command();
Command core_command();
Command models_command();
Command cubes_command();
Command gather_command();
Command sample_command();
Command lecture_command();
Command puzzle_generate_command();
Command puzzle_solve_command();
Command puzzle_rate_command();
Command puzzle_hunt_command();
Command puzzle_boards_command();
Command puzzle_encode_command();
Command puzzle_decode_command();
Command puzzle_literals_command();
Command puzzle_techniques_command();
Command puzzle_print_command();
Command puzzle_explain_command();
Command puzzle_convert_command();
Command puzzle_certify_command();
Command puzzle_play_command();
Command help_command();

}  // namespace satdoku::app
