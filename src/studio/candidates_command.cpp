// satdoku puzzle candidates FILE: the digits that each cell has in some solution, as setters want to see them.
#include "batch.hpp"
#include <satdoku/boards/board_files.hpp>
#include <satdoku/boards/puzzle_options.hpp>
#include <satdoku/engines/engines.hpp>
#include <satdoku/grid/notation.hpp>
#include <satdoku/studio/commands.hpp>

namespace satdoku::studio {
namespace {
int run_candidates(frame::Context& context, const frame::Arguments& arguments) {
    const grid::Board givens = boards::board_of(context, arguments);
    Batch batch(context);
    batch.open(arguments.text("output").value_or("-"));
    const auto possible = puzzle::possible_digits(givens, *engines::standard_engine(), batch.token());
    if (!possible) {
        batch.report(language::text("candidates.stopped"));
        batch.end(false);
        return frame::exit_done;
    }
    const bool has_solution = !possible->front().empty();
    std::size_t open = 0;
    for (const grid::DigitSet digits : *possible) open += digits.size() > 1 ? 1 : 0;
    const grid::Position position{.board = givens, .candidates = *possible};
    if (has_solution) batch.write(grid::pencil_marks(position));
    batch.remark(language::text(!has_solution ? "candidates.none" : "candidates.open", open));
    batch.end(true);
    return has_solution ? frame::exit_done : frame::exit_no;
}
}  // namespace

frame::Command candidates_command() {
    return {.name = "puzzle candidates",
            .operands = "FILE",
            .options = {frame::output_option(), boards::layout_option(), boards::number_option()},
            .run = run_candidates};
}
}  // namespace satdoku::studio
