// Boards in the menus: chosen, typed in, made, shown and saved.
#pragma once

#include <satdoku/frame/command.hpp>
#include <satdoku/grid/board.hpp>
#include <satdoku/puzzle/generate.hpp>

#include <optional>
#include <string>

namespace satdoku::boards {

void show_board(ui::Console& console, const grid::Board& board);

/// Shows a puzzle from wherever the person wants it; nothing where they leave. Throws core::Error.
/// @param or_new  whether it may be a new one
std::optional<grid::Board> choose_board(frame::Context& context, const grid::Layout& layout,
                                        bool or_new = false);

/// Reads lines until they make a board; a bad one is asked for again. Nothing where the person leaves.
std::optional<grid::Board> type_board(ui::Console& console, const grid::Layout& layout);

/// Asks what the puzzle should be, makes and shows it; nothing where the person leaves.
/// @param solution  to dig in; nothing: boards at random
std::optional<puzzle::Puzzle> new_puzzle(frame::Context& context, const grid::Layout& layout,
                                         const std::optional<grid::Board>& solution = {});

/// Asks for a file and writes the board as a line.
void save_board(ui::Console& console, const grid::Board& board, const std::string& standard);

}  // namespace satdoku::boards
