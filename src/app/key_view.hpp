// What the game on the whole screen shows, as lines. It fits the window: where the board is too large for it,
// the part around the cursor is shown, and where the panel does not fit beside it, a line or two below hold
// the same. How to leave is always there.
#pragma once

#include "player.hpp"

#include <satdoku/ui/console.hpp>
#include <satdoku/ui/terminal.hpp>

#include <string>
#include <vector>

namespace satdoku::app {

struct KeyView {
    grid::Cell cell = 0;  ///< under the cursor
    bool pencil = false;  ///< digits are marks
    int tinted = 0;       ///< the digit that is pointed out; 0: none
    std::string message;
};

std::vector<std::string> key_lines(const ui::Console& console, const Player& player, const KeyView& view,
                                   const ui::Size& size);

/// The keys, as many lines as it takes: two columns where they fit, else one.
std::vector<std::string> key_help_lines(std::size_t columns);

}  // namespace satdoku::app
