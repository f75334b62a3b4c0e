// A menu is a list of items. If an item fails, its error is shown and the person stays in the menu.
#pragma once
#include <satdoku/frame/options.hpp>
#include <satdoku/ui/console.hpp>

namespace satdoku::frame {
struct MenuItem {
    std::string_view name;         ///< what a person may type instead of its number
    std::string_view title;        ///< key of the catalogue; the text for `help` has the same key with _help
    std::function<void()> run;     ///< empty in the last item, which leaves the menu
    std::function<bool()> done{};  ///< if it is set, a box before the title shows whether the item has been done
};

struct Menu {
    std::function<std::string()> title;  ///< shown above the items; called each time, because items may change it
    std::vector<MenuItem> items;
    std::function<std::size_t()> standard = [] { return std::size_t{0}; };  ///< index of the likely next item
    /// What an answer that names no item does; an empty function: nothing is known that it could mean.
    std::function<std::function<void()>(const std::string& answer)> otherwise{};
    std::function<void()> before{};  ///< runs as an item does, before the items are shown for the first time
    /// Shown below the items on a screen: the formula, the engine and so on.
    std::function<std::string()> status{};
};

/// The index of the item of this name. @pre there is one
std::size_t index_of(const std::vector<MenuItem>& items, std::string_view name);

/// Shows the items and runs the chosen ones, until the person leaves or the input ends. Enter runs the likely next item.
/// Without a screen the items are not shown again after the first answer, but on ? or "menu".
void run_menu(ui::Console& console, const Menu& menu);

/// What a question for an option says besides the option's row.
struct OptionQuestion {
    std::string text;
    std::string standard;  ///< the answer on Enter; may be empty
    std::string none{};    ///< the answer that leaves the option out; empty: it is needed
};

/// Asks for the value of an option as its row describes it, a number in its range or a file to write, and adds it to
/// the arguments: so a menu can run the command without describing its options again. Returns false if the person
/// leaves. @pre the option is an integer or an output
bool ask_option(ui::Console& console, const Option& option, const OptionQuestion& question, Arguments& arguments);
}  // namespace satdoku::frame
