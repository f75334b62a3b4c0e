// The function of each command's file.
#pragma once

#include "command.hpp"

namespace satdoku::app {

Command help_command();

}  // namespace satdoku::app
