// The commands of this room: each function describes one.
#pragma once

#include <satdoku/frame/command.hpp>

namespace satdoku::play {

frame::Command play_command();

}  // namespace satdoku::play
