// satdoku puzzle generate: puzzles with exactly one solution.
#include "board_files.hpp"
#include "commands.hpp"
#include "interruption.hpp"
#include "puzzle_options.hpp"
#include "puzzle_request.hpp"
#include "results.hpp"
#include "solvers.hpp"

#include <satdoku/core/error.hpp>
#include <satdoku/grid/text.hpp>
#include <satdoku/puzzle/generate.hpp>
#include <satdoku/ui/text.hpp>

namespace satdoku::app {

namespace {

std::string puzzle_text(const puzzle::Puzzle& puzzle, std::string_view format, bool with_solution) {
    if (!with_solution) return formatted(puzzle.givens, format);
    if (format == format_line)
        return grid::board_line(puzzle.givens) + ' ' + formatted(puzzle.solution, format);
    return formatted(puzzle.givens, format) + '\n' + formatted(puzzle.solution, format);
}

int run(Context& context, const Arguments& arguments) {
    ui::Console& console = context.console;
    const puzzle::Request request = puzzle_request(arguments);
    const std::uint64_t count = arguments.integer("count").value_or(1);
    const std::string format = arguments.text("format").value_or(std::string(format_line));
    Results results(console, arguments);
    const Interruptible work;
    std::uint64_t below = 0;
    const auto take = [&](std::uint64_t index, const puzzle::Puzzle& puzzle) {
        if (index > 0 && format != format_line) results.write("\n");
        results.write(puzzle_text(puzzle, format, arguments.has("solution")));
        if (!puzzle.reached) ++below;
        if (index == 0 && count == 1 && !context.quiet) {
            console.progress({});
            console.err() << describe(puzzle, request);
        }
        if ((index + 1) % 100 == 0) console.progress(ui::text("generate.progress", index + 1, count));
    };
    const puzzle::SolverMaker make_solver = solver_maker(arguments.text("engine").value_or("bitboard"));
    if (count == 1) {
        // Where it is stopped, that is the best so far.
        take(0, make_puzzle(console, request, *make_solver(*request.layout), work.token()));
    } else {
        puzzle::generate_many(request, count, threads_of(arguments), make_solver, take, work.token(),
                              tell_tries(console));
    }
    console.progress({});
    // A file of many is written whole or not at all; what went down a pipe is there already.
    if (count == 1 || !work.token().stop_requested()) results.commit();
    if (count > 1 && !context.quiet) console.err() << ui::text("generate.seed", request.seed) << '\n';
    if (below == 0) return exit_done;
    if (count > 1) console.err() << ui::text("generate.below_many", below, count) << '\n';
    return exit_no;
}

}  // namespace

Command puzzle_generate_command() {
    std::vector<Option> options = puzzle_request_options();
    options.insert(options.end(),
                   {{.name = "clues", .value = Value::text, .placeholder = "N[,M...]"},
                    {.name = "rating", .value = Value::text, .placeholder = "A-B"},
                    {.name = "technique", .value = Value::text, .placeholder = "NAME"},
                    {.name = "without", .value = Value::list, .placeholder = "NAME,..."},
                    {.name = "class",
                     .value = Value::choice,
                     .placeholder = "NAME",
                     .choices = {puzzle::coupling_names.begin(), puzzle::coupling_names.end()}},
                    {.name = "pattern", .value = Value::file, .placeholder = "FILE"},
                    {.name = "board", .value = Value::file, .placeholder = "FILE"},
                    count_option(1'000'000'000),
                    {.name = "solution"},
                    output_option(),
                    format_option(),
                    solver_option(),
                    threads_option(),
                    {.name = "tries", .value = Value::integer, .placeholder = "N", .smallest = 1}});
    return {.name = "puzzle generate",
            .operands = "",
            .count = {0, 0},
            .options = std::move(options),
            .run = run};
}

}  // namespace satdoku::app
