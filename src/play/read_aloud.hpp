// The board in lines of words, for those who hear it: a cell, a house, its notes.
#pragma once

#include <satdoku/puzzle/game.hpp>

#include <optional>
#include <string>
#include <string_view>

namespace satdoku::play {

/// What a word that asks for a part of the board is answered with: cell, candidates, row, column, box; nothing
/// for any other word. Throws core::Error where `rest` names no such part.
std::optional<std::string> read_aloud(const puzzle::State& state, std::string_view word,
                                      const std::string& rest);

/// How often each digit lacks in a grid: "3 of 1, 2 of 4".
std::string digits_left_aloud(const puzzle::State& state, int grid);

/// The notes of a grid's cells, a line for each row that has some.
std::string notes_aloud(const puzzle::State& state, int grid);

}  // namespace satdoku::play
