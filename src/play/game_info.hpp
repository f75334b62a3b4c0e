// How hard the puzzle of a game is, in a sentence.
#pragma once

#include <satdoku/puzzle/game.hpp>

#include <optional>
#include <stop_token>
#include <string>

namespace satdoku::play {

/// Rating, score and level, the hardest technique, and of several grids the coupling class.
/// Nothing where it was stopped: hard puzzles take a moment.
std::optional<std::string> info_text(const puzzle::State& state, std::stop_token stop);

}  // namespace satdoku::play
