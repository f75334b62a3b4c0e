// The texts of a game: the answers to moves, the hints, the difficulty of the puzzle.
#pragma once

#include <satdoku/puzzle/game.hpp>
#include <satdoku/puzzle/hint.hpp>

#include <array>
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

/// How many times each digit is missing in the grid, by digit; negative if it is there too often. Digits that the game
/// has called wrong do not count.
std::array<int, grid::digits + 1> missing_digits(const puzzle::State& state, int grid);

/// The answer to a move. Empty for a rung of a hint, which has hint_text().
std::string answer_text(const puzzle::Move& move, const puzzle::Turn& turn);

/// The text of the latest rung. @pre state.rung is at least 1 and below the last rung of the hint
std::string hint_text(const puzzle::State& state, const puzzle::Hint& hint, const deduce::Geometry& geometry);

/// The difficulty of the puzzle: rating, score, level and hardest technique, and of several grids the coupling class.
/// For hard puzzles this takes a moment. Returns nothing after a stop.
std::optional<std::string> info_text(const puzzle::State& state, std::stop_token stop);

}  // namespace satdoku::play
