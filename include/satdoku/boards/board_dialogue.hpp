// Boards in the menus: chosen, typed in, made, shown and saved.
#pragma once

#include <satdoku/frame/command.hpp>
#include <satdoku/grid/board.hpp>
#include <satdoku/puzzle/generate.hpp>

#include <optional>
#include <string>

namespace satdoku::boards {

void show_board(ui::Console& console, const grid::Board& board);

/// Asks for a puzzle and shows it; nothing if the person leaves. Throws core::Error.
/// @param or_new  whether a new one is among the choices
std::optional<grid::Board> choose_board(frame::Context& context, const grid::Layout& layout, bool or_new = false);

/// Reads lines until they make a board; asks again for a bad line. Nothing if the person leaves.
std::optional<grid::Board> type_board(ui::Console& console, const grid::Layout& layout);

/// Asks for the kind of a new puzzle, makes it and shows it; nothing if the person leaves.
/// @param solution  to dig in; nothing: boards at random
std::optional<puzzle::Puzzle> new_puzzle(frame::Context& context, const grid::Layout& layout,
                                         const std::optional<grid::Board>& solution = {});

/// Asks for a file and writes the board as a line.
void save_board(ui::Console& console, const grid::Board& board, const std::string& standard);

}  // namespace satdoku::boards
