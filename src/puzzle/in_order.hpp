// Work on several threads whose results come out in order. A thread takes the next index, makes its item and
// puts it in line; whoever completes the line's head hands on all that is ready. A thread that is far ahead
// waits, so that the line stays short.
#pragma once

#include <condition_variable>
#include <cstdint>
#include <exception>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>
#include <utility>
#include <vector>

namespace satdoku::puzzle {

template <typename Item>
class Line {
  public:
    using Take = std::function<void(std::uint64_t index, Item& item)>;

    Line(std::uint64_t count, unsigned threads, const Take& take)
        : count_(count), longest_(std::uint64_t{threads} * 64), take_(take) {}

    /// The next index to work on, or nothing when there is no more or the line is closed.
    std::optional<std::uint64_t> claim() {
        std::unique_lock lock(mutex_);
        moved_.wait(lock, [this] { return closed_ || next_ < head_ + longest_; });
        if (closed_ || next_ == count_) return std::nullopt;
        return next_++;
    }

    void put(std::uint64_t index, Item item) {
        const std::lock_guard lock(mutex_);
        ready_.emplace(index, std::move(item));
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

  private:
    const std::uint64_t count_;
    const std::uint64_t longest_;
    const Take& take_;
    std::mutex mutex_;
    std::condition_variable moved_;
    std::uint64_t next_ = 0;  ///< the first index that no thread has claimed
    std::uint64_t head_ = 0;  ///< the first index that has not been taken
    std::map<std::uint64_t, Item> ready_;
    bool closed_ = false;
    std::exception_ptr error_;
};

/// @param threads      at least 1; the caller's is one of them
/// @param make_worker  called once on each thread; what it returns makes the item of an index, or nothing to
/// end it all
/// @param take         called for each item from index 0 on, one call at a time
/// An exception of a worker or of `take` ends the work and is thrown again.
template <typename Item>
void in_order(std::uint64_t count, unsigned threads, std::stop_token stop,
              const std::function<std::function<std::optional<Item>(std::uint64_t)>()>& make_worker,
              const typename Line<Item>::Take& take) {
    Line<Item> line(count, threads, take);
    const auto work = [&] {
        try {
            const auto worker = make_worker();
            while (!stop.stop_requested()) {
                const auto index = line.claim();
                if (!index) return;
                std::optional<Item> item = worker(*index);
                if (!item) break;
                line.put(*index, *std::move(item));
            }
            line.close();
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
