// satdoku puzzle play [FILE]: a puzzle, a saved game, a game that was kept, or a new puzzle.
#include "board_files.hpp"
#include "commands.hpp"
#include "interruption.hpp"
#include "kept_choice.hpp"
#include "play.hpp"
#include "puzzle_options.hpp"
#include "puzzle_request.hpp"
#include "solvers.hpp"
#include "statistics.hpp"

#include <satdoku/core/error.hpp>
#include <satdoku/core/file.hpp>
#include <satdoku/puzzle/generate.hpp>
#include <satdoku/ui/text.hpp>

#include <array>
#include <span>

namespace satdoku::app {

namespace {

grid::Board new_puzzle(Context& context, const Arguments& arguments) {
    const puzzle::Request request = puzzle_request(arguments, "medium");
    const Interruptible work;
    const auto solver = solver_maker(solver_names().front())(*request.layout);
    const puzzle::Puzzle puzzle = make_puzzle(context.console, request, *solver, work.token());
    if (!context.quiet) context.console.err() << describe(puzzle, request);
    return puzzle.givens;
}

/// Known by its first line: a board begins otherwise.
bool is_saved_game(const std::string& path) {
    if (path == "-") return false;
    constexpr std::string_view begin = "satdoku game";
    core::Input input(path);
    std::array<char, begin.size()> bytes;
    std::size_t filled = 0;
    while (filled < bytes.size()) {
        const std::size_t count = input.read(std::span(bytes).subspan(filled));
        if (count == 0) break;
        filled += count;
    }
    return std::string_view(bytes.data(), filled) == begin;
}

int run(Context& context, const Arguments& arguments) {
    if (arguments.has("list")) {
        list_kept_games(context.console);
        return exit_done;
    }
    if (arguments.has("statistics")) {
        context.console.out() << statistics_text();
        return exit_done;
    }
    if (arguments.has("remove")) {
        const std::string name = remove_kept_game(*arguments.text("remove"));
        if (!context.quiet) context.console.err() << ui::text("play.removed_game", ui::visible(name)) << '\n';
        return exit_done;
    }
    const puzzle::Feedback feedback =
        arguments.text("feedback") == "rules" ? puzzle::Feedback::rules : puzzle::Feedback::solution;
    const PlayOn on = arguments.has("lines") ? PlayOn::lines : PlayOn::screen;
    if (arguments.has("resume")) {
        if (!arguments.operands.empty()) throw core::Error("usage.both", {"--resume", arguments.operands[0]});
        play_kept(context, Ask::where_needed, on);
        return exit_done;
    }
    if (arguments.operands.empty()) {
        play_new(context, new_puzzle(context, arguments), feedback, on);
        return exit_done;
    }
    const std::string& path = arguments.operands[0];
    if (is_saved_game(path)) {
        play_saved(context, path, on);
    } else {
        play_new(context, read_board(path, layouts_of(arguments), number_of(arguments)), feedback, on);
    }
    return exit_done;
}

}  // namespace

Command puzzle_play_command() {
    std::vector<Option> options = puzzle_request_options();
    options.insert(options.end(), {{.name = "feedback",
                                    .value = Value::choice,
                                    .placeholder = "NAME",
                                    .choices = {"solution", "rules"},
                                    .standard = "solution"},
                                   number_option(),
                                   {.name = "resume"},
                                   {.name = "lines"},
                                   {.name = "list"},
                                   {.name = "statistics"},
                                   {.name = "remove", .value = Value::text, .placeholder = "NAME"}});
    return {.name = "puzzle play",
            .short_name = "play",
            .operands = "[FILE]",
            .count = {0, 1},
            .options = std::move(options),
            .run = run};
}

}  // namespace satdoku::app
