// Which of the games that were kept by themselves to go on with; there they can be removed, too.
#pragma once

#include <satdoku/ui/console.hpp>

#include <optional>
#include <string>

namespace satdoku::play {

enum class Ask { where_needed, always };

/// The file of the game that the person wants: the only one, or one of a list. Nothing where the person
/// leaves. Throws core::Error where no game is kept.
std::optional<std::string> choose_kept_game(ui::Console& console, Ask ask);

/// Shows all kept games.
void list_kept_games(ui::Console& console);

/// Removes the game of that name or number in the list, and returns its name. Throws core::Error where there is
/// none.
std::string remove_kept_game(const std::string& name);

}  // namespace satdoku::play
