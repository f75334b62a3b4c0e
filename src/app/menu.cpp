#include "menu.hpp"

#include "interruption.hpp"
#include "kept_games.hpp"
#include "lecture.hpp"
#include "play.hpp"
#include "puzzle_options.hpp"
#include "puzzle_request.hpp"
#include "solvers.hpp"

#include <satdoku/core/error.hpp>
#include <satdoku/puzzle/levels.hpp>
#include <satdoku/ui/prompt.hpp>
#include <satdoku/ui/text.hpp>
#include <satdoku/ui/width.hpp>

namespace satdoku::app {

namespace {

void choose_language(ui::Console& console) {
    const ui::Choice choices[] = {{"en", "English"}, {"zh", "中文"}};
    const auto chosen = ui::ask_choice(console, ui::text("menu.language_question"), choices,
                                       ui::spoken_language() == ui::Language::chinese ? 0 : 1);
    if (chosen) ui::speak(*chosen == 0 ? ui::Language::english : ui::Language::chinese);
}

void choose_layout(Context& context) {
    const auto chosen =
        ui::ask_name(context.console, ui::text("menu.layout_question"), "layout", grid::layout_names(), 0);
    if (chosen) puzzle_menu(context, grid::layouts()[*chosen]);
}

void play_level(Context& context, std::string_view level) {
    puzzle::Request request;
    ask_for_level(request, *puzzle::find_level(level));
    request.seed = any_seed();
    std::optional<puzzle::Puzzle> puzzle;
    {
        const Interruptible work;
        const auto solver = solver_maker(solver_names().front())(*request.layout);
        puzzle = make_puzzle(context.console, request, *solver, work.token());
    }
    play_new(context, puzzle->givens, puzzle::Feedback::solution);
}

/// From the start of the program to a board in two answers.
void play_menu(Context& context) {
    std::vector<ui::Choice> choices;
    for (const std::string_view level : puzzle::levels) {
        choices.push_back({std::string(level), ui::text("play_menu." + std::string(level))});
    }
    std::size_t standard = 0;
    if (!kept_games().empty()) {
        standard = choices.size();
        choices.push_back({"continue", ui::text("play_menu.continue")});
    }
    choices.push_back({"more", ui::text("play_menu.more")});
    const auto chosen = ui::ask_choice(context.console, ui::text("play_menu.question"), choices, standard);
    if (!chosen) return;
    const std::string& name = choices[*chosen].name;
    if (name == "more") return puzzle_play_menu(context, grid::twodoku());
    if (name == "continue") return play_kept(context);
    play_level(context, name);
}

}  // namespace

void run_menu(Context& context, const std::function<std::string()>& title, const std::vector<MenuItem>& items,
              const std::function<std::size_t()>& standard) {
    ui::Console& console = context.console;
    bool already_interrupted = false;  // Ctrl-C is a slip as often as a wish to leave
    for (;;) {
        console.out() << '\n' << console.paint(ui::Style::heading, title()) << '\n';
        std::vector<ui::Choice> choices;
        for (const MenuItem& item : items) {
            const std::string help = std::string(item.title) + "_help";
            choices.push_back({std::string(item.name), ui::text(item.title),
                               ui::has_text(help) ? ui::text(help) : std::string()});
        }
        const auto chosen = ui::ask_choice(console, ui::text("menu.question"), choices, standard());
        if (!chosen && console.interrupted() && !already_interrupted) {
            already_interrupted = true;
            console.out() << ui::text("menu.interrupted") << '\n';
            continue;
        }
        if (!chosen || !items[*chosen].run) return;
        already_interrupted = false;
        try {
            items[*chosen].run();
        } catch (const core::Error& error) {
            if (error.key().starts_with("output.")) throw;
            console.progress({});
            for (const std::string& line : ui::wrap(ui::error_line(error), console.columns() - 1)) {
                console.out() << console.paint(ui::Style::bad, line) << '\n';
            }
        } catch (const std::bad_alloc&) {
            console.out() << console.paint(ui::Style::bad, ui::text("error.line", ui::text("error.memory")))
                          << '\n';
        }
    }
}

void run_menus(Context& context) {
    ui::Console& console = context.console;
    const std::vector<MenuItem> items = {
        {"play", "menu.play", [&] { play_menu(context); }},
        {"sat", "menu.sat", [&] { sat_menu(context); }},
        {"twodoku", "menu.twodoku", [&] { puzzle_menu(context, grid::twodoku()); }},
        {"sudoku", "menu.sudoku", [&] { puzzle_menu(context, grid::sudoku()); }},
        {"layouts", "menu.layouts", [&] { choose_layout(context); }},
        {"lecture", "menu.lecture", [&] { lecture_menu(context); }},
        {"language", "menu.language", [&] { choose_language(console); }},
        {"exit", "menu.exit", {}},
    };
    run_menu(
        context, [] { return ui::text("menu.main_title"); }, items, [] { return std::size_t{0}; });
    console.out() << ui::text("menu.farewell") << '\n';
}

}  // namespace satdoku::app
