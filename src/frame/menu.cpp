#include <satdoku/frame/menu.hpp>
#include <satdoku/frame/output.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/ui/columns.hpp>
#include <satdoku/ui/prompt.hpp>
#include <algorithm>
#include <cassert>
#include <new>

namespace satdoku::frame {
namespace {
std::size_t open_menus = 0;

/// The items as choices. To leave the first menu is to quit, although a command may have opened one that is below another
/// elsewhere: "back" is then understood, but not shown.
std::vector<ui::Choice> choices_of(const Menu& menu, bool is_first) {
    std::vector<ui::Choice> choices;
    for (const MenuItem& item : menu.items) {
        const std::string help = std::string(item.title) + "_help";
        const std::string box = !item.done ? "" : item.done() ? "[x] " : "[ ] ";
        choices.push_back({std::string(item.name), box + language::text(item.title),
                           language::has_text(help) ? language::text(help) : std::string()});
    }
    if (is_first && choices.back().name != "quit") {
        choices.push_back(std::exchange(choices.back(), {"quit", language::text("menu.quit")}));
        choices.back().listed = false;
    }
    return choices;
}

/// Runs it; errors are shown.
void run_item(ui::Console& console, const std::function<void()>& item) {
    try {
        item();
    } catch (const core::Error& error) {
        if (error.key().starts_with("output.")) throw;
        console.progress({});
        for (const std::string& line : ui::wrap(language::error_line(error), console.columns() - 1))
            console.out() << console.paint(ui::Style::bad, line) << '\n';
    } catch (const std::bad_alloc&) {
        console.out() << console.paint(ui::Style::bad, language::text("error.line", language::text("error.memory")))
                      << '\n';
    }
}
}  // namespace

std::size_t index_of(const std::vector<MenuItem>& items, std::string_view name) {
    const auto found = std::ranges::find(items, name, &MenuItem::name);
    assert(found != items.end());
    return static_cast<std::size_t>(found - items.begin());
}

void run_menu(ui::Console& console, const Menu& menu) {
    struct Open {
        Open() { ++open_menus; }
        ~Open() { --open_menus; }
        Open(const Open&) = delete;
        Open& operator=(const Open&) = delete;
    } const open;
    bool already_interrupted = false;  // the first Ctrl-C may be a slip and does not leave
    bool shown = false;
    if (menu.before) run_item(console, menu.before);
    for (;;) {
        std::function<void()> other;
        const bool is_first = open_menus == 1;
        const std::string_view leaving = is_first ? "quit" : "back";
        const std::vector<ui::Choice> choices = choices_of(menu, is_first);
        ui::MenuAid aid{.title = menu.title(), .status = menu.status ? menu.status() : "", .leaving = leaving};
        if (menu.otherwise) {
            aid.otherwise = [&](const std::string& answer) {
                other = menu.otherwise(answer);
                return static_cast<bool>(other);
            };
        }
        console.out() << '\n';
        const std::size_t standard = menu.standard();
        if (shown) aid.short_question = language::text("menu.next", aid.title);
        const auto chosen = ui::ask_choice(console, language::text("menu.question"), choices, standard, aid);
        shown = true;
        if (!chosen && console.interrupted() && !already_interrupted) {
            already_interrupted = true;
            console.say(language::text("menu.interrupted"));
            continue;
        }
        const bool is_other = chosen == choices.size();
        if (!chosen || (!is_other && *chosen + 1 >= menu.items.size())) return;
        already_interrupted = false;
        run_item(console, is_other ? other : menu.items[*chosen].run);
    }
}

bool ask_option(ui::Console& console, const Option& option, const OptionQuestion& question, Arguments& arguments) {
    assert(option.value == Value::integer || option.value == Value::output);
    if (option.value == Value::output) {
        const auto path = ask_new_file(console, question.text, question.standard);
        if (path) arguments.set(option.name, *path);
        return path.has_value();
    }
    const bool takes_word = !question.none.empty();
    const auto accept = [&](const std::string& answer) {
        if (takes_word && answer == question.none) return;
        arguments.set(option.name, std::to_string(ui::number_of(answer, option.smallest, option.largest)));
    };
    const ui::PromptAid aid{takes_word ? "answer" : "number", {}};
    const ui::Help help =
        ui::help_text(console, language::text("prompt.number_help", option.smallest, option.largest) +
                                   (takes_word ? ' ' + language::text("prompt.none_help", question.none) : ""));
    return ui::ask_until(console, question.text, question.standard, accept, help, aid).has_value();
}
}  // namespace satdoku::frame
