// Which of the games that were kept by themselves to go on with; there they can be removed, too.
#pragma once

#include <satdoku/ui/console.hpp>

#include <optional>
#include <string>

namespace satdoku::app {

/// The file of the game that the person wants: the only one, or one of a list. Nothing where the person
/// leaves. Throws core::Error where no game is kept.
std::optional<std::string> choose_kept_game(ui::Console& console);

}  // namespace satdoku::app
