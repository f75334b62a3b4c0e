// The program: the table of all commands, a row each, which the rooms bring, and the menus.
#include "main_menu.hpp"
#include <satdoku/frame/help.hpp>
#include <satdoku/insight/commands.hpp>
#include <satdoku/laboratory/commands.hpp>
#include <satdoku/play/commands.hpp>
#include <satdoku/studio/commands.hpp>

namespace satdoku::app {
namespace {
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
                menu_command("course"),
                menu_command("sat"),
                menu_command("twodoku"),
                menu_command("sudoku"),
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
