#include "menu.hpp"

#include <satdoku/ui/prompt.hpp>
#include <satdoku/ui/text.hpp>

namespace satdoku::app {

namespace {

void choose_language(ui::Console& console) {
    const ui::Choice choices[] = {{"en", "English"}, {"zh", "中文"}};
    const auto chosen = ui::ask_choice(console, ui::text("menu.language_question"), choices,
                                       ui::spoken_language() == ui::Language::chinese ? 0 : 1);
    if (chosen) ui::speak(*chosen == 0 ? ui::Language::english : ui::Language::chinese);
}

}  // namespace

void run_menus(Context& context) {
    ui::Console& console = context.console;
    for (;;) {
        console.out() << '\n' << console.paint(ui::Style::heading, ui::text("menu.main_title")) << '\n';
        const ui::Choice choices[] = {{"language", ui::text("menu.language")},
                                      {"exit", ui::text("menu.exit")}};
        const auto chosen = ui::ask_choice(console, ui::text("menu.question"), choices, 0);
        if (!chosen || *chosen == 1) break;
        choose_language(console);
    }
    console.out() << ui::text("menu.farewell") << '\n';
}

}  // namespace satdoku::app
