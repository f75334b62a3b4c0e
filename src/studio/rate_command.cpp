// satdoku puzzle rate FILE: the difficulty of every puzzle of a file.
#include "batch.hpp"
#include "rating_columns.hpp"
#include <satdoku/boards/puzzle_options.hpp>
#include <satdoku/studio/commands.hpp>

namespace satdoku::studio {
namespace {

class PuzzleRating {
  public:
    PuzzleRating(frame::Context& context, const frame::Arguments& arguments)
        : columns_(columns_named(arguments.text("columns").value_or(std::string(standard_columns)))),
          json_(arguments.has("json")), reverse_(arguments.has("reverse")), batch_(context, arguments) {
        if (const auto key = arguments.text("sort")) sort_by_ = columns_named(*key).front();
        if (const auto filter = arguments.text("filter")) filter_.emplace(*filter);
        request_ = {.layouts = batch_.layouts(),
                    .threads = frame::threads_of(arguments),
                    .make_solver = boards::solver_of(arguments),
                    .effort = arguments.integer("effort").value_or(deduce::RatingLimits{}.effort)};
        if (!json_) request_.parts = needed_parts();
    }

    /// Returns the exit code.
    int run() {
        const auto counts = batch_.run("rate", "puzzle_rate.progress", [this](const puzzle::FileListener& listener) {
            return puzzle::rate_all(
                batch_.input(), [this](const puzzle::RatedPuzzle& puzzle) { take(puzzle); }, request_, listener,
                batch_.token());
        });
        if (!counts) return frame::exit_done;
        write_sorted();
        batch_.end(*counts, true);
        batch_.remark(language::text("puzzle_rate.done", counts->puzzles(), counts->invalid(), counts->bad,
                                     language::decimal_text(stopwatch_.milliseconds(), 3)));
        return batch_.exit_code(*counts);
    }

  private:
    /// What is asked for in columns, filter and order.
    puzzle::RatingParts needed_parts() const {
        std::vector<const RatingColumn*> needed = filter_ ? filter_->columns() : std::vector<const RatingColumn*>();
        needed.insert(needed.end(), columns_.begin(), columns_.end());
        if (sort_by_ != nullptr) needed.push_back(sort_by_);
        return parts_for(needed);
    }

    void take(const puzzle::RatedPuzzle& puzzle) {
        if (puzzle.solutions != 1) {
            batch_.report_invalid(puzzle.number, puzzle.givens, puzzle.solutions,
                                  [] { return language::text("puzzle_rate.several"); });
        }
        if (filter_ && !filter_->lets_pass(puzzle)) return;
        std::string line = json_ ? json_of(puzzle) : line_of(puzzle, columns_);
        if (sort_by_ == nullptr) return batch_.write(line);
        sorted_.emplace_back(sort_by_->place(puzzle), std::move(line));
    }

    /// Puzzles of one place keep the order of the file.
    void write_sorted() {
        std::ranges::stable_sort(sorted_, [this](const auto& left, const auto& right) {
            return reverse_ ? right.first < left.first : left.first < right.first;
        });
        for (const auto& [place, line] : sorted_) batch_.write(line);
    }

    std::vector<const RatingColumn*> columns_;
    bool json_;
    bool reverse_;
    const RatingColumn* sort_by_ = nullptr;
    std::optional<RatingFilter> filter_;
    puzzle::RateRequest request_;
    PuzzleBatch batch_;
    core::Stopwatch stopwatch_;
    std::vector<std::pair<std::pair<bool, Rank>, std::string>>
        sorted_;  ///< lines to be written at the end, with --sort
};

int run_rate(frame::Context& context, const frame::Arguments& arguments) {
    for (const char* const part : {"shard", "continue"}) {
        if (arguments.has(part) && arguments.has("sort"))
            throw core::Error("usage.both", {"--sort", std::string("--") + part});
    }
    return PuzzleRating(context, arguments).run();
}
}  // namespace

frame::Command rate_command() {
    return {.name = "puzzle rate",
            .operands = "FILE",
            .options = {{.name = "columns",
                         .value = frame::Value::list,
                         .placeholder = "NAME,...",
                         .standard = standard_columns},
                        {.name = "json"},
                        {.name = "sort", .value = frame::Value::choice, .choices = ordered_column_names()},
                        {.name = "reverse"},
                        {.name = "filter", .value = frame::Value::list, .placeholder = "NAME=RANGE,..."},
                        {.name = "effort", .value = frame::Value::integer, .smallest = 1},
                        frame::output_option(frame::contents::text | frame::contents::json),
                        boards::layout_option(),
                        boards::solver_option(),
                        frame::threads_option(),
                        frame::shard_option(),
                        continue_option()},
            .run = run_rate};
}
}  // namespace satdoku::studio
