// A menu is a list of items. An item that fails says why, and the person stays in the menu.
#pragma once

#include <satdoku/ui/console.hpp>

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace satdoku::frame {

struct MenuItem {
    std::string_view name;      ///< what a person may type, besides its number
    std::string_view title;     ///< key of the catalogue; what `help` says has the same with _help
    std::function<void()> run;  ///< empty: leaves the menu
};

/// Shows the items and runs the chosen one, until the person leaves or the input ends.
/// @param title     what stands above, asked for each time: it may change with what the items do
/// @param standard  index of the item on Enter, asked for each time
void run_menu(ui::Console& console, const std::function<std::string()>& title,
              const std::vector<MenuItem>& items, const std::function<std::size_t()>& standard);

}  // namespace satdoku::frame
