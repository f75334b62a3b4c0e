// The commands of this room: each function describes one.
#pragma once

#include <satdoku/frame/command.hpp>

namespace satdoku::frame {

Command help_command();

}  // namespace satdoku::frame
