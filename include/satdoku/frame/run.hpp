// A run of the program: finds the command that the words name, hands it its arguments, and turns what it throws into a
// line on standard error and an exit code.
#pragma once

#include <satdoku/frame/command.hpp>

namespace satdoku::frame {

/// @param words  as main() gets them. Returns the exit code.
int run_program(const Program& program, int count, char** words);

}  // namespace satdoku::frame
