// The skeleton of every command that works through many puzzles, boards or lines. A batch holds what these commands
// share: signals, the progress line, solvers, the results and --continue; PuzzleBatch adds the file of puzzles with
// --shard, the counts and the reports about bad puzzles. A command adds what it does with one puzzle and how it writes
// a result.
#pragma once
#include "continued_file.hpp"
#include <satdoku/frame/command.hpp>
#include <satdoku/frame/interruption.hpp>
#include <satdoku/frame/output.hpp>
#include <satdoku/frame/pace.hpp>
#include <satdoku/puzzle/file_shard.hpp>
#include <satdoku/puzzle/puzzle_solver.hpp>

namespace satdoku::studio {
frame::Option continue_option();

class Batch {
  public:
    /// From here on a signal stops the batch; the program then still writes what must not be lost.
    explicit Batch(frame::Context& context) : context_(context) {}

    std::stop_token token() const { return work_.token(); }
    bool stopped() const { return token().stop_requested(); }
    bool quiet() const { return context_.quiet; }
    double seconds() const { return stopwatch_.seconds(); }
    /// The standard solver for this layout, which a signal stops. It is made once.
    puzzle::Solver& solver_of(const grid::Layout& layout);

    /// Changes the progress line if it is time to. @param values  of the text with this key
    template <typename... Values> void progress(std::string_view key, const Values&... values) {
        if (!context_.console.shows_progress() || !pace_.is_due()) return;
        context_.console.out().flush();  // results on the same terminal come before it
        context_.console.progress(language::text(key, values...));
    }
    void end_progress() { context_.console.progress({}); }
    /// Writes a line to standard error, in place of the progress line.
    void report(const std::string& line);
    /// The same, unless -q asks for errors alone.
    void remark(const std::string& line) {
        if (!quiet()) report(line);
    }

    /// Opens the results as frame::Output does.
    void open(const std::string& path) { results_.emplace(context_.console, path); }
    /// Opens the results of --output: with --continue as ContinuedFile does, without it as frame::Output does. Throws
    /// core::Error like them, and if --continue comes without a file.
    /// @param command  its name
    /// @param counts   how many numbers a checkpoint has
    /// @param input    identifies what the command reads, as lines; empty if it reads nothing
    void open(const frame::Arguments& arguments, std::string_view command, std::size_t counts,
              const std::string& input = {});
    /// The numbers of the checkpoint from which the batch continues; all 0 at the beginning.
    const std::vector<std::uint64_t>& begun() const { return begun_; }
    /// Whether an earlier run finished the batch.
    bool is_whole() const { return continued_ && continued_->begun().is_whole; }
    bool may_be_continued() const { return continued_.has_value(); }

    void write(std::string_view text);
    /// The same with lines for people, which fit the terminal.
    void list(std::string_view lines);
    /// Sets the numbers of the next checkpoint: from here a later run can continue.
    void reached(std::vector<std::uint64_t> counts);
    /// Ends the batch. A file gets its name only if the results are whole. Throws core::Error if that fails.
    /// @param on_disk  as core::Output::commit() takes it
    void end(bool whole, std::vector<std::uint64_t> counts = {}, bool on_disk = true);
    /// Ends the batch without results.
    void drop() {
        if (continued_) continued_->drop();
    }

  protected:
    frame::Context& context_;

  private:
    const frame::Interruptible work_;
    core::Stopwatch stopwatch_;
    frame::Pace pace_{0};
    std::map<const grid::Layout*, std::unique_ptr<puzzle::Solver>> solvers_;
    std::string path_;                        ///< of the results
    std::optional<frame::Output> results_;    ///< without --continue
    std::optional<ContinuedFile> continued_;  ///< with --continue
    std::vector<std::uint64_t> begun_;
};

/// A batch over the puzzles of a file: over all of them, with --shard over a part, with --continue over what earlier
/// runs left. Lines and puzzles are reported by their numbers in the whole file.
class PuzzleBatch : public Batch {
  public:
    /// Throws core::Error if the file cannot be opened, or not be read in parts as --shard or --continue ask.
    PuzzleBatch(frame::Context& context, const frame::Arguments& arguments);

    const std::string& path() const { return path_; }
    core::Input& input() { return input_; }
    std::span<const grid::Layout* const> layouts() const { return layouts_; }
    /// Whether there are puzzles before those that this run reads.
    bool has_puzzles_before() const { return bytes_.begin > 0 || before_.puzzles() > 0; }

    /// Opens the results and works through the puzzles that are left. Returns the counts of all runs of the batch;
    /// nothing if a signal came before the first puzzle.
    /// @param command   "solve" or "rate"
    /// @param progress  key of the progress line
    /// @param work      solves or rates the puzzles of input() and returns their counts
    std::optional<puzzle::PuzzleCounts> run(
        std::string_view command, std::string_view progress,
        const std::function<puzzle::PuzzleCounts(const puzzle::FileListener&)>& work);

    /// Reports a puzzle without exactly one solution; only the first ones, if there are many. Returns true if this is
    /// the very first.
    /// @param number   among the puzzles of this run
    /// @param several  returns the sentence about several solutions, or an empty text after a signal
    bool report_invalid(std::uint64_t number, const grid::Board& givens, std::uint64_t solutions,
                        const std::function<std::string()>& several);
    /// Reports that a placed digit is not that of the only solution.
    void report_wrong(std::uint64_t number, const grid::Position& puzzle, grid::Cell cell);
    std::uint64_t number_in_file(std::uint64_t number) { return before_part().puzzles + before_.puzzles() + number; }

    /// Without a puzzle no results are written, unless this is a part of a file in which nothing is refused: parts are
    /// joined.
    void end(const puzzle::PuzzleCounts& counts, bool on_disk) {
        const bool is_empty_part = arguments_.has("shard") && counts.bad == 0;
        if (counts.puzzles() == 0 && !counts.stopped && !is_empty_part) return drop();
        Batch::end(!counts.stopped, numbers(counts), on_disk);
    }
    /// Throws core::Error if there is no puzzle in the file.
    int exit_code(const puzzle::PuzzleCounts& counts) const;

  private:
    std::string identity();
    const puzzle::FileCounts& before_part();
    puzzle::PuzzleCounts in_all(puzzle::PuzzleCounts counts) const;
    void report_bad(const core::Error& error);
    void reached(const puzzle::PuzzleCounts& counts, puzzle::FilePlace place);
    /// The numbers of a checkpoint.
    std::vector<std::uint64_t> numbers(const puzzle::PuzzleCounts& counts) const {
        return {place_.bytes, place_.lines, counts.none, counts.one, counts.several, counts.bad};
    }

    const frame::Arguments& arguments_;
    std::string path_;
    std::vector<const grid::Layout*> layouts_;  ///< what the puzzles may be
    core::Input input_;
    core::Range bytes_ = {};                         ///< of the part that is read with --shard or --continue
    std::optional<puzzle::FileCounts> before_part_;  ///< counted only if something is reported
    puzzle::FilePlace begin_ = {};                   ///< in the part, where this run begins
    puzzle::FilePlace place_ = {};                   ///< in the part, reached so far
    puzzle::PuzzleCounts before_;                    ///< of earlier runs
    int reported_ = 0;                               ///< how many puzzles without exactly one solution
    bool has_reported_constraints_ = false;
};
}  // namespace satdoku::studio
