// The beginnings of a game: a puzzle, a file of the person's, a game that was kept by itself.
#include "line_game.hpp"

#include <satdoku/core/file.hpp>
#include <satdoku/engines/engines.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/play/play.hpp>
#include <satdoku/ui/prompt.hpp>

#include <utility>

namespace satdoku::play {

void play_new(frame::Context& context, const grid::Board& givens, std::optional<puzzle::Feedback> feedback,
              PlayOn on) {
    const auto solver = engines::solver_maker(engines::solver_names().front())(*givens.layout);
    puzzle::State state = puzzle::begin_game(givens, *solver, feedback.value_or(puzzle::Feedback::solution));
    if (!feedback) {
        const ui::Choice choices[] = {{"solution", language::text("play.by_solution_more")},
                                      {"rules", language::text("play.by_rules_more")}};
        const auto chosen =
            ui::ask_choice(context.console, language::text("play.which_feedback"), choices, 0);
        if (!chosen) return;
        if (*chosen == 1) state = puzzle::begin_game(givens, state.solution, puzzle::Feedback::rules);
    }
    LineGame(context.console, Player(std::move(state)), context.quiet).run(on == PlayOn::screen);
}

void play_saved(frame::Context& context, const std::string& path, PlayOn on) {
    Player player(puzzle::load_game(core::read_whole(path), path,
                                    engines::solver_maker(engines::solver_names().front())));
    player.came_from(path);
    if (player.state().over()) {
        context.console.out() << player.farewell() << '\n';
        return;
    }
    LineGame(context.console, std::move(player), context.quiet).run(on == PlayOn::screen);
}

void play_kept(frame::Context& context, Ask ask, PlayOn on) {
    const auto path = choose_kept_game(context.console, ask);
    if (!path) return;
    KeptGame kept(*path);
    puzzle::State state =
        puzzle::load_game(kept.text(), *path, engines::solver_maker(engines::solver_names().front()));
    LineGame(context.console, Player(std::move(state), std::move(kept)), context.quiet)
        .run(on == PlayOn::screen);
}

}  // namespace satdoku::play
