// satdoku puzzle play [FILE]: a puzzle, a saved game, or a new puzzle.
#include "commands.hpp"
#include "play.hpp"
#include "puzzle_files.hpp"

#include <satdoku/core/error.hpp>
#include <satdoku/core/file.hpp>
#include <satdoku/puzzle/generate.hpp>

#include <array>
#include <span>

namespace satdoku::app {

namespace {

grid::Board new_puzzle(const Arguments& arguments) {
    puzzle::Request request;
    if (const auto name = arguments.text("layout")) request.layout = grid::find_layout(*name);
    request.seed = arguments.integer("seed").value_or(any_seed());
    if (const auto holes = arguments.text("holes")) {
        ask_for_holes(request, *holes);
    } else {
        request.holes = puzzle::holes_of_level(*request.layout, arguments.text("level").value_or("medium"));
    }
    const auto solver = puzzle::make_bitboard_solver(*request.layout);
    return puzzle::generate(request, *solver).givens;
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
    const puzzle::Feedback feedback =
        arguments.text("feedback") == "rules" ? puzzle::Feedback::rules : puzzle::Feedback::solution;
    if (arguments.operands.empty()) {
        play_new(context, new_puzzle(arguments), feedback);
        return exit_done;
    }
    const std::string& path = arguments.operands[0];
    if (is_saved_game(path)) {
        play_saved(context, path);
    } else {
        play_new(context, read_board(path, layouts_of(arguments)), feedback);
    }
    return exit_done;
}

}  // namespace

Command puzzle_play_command() {
    return {.name = "puzzle play",
            .operands = "[FILE]",
            .count = {0, 1},
            .options = {layout_option(),
                        {.name = "holes", .value = Value::text, .placeholder = "N[,M...]"},
                        {.name = "level",
                         .value = Value::choice,
                         .placeholder = "NAME",
                         .choices = {puzzle::levels.begin(), puzzle::levels.end()}},
                        seed_option(),
                        {.name = "feedback",
                         .value = Value::choice,
                         .placeholder = "NAME",
                         .choices = {"solution", "rules"},
                         .standard = "solution"}},
            .run = run};
}

}  // namespace satdoku::app
