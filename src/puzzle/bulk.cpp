// One thread reads and writes, the others solve. Puzzles travel in batches of one layout through a ring of
// slots: the reader fills a slot, a solver takes the next filled one, and the reader writes each out before
// it fills it again. So the lines come out in order, and the ring is all the memory there is. With one thread
// the reader solves itself.
#include <satdoku/core/lines.hpp>
#include <satdoku/grid/text.hpp>
#include <satdoku/puzzle/bulk.hpp>

#include <algorithm>
#include <condition_variable>
#include <deque>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

namespace satdoku::puzzle {

namespace {

constexpr std::size_t puzzles_of_batch = 2048;

/// Puzzles of one layout and what became of them.
struct Batch {
    const grid::Layout* layout = nullptr;
    std::vector<std::uint8_t> puzzles;  ///< digits by cell, one puzzle behind the other
    std::vector<std::uint32_t> counts;
    std::vector<std::uint8_t> solutions;
    std::string text;      ///< the lines to write
    bool stopped = false;  ///< then it was not solved to the end

    std::size_t cells() const { return static_cast<std::size_t>(layout->cell_count()); }
    std::size_t size() const { return layout == nullptr ? 0 : puzzles.size() / cells(); }
    /// @param digits  puzzles or solutions
    grid::Board board(const std::vector<std::uint8_t>& digits, std::size_t index) const {
        grid::Board board(*layout);
        std::copy_n(digits.data() + index * cells(), cells(), board.digits.begin());
        return board;
    }
};

/// A thread's solvers, one for each layout that it has met.
class BatchWorker {
  public:
    BatchWorker(const BulkRequest& request, std::stop_token stop)
        : request_(request), stop_(std::move(stop)) {}

    void solve(Batch& batch) {
        Solver& solver = solver_for(*batch.layout);
        batch.counts.resize(batch.size());
        batch.solutions.resize(batch.puzzles.size());
        solver.count_all(batch.puzzles, request_.limit, batch.counts, batch.solutions);
        batch.stopped = solver.stopped();
        batch.text.clear();
        if (batch.stopped) return;
        for (std::size_t puzzle = 0; puzzle < batch.size(); ++puzzle) {
            if (puzzle > 0) batch.text += request_.between;
            append(batch, puzzle);
        }
    }

  private:
    /// Where a solver remembers, each batch has its own: what it finds then depends on the batch alone.
    Solver& solver_for(const grid::Layout& layout) {
        std::unique_ptr<Solver>& solver = solvers_[&layout];
        if (!solver || solver->remembers()) {
            solver = request_.make_solver(layout);
            solver->stop_on(stop_);
        }
        return *solver;
    }

    void append(Batch& batch, std::size_t puzzle) const {
        const std::uint32_t count = batch.counts[puzzle];
        const auto& source = count == 0 ? batch.puzzles : batch.solutions;
        const std::size_t begin = batch.text.size();
        if (request_.format) {
            batch.text += request_.format(batch.board(source, puzzle));
        } else {
            append_line(*batch.layout, source.data() + puzzle * batch.cells(), batch.text);
        }
        if (count != 1) batch.text.insert(batch.text.find('\n', begin), " # " + std::to_string(count));
    }

    static void append_line(const grid::Layout& layout, const std::uint8_t* digits, std::string& text) {
        for (int grid = 0; grid < layout.grid_count(); ++grid) {
            for (const grid::Cell cell : layout.cells(grid)) {
                text += digits[cell] == 0 ? '.' : static_cast<char>('0' + digits[cell]);
            }
        }
        text += '\n';
    }

    const BulkRequest& request_;
    const std::stop_token stop_;
    std::map<const grid::Layout*, std::unique_ptr<Solver>> solvers_;
};

/// The ring of slots and the threads that solve.
class Ring {
  public:
    Ring(const BulkRequest& request, const std::stop_token& stop)
        : slots_(request.threads == 1 ? 1 : 2 * request.threads), alone_(request, stop) {
        if (request.threads == 1) return;
        for (unsigned thread = 0; thread < request.threads; ++thread) {
            threads_.emplace_back(
                [this, &request, stop](const std::stop_token& end) { work(request, stop, end); });
        }
    }

    /// The batch to fill; its former content, if any, has been given to `write`.
    template <typename Write>
    Batch& acquire(const Write& write) {
        Slot& slot = slots_[filled_ % slots_.size()];
        if (filled_ >= slots_.size()) write_out(filled_ - slots_.size(), write);
        slot.batch.puzzles.clear();
        return slot.batch;
    }

    /// The batch that acquire() gave is full.
    void submit() {
        Slot& slot = slots_[filled_ % slots_.size()];
        if (threads_.empty()) {
            alone_.solve(slot.batch);
            ++filled_;
            return;
        }
        const std::lock_guard lock(mutex_);
        slot.solved = false;
        ++filled_;
        moved_.notify_all();
    }

    /// Gives everything that is still in the ring to `write`.
    template <typename Write>
    void drain(const Write& write) {
        while (written_ < filled_) write_out(written_, write);
    }

  private:
    struct Slot {
        Batch batch;
        bool solved = true;
    };

    template <typename Write>
    void write_out(std::size_t number, const Write& write) {
        if (number < written_) return;
        Slot& slot = slots_[number % slots_.size()];
        {
            std::unique_lock lock(mutex_);
            moved_.wait(lock, [&slot] { return slot.solved; });
        }
        write(slot.batch);
        written_ = number + 1;
    }

    void work(const BulkRequest& request, const std::stop_token& stop, const std::stop_token& end) {
        BatchWorker worker(request, stop);
        std::unique_lock lock(mutex_);
        while (moved_.wait(lock, end, [this] { return claimed_ < filled_; })) {
            Slot& slot = slots_[claimed_++ % slots_.size()];
            lock.unlock();
            worker.solve(slot.batch);
            lock.lock();
            slot.solved = true;
            moved_.notify_all();
        }
    }

    std::vector<Slot> slots_;
    std::mutex mutex_;
    std::condition_variable_any moved_;
    std::size_t filled_ = 0;   ///< batches that were submitted
    std::size_t claimed_ = 0;  ///< of these, taken by a thread
    std::size_t written_ = 0;  ///< of these, written out
    BatchWorker alone_;
    std::vector<std::jthread> threads_;  ///< ends before what it uses
};

}  // namespace

BulkCounts solve_all(core::Input& input, core::Output& output, const BulkRequest& request,
                     const BulkListener& listener, std::stop_token stop) {
    core::LineReader lines(input);
    grid::BoardReader boards(request.layouts, input.name());
    BulkCounts counts;
    Ring ring(request, stop);
    const auto write = [&](const Batch& batch) {
        counts.stopped = counts.stopped || batch.stopped;
        if (counts.stopped) return;  // what is written has no gap
        if (counts.puzzles() > 0) output.write(request.between);
        output.write(batch.text);
        for (std::size_t puzzle = 0; puzzle < batch.counts.size(); ++puzzle) {
            const std::uint32_t count = batch.counts[puzzle];
            ++(count == 0 ? counts.none : count == 1 ? counts.one : counts.several);
            if (count != 1 && listener.odd)
                listener.odd(counts.puzzles(), batch.board(batch.puzzles, puzzle), count);
        }
        if (listener.progress) listener.progress(counts);
    };

    Batch* batch = &ring.acquire(write);
    const auto add = [&](const grid::Board& board) {
        if (batch->size() > 0 && (batch->layout != board.layout || batch->size() == puzzles_of_batch)) {
            ring.submit();
            batch = &ring.acquire(write);
        }
        batch->layout = board.layout;
        batch->puzzles.insert(batch->puzzles.end(), board.digits.begin(), board.digits.end());
    };
    const auto tell_bad = [&](const core::Error& error) {
        ++counts.bad;
        if (listener.bad) listener.bad(error);
    };
    const auto unless_bad = [&](const auto& read) {
        try {
            read();
        } catch (const core::Error& error) {
            tell_bad(error);
        }
    };
    while (const auto line = lines.next()) {
        if (stop.stop_requested()) break;
        std::optional<grid::BoardReader::Entry> entry;
        unless_bad([&] { entry = boards.line(*line); });
        if (entry && entry->dropped) tell_bad(*entry->dropped);
        if (entry) add(entry->board);
    }
    const bool all_read = !stop.stop_requested();
    if (all_read) unless_bad([&] { boards.end(); });
    if (batch->size() > 0) ring.submit();
    ring.drain(write);
    counts.stopped = counts.stopped || !all_read;
    return counts;
}

}  // namespace satdoku::puzzle
