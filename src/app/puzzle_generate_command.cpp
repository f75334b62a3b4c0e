// satdoku puzzle generate: puzzles with exactly one solution.
#include "commands.hpp"
#include "interruption.hpp"
#include "puzzle_files.hpp"

#include <satdoku/core/error.hpp>
#include <satdoku/core/numbers.hpp>
#include <satdoku/grid/text.hpp>
#include <satdoku/puzzle/generate.hpp>
#include <satdoku/puzzle/symmetry.hpp>
#include <satdoku/ui/board_view.hpp>
#include <satdoku/ui/text.hpp>

#include <algorithm>

namespace satdoku::app {

namespace {

puzzle::Request request_of(const Arguments& arguments) {
    puzzle::Request request;
    if (const auto name = arguments.text("layout")) request.layout = grid::find_layout(*name);
    request.seed = arguments.integer("seed").value_or(any_seed());
    if (const auto text = arguments.text("holes")) {
        ask_for_holes(request, *text);
    }
    if (const auto level = arguments.text("level")) {
        if (arguments.has("holes")) throw core::Error("usage.both", {"--holes", "--level"});
        request.holes = puzzle::holes_of_level(*request.layout, *level);
    }
    if (const auto path = arguments.text("pattern")) {
        request.pattern = read_board(*path, std::vector{request.layout});
    }
    if (const auto name = arguments.text("symmetry")) request.symmetry = *puzzle::find_symmetry(*name);
    request.minimal = arguments.has("minimal");
    request.joint = arguments.has("joint");
    if (const auto boards = arguments.integer("tries")) request.boards = *boards;
    puzzle::check_request(request);
    return request;
}

std::string puzzle_text(const puzzle::Puzzle& puzzle, std::string_view format, bool with_solution) {
    if (!with_solution) return formatted(puzzle.givens, format);
    if (format == format_line)
        return grid::board_line(puzzle.givens) + ' ' + formatted(puzzle.solution, format);
    return formatted(puzzle.givens, format) + '\n' + formatted(puzzle.solution, format);
}

int run(Context& context, const Arguments& arguments) {
    ui::Console& console = context.console;
    const puzzle::Request request = request_of(arguments);
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
            console.err() << describe(puzzle, request.seed);
        }
        if ((index + 1) % 100 == 0) console.progress(ui::text("generate.progress", index + 1, count));
    };
    const auto progress = [&](std::uint64_t boards, int best) {
        console.progress(ui::text("generate.trying", boards, best));
    };
    const puzzle::SolverMaker make_solver = solver_maker(arguments.text("engine").value_or("bitboard"));
    if (count == 1) {
        // Where it is stopped, one puzzle is the best so far; many are those that are done.
        const auto solver = make_solver(*request.layout);
        solver->stop_on(work.token());
        take(0, puzzle::generate(request, *solver, 0, progress));
    } else {
        puzzle::generate_many(request, count, threads_of(arguments), make_solver, take, work.token(),
                              progress);
    }
    console.progress({});
    results.commit();
    if (count > 1 && !context.quiet) console.err() << ui::text("generate.seed", request.seed) << '\n';
    if (below == 0) return exit_done;
    if (count > 1) console.err() << ui::text("generate.below_many", below, count) << '\n';
    return exit_no;
}

}  // namespace

void ask_for_holes(puzzle::Request& request, const std::string& text) {
    std::vector<int> numbers;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find(',', begin), text.size());
        const auto number = core::parse_number<int>(text.substr(begin, end - begin));
        if (!number || *number < 0) throw core::Error("usage.holes", {text});
        numbers.push_back(*number);
        begin = end + 1;
    }
    if (numbers.size() == 1) {
        request.holes = puzzle::HoleRange{numbers[0], numbers[0]};
    } else {
        request.grid_holes = numbers;
    }
}

std::string describe(const puzzle::Puzzle& puzzle, std::uint64_t seed) {
    const grid::Board& givens = puzzle.givens;
    std::string text = ui::text("generate.done", givens.holes(), givens.filled(), seed) + '\n';
    if (!puzzle.reached) text += ui::text("generate.below", givens.holes(), puzzle.boards) + '\n';
    const std::vector<bool> alone = puzzle::unique_alone(givens);
    if (alone.size() == 1) return text;
    for (std::size_t grid = 0; grid < alone.size(); ++grid) {
        text += ui::text(alone[grid] ? "generate.alone_one" : "generate.alone_several", grid + 1,
                         givens.holes(static_cast<int>(grid)));
        text += '\n';
    }
    return text;
}

Command puzzle_generate_command() {
    std::vector<std::string_view> symmetry_names;
    for (const puzzle::SymmetryName& symmetry : puzzle::symmetries) symmetry_names.push_back(symmetry.name);
    return {.name = "puzzle generate",
            .operands = "",
            .count = {0, 0},
            .options = {layout_option(),
                        {.name = "holes", .value = Value::text, .placeholder = "N[,M...]"},
                        {.name = "level",
                         .value = Value::choice,
                         .placeholder = "NAME",
                         .choices = {puzzle::levels.begin(), puzzle::levels.end()}},
                        {.name = "minimal"},
                        {.name = "joint"},
                        {.name = "symmetry",
                         .value = Value::choice,
                         .placeholder = "NAME",
                         .choices = symmetry_names,
                         .standard = "none"},
                        {.name = "pattern", .value = Value::file, .placeholder = "FILE"},
                        count_option(1'000'000'000),
                        seed_option(),
                        {.name = "solution"},
                        output_option(),
                        format_option(),
                        solver_option(),
                        threads_option(),
                        {.name = "tries", .value = Value::integer, .placeholder = "N", .smallest = 1}},
            .run = run};
}

}  // namespace satdoku::app
