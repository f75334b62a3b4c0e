// satdoku puzzle solve FILE: every puzzle of a file.
#include "puzzle_file.hpp"
#include "run_results.hpp"

#include <satdoku/boards/board_files.hpp>
#include <satdoku/boards/puzzle_options.hpp>
#include <satdoku/core/error.hpp>
#include <satdoku/core/stopwatch.hpp>
#include <satdoku/engines/solvers.hpp>
#include <satdoku/frame/interruption.hpp>
#include <satdoku/frame/options.hpp>
#include <satdoku/grid/text.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/puzzle/bulk.hpp>
#include <satdoku/studio/commands.hpp>
#include <satdoku/wording/clash_text.hpp>

#include <limits>
#include <optional>
#include <string>
#include <vector>

namespace satdoku::studio {

namespace {

class PuzzleSolving {
  public:
    PuzzleSolving(frame::Context& context, const frame::Arguments& arguments)
        : context_(context),
          console_(context.console),
          layouts_(boards::layouts_of(arguments)),
          limit_(static_cast<std::uint32_t>(arguments.integer("count-solutions").value_or(2))),
          threads_(frame::threads_of(arguments)),
          engine_(arguments.text("engine").value_or(std::string(engines::solver_names().front()))),
          format_(arguments.text("format").value_or(std::string(boards::format_line))),
          file_(arguments, layouts_, work_.token()) {}

    /// Returns the exit code.
    int run(const frame::Arguments& arguments) {
        const std::string part = file_.identity();
        if (work_.token().stop_requested()) return frame::exit_done;
        results_.emplace(console_, "puzzle solve", arguments, part, numbers_of_run);
        const auto& begun = results_->begun();
        before_ = {.none = begun[2], .one = begun[3], .several = begun[4], .bad = begun[5]};
        file_.go_on({begun[0], begun[1]}, before_.puzzles());
        puzzle::BulkCounts counts = before_;
        if (!results_->is_whole()) {
            counts = with_those_before(puzzle::solve_all(
                file_.input(), [this](std::string_view text) { results_->write(text); }, request(),
                listener(), work_.token()));
        }
        console_.progress({});
        if (!context_.quiet) {
            console_.err() << language::text("puzzle_solve.done", counts.puzzles(), counts.one, counts.none,
                                             counts.several, counts.bad,
                                             language::decimal_text(stopwatch_.milliseconds(), 3))
                           << '\n';
        }
        results_->end(!counts.stopped, numbers(counts, reached_), false);
        if (counts.bad > 0) return frame::exit_bad_input;
        if (counts.puzzles() == 0 && !counts.stopped && file_.begins_file())
            throw core::Error({file_.path(), 0, 0}, "board.none");
        return counts.none + counts.several > 0 ? frame::exit_no : frame::exit_done;
    }

  private:
    puzzle::BulkRequest request() const {
        puzzle::BulkRequest request{.layouts = layouts_,
                                    .limit = limit_,
                                    .threads = threads_,
                                    .make_solver = engines::solver_maker(engine_)};
        if (format_ != boards::format_line) {
            request.format = [this](const grid::Board& board) { return boards::formatted(board, format_); };
        }
        if (format_ == boards::format_picture) request.between = "\n";
        request.goes_on = file_.has_puzzles_before();
        return request;
    }

    puzzle::BulkListener listener() {
        return {.bad = [this](const core::Error& error) { tell_bad(file_.in_file(error)); },
                .progress = [this](const puzzle::BulkCounts& counts) { tell(with_those_before(counts)); },
                .not_unique = [this](std::uint64_t number, const grid::Board& puzzle,
                                     std::uint32_t count) { tell_odd(number, puzzle, count); },
                .reached =
                    [this](const puzzle::BulkCounts& counts, puzzle::FilePlace place) {
                        reached_ = file_.in_part(place);
                        results_->reached(numbers(with_those_before(counts), reached_));
                    }};
    }

    puzzle::BulkCounts with_those_before(puzzle::BulkCounts counts) const {
        counts.none += before_.none;
        counts.one += before_.one;
        counts.several += before_.several;
        counts.bad += before_.bad;
        return counts;
    }

    static constexpr std::size_t numbers_of_run = 6;
    static std::vector<std::uint64_t> numbers(const puzzle::BulkCounts& counts, puzzle::FilePlace place) {
        return {place.bytes, place.lines, counts.none, counts.one, counts.several, counts.bad};
    }

    void tell(const puzzle::BulkCounts& counts) {
        constexpr double between = 0.2;
        if (!console_.shows_progress() || stopwatch_.seconds() < next_progress_) return;
        next_progress_ = stopwatch_.seconds() + between;
        console_.progress(language::text("puzzle_solve.progress", counts.puzzles()));
    }

    void tell_bad(const core::Error& error) {
        console_.progress({});
        console_.err() << language::error_line(error) << '\n';
    }

    /// What is wrong with a puzzle. Of many, the first few stand for the others.
    void tell_odd(std::uint64_t number, const grid::Board& puzzle, std::uint32_t count) {
        constexpr int most_told = 10;
        if (context_.quiet || told_ == most_told) return;
        ++told_;
        number = file_.number_in_file(number);
        console_.progress({});
        std::string about;
        if (const auto clash = grid::find_clash(puzzle)) {
            about = wording::clash_text(*puzzle.layout, *clash);
        } else if (count == 0) {
            about = language::text("puzzle_solve.none");
        } else {
            const auto answer = puzzle::solve_puzzle(*engines::solver_maker(engine_)(*puzzle.layout), puzzle);
            if (answer.found.size() < 2) return;  // a signal came in between
            about = language::text("puzzle_solve.several", grid::board_line(answer.found[0]),
                                   grid::board_line(answer.found[1]));
        }
        console_.err() << language::text("puzzle_solve.about", number, about) << '\n';
        if (told_ == 1 && file_.path() != "-")
            console_.err() << language::text("puzzle_solve.why", language::visible(file_.path()), number)
                           << '\n';
    }

    frame::Context& context_;
    ui::Console& console_;
    std::vector<const grid::Layout*> layouts_;
    std::uint32_t limit_;
    unsigned threads_;
    std::string engine_;
    std::string format_;
    const frame::Interruptible work_;
    PuzzleFile file_;
    std::optional<RunResults> results_;
    puzzle::BulkCounts before_;       ///< of the runs before this one
    puzzle::FilePlace reached_ = {};  ///< in the part that is read
    core::Stopwatch stopwatch_;
    double next_progress_ = 0;
    int told_ = 0;
};

int run(frame::Context& context, const frame::Arguments& arguments) {
    return PuzzleSolving(context, arguments).run(arguments);
}

}  // namespace

frame::Command solve_command() {
    return {.name = "puzzle solve",
            .operands = "FILE",
            .count = {1, 1},
            .options = {{.name = "count-solutions",
                         .value = frame::Value::integer,
                         .placeholder = "N",
                         .smallest = 1,
                         .largest = std::numeric_limits<std::uint32_t>::max(),
                         .standard = "2"},
                        frame::output_option(),
                        boards::layout_option(),
                        boards::format_option(),
                        boards::solver_option(),
                        frame::threads_option(),
                        frame::shard_option(),
                        continue_option()},
            .run = run};
}

}  // namespace satdoku::studio
