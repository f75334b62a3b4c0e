// The program: the main menu, and the table of all commands, a row each, which the rooms bring.
#include "course.hpp"
#include <satdoku/boards/puzzle_request.hpp>
#include <satdoku/engines/engines.hpp>
#include <satdoku/frame/command.hpp>
#include <satdoku/frame/interruption.hpp>
#include <satdoku/frame/menu.hpp>
#include <satdoku/grid/names.hpp>
#include <satdoku/insight/commands.hpp>
#include <satdoku/laboratory/commands.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/play/play.hpp>
#include <satdoku/puzzle/levels.hpp>
#include <satdoku/studio/commands.hpp>
#include <satdoku/ui/prompt.hpp>

namespace satdoku::app {
namespace {
void choose_language(ui::Console& console) {
    const ui::Choice choices[] = {{"en", "English"}, {"zh", "中文"}};
    const auto chosen = ui::ask_choice(console, language::text("menu.language_question"), choices,
                                       language::spoken().language == language::Language::chinese ? 0 : 1);
    if (chosen) language::spoken().language = *chosen == 0 ? language::Language::english : language::Language::chinese;
}

void choose_notation(ui::Console& console) {
    const ui::Choice choices[] = {{"r1c1", language::text("menu.notation_r1c1")},
                                  {"cells", language::text("menu.notation_cells")}};
    const auto chosen = ui::ask_choice(console, language::text("menu.notation_question"), choices,
                                       language::spoken().notation == grid::Notation::r1c1 ? 0 : 1);
    if (chosen) language::use_notation(*chosen == 0 ? grid::Notation::r1c1 : grid::Notation::cells);
}

void choose_layout(frame::Context& context, laboratory::SatSession& session) {
    const auto chosen =
        ui::ask_name(context.console, language::text("menu.layout_question"), "layout", grid::layout_names(), 0);
    if (chosen) studio::puzzle_menu(context, session, grid::layouts()[*chosen]);
}

void play_request(frame::Context& context, const puzzle::Request& request) {
    std::optional<puzzle::Puzzle> puzzle;
    {
        const frame::Interruptible work;
        puzzle = boards::make_puzzle(context.console, request, engines::standard_solver_maker(), work.token());
    }
    context.console.out() << context.console.fit(boards::describe(*puzzle, request));
    play::play_new(context, puzzle->givens, puzzle::Feedback::solution);
}

puzzle::Request request_of(std::string_view level) {
    puzzle::Request request;
    boards::set_level(request, *puzzle::find_level(level));
    request.seed = frame::any_seed();
    return request;
}

/// From the start of the program to a board in two answers.
void play_menu(frame::Context& context, laboratory::SatSession& session) {
    std::vector<ui::Choice> choices;
    for (const std::string_view level : puzzle::levels)
        choices.push_back({std::string(level), language::text(language::key("play_menu", level))});
    const boards::Day today = boards::today();
    const std::string level = language::text(language::key("level", puzzle::name(boards::level_of(today))));
    choices.push_back({"daily", language::text("play_menu.daily", boards::day_text(today), level)});
    std::size_t standard = 0;
    if (play::has_autosaves()) {
        standard = choices.size();
        choices.push_back({"continue", language::text("play_menu.continue")});
    }
    choices.push_back({"more", language::text("play_menu.more")});
    const auto chosen = ui::ask_choice(context.console, language::text("play_menu.question"), choices, standard);
    if (!chosen) return;
    const std::string& name = choices[*chosen].name;
    if (name == "more") return studio::puzzle_play_menu(context, session, grid::twodoku());
    if (name == "continue") return play::resume(context);
    play_request(context, name == "daily" ? boards::daily_request(grid::twodoku(), today) : request_of(name));
}

/// The main menu, until the person leaves or the input ends. @param file  a formula to begin with; empty: none
void run_menus(frame::Context& context, const std::string& file) {
    ui::Console& console = context.console;
    laboratory::SatSession session(console);
    CourseProgress course;
    const auto open = [&](const std::string& path) -> std::function<void()> {
        if (path.empty()) return {};
        return [&context, &session, path] { laboratory::sat_menu(context, session, path); };
    };
    const auto load_formula = [&](const std::string& answer) {
        return open(laboratory::names_formula(answer) ? ui::file_name(answer) : std::string());
    };
    frame::run_menu(
        console,
        {.title = [] { return language::text("menu.main_title"); },
         .items = {{"play", "menu.play", [&] { play_menu(context, session); }},
                   {"course", "menu.course", [&] { course_menu(context, course); }},
                   {"sat", "menu.sat", [&] { laboratory::sat_menu(context, session); }},
                   {"twodoku", "menu.twodoku", [&] { studio::puzzle_menu(context, session, grid::twodoku()); }},
                   {"sudoku", "menu.sudoku", [&] { studio::puzzle_menu(context, session, grid::sudoku()); }},
                   {"layouts", "menu.layouts", [&] { choose_layout(context, session); }},
                   {"lecture", "menu.lecture", [&] { insight::lecture_menu(context); }},
                   {"language", "menu.language", [&] { choose_language(console); }},
                   {"notation", "menu.notation", [&] { choose_notation(console); }},
                   {"quit", "menu.quit", {}}},
         .otherwise = load_formula,
         .before = open(file),
         .status = [&] { return session.status(); }});
    console.say(language::text("menu.farewell"));
}

/// Opens one menu as a command. Leaving the menu ends the program.
template <auto open> int open_alone(frame::Context& context, const frame::Arguments& arguments) {
    language::spoken().in_menus = true;
    laboratory::SatSession session(context.console);
    open(context, session, arguments);
    return ui::reading_ended_by() != 0 ? frame::exit_signal + ui::reading_ended_by() : frame::exit_done;
}

void open_course(frame::Context& context, laboratory::SatSession&, const frame::Arguments&) {
    CourseProgress course;
    course_menu(context, course);
}

void open_sat(frame::Context& context, laboratory::SatSession& session, const frame::Arguments& arguments) {
    laboratory::sat_menu(context, session, arguments.operands.empty() ? "" : arguments.operands[0]);
}

void open_twodoku(frame::Context& context, laboratory::SatSession& session, const frame::Arguments&) {
    studio::puzzle_menu(context, session, grid::twodoku());
}

void open_sudoku(frame::Context& context, laboratory::SatSession& session, const frame::Arguments&) {
    studio::puzzle_menu(context, session, grid::sudoku());
}

frame::Program program() {
    return {
        .commands =
            {
                // The SAT laboratory.
                laboratory::solve_command(),
                laboratory::show_command(),
                laboratory::check_command(),
                laboratory::compare_command(),
                laboratory::report_command(),
                insight::step_command(),
                insight::trace_command(),
                insight::tree_command(),
                insight::conflict_command(),
                insight::explore_command(),
                insight::picture_command(),
                laboratory::core_command(),
                laboratory::models_command(),
                laboratory::cubes_command(),
                laboratory::gather_command(),
                laboratory::sample_command(),
                insight::lecture_command(),
                insight::exercise_command(),
                // Puzzles.
                studio::generate_command(),
                studio::solve_command(),
                studio::rate_command(),
                studio::hunt_command(),
                studio::boards_command(),
                studio::encode_command(),
                studio::decode_command(),
                studio::literals_command(),
                studio::techniques_command(),
                studio::print_command(),
                studio::book_command(),
                studio::page_command(),
                studio::candidates_command(),
                studio::explain_command(),
                studio::convert_command(),
                studio::same_command(),
                studio::certify_command(),
                play::play_command(),
                // Menus.
                {.name = "course", .run = open_alone<open_course>},
                {.name = "sat", .operands = "[FILE]", .run = open_alone<open_sat>},
                {.name = "twodoku", .run = open_alone<open_twodoku>},
                {.name = "sudoku", .run = open_alone<open_sudoku>},
                // All of it.
                frame::help_command(),
            },
        .manual = play::manual,
        .menus = run_menus,
        .standard = laboratory::standard_command(),
        .respell = laboratory::respelled,
    };
}
}  // namespace
}  // namespace satdoku::app

int main(int count, char** words) { return satdoku::frame::run_program(satdoku::app::program(), count, words); }
