// satdoku puzzle candidates FILE: the digits that each cell has in some solution, as setters want to see them.
#include "batch.hpp"
#include <satdoku/boards/board_files.hpp>
#include <satdoku/grid/notation.hpp>
#include <satdoku/studio/commands.hpp>
#include <satdoku/wording/cell_text.hpp>

namespace satdoku::studio {
namespace {
/// Lists how many solutions have each digit of the cells with several, up to the limit. Returns false after a stop.
bool write_counts(Batch& batch, const grid::Board& givens, const std::vector<grid::DigitSet>& possible,
                  std::uint64_t limit) {
    puzzle::Solver& solver = batch.solver_of(*givens.layout);
    std::uint64_t cells = 0;
    for (grid::Cell cell = 0; cell < possible.size(); ++cell) {
        if (possible[cell].size() < 2) continue;
        std::string line = "# " + wording::cell_name(*givens.layout, cell) + ':';
        for (const int digit : possible[cell]) {
            grid::Board more = givens;
            more.digits[cell] = static_cast<std::uint8_t>(digit);
            const std::uint64_t count = solver.count(more, limit);
            line += ' ' + grid::digit_text(digit) + '=' + std::to_string(count) + (count == limit ? "+" : "");
        }
        if (batch.stopped()) return false;
        batch.write(line + '\n');
        batch.progress("candidates.counted", ++cells);
    }
    return true;
}

int run_candidates(frame::Context& context, const frame::Arguments& arguments) {
    const grid::Board givens = boards::board_of(context, arguments);
    Batch batch(context);
    batch.open(arguments.text("output").value_or("-"));
    const auto possible = puzzle::possible_digits(givens, *engines::standard_engine(), batch.token());
    const bool has_solution = possible && !possible->front().empty();
    const auto counts = arguments.integer("counts");
    if (has_solution) batch.write(grid::pencil_marks({.board = givens, .candidates = *possible}));
    if (!possible || (has_solution && counts && !write_counts(batch, givens, *possible, *counts))) {
        batch.report(language::text("candidates.stopped"));
        batch.end(false);
        return frame::exit_done;
    }
    std::size_t open = 0;
    for (const grid::DigitSet digits : *possible) open += digits.size() > 1 ? 1 : 0;
    batch.remark(language::text(!has_solution ? "puzzle_solve.none" : "candidates.open", open));
    batch.end(true);
    return has_solution ? frame::exit_done : frame::exit_no;
}
}  // namespace

frame::Command candidates_command() {
    return {.name = "puzzle candidates",
            .operands = "FILE",
            .options = {{.name = "counts", .value = frame::Value::integer, .smallest = 1},
                        frame::output_option(),
                        boards::layout_option(),
                        boards::number_option()},
            .run = run_candidates};
}
}  // namespace satdoku::studio
