// satdoku puzzle rate FILE: how hard every puzzle of a file is.
#include "puzzle_file.hpp"
#include "rating_columns.hpp"
#include "run_results.hpp"

#include <satdoku/boards/puzzle_options.hpp>
#include <satdoku/core/error.hpp>
#include <satdoku/core/stopwatch.hpp>
#include <satdoku/engines/solvers.hpp>
#include <satdoku/frame/interruption.hpp>
#include <satdoku/frame/options.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/puzzle/rate.hpp>
#include <satdoku/studio/commands.hpp>
#include <satdoku/wording/clash_text.hpp>

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace satdoku::studio {

namespace {

class PuzzleRating {
  public:
    PuzzleRating(frame::Context& context, const frame::Arguments& arguments)
        : context_(context),
          console_(context.console),
          layouts_(boards::layouts_of(arguments)),
          columns_(columns_named(arguments.text("columns").value_or(std::string(standard_columns)))),
          json_(arguments.has("json")),
          reverse_(arguments.has("reverse")),
          file_(arguments, layouts_, work_.token()) {
        if (const auto key = arguments.text("sort")) sort_by_ = columns_named(*key).front();
        if (const auto filter = arguments.text("filter")) filter_.emplace(*filter);
        request_ = {.layouts = layouts_,
                    .threads = frame::threads_of(arguments),
                    .make_solver = engines::solver_maker(arguments.text("engine").value_or("bitboard"))};
    }

    /// Returns the exit code.
    int run(const frame::Arguments& arguments) {
        const std::string part = file_.identity();
        if (work_.token().stop_requested()) return frame::exit_done;
        results_.emplace(console_, "puzzle rate", arguments, part, numbers_of_run);
        const auto& begun = results_->begun();
        before_ = {.puzzles = begun[2], .not_unique = begun[3], .bad = begun[4]};
        file_.go_on({begun[0], begun[1]}, before_.puzzles);
        puzzle::RateCounts counts = before_;
        if (!results_->is_whole()) {
            counts = with_those_before(puzzle::rate_all(
                file_.input(), request_,
                {.take = [this](puzzle::RatedPuzzle& puzzle) { take(puzzle); },
                 .bad =
                     [this](const core::Error& error) { tell(language::error_line(file_.in_file(error))); },
                 .progress =
                     [this](const puzzle::RateCounts& so_far) { tell_progress(with_those_before(so_far)); },
                 .reached =
                     [this](const puzzle::RateCounts& so_far, puzzle::FilePlace place) {
                         reached_ = file_.in_part(place);
                         results_->reached(numbers(with_those_before(so_far), reached_));
                     }},
                work_.token()));
        }
        console_.progress({});
        write_sorted();
        results_->end(!counts.stopped, numbers(counts, reached_), true);
        if (!context_.quiet) {
            console_.err() << language::text("puzzle_rate.done", counts.puzzles, counts.not_unique,
                                             counts.bad, language::decimal_text(stopwatch_.milliseconds(), 3))
                           << '\n';
        }
        if (counts.bad > 0) return frame::exit_bad_input;
        if (counts.puzzles == 0 && !counts.stopped && file_.begins_file())
            throw core::Error({file_.path(), 0, 0}, "board.none");
        return counts.not_unique > 0 ? frame::exit_no : frame::exit_done;
    }

  private:
    puzzle::RateCounts with_those_before(puzzle::RateCounts counts) const {
        counts.puzzles += before_.puzzles;
        counts.not_unique += before_.not_unique;
        counts.bad += before_.bad;
        return counts;
    }

    static constexpr std::size_t numbers_of_run = 5;
    static std::vector<std::uint64_t> numbers(const puzzle::RateCounts& counts, puzzle::FilePlace place) {
        return {place.bytes, place.lines, counts.puzzles, counts.not_unique, counts.bad};
    }

    void take(puzzle::RatedPuzzle& puzzle) {
        if (puzzle.solutions != 1) tell_odd(puzzle);
        if (filter_ && !filter_->lets_pass(puzzle)) return;
        std::string line = json_ ? json_of(puzzle) : line_of(puzzle, columns_);
        if (sort_by_ == nullptr) return results_->write(line);
        sorted_.emplace_back(sort_by_->rank(puzzle), std::move(line));
    }

    /// Puzzles of one rank keep the order of the file.
    void write_sorted() {
        std::stable_sort(sorted_.begin(), sorted_.end(), [this](const auto& left, const auto& right) {
            return reverse_ ? right.first < left.first : left.first < right.first;
        });
        for (const auto& [rank, line] : sorted_) results_->write(line);
    }

    void tell(const std::string& line) {
        console_.progress({});
        console_.err() << line << '\n';
    }

    /// Of many, the first few stand for the others.
    void tell_odd(const puzzle::RatedPuzzle& puzzle) {
        constexpr int most_told = 10;
        if (context_.quiet || told_ == most_told) return;
        ++told_;
        const auto clash = grid::find_clash(puzzle.givens);
        const std::string about =
            clash ? wording::clash_text(*puzzle.givens.layout, *clash)
                  : language::text(puzzle.solutions == 0 ? "puzzle_solve.none" : "puzzle_rate.several");
        tell(language::text("puzzle_solve.about", file_.number_in_file(puzzle.number), about));
    }

    void tell_progress(const puzzle::RateCounts& counts) {
        constexpr double between = 0.2;
        if (!console_.shows_progress() || stopwatch_.seconds() < next_progress_) return;
        next_progress_ = stopwatch_.seconds() + between;
        console_.progress(language::text("puzzle_rate.progress", counts.puzzles));
    }

    frame::Context& context_;
    ui::Console& console_;
    std::vector<const grid::Layout*> layouts_;
    std::vector<const RatingColumn*> columns_;
    bool json_;
    bool reverse_;
    const RatingColumn* sort_by_ = nullptr;
    std::optional<RatingFilter> filter_;
    puzzle::RateRequest request_;
    const frame::Interruptible work_;
    PuzzleFile file_;
    std::optional<RunResults> results_;
    puzzle::RateCounts before_;       ///< of the runs before this one
    puzzle::FilePlace reached_ = {};  ///< in the part that is read
    core::Stopwatch stopwatch_;
    double next_progress_ = 0;
    int told_ = 0;
    std::vector<std::pair<Rank, std::string>> sorted_;  ///< lines that wait for their order
};

int run(frame::Context& context, const frame::Arguments& arguments) {
    for (const char* const part : {"shard", "continue"}) {
        if (arguments.has(part) && arguments.has("sort"))
            throw core::Error("usage.both", {"--sort", std::string("--") + part});
    }
    return PuzzleRating(context, arguments).run(arguments);
}

}  // namespace

frame::Command rate_command() {
    return {.name = "puzzle rate",
            .operands = "FILE",
            .count = {1, 1},
            .options = {{.name = "columns",
                         .value = frame::Value::list,
                         .placeholder = "NAME,...",
                         .standard = standard_columns},
                        {.name = "json"},
                        {.name = "sort",
                         .value = frame::Value::choice,
                         .placeholder = "NAME",
                         .choices = ordered_column_names()},
                        {.name = "reverse"},
                        {.name = "filter", .value = frame::Value::list, .placeholder = "NAME=RANGE,..."},
                        frame::output_option(),
                        boards::layout_option(),
                        boards::solver_option(),
                        frame::threads_option(),
                        frame::shard_option(),
                        continue_option()},
            .run = run};
}

}  // namespace satdoku::studio
