// Lines about cells, houses and notes, for players who use a screen reader.
#pragma once

#include <satdoku/puzzle/game.hpp>

#include <string>
#include <string_view>

namespace satdoku::play {

/// The contents of the cell. Throws core::Error for a name that no cell has.
std::string cell_aloud(const puzzle::State& state, const std::string& name);

/// The candidates of the cell that the rules and the hints leave. Throws core::Error for a name that no cell has.
std::string candidates_aloud(const puzzle::State& state, const std::string& name);

/// The nine cells of a house in groups of three, and the missing digits.
/// @param name  "a3" or "a 3"; "3" if there is one grid. Throws core::Error for other names.
std::string house_aloud(const puzzle::State& state, grid::HouseKind kind, std::string name);

/// How many times each digit is missing in a grid: "3 of 1, 2 of 4".
std::string digits_left_aloud(const puzzle::State& state, int grid);

/// The pencil marks in the cells of a grid, a line for each row that has some.
std::string notes_aloud(const puzzle::State& state, int grid);

}  // namespace satdoku::play
