// satdoku puzzle boards: complete plain boards, no two of them equal.
#include "board_files.hpp"
#include "commands.hpp"
#include "interruption.hpp"
#include "puzzle_options.hpp"
#include "run_results.hpp"

#include <satdoku/core/error.hpp>
#include <satdoku/puzzle/boards.hpp>
#include <satdoku/ui/text.hpp>

namespace satdoku::app {

namespace {

int run(Context& context, const Arguments& arguments) {
    const std::uint64_t count = arguments.integer("count").value_or(1);
    std::optional<int> first_digit;
    if (const auto digit = arguments.integer("first-digit")) first_digit = static_cast<int>(*digit);
    const bool at_random = arguments.has("random");
    if (!at_random) {
        const std::uint64_t most = puzzle::boards_of_first_digit * (first_digit ? 1 : 9);
        if (count > most) throw core::Error("usage.boards", {std::to_string(most), std::to_string(count)});
    }
    const puzzle::BoardFormat format =
        arguments.text("format") == format_grid ? puzzle::BoardFormat::grid : puzzle::BoardFormat::line;
    if (at_random) require_seed_of_parts(arguments);
    const core::Range part = core::part_of(count, shard_of(arguments));
    RunResults results(context.console, "puzzle boards", arguments, {}, 1);
    std::uint64_t written = results.begun()[0];
    const core::Range rest{part.begin + written, part.end};
    const puzzle::BoardSink sink = [&](std::string_view text) {
        results.write(text);
        written += text.size() / puzzle::size_of_board(format);
        results.reached({written});
    };
    const Interruptible work;
    if (at_random) {
        const std::uint64_t seed = arguments.integer("seed").value_or(any_seed());
        puzzle::write_random_boards(rest, first_digit, seed, threads_of(arguments), format, sink,
                                    work.token());
        if (!context.quiet && !arguments.has("seed")) {
            context.console.err() << ui::text("generate.seed", seed) << '\n';
        }
    } else {
        puzzle::write_boards(rest, first_digit, format, sink, work.token());
    }
    results.end(!work.token().stop_requested(), {written}, false);
    return exit_done;
}

}  // namespace

Command puzzle_boards_command() {
    return {.name = "puzzle boards",
            .operands = "",
            .count = {0, 0},
            .options = {count_option(1'000'000'000'000),
                        {.name = "first-digit",
                         .value = Value::integer,
                         .placeholder = "D",
                         .smallest = 1,
                         .largest = 9},
                        {.name = "random"},
                        seed_option(),
                        output_option(),
                        {.name = "format",
                         .value = Value::choice,
                         .placeholder = "NAME",
                         .choices = {format_line, format_grid},
                         .standard = format_line},
                        threads_option(),
                        shard_option(),
                        continue_option()},
            .run = run};
}

}  // namespace satdoku::app
