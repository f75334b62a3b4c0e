// satdoku puzzle boards: complete plain boards, no two of them equal.
#include "batch.hpp"
#include <satdoku/boards/board_files.hpp>
#include <satdoku/puzzle/boards.hpp>
#include <satdoku/studio/commands.hpp>

namespace satdoku::studio {
namespace {
int run_boards(frame::Context& context, const frame::Arguments& arguments) {
    const std::uint64_t count = arguments.integer("count").value_or(1);
    std::optional<int> first_digit;
    if (const auto digit = arguments.integer("first-digit")) first_digit = static_cast<int>(*digit);
    const bool at_random = arguments.has("random");
    if (!at_random) {
        const std::uint64_t most = puzzle::boards_of_first_digit * (first_digit ? 1 : 9);
        if (count > most) throw core::Error("usage.boards", {std::to_string(most), std::to_string(count)});
    }
    const puzzle::BoardFormat format =
        arguments.text("format") == boards::format_grid ? puzzle::BoardFormat::grid : puzzle::BoardFormat::line;
    if (at_random) frame::require_seed_of_parts(arguments);
    const core::Range part = core::part_of(count, frame::shard_of(arguments));
    Batch batch(context);
    batch.open(arguments, "puzzle boards", 1);
    std::uint64_t written = batch.begun()[0];
    const core::Range rest{part.begin + written, part.end};
    const puzzle::BoardSink sink = [&](std::string_view text) {
        batch.write(text);
        written += text.size() / puzzle::size_of_board(format);
        batch.reached({written});
    };
    if (at_random) {
        const std::uint64_t seed = arguments.integer("seed").value_or(frame::any_seed());
        puzzle::write_random_boards(rest, first_digit, seed, frame::threads_of(arguments), format, sink, batch.token());
        if (!context.quiet && !arguments.has("seed")) context.console.note(language::text("solving.with_seed", seed));
    } else {
        puzzle::write_boards(rest, first_digit, format, sink, batch.token());
    }
    batch.end(!batch.stopped(), {written}, false);
    return frame::exit_done;
}
}  // namespace

frame::Command boards_command() {
    return {
        .name = "puzzle boards",
        .options =
            {frame::count_option(1'000'000'000'000),
             {.name = "first-digit", .value = frame::Value::integer, .placeholder = "D", .smallest = 1, .largest = 9},
             {.name = "random"},
             frame::seed_option(),
             frame::output_option(),
             frame::choice_option("format", {boards::format_line, boards::format_grid}, boards::format_line),
             frame::threads_option(),
             frame::shard_option(),
             continue_option()},
        .run = run_boards};
}
}  // namespace satdoku::studio
