// The commands of this room, and what the manual says about the game.
#pragma once
#include <satdoku/frame/command.hpp>

namespace satdoku::play {
frame::Command play_command();

/// The moves and keys of the game.
std::vector<frame::ManualSection> manual();
}  // namespace satdoku::play
