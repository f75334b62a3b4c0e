// Questions and answers about boards in the menus.
#pragma once
#include <satdoku/frame/command.hpp>
#include <satdoku/puzzle/generate.hpp>

namespace satdoku::boards {
/// Shows the board and a text below it, before a menu or a question.
void show_board(ui::Console& console, const grid::Board& board, std::string_view text = {});

/// Asks for a puzzle and shows it. Returns nothing if the person leaves. Throws core::Error.
/// @param or_new  whether one of the choices is to generate a puzzle
/// @param all_of  if it is not null, a person may want all puzzles of a file: this then is its name, and no board is
///                returned
std::optional<grid::Board> choose_board(frame::Context& context, const grid::Layout& layout, bool or_new = false,
                                        std::string* all_of = nullptr);

/// Asks for the kind of a new puzzle, makes it and shows it. Returns nothing if the person leaves.
/// @param solution  of the puzzle; nothing: any
std::optional<puzzle::Puzzle> new_puzzle(frame::Context& context, const grid::Layout& layout,
                                         const std::optional<grid::Board>& solution = {});

/// Asks for a file and writes the board as a line.
void save_board(ui::Console& console, const grid::Board& board, const std::string& standard);
}  // namespace satdoku::boards
