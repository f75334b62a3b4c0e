// What the program consists of: the commands of all rooms, and what its manual says of them.
#pragma once

#include <satdoku/frame/command.hpp>

namespace satdoku::app {

frame::Program program();

}  // namespace satdoku::app
