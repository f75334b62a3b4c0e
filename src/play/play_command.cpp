// satdoku puzzle play [FILE]: a puzzle, a saved game, a game that was kept, or a new puzzle.
#include <satdoku/boards/board_files.hpp>
#include <satdoku/boards/puzzle_options.hpp>
#include <satdoku/boards/puzzle_request.hpp>
#include <satdoku/core/error.hpp>
#include <satdoku/core/file.hpp>
#include <satdoku/engines/engines.hpp>
#include <satdoku/frame/interruption.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/play/commands.hpp>
#include <satdoku/play/kept_choice.hpp>
#include <satdoku/play/play.hpp>
#include <satdoku/play/statistics.hpp>
#include <satdoku/puzzle/generate.hpp>

#include <array>
#include <span>

namespace satdoku::play {

namespace {

grid::Board new_puzzle(frame::Context& context, const frame::Arguments& arguments) {
    const puzzle::Request request = boards::puzzle_request(arguments, "medium");
    const frame::Interruptible work;
    const auto solver = engines::solver_maker(engines::solver_names().front())(*request.layout);
    const puzzle::Puzzle puzzle = boards::make_puzzle(context.console, request, *solver, work.token());
    if (!context.quiet) context.console.err() << boards::describe(puzzle, request);
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

int run(frame::Context& context, const frame::Arguments& arguments) {
    if (arguments.has("list")) {
        list_kept_games(context.console);
        return frame::exit_done;
    }
    if (arguments.has("statistics")) {
        context.console.out() << statistics_text();
        return frame::exit_done;
    }
    if (arguments.has("remove")) {
        const std::string name = remove_kept_game(*arguments.text("remove"));
        if (!context.quiet)
            context.console.err() << language::text("play.removed_game", language::visible(name)) << '\n';
        return frame::exit_done;
    }
    const puzzle::Feedback feedback =
        arguments.text("feedback") == "rules" ? puzzle::Feedback::rules : puzzle::Feedback::solution;
    const PlayOn on = arguments.has("lines") ? PlayOn::lines : PlayOn::screen;
    if (arguments.has("resume")) {
        if (!arguments.operands.empty()) throw core::Error("usage.both", {"--resume", arguments.operands[0]});
        play_kept(context, Ask::where_needed, on);
        return frame::exit_done;
    }
    if (arguments.operands.empty()) {
        play_new(context, new_puzzle(context, arguments), feedback, on);
        return frame::exit_done;
    }
    const std::string& path = arguments.operands[0];
    if (is_saved_game(path)) {
        play_saved(context, path, on);
    } else {
        play_new(context,
                 boards::read_board(path, boards::layouts_of(arguments), boards::number_of(arguments)),
                 feedback, on);
    }
    return frame::exit_done;
}

}  // namespace

frame::Command play_command() {
    std::vector<frame::Option> options = boards::puzzle_request_options();
    options.insert(options.end(), {{.name = "feedback",
                                    .value = frame::Value::choice,
                                    .placeholder = "NAME",
                                    .choices = {"solution", "rules"},
                                    .standard = "solution"},
                                   boards::number_option(),
                                   {.name = "resume"},
                                   {.name = "lines"},
                                   {.name = "list"},
                                   {.name = "statistics"},
                                   {.name = "remove", .value = frame::Value::text, .placeholder = "NAME"}});
    return {.name = "puzzle play",
            .short_name = "play",
            .operands = "[FILE]",
            .count = {0, 1},
            .options = std::move(options),
            .run = run};
}

}  // namespace satdoku::play
