// satdoku puzzle explain FILE: why a cell has its digit, and what is wrong with a puzzle that has no solution or
// several.
#include "board_files.hpp"
#include "cell_reasons.hpp"
#include "commands.hpp"
#include "interruption.hpp"
#include "puzzle_options.hpp"
#include "results.hpp"
#include "solvers.hpp"

#include <satdoku/core/error.hpp>
#include <satdoku/puzzle/solver.hpp>
#include <satdoku/ui/text.hpp>

#include <optional>

namespace satdoku::app {

namespace {

/// Solutions that are counted to tell how many there are.
constexpr std::uint64_t most_solutions = 1000;

int run(Context& context, const Arguments& arguments) {
    const grid::Board board = read_board(arguments.operands[0], layouts_of(arguments), number_of(arguments));
    const bool as_json = arguments.has("json");
    std::optional<puzzle::Fact> question;
    if (const auto cell = arguments.text("cell")) question = parse_question(*board.layout, *cell);
    Results results(context.console, arguments);
    const Interruptible work;
    const explain::Effort effort = effort_of(arguments, work.token());
    const auto solver = solver_maker(solver_names().front())(*board.layout);
    solver->stop_on(work.token());
    const std::uint64_t solutions = solver->count(board, question ? 1 : most_solutions);
    Told told;
    if (solver->stopped()) {
        told = {ui::text("reasons.stopped") + '\n', false};
    } else if (solutions == 0) {
        told = {tell_none(board, effort, as_json), false};
    } else if (question) {
        told = tell_cell(board, *question, effort, as_json);
    } else if (solutions > 1) {
        const bool is_limit = solutions == most_solutions;
        told = {tell_several(board, solutions, is_limit, work.token(), as_json), false};
    } else {
        throw core::Error("usage.explain");
    }
    results.write(told.text);
    results.commit();
    return told.found ? exit_done : exit_no;
}

}  // namespace

Command puzzle_explain_command() {
    return {.name = "puzzle explain",
            .operands = "FILE",
            .count = {1, 1},
            .options = {{.name = "cell", .value = Value::text, .placeholder = "CELL"},
                        {.name = "json"},
                        {.name = "time-limit", .value = Value::decimal, .placeholder = "SECONDS"},
                        output_option(),
                        layout_option(),
                        number_option()},
            .run = run};
}

}  // namespace satdoku::app
