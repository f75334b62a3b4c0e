// Threads take the next index, make its puzzle, and put it in line; whoever completes the line's head hands
// on all that is ready. A thread that is far ahead waits, so that the line stays short.
#include <satdoku/puzzle/generate.hpp>

#include <condition_variable>
#include <exception>
#include <map>
#include <mutex>
#include <thread>

namespace satdoku::puzzle {

namespace {

class Line {
  public:
    Line(std::uint64_t count, unsigned threads, const std::function<void(std::uint64_t, const Puzzle&)>& take)
        : count_(count), longest_(std::uint64_t{threads} * 64), take_(take) {}

    /// The next index to work on, or nothing when there is no more or the line is closed.
    std::optional<std::uint64_t> claim() {
        std::unique_lock lock(mutex_);
        moved_.wait(lock, [this] { return closed_ || next_ < head_ + longest_; });
        if (closed_ || next_ == count_) return std::nullopt;
        return next_++;
    }

    void put(std::uint64_t index, Puzzle puzzle) {
        const std::lock_guard lock(mutex_);
        ready_.emplace(index, std::move(puzzle));
        while (!closed_ && !ready_.empty() && ready_.begin()->first == head_) {
            take_(head_, ready_.begin()->second);
            ready_.erase(ready_.begin());
            ++head_;
        }
        moved_.notify_all();
    }

    void close(std::exception_ptr error = nullptr) {
        const std::lock_guard lock(mutex_);
        closed_ = true;
        if (error && !error_) error_ = error;
        moved_.notify_all();
    }

    void rethrow() const {
        if (error_) std::rethrow_exception(error_);
    }

    std::mutex& mutex() { return mutex_; }

  private:
    const std::uint64_t count_;
    const std::uint64_t longest_;
    const std::function<void(std::uint64_t, const Puzzle&)>& take_;
    std::mutex mutex_;
    std::condition_variable moved_;
    std::uint64_t next_ = 0;  ///< the first index that no thread has claimed
    std::uint64_t head_ = 0;  ///< the first index that has not been taken
    std::map<std::uint64_t, Puzzle> ready_;
    bool closed_ = false;
    std::exception_ptr error_;
};

}  // namespace

void generate_many(const Request& request, std::uint64_t count, unsigned threads,
                   const SolverMaker& make_solver,
                   const std::function<void(std::uint64_t index, const Puzzle&)>& take, std::stop_token stop,
                   const Progress& progress) {
    check_request(request);
    Line line(count, threads, take);
    const Progress one_at_a_time = [&](std::uint64_t boards, int best) {
        const std::lock_guard lock(line.mutex());
        progress(boards, best);
    };
    const auto work = [&] {
        try {
            const std::unique_ptr<Solver> solver = make_solver(*request.layout);
            solver->stop_on(stop);
            while (const auto index = line.claim()) {
                Puzzle puzzle = generate(request, *solver, *index, progress ? one_at_a_time : Progress{});
                if (stop.stop_requested() && !puzzle.reached) break;
                line.put(*index, std::move(puzzle));
                if (stop.stop_requested()) break;
            }
            if (stop.stop_requested()) line.close();
        } catch (...) {
            line.close(std::current_exception());
        }
    };
    std::vector<std::jthread> helpers;
    for (unsigned helper = 1; helper < threads; ++helper) helpers.emplace_back(work);
    work();
    helpers.clear();
    line.rethrow();
}

}  // namespace satdoku::puzzle
