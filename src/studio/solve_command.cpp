// satdoku puzzle solve FILE: the solution of every puzzle of a file.
#include "batch.hpp"
#include <satdoku/boards/board_files.hpp>
#include <satdoku/core/text.hpp>
#include <satdoku/puzzle/bulk.hpp>
#include <satdoku/studio/commands.hpp>
#include <limits>

namespace satdoku::studio {
namespace {
class PuzzleSolving {
  public:
    PuzzleSolving(frame::Context& context, const frame::Arguments& arguments)
        : limit_(static_cast<std::uint32_t>(arguments.integer("count-solutions").value_or(2))),
          threads_(frame::threads_of(arguments)), make_solver_(boards::solver_of(arguments)),
          format_(boards::format_of(arguments)), layout_(arguments.text("layout").value_or("")),
          batch_(context, arguments) {}

    /// Returns the exit code.
    int run() {
        const auto counts = batch_.run("solve", "puzzle_solve.progress", [this](const puzzle::FileListener& listener) {
            return puzzle::solve_all(
                batch_.input(), [this](std::string_view text) { batch_.write(text); }, request(), listener,
                batch_.token());
        });
        if (!counts) return frame::exit_done;
        batch_.remark(language::text("puzzle_solve.done", counts->puzzles(), counts->one, counts->none, counts->several,
                                     counts->bad, language::decimal_text(stopwatch_.milliseconds(), 3)));
        batch_.end(*counts, false);
        return batch_.exit_code(*counts);
    }

  private:
    puzzle::BulkRequest request() {
        puzzle::BulkRequest request{
            .layouts = batch_.layouts(), .limit = limit_, .threads = threads_, .make_solver = make_solver_};
        if (format_ != boards::format_line) {
            request.format = [this](const grid::Board& board) { return boards::formatted(board, format_); };
        }
        if (format_ == boards::format_picture) request.between = "\n";
        request.continues = batch_.has_puzzles_before();
        request.invalid = [this](std::uint64_t number, const grid::Board& puzzle, std::uint32_t solutions) {
            report_invalid(number, puzzle, solutions);
        };
        request.wrong = [this](std::uint64_t number, const grid::Position& puzzle, grid::Cell cell) {
            batch_.report_wrong(number, puzzle, cell);
        };
        return request;
    }

    void report_invalid(std::uint64_t number, const grid::Board& puzzle, std::uint32_t solutions) {
        const bool is_first = batch_.report_invalid(number, puzzle, solutions, [&] { return two_solutions(puzzle); });
        if (!is_first || batch_.path() == "-") return;
        std::string file = core::shell_quoted(batch_.path());
        if (!layout_.empty()) file += " --layout " + core::shell_quoted(layout_);
        batch_.report(language::text("puzzle_solve.why", language::visible(file), batch_.number_in_file(number)));
    }

    /// A sentence with the two; empty if a signal stopped the search.
    std::string two_solutions(const grid::Board& puzzle) const {
        const auto answer = puzzle::solve_puzzle(*make_solver_(*puzzle.layout), puzzle);
        if (answer.found.size() < 2) return {};
        return language::text("puzzle_solve.several", grid::board_line(answer.found[0]),
                              grid::board_line(answer.found[1]));
    }

    std::uint32_t limit_;
    unsigned threads_;
    puzzle::SolverMaker make_solver_;
    std::string format_;
    std::string layout_;  ///< of --layout; empty: none
    PuzzleBatch batch_;
    core::Stopwatch stopwatch_;
};
}  // namespace

frame::Command solve_command() {
    return {.name = "puzzle solve",
            .operands = "FILE",
            .options = {frame::integer_option("count-solutions", 1, std::numeric_limits<std::uint32_t>::max(), "2"),
                        frame::output_option(), boards::layout_option(), boards::format_option(),
                        boards::solver_option(), frame::threads_option(), frame::shard_option(), continue_option()},
            .run = frame::run_work<PuzzleSolving>};
}
}  // namespace satdoku::studio
