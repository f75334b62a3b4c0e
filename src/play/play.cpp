// satdoku puzzle play [FILE]. A game begins with a puzzle, a saved game or an autosaved game.
#include "line_game.hpp"
#include <satdoku/boards/board_files.hpp>
#include <satdoku/boards/puzzle_request.hpp>
#include <satdoku/engines/engines.hpp>
#include <satdoku/frame/interruption.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/play/play.hpp>
#include <satdoku/ui/prompt.hpp>

namespace satdoku::play {
namespace {
grid::Board new_puzzle(frame::Context& context, const frame::Arguments& arguments) {
    const puzzle::Request request = boards::puzzle_request(context, arguments, "medium");
    if (arguments.has("daily") && !context.quiet) {
        const boards::Day day = boards::day_of(arguments);
        const std::string level = language::text(language::key("level", puzzle::name(boards::level_of(day))));
        context.console.err() << language::text("play.daily", boards::day_text(day), level) << '\n';
    }
    const frame::Interruptible work;
    const puzzle::Puzzle puzzle =
        boards::make_puzzle(context.console, request, engines::standard_solver_maker(), work.token());
    if (!context.quiet) context.console.note(boards::describe(puzzle, request));
    return puzzle.givens;
}

/// The word after --daily is always the date, though the operand could be a file.
frame::Arguments with_date(frame::Arguments arguments) {
    if (arguments.operands.empty()) return arguments;
    if (arguments.text("daily")) throw core::Error("usage.both", {"--daily", arguments.operands[0]});
    arguments.set("daily", arguments.operands[0]);
    arguments.operands.clear();
    return arguments;
}

/// The first line of a saved game identifies it; no board begins with this line.
bool is_saved_game(const std::string& path) {
    if (path == "-") return false;
    core::Input input(path);
    core::LineReader lines(input);
    const auto first = lines.next();
    return first && first->starts_with("satdoku game");
}

/// Throws core::Error for options that begin a game, next to what begins none.
void require_alone(const std::string& what, const frame::Arguments& arguments) {
    boards::require_alone(what, arguments);
    for (const std::string option : {"feedback", "puzzle"})
        if (arguments.has(option)) throw core::Error("usage.both", {what, "--" + option});
}

int run(frame::Context& context, const frame::Arguments& arguments) {
    for (const std::string option : {"list", "statistics", "remove", "resume", "blank"})
        if (arguments.has(option)) require_alone("--" + option, arguments);
    if (arguments.has("list")) {
        list_autosaves(context.console);
        return frame::exit_done;
    }
    if (arguments.has("statistics")) {
        context.console.out() << statistics_text();
        return frame::exit_done;
    }
    if (arguments.has("remove")) {
        const std::string name = remove_autosave(*arguments.text("remove"));
        if (!context.quiet)
            context.console.err() << language::text("play.removed_game", language::visible(name)) << '\n';
        return frame::exit_done;
    }
    const puzzle::Feedback feedback =
        arguments.text("feedback") == "rules" ? puzzle::Feedback::rules : puzzle::Feedback::solution;
    const PlayOn on = arguments.has("lines") ? PlayOn::lines : PlayOn::screen;
    if (arguments.has("resume")) {
        if (!arguments.operands.empty()) throw core::Error("usage.both", {"--resume", arguments.operands[0]});
        resume(context, Ask::if_several, on);
        return frame::exit_done;
    }
    if (arguments.has("blank")) {
        if (!arguments.operands.empty()) throw core::Error("usage.both", {"--blank", arguments.operands[0]});
        const grid::Layout* const layout = boards::layout_of(arguments);
        if (layout != nullptr) boards::require_no_constraints(*layout);
        play_own(context, layout != nullptr ? *layout : grid::twodoku(), on);
        return frame::exit_done;
    }
    if (arguments.operands.empty() || arguments.has("daily")) {
        if (arguments.has("puzzle")) throw core::Error("usage.needs", {"--puzzle", "@placeholder.FILE"});
        play_new(context, new_puzzle(context, with_date(arguments)), feedback, on);
        return frame::exit_done;
    }
    const std::string& path = arguments.operands[0];
    if (is_saved_game(path)) {
        require_alone(path, arguments);
        play_saved(context, path, on);
    } else {
        boards::require_alone(path, arguments);
        play_new(context, boards::board_of(context, arguments), feedback, on);
    }
    return frame::exit_done;
}
}  // namespace

void play_new(frame::Context& context, const grid::Board& givens, std::optional<puzzle::Feedback> feedback, PlayOn on) {
    const auto solver = engines::standard_solver_maker()(*givens.layout);
    puzzle::State state = puzzle::begin_game(givens, *solver, feedback.value_or(puzzle::Feedback::solution));
    if (state.over()) throw core::Error("game.no_hole");
    if (!feedback) {
        const ui::Choice choices[] = {{"solution", language::text("play.by_solution_more")},
                                      {"rules", language::text("play.by_rules_more")}};
        const auto chosen = ui::ask_choice(context.console, language::text("play.which_feedback"), choices, 0);
        if (!chosen) return;
        if (*chosen == 1) state = puzzle::begin_game(givens, state.solution, puzzle::Feedback::rules);
    }
    LineGame(context.console, Session(std::move(state)), context.quiet).run(on == PlayOn::screen);
}

void play_own(frame::Context& context, const grid::Layout& layout, PlayOn on) {
    LineGame(context.console, Session(puzzle::begin_entry(layout)), context.quiet).run(on == PlayOn::screen);
}

void play_saved(frame::Context& context, const std::string& path, PlayOn on) {
    Session session(puzzle::load_game(core::read_whole(path), path, engines::standard_solver_maker()));
    session.came_from(path);
    if (session.state().over()) {
        context.console.out() << session.farewell() << '\n';
        return;
    }
    LineGame(context.console, std::move(session), context.quiet).run(on == PlayOn::screen);
}

void resume(frame::Context& context, Ask ask, PlayOn on) {
    const auto path = choose_autosave(context.console, ask);
    if (!path) return;
    Autosave autosave(*path);
    puzzle::State state = puzzle::load_game(autosave.text(), *path, engines::standard_solver_maker());
    LineGame(context.console, Session(std::move(state), std::move(autosave)), context.quiet).run(on == PlayOn::screen);
}

frame::Command play_command() {
    std::vector<frame::Option> options = boards::puzzle_request_options();
    options.insert(options.end(), {frame::choice_option("feedback", {"solution", "rules"}, "solution"),
                                   boards::number_option(),
                                   {.name = "blank", .old_name = "own"},
                                   {.name = "resume"},
                                   {.name = "lines"},
                                   {.name = "list"},
                                   {.name = "statistics"},
                                   {.name = "remove", .value = frame::Value::text, .placeholder = "NAME"}});
    return {
        .name = "puzzle play", .short_name = "play", .operands = "[FILE]", .options = std::move(options), .run = run};
}
}  // namespace satdoku::play
