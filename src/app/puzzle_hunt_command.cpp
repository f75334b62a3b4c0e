// satdoku puzzle hunt FILE: from a puzzle to puzzles with fewer clues.
#include "board_files.hpp"
#include "commands.hpp"
#include "interruption.hpp"
#include "puzzle_options.hpp"
#include "solvers.hpp"

#include <satdoku/core/file.hpp>
#include <satdoku/core/stopwatch.hpp>
#include <satdoku/grid/text.hpp>
#include <satdoku/puzzle/hunt.hpp>
#include <satdoku/ui/text.hpp>

namespace satdoku::app {

namespace {

/// Each better puzzle is written as soon as it is found: into the file, where it takes the place of the one before,
/// or behind it.
void write_at_once(ui::Console& console, const Arguments& arguments, const grid::Board& puzzle) {
    const std::string path = arguments.text("output").value_or("-");
    const std::string line = grid::board_line(puzzle) + '\n';
    if (path == "-") {
        console.out() << line;
        console.out().flush();
        return;
    }
    core::Output file(path);
    file.write(line);
    file.commit();
}

int run(Context& context, const Arguments& arguments) {
    ui::Console& console = context.console;
    const grid::Board start = read_board(arguments.operands[0], layouts_of(arguments), number_of(arguments));
    puzzle::HuntRequest request{.start = start,
                                .enough = static_cast<int>(arguments.integer("enough").value_or(0)),
                                .seed = arguments.integer("seed").value_or(any_seed()),
                                .threads = threads_of(arguments),
                                .make_solver = solver_maker(arguments.text("engine").value_or("bitboard"))};
    const Interruptible work;
    const core::Stopwatch stopwatch;
    double next_progress = 0;
    const auto tell_better = [&](const grid::Board& puzzle) {
        console.progress({});
        write_at_once(console, arguments, puzzle);
        if (context.quiet) return;
        console.err() << ui::text("hunt.better", puzzle.filled(), ui::decimal_text(stopwatch.seconds(), 1))
                      << '\n';
    };
    const auto tell_progress = [&](const puzzle::HuntCounts& counts) {
        constexpr double between = 0.2;
        if (!console.shows_progress() || stopwatch.seconds() < next_progress) return;
        next_progress = stopwatch.seconds() + between;
        console.progress(ui::text("hunt.progress", counts.clues, counts.puzzles, counts.known));
    };
    const grid::Board best =
        puzzle::hunt(request, {.better = tell_better, .progress = tell_progress}, work.token());
    console.progress({});
    const bool is_better = best.filled() < start.filled();
    if (!is_better && !context.quiet) console.err() << ui::text("hunt.none", start.filled()) << '\n';
    return is_better ? exit_done : exit_no;
}

}  // namespace

Command puzzle_hunt_command() {
    return {.name = "puzzle hunt",
            .operands = "FILE",
            .count = {1, 1},
            .options = {{.name = "enough", .value = Value::integer, .placeholder = "N"},
                        number_option(),
                        output_option(),
                        layout_option(),
                        seed_option(),
                        solver_option(),
                        threads_option()},
            .run = run};
}

}  // namespace satdoku::app
