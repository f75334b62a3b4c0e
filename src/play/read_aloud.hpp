// The board in lines of words, for those who hear it: a cell, a house, its notes.
#pragma once

#include <satdoku/puzzle/game.hpp>

#include <string>
#include <string_view>

namespace satdoku::play {

/// What stands in the cell that the name names. Throws core::Error if it names none.
std::string cell_aloud(const puzzle::State& state, const std::string& name);

/// What may stand in the cell of that name, by the rules and after the hints. Throws core::Error if it names none.
std::string candidates_aloud(const puzzle::State& state, const std::string& name);

/// The nine cells of a house in threes, and the digits that it lacks.
/// @param name  "a3" or "a 3"; "3" if there is one grid. Throws core::Error for any other.
std::string house_aloud(const puzzle::State& state, grid::HouseKind kind, std::string name);

/// How often each digit lacks in a grid: "3 of 1, 2 of 4".
std::string digits_left_aloud(const puzzle::State& state, int grid);

/// The notes of a grid's cells, a line for each row that has some.
std::string notes_aloud(const puzzle::State& state, int grid);

}  // namespace satdoku::play
