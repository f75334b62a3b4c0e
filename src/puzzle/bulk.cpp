// The parts of the file are batches of puzzles of one layout.
#include "file_reader.hpp"
#include <satdoku/check/grid.hpp>
#include <satdoku/grid/notation.hpp>
#include <satdoku/puzzle/bulk.hpp>

namespace satdoku::puzzle {
namespace {
constexpr std::size_t entries_of_batch = 2048;

/// Puzzles of one layout and their results.
struct Batch {
    const grid::Layout* layout = nullptr;
    std::vector<std::uint8_t> puzzles;                           ///< digits by cell, one puzzle after the other
    std::vector<std::pair<std::size_t, grid::Position>> placed;  ///< those with placed digits, by index
    BadTexts bad;                                                ///< texts between them that are not puzzles
    std::vector<std::uint32_t> counts;
    std::vector<std::uint8_t> solutions;
    std::string text;                ///< the lines to write
    std::optional<FilePlace> place;  ///< where a reader can continue after it
    bool stopped = false;            ///< then it was not solved completely

    std::size_t cells() const { return static_cast<std::size_t>(layout->cell_count()); }
    std::size_t size() const { return layout == nullptr ? 0 : puzzles.size() / cells(); }
    void clear() {
        layout = nullptr;
        puzzles.clear();
        placed.clear();
        bad = {};
        text.clear();
        place.reset();
    }
    bool full() const { return size() + bad.size() >= entries_of_batch; }
    bool takes(const grid::Layout& other) const { return layout == nullptr || layout == &other; }
    void add(grid::Position position) {
        layout = position.board.layout;
        const std::size_t index = size();
        const grid::Board givens = position.givens();
        puzzles.insert(puzzles.end(), givens.digits.begin(), givens.digits.end());
        if (!position.placed.empty()) placed.emplace_back(index, std::move(position));
    }
    /// Returns the digits of one puzzle. @param all puzzles or solutions
    std::span<const std::uint8_t> digits(const std::vector<std::uint8_t>& all, std::size_t index) const {
        return std::span(all).subspan(index * cells(), cells());
    }
    grid::Board board(const std::vector<std::uint8_t>& all, std::size_t index) const {
        grid::Board board(*layout);
        const auto source = digits(all, index);
        std::ranges::copy(source, board.digits.begin());
        return board;
    }
};

/// Batches that were written: using their memory again saves a quarter of the time.
class SpareBatches {
  public:
    Batch take() {
        const std::lock_guard lock(mutex_);
        if (spare_.empty()) return {};
        Batch batch = std::move(spare_.back());
        spare_.pop_back();
        batch.clear();
        return batch;
    }
    void give(Batch batch) {
        const std::lock_guard lock(mutex_);
        spare_.push_back(std::move(batch));
    }

  private:
    std::mutex mutex_;
    std::vector<Batch> spare_;
};

/// A thread's solvers, one for each layout that has occurred.
class BatchWorker {
  public:
    BatchWorker(const BulkRequest& request, std::stop_token stop) : request_(request), stop_(std::move(stop)) {}

    /// Throws core::Error if a solution is wrong.
    void solve(Batch& batch) {
        if (batch.size() == 0) return;
        Solver& solver = solver_for(*batch.layout);
        batch.counts.resize(batch.size());
        batch.solutions.resize(batch.puzzles.size());
        solver.count_all(batch.puzzles, request_.limit, batch.counts, batch.solutions);
        if (solver.remembers()) solve_ambiguous_again(batch);
        batch.stopped = solver.stopped();
        if (batch.stopped) return;
        for (std::size_t puzzle = 0; puzzle < batch.size(); ++puzzle) {
            if (puzzle > 0) batch.text += request_.between;
            append(batch, puzzle);
        }
    }

  private:
    /// With a solver that learns, the one of several solutions that it finds depends on earlier puzzles. So each
    /// puzzle with several solutions gets a new solver.
    void solve_ambiguous_again(Batch& batch) {
        const std::size_t cells = batch.cells();
        for (std::size_t puzzle = 0; puzzle < batch.size() && !stop_.stop_requested(); ++puzzle) {
            if (batch.counts[puzzle] < 2 && request_.limit > 1) continue;
            const auto solution = std::span(batch.solutions).subspan(puzzle * cells, cells);
            new_solver(*batch.layout)
                ->count_all(batch.digits(batch.puzzles, puzzle), request_.limit,
                            std::span(batch.counts).subspan(puzzle, 1), solution);
        }
    }

    std::unique_ptr<Solver> new_solver(const grid::Layout& layout) const {
        auto solver = request_.make_solver(layout);
        solver->stop_on(stop_);
        return solver;
    }

    Solver& solver_for(const grid::Layout& layout) {
        std::unique_ptr<Solver>& solver = solvers_[&layout];
        if (!solver || solver->remembers()) solver = new_solver(layout);
        return *solver;
    }

    void append(Batch& batch, std::size_t puzzle) const {
        const std::uint32_t count = batch.counts[puzzle];
        const auto& source = count == 0 ? batch.puzzles : batch.solutions;
        if (count > 0) {
            check::require_solution(*batch.layout, batch.digits(batch.puzzles, puzzle),
                                    batch.digits(batch.solutions, puzzle));
        }
        const std::size_t begin = batch.text.size();
        if (request_.format) {
            batch.text += request_.format(batch.board(source, puzzle));
        } else {
            append_line(*batch.layout, batch.digits(source, puzzle), batch.text);
        }
        if (count != 1) batch.text.insert(batch.text.find('\n', begin), " # " + std::to_string(count));
    }

    static void append_line(const grid::Layout& layout, std::span<const std::uint8_t> digits, std::string& text) {
        for (int grid = 0; grid < layout.grid_count(); ++grid) {
            for (const grid::Cell cell : layout.cells(grid))
                text += digits[cell] == 0 ? '.' : grid::digit_character(digits[cell]);
        }
        text.append(grid::rules_note(layout)).append("\n");
    }

    const BulkRequest& request_;
    const std::stop_token stop_;
    std::map<const grid::Layout*, std::unique_ptr<Solver>> solvers_;
};

/// Cuts a file into batches.
class BatchReader {
  public:
    BatchReader(core::Input& input, const BulkRequest& request, std::stop_token stop)
        : file_(input, request.layouts, std::move(stop)) {}

    /// Returns false at the end of the input.
    bool read(Batch& batch) {
        if (waiting_) batch.add(*std::exchange(waiting_, std::nullopt));
        std::uint64_t bad_before = 0;
        while (!file_.at_end() && !waiting_ && !batch.full()) {
            if (file_.is_as_new()) {
                batch.place = file_.place();
                bad_before = batch.bad.count();
            }
            auto entry = file_.next_line(batch.bad);
            if (!entry) continue;
            if (batch.takes(*entry->board.layout)) {
                batch.add(*std::move(entry));
            } else {
                waiting_ = *std::move(entry);
            }
        }
        if (!waiting_) {
            batch.place = file_.is_as_new() ? std::optional(file_.place()) : std::nullopt;
        } else if (bad_before != batch.bad.count()) {
            batch.place.reset();  // what was reported already is after it
        }
        return batch.size() > 0 || batch.bad.count() > 0;
    }

    bool all_read() const { return file_.all_read(); }

  private:
    FileReader file_;
    std::optional<grid::Position> waiting_;  ///< was read, but has another layout than the batch before it
};
}  // namespace

PuzzleCounts solve_all(core::Input& input, const TextSink& write, const BulkRequest& request,
                       const FileListener& listener, std::stop_token stop) {
    BatchReader reader(input, request, stop);
    SpareBatches spare;
    const auto make_worker = [&](const auto&) {
        return [worker = BatchWorker(request, stop)](Batch& batch) mutable { worker.solve(batch); };
    };
    const auto pass_on = [&](Batch& batch, PuzzleCounts& counts) {
        const bool continues = request.continues || counts.puzzles() > 0;
        if (continues && batch.size() > 0 && !request.between.empty()) write(request.between);
        write(batch.text);
        auto placed = batch.placed.begin();
        for (std::size_t puzzle = 0; puzzle < batch.size(); ++puzzle) {
            const std::uint32_t count = batch.counts[puzzle];
            counts.add(count);
            if (placed != batch.placed.end() && placed->first == puzzle) {
                const auto wrong = placed++->second.wrong_cell(batch.board(batch.solutions, puzzle));
                if (wrong && count == 1 && request.wrong) request.wrong(counts.puzzles(), (placed - 1)->second, *wrong);
            }
            if (count != 1 && request.invalid)
                request.invalid(counts.puzzles(), batch.board(batch.puzzles, puzzle), count);
        }
        spare.give(std::move(batch));
    };
    // Two batches for each thread: one that it solves, one that can wait for those before it.
    return work_through(
        reader, request.threads, 2 * std::uint64_t{request.threads}, listener, [&] { return spare.take(); },
        make_worker, pass_on);
}
}  // namespace satdoku::puzzle
