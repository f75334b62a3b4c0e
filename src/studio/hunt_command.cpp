// satdoku puzzle hunt FILE: from a puzzle to puzzles with fewer clues.
#include "batch.hpp"
#include <satdoku/boards/board_files.hpp>
#include <satdoku/grid/text.hpp>
#include <satdoku/puzzle/hunt.hpp>
#include <satdoku/studio/commands.hpp>

namespace satdoku::studio {
namespace {
int run_hunt(frame::Context& context, const frame::Arguments& arguments) {
    const grid::Board start = boards::board_of(context, arguments);
    boards::require_no_constraints(*start.layout);
    puzzle::HuntRequest request{.start = start,
                                .enough = static_cast<int>(arguments.integer("target").value_or(0)),
                                .seed = arguments.integer("seed").value_or(frame::any_seed()),
                                .threads = frame::threads_of(arguments),
                                .make_solver = boards::solver_of(arguments)};
    Batch batch(context);
    const auto take_better = [&](const grid::Board& puzzle) {
        batch.end_progress();
        frame::Output output(context.console, arguments);  // at once: a file instead of the one before
        output.write(grid::noted_line(puzzle) + '\n');
        output.commit();
        if (context.quiet) return;
        batch.report(language::text("hunt.better", puzzle.filled(), language::decimal_text(batch.seconds(), 1)));
    };
    const auto progress = [&](const puzzle::HuntCounts& counts) {
        batch.progress("hunt.progress", counts.clues, counts.puzzles, counts.known);
    };
    const grid::Board best = puzzle::hunt(request, {.better = take_better, .progress = progress}, batch.token());
    batch.end_progress();
    const bool is_better = best.filled() < start.filled();
    if (!is_better && !context.quiet) batch.report(language::text("hunt.none", start.filled()));
    return is_better ? frame::exit_done : frame::exit_no;
}
}  // namespace

frame::Command hunt_command() {
    return {.name = "puzzle hunt",
            .operands = "FILE",
            .options = {{.name = "target", .old_name = "enough", .value = frame::Value::integer},
                        boards::number_option(),
                        frame::output_option(),
                        boards::layout_option(),
                        frame::seed_option(),
                        boards::solver_option(),
                        frame::threads_option()},
            .run = run_hunt};
}
}  // namespace satdoku::studio
