// Statistics of the games that are over, by layout and level. One file next to the autosaved games has a line for each
// game. A lock lets one program at a time rewrite it.
#pragma once
#include <satdoku/deduce/path.hpp>
#include <satdoku/puzzle/game.hpp>

namespace satdoku::play {
struct EndedGame {
    std::string layout;
    deduce::Level level;
    bool solved;  ///< false: given up
    std::uint64_t milliseconds;
    int hints;
    int mistakes;
    puzzle::Depth depth;  ///< of the hint that went farthest
};

/// @pre the game is over
EndedGame ended_game(const puzzle::State& state);

/// Adds the game to the file. Throws core::Error if it cannot be written.
void remember(const EndedGame& game);

/// A line with the sums of all games of the same layout and level. Throws core::Error if the file is damaged.
std::string tally_text(const EndedGame& game);
}  // namespace satdoku::play
