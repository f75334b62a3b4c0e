// Files that a game is written to by name. Nothing is overwritten unasked, and no is the default: only the
// file that the game was loaded from or saved in last is its own.
#pragma once

#include "player.hpp"

#include <satdoku/ui/console.hpp>

#include <string>

namespace satdoku::play {

/// Saves the game. @param path  empty: the person is asked
/// Returns whether it was saved. Throws core::Error where it cannot be written.
bool save_game_as(ui::Console& console, Player& player, std::string path = {});

/// On leaving: where the game is kept by itself nothing is lost; else, and where it has a file of its own, it
/// can be saved.
void offer_to_save(ui::Console& console, Player& player);

/// After the end: the board, as a line that every command reads.
void offer_to_save_board(ui::Console& console, const grid::Board& board);

}  // namespace satdoku::play
