// Statistics of the games that were ended, by layout and level. They are in one file beside the autosaved games, with
// one line for each game; one program at a time writes it whole.
#pragma once

#include <satdoku/deduce/path.hpp>
#include <satdoku/puzzle/game.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace satdoku::play {

struct EndedGame {
    std::string layout;
    deduce::Level level;
    bool solved;  ///< or given up
    std::uint64_t milliseconds;
    int hints;
    int mistakes;
};

/// @pre the game is over
EndedGame ended_game(const puzzle::State& state);

/// Adds the game to the file. Throws core::Error if it cannot be written.
void remember(const EndedGame& game);

/// The tally of the games of the same kind, in one line. Throws core::Error if the file is damaged.
std::string tally_text(const EndedGame& game);

}  // namespace satdoku::play
