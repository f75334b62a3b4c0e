// The games that a person has ended, for statistics by layout and level: a file of a line a game beside the
// kept games, written whole, and by one program at a time.
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

/// What there is to remember of a game. @pre it is over
EndedGame ended_game(const puzzle::State& state);

/// Throws core::Error where it cannot be written.
void remember(const EndedGame& game);

/// What comes together of the games of one layout and level.
struct Tally {
    std::string layout;
    deduce::Level level;
    int games = 0;
    int solved = 0;
    std::optional<std::uint64_t> best = {};  ///< milliseconds, of those solved without a hint
    std::uint64_t milliseconds = 0;          ///< of those solved, together
    int hints = 0;
    int streak = 0;   ///< solved in a row, up to the last game
    int longest = 0;  ///< such row
};

/// In the order of the layouts, then of the levels. Throws core::Error where the file is damaged.
std::vector<Tally> tallies();

/// As a table, or the sentence that there is none yet.
std::string statistics_text();

/// The tally of the game's kind in a line.
std::string tally_text(const EndedGame& game);

}  // namespace satdoku::play
