// The texts of a game: the answers to moves, the hints, the difficulty of the puzzle, the board in words.
#pragma once
#include <satdoku/puzzle/hint.hpp>

namespace satdoku::play {
/// "2:03", or "1:02:03" from one hour on.
std::string time_text(std::uint64_t milliseconds);

/// How many hints, and how far one of them went: "2 (why)".
std::string hints_text(int hints, puzzle::Depth depth);

/// How many times each digit is missing in the grid, by digit; negative if it is there too often. Digits that the game
/// has called wrong do not count.
std::vector<int> missing_digits(const puzzle::State& state, int grid);

/// The answer to a move. Empty for a rung of a hint, which has hint_text().
std::string answer_text(const puzzle::Move& move, const puzzle::Turn& turn);

/// The text of the latest rung. @pre state.rung is at least 1 and below the last rung of the hint
std::string hint_text(const puzzle::State& state, const puzzle::Hint& hint, const deduce::Geometry& geometry);

/// The colours of a cell and its candidates: "B, 57 A".
std::string colouring_text(const grid::Colouring& colours);

/// A line for each colour that the player has used: "A: a12 a36=57". Throws core::Error if there is none.
std::vector<std::string> colours_list(const puzzle::State& state);

/// The difficulty of the puzzle: rating, score, level and hardest technique, and of several grids the coupling class.
/// For hard puzzles this takes a moment. Returns nothing after a stop.
std::optional<std::string> info_text(const puzzle::State& state, std::stop_token stop);

// For players who use a screen reader.

/// The contents of the cell. Throws core::Error for a name that no cell has.
std::string cell_aloud(const puzzle::State& state, const std::string& name);

/// The candidates of the cell that the rules and the hints leave. Throws core::Error for a name that no cell has.
std::string candidates_aloud(const puzzle::State& state, const std::string& name);

/// The cells of a house in groups of three, and the missing digits.
/// @param name  "a3" or "a 3"; "3" if there is one grid. Throws core::Error for other names.
std::string house_aloud(const puzzle::State& state, grid::HouseKind kind, std::string name);

/// How many times each digit is missing in a grid: "3 of 1, 2 of 4".
std::string digits_left_aloud(const puzzle::State& state, int grid);

/// The pencil marks in the cells of a grid, a line for each row that has some.
std::string notes_aloud(const puzzle::State& state, int grid);
}  // namespace satdoku::play
