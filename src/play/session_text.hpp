// What a game says: about a move, a hint, the puzzle.
#pragma once

#include <satdoku/puzzle/game.hpp>
#include <satdoku/puzzle/hint.hpp>

#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace satdoku::play {

/// "a36 b12"
std::string cells_text(const grid::Layout& layout, const std::vector<grid::Cell>& cells);

/// "2:03", or "1:02:03" from one hour on.
std::string time_text(std::uint64_t milliseconds);

/// The answer to a move. Empty for a rung of a hint: hint_text() says that.
std::string answer_text(const puzzle::Move& move, const puzzle::Turn& turn);

/// What the rung of the hint that was shown last says. @pre state.rung is at least 1 and below the hint's last
std::string hint_text(const puzzle::State& state, const puzzle::Hint& hint, const deduce::Geometry& geometry);

/// How hard the puzzle is: its rating, score, level and hardest technique, and of several grids the coupling class.
/// Hard puzzles take a moment: returns nothing if it was stopped.
std::optional<std::string> info_text(const puzzle::State& state, std::stop_token stop);

}  // namespace satdoku::play
