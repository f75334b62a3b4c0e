// Games: with single keys on the whole screen of a terminal, or with lines of moves over any input.
#pragma once
#include <satdoku/frame/command.hpp>
#include <satdoku/grid/board.hpp>
#include <satdoku/puzzle/move.hpp>

namespace satdoku::play {
/// The file that `save` offers.
inline constexpr std::string_view standard_save = "satdoku.game";

/// How a game begins; the player can change from one to the other at any time.
enum class PlayOn {
    screen,  ///< with keys on the whole screen, if the terminal allows that
    lines,
};

/// Plays a puzzle from its beginning until the player leaves or the input ends; then a game that is not over is
/// autosaved. Throws core::Error if the puzzle does not have exactly one solution, or no empty cell.
/// @param feedback  nothing: the player chooses
void play_new(frame::Context& context, const grid::Board& givens, std::optional<puzzle::Feedback> feedback = {},
              PlayOn on = PlayOn::screen);

/// The player types the givens of a puzzle of their own on an empty board, and then plays it.
void play_own(frame::Context& context, const grid::Layout& layout, PlayOn on = PlayOn::screen);

/// Resumes a game that the player saved in a file. Throws core::Error if the file holds no game.
void play_saved(frame::Context& context, const std::string& path, PlayOn on = PlayOn::screen);

/// Whether to ask which game to resume if there is only one.
enum class Ask { if_several, always };

bool has_autosaves();

/// Resumes an autosaved game. Throws core::Error if there is none.
void resume(frame::Context& context, Ask ask = Ask::if_several, PlayOn on = PlayOn::screen);

/// The statistics of all games that were ended, as a table; or the sentence that there are none yet.
std::string statistics_text();

frame::Command play_command();

/// What the manual says about the moves and keys of the game.
std::vector<frame::ManualSection> manual();
}  // namespace satdoku::play
