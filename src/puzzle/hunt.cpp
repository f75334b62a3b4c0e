// Every clue of a puzzle is replaced by another, and every two clues by one: this leads to further puzzles, some of them
// with fewer clues. (By exchanging k clues for k-1 the community of sudoku players has found most of the puzzles with
// 17 clues.) The next puzzle to examine is one with the fewest clues, and among these the one that has the fewest
// solutions without a clue: of 768 puzzles with 20 clues, the best fifth leads to 11.5 with 19 each, the worst to 0.7.
#include "exchange.hpp"
#include <satdoku/core/hash.hpp>
#include <satdoku/core/numbers.hpp>
#include <satdoku/core/workers.hpp>
#include <satdoku/puzzle/hunt.hpp>
#include <map>
#include <unordered_set>

namespace satdoku::puzzle {
namespace {
/// The largest number of waiting puzzles: beyond it, the least promising are dropped.
constexpr std::size_t most_waiting = 20'000;
/// The largest number of puzzles that are kept from being examined again.
constexpr std::size_t most_seen = 2'000'000;
/// How many times some clues of the best puzzle are replaced by random ones if no other waits.
constexpr int random_tries = 500;

std::vector<grid::Cell> clues_of(const grid::Board& puzzle) {
    std::vector<grid::Cell> clues;
    for (grid::Cell cell = 0; cell < puzzle.digits.size(); ++cell)
        if (puzzle.digits[cell] != 0) clues.push_back(cell);
    return clues;
}

grid::Board without(const grid::Board& puzzle, std::span<const grid::Cell> clues) {
    grid::Board rest = puzzle;
    for (const grid::Cell cell : clues) rest.digits[cell] = 0;
    return rest;
}

/// Shared by the threads.
class PuzzlePool {
  public:
    PuzzlePool(const HuntRequest& request, const HuntListener& listener, std::stop_token stop)
        : request_(request), listener_(listener), stop_(std::move(stop)), best_(request.start) {
        counts_.clues = best_.filled();
        note(best_);
        wait(best_, 0);
    }

    /// Returns the next puzzle to examine, or nothing if the hunt is over. If none is waiting, returns the best once more.
    /// @param again  output: whether the puzzle was examined before
    std::optional<grid::Board> next(bool& again) {
        const std::lock_guard lock(mutex_);
        again = waiting_.empty();
        if (listener_.progress) listener_.progress(counts_);
        if (over()) return std::nullopt;
        ++counts_.puzzles;
        return again ? best_ : std::move(waiting_.extract(waiting_.begin()).mapped());
    }

    /// The number of clues of the best puzzle; 0 if the hunt is over.
    int fewest() {
        const std::lock_guard lock(mutex_);
        return over() ? 0 : counts_.clues;
    }

    /// Takes note of a puzzle with one solution. Returns true if it is worth examining: new, and near the best.
    bool note(const grid::Board& puzzle) {
        const std::lock_guard lock(mutex_);
        const int clues = puzzle.filled();
        if (clues > counts_.clues + 1 || over()) return false;
        if (seen_.size() >= most_seen) seen_.clear();
        core::Hash hash;
        hash.add(std::string_view(reinterpret_cast<const char*>(puzzle.digits.data()), puzzle.digits.size()));
        if (!seen_.insert(hash.value()).second) return false;
        if (clues < counts_.clues) {
            best_ = puzzle;
            counts_ = {.puzzles = counts_.puzzles, .clues = clues};
            listener_.better(best_);
        }
        if (clues > counts_.clues) return true;
        ++counts_.known;
        if (listener_.progress) listener_.progress(counts_);
        return true;
    }

    void wait(grid::Board puzzle, double looseness) {
        const std::lock_guard lock(mutex_);
        const std::pair rank(puzzle.filled(), looseness);
        waiting_.emplace(rank, std::move(puzzle));
        if (waiting_.size() > most_waiting) waiting_.erase(std::prev(waiting_.end()));
    }

    void fail() {
        const std::lock_guard lock(mutex_);
        failed_ = true;
    }

    const grid::Board& best() const { return best_; }

  private:
    bool over() const { return failed_ || stop_.stop_requested() || counts_.clues <= request_.enough; }

    const HuntRequest& request_;
    const HuntListener& listener_;
    const std::stop_token stop_;
    std::mutex mutex_;
    grid::Board best_;
    HuntCounts counts_;
    std::multimap<std::pair<int, double>, grid::Board> waiting_;  ///< by clues and looseness
    std::unordered_set<std::uint64_t> seen_;                      ///< hashes
    bool failed_ = false;                                         ///< a thread has ended by an exception
};

/// The part of one thread.
class Hunter {
  public:
    Hunter(PuzzlePool& pool, const HuntRequest& request, unsigned number, std::stop_token stop)
        : pool_(pool), random_(core::seed_of(request.seed, number)), exchange_(*request.start.layout, stop),
          prover_(request.make_solver(*request.start.layout)) {
        prover_->stop_on(std::move(stop));
    }

    void run() {
        bool again = false;
        while (const auto puzzle = pool_.next(again)) again ? look_further(*puzzle) : look_around(*puzzle);
    }

  private:
    void look_around(const grid::Board& puzzle) {
        const std::vector<grid::Cell> clues = clues_of(puzzle);
        const int fewest = pool_.fewest();
        std::vector<grid::Cell> tight;  // those without which the solutions can be listed
        std::vector<grid::Board> others;
        for (const grid::Cell clue : clues) {
            const grid::Board rest = without(puzzle, {&clue, 1});
            std::vector<grid::Board> found = exchange_.completed_by_one(rest);
            if (exchange_.solutions() == 1) return report(rest);
            if (exchange_.solutions() <= Exchange::most_solutions) tight.push_back(clue);
            std::ranges::move(found, std::back_inserter(others));
        }
        for (std::size_t one = 0; one < tight.size(); ++one) {
            for (std::size_t other = 0; other < one; ++other) {
                const grid::Cell pair[] = {tight[one], tight[other]};
                report_all(exchange_.completed_by_one(without(puzzle, pair)));
                if (pool_.fewest() < fewest) return pool_.wait(puzzle, 0);  // its turn may come again
            }
        }
        report_all(std::move(others));
    }

    /// Two or three clues are replaced by a random one and another.
    void look_further(const grid::Board& puzzle) {
        std::vector<grid::Cell> clues = clues_of(puzzle);
        for (int tries = 0; tries < random_tries && clues.size() > 3 && pool_.fewest() > 0; ++tries) {
            random_.shuffle(std::span(clues));
            const grid::Board rest = without(puzzle, std::span(clues).first(2 + tries % 2));
            report_all(exchange_.completed_by_one(exchange_.with_any_other(rest, random_)));
        }
    }

    void report_all(std::vector<grid::Board> puzzles) {
        for (grid::Board& puzzle : puzzles) report(std::move(puzzle));
    }

    /// A better puzzle is proved once more with the solver of the request.
    void report(grid::Board puzzle) {
        if (puzzle.filled() < pool_.fewest() && prover_->count(puzzle, 2) != 1) return;
        if (!pool_.note(puzzle)) return;
        double looseness = 0;
        for (const grid::Cell clue : clues_of(puzzle)) {
            const std::uint64_t solutions = exchange_.count(without(puzzle, {&clue, 1}));
            if (solutions == 0) return;  // stopped
            looseness += core::common_logarithm(static_cast<double>(solutions));
        }
        pool_.wait(std::move(puzzle), looseness);
    }

    PuzzlePool& pool_;
    core::Random random_;
    Exchange exchange_;
    std::unique_ptr<Solver> prover_;
};
}  // namespace

grid::Board hunt(const HuntRequest& request, const HuntListener& listener, std::stop_token stop) {
    const std::unique_ptr<Solver> solver = request.make_solver(*request.start.layout);
    solver->stop_on(stop);
    if (solver->count(request.start, 2) != 1 && !solver->stopped()) throw core::Error("hunt.not_one_solution");
    PuzzlePool pool(request, listener, stop);
    core::Workers helpers([&] { pool.fail(); });
    helpers.start(request.threads - 1, [&](unsigned number) { Hunter(pool, request, number + 1, stop).run(); });
    helpers.run([&] { Hunter(pool, request, 0, stop).run(); });
    helpers.join();
    return pool.best();
}
}  // namespace satdoku::puzzle
