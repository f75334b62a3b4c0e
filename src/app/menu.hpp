// The menus: what `satdoku` without a command opens. Each menu is a list of items; an item that fails says
// why and leaves the person in its menu.
#pragma once

#include "command.hpp"

#include <satdoku/grid/layout.hpp>

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace satdoku::app {

struct MenuItem {
    std::string_view name;      ///< what a person may type, besides its number
    std::string_view title;     ///< key of the catalogue; what `help` says has the same with _help
    std::function<void()> run;  ///< empty: leaves the menu
};

/// Shows the items and runs the chosen one, until the person leaves or the input ends.
/// @param title     what stands above, asked for each time: it may change with what the items do
/// @param standard  index of the item on Enter, asked for each time
void run_menu(Context& context, const std::function<std::string()>& title, const std::vector<MenuItem>& items,
              const std::function<std::size_t()>& standard);

/// The main menu.
void run_menus(Context& context);

/// Load, inspect, solve, check, compare.
/// @param path  a formula that is loaded from the start; empty: none. Throws core::Error where it cannot be.
void sat_menu(Context& context, const std::string& path = {});

/// Solve, generate, play, encode: the same for every layout.
void puzzle_menu(Context& context, const grid::Layout& layout);
/// What its item `play` asks: a new puzzle of any kind, one of the person's, or a saved game.
void puzzle_play_menu(Context& context, const grid::Layout& layout);

}  // namespace satdoku::app
