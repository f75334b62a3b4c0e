// Walks among the puzzles with as few clues as the best one. In each of them every clue is replaced by another, and
// every two clues by a random one and another: this leads to further puzzles with as few clues. Every two clues are
// also replaced by one, and some three by a random one and another: such a puzzle is better and becomes the new start.
// (By exchanging k clues for k-1 the community of sudoku players has found most of the puzzles with 17 clues.)
#include "exchange.hpp"
#include <satdoku/core/hash.hpp>
#include <satdoku/core/workers.hpp>
#include <satdoku/puzzle/hunt.hpp>
#include <unordered_set>

namespace satdoku::puzzle {
namespace {
/// The largest number of waiting puzzles: others will be found again later.
constexpr std::size_t most_waiting = 20'000;
/// How many times three clues of one puzzle are replaced.
constexpr int triples_of_a_puzzle = 500;

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

/// Shared by the threads: the puzzles with as few clues as the best.
class PuzzlePool {
  public:
    PuzzlePool(const HuntRequest& request, const HuntListener& listener, std::stop_token stop)
        : request_(request), listener_(listener), stop_(std::move(stop)), best_(request.start) {
        counts_.clues = best_.filled();
        waiting_.push_back(best_);
        counts_.known = 1;
    }

    /// Returns the next puzzle to examine, or nothing if the hunt is over. If none is waiting, returns the best once
    /// more: the random tries will be different.
    std::optional<grid::Board> next(core::Random& random) {
        const std::lock_guard lock(mutex_);
        if (over()) return std::nullopt;
        if (waiting_.empty()) return best_;
        std::swap(waiting_[static_cast<std::size_t>(random.below(waiting_.size()))], waiting_.back());
        std::optional<grid::Board> puzzle = std::move(waiting_.back());
        waiting_.pop_back();
        return puzzle;
    }

    void done() {
        const std::lock_guard lock(mutex_);
        ++counts_.puzzles;
        if (listener_.progress) listener_.progress(counts_);
    }

    /// Returns true if a puzzle with this number of clues is still worth examining.
    bool is_best(int clues) {
        const std::lock_guard lock(mutex_);
        return clues == counts_.clues && !over();
    }

    /// Reports a puzzle that has one solution.
    void found(grid::Board puzzle) {
        const std::lock_guard lock(mutex_);
        const int clues = puzzle.filled();
        if (clues > counts_.clues || over()) return;
        if (clues < counts_.clues) {
            best_ = puzzle;
            counts_ = {.clues = clues};
            seen_.clear();
            waiting_.clear();
            listener_.better(best_);
        } else if (waiting_.size() >= most_waiting) {
            return;
        }
        const std::string_view text(reinterpret_cast<const char*>(puzzle.digits.data()), puzzle.digits.size());
        core::Hash hash;
        hash.add(text);
        if (!seen_.insert(hash.value()).second) return;
        ++counts_.known;
        waiting_.push_back(std::move(puzzle));
        if (listener_.progress) listener_.progress(counts_);
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
    std::vector<grid::Board> waiting_;
    std::unordered_set<std::uint64_t> seen_;  ///< hashes
    bool failed_ = false;                     ///< a thread has ended by an exception
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
        while (auto puzzle = pool_.next(random_)) {
            look_around(*puzzle);
            pool_.done();
        }
    }

  private:
    void look_around(const grid::Board& puzzle) {
        std::vector<grid::Cell> clues = clues_of(puzzle);
        random_.shuffle(std::span(clues));
        const int count = static_cast<int>(clues.size());
        for (const grid::Cell clue : clues) {
            const grid::Board rest = without(puzzle, {&clue, 1});
            if (!pool_.is_best(count)) return;
            if (exchange_.is_unique(rest)) return report(rest);
            report_all(exchange_.completed_by_one(rest));
        }
        for (std::size_t one = 0; one < clues.size(); ++one) {
            for (std::size_t other = 0; other < one; ++other) {
                const grid::Cell pair[] = {clues[one], clues[other]};
                const grid::Board rest = without(puzzle, pair);
                if (!pool_.is_best(count)) return;
                report_all(exchange_.completed_by_one(rest));
                report_all(exchange_.completed_by_one(exchange_.with_any_other(rest, random_)));
            }
        }
        for (int triple = 0; triple < triples_of_a_puzzle && clues.size() > 3; ++triple) {
            random_.shuffle(std::span(clues));
            const grid::Board rest = without(puzzle, std::span(clues).first(3));
            if (!pool_.is_best(count)) return;
            report_all(exchange_.completed_by_one(exchange_.with_any_other(rest, random_)));
        }
    }

    void report_all(std::vector<grid::Board> puzzles) {
        for (grid::Board& puzzle : puzzles) report(std::move(puzzle));
    }

    /// A better puzzle is proved once more with the solver of the request.
    void report(grid::Board puzzle) {
        if (!pool_.is_best(puzzle.filled()) && prover_->count(puzzle, 2) != 1) return;
        pool_.found(std::move(puzzle));
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
