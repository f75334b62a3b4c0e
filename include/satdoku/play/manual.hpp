// What the manual says of the game: its moves and its keys.
#pragma once

#include <satdoku/frame/command.hpp>

#include <vector>

namespace satdoku::play {

std::vector<frame::ManualSection> manual();

}  // namespace satdoku::play
