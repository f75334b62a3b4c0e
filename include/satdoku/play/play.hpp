// Playing a puzzle: on the whole screen of a terminal with single keys, and over any input by lines of moves.
#pragma once

#include <satdoku/frame/command.hpp>
#include <satdoku/grid/board.hpp>
#include <satdoku/play/kept_choice.hpp>
#include <satdoku/puzzle/move.hpp>

#include <optional>
#include <string>
#include <string_view>

namespace satdoku::play {

/// The file that `save` offers.
inline constexpr std::string_view standard_save = "satdoku.game";

/// How a game begins; a person can change to the other at any time.
enum class PlayOn {
    screen,  ///< where the terminal has one
    lines,
};

/// Plays a puzzle from its beginning, until the person leaves or the input ends; the game is then kept.
/// Throws core::Error where the puzzle has no solution, or several.
/// @param feedback  nothing: the person is asked
void play_new(frame::Context& context, const grid::Board& givens,
              std::optional<puzzle::Feedback> feedback = {}, PlayOn on = PlayOn::screen);

/// Goes on with a saved game. Throws core::Error where it is none.
void play_saved(frame::Context& context, const std::string& path, PlayOn on = PlayOn::screen);

/// Goes on with a game that was kept by itself; asks which where there are several, or always. Throws core::Error where
/// there is none.
void play_kept(frame::Context& context, Ask ask = Ask::where_needed, PlayOn on = PlayOn::screen);

}  // namespace satdoku::play
