// Playing a puzzle: on the whole screen of a terminal with single keys, and over any input by lines of moves.
#pragma once

#include <satdoku/frame/command.hpp>
#include <satdoku/grid/board.hpp>
#include <satdoku/puzzle/move.hpp>

#include <optional>
#include <string>
#include <string_view>

namespace satdoku::play {

/// The file that `save` offers.
inline constexpr std::string_view standard_save = "satdoku.game";

/// How a game begins; the player can change to the other way at any time.
enum class PlayOn {
    screen,  ///< if the terminal has one
    lines,
};

/// Plays a puzzle from its beginning until the player leaves or the input ends; a game that is not over is then
/// autosaved. Throws core::Error if the puzzle has no solution, or several.
/// @param feedback  if it is not given, the player is asked
void play_new(frame::Context& context, const grid::Board& givens, std::optional<puzzle::Feedback> feedback = {},
              PlayOn on = PlayOn::screen);

/// Resumes a game that the player saved in a file. Throws core::Error if the file holds no game.
void play_saved(frame::Context& context, const std::string& path, PlayOn on = PlayOn::screen);

/// Whether to ask which game to resume if there is only one.
enum class Ask { if_several, always };

bool has_autosaves();

/// Resumes an autosaved game. Throws core::Error if there is none.
void resume(frame::Context& context, Ask ask = Ask::if_several, PlayOn on = PlayOn::screen);

/// The statistics of all games that were ended, as a table; or the sentence that there are none yet.
std::string statistics_text();

}  // namespace satdoku::play
