// Runs work on several threads and passes on the results in order. A thread takes the next index, and the input for it
// if there is a source; it makes its item and puts it into the queue. The thread that completes the head of the queue
// passes on all items that are ready. A thread that is far ahead waits, so that the queue stays short and memory
// constant. (The pipeline of McCool, Robison and Reinders: serial in order, parallel, serial in order.)
#pragma once
#include <satdoku/core/range.hpp>
#include <satdoku/core/workers.hpp>
#include <condition_variable>
#include <map>
#include <optional>
#include <utility>

namespace satdoku::puzzle {
/// From index 0, without a known end.
inline constexpr core::Range without_end = {0, ~std::uint64_t{0}};

template <typename Item> class OrderedQueue {
  public:
    using Take = std::function<void(std::uint64_t index, Item& item)>;

    /// @param indices  of the items
    /// @param longest  how far a thread may be ahead of the queue's head, at least 1
    /// @param take     called for each item from the first index on, one call at a time
    OrderedQueue(core::Range indices, std::uint64_t longest, Take take)
        : end_(indices.end), longest_(longest), take_(std::move(take)), next_(indices.begin), head_(indices.begin) {}

    /// Returns the next index to work on, or nothing if there is none or the queue is closed. If the queue is too
    /// long, waits, or returns nothing if `wait` is false.
    std::optional<std::uint64_t> claim(bool wait = true) {
        std::unique_lock lock(mutex_);
        const auto may_go = [this] { return closed_ || next_ == end_ || next_ - head_ < longest_; };
        if (wait) moved_.wait(lock, may_go);
        if (!may_go() || closed_ || next_ == end_) return std::nullopt;
        return next_++;
    }

    /// Returns the next index after `read` has been called for it: one call at a time, in the order of the indices.
    /// @param read  returns true if there was input for this index; otherwise the queue ends before it
    template <typename Read> std::optional<std::uint64_t> claim_after(const Read& read) {
        const std::lock_guard reading(source_);
        const auto index = claim();
        if (!index || read()) return index;
        const std::lock_guard lock(mutex_);
        next_ = end_ = *index;
        moved_.notify_all();
        return std::nullopt;
    }

    void put(std::uint64_t index, Item item) {
        const std::lock_guard lock(mutex_);
        ready_.emplace(index, std::move(item));
        if (index != head_) return;
        while (!closed_ && !ready_.empty() && ready_.begin()->first == head_) {
            take_(head_, ready_.begin()->second);
            ready_.erase(ready_.begin());
            ++head_;
        }
        moved_.notify_all();
    }

    /// Calls `report` while no item is taken.
    template <typename Report> void between_items(const Report& report) {
        const std::lock_guard lock(mutex_);
        report();
    }

    void close() {
        const std::lock_guard lock(mutex_);
        closed_ = true;
        moved_.notify_all();
    }

  private:
    std::uint64_t end_;
    const std::uint64_t longest_;
    const Take take_;
    std::mutex source_;  ///< locked before the other mutex
    std::mutex mutex_;
    std::condition_variable moved_;
    std::uint64_t next_;  ///< the first index that no thread has claimed
    std::uint64_t head_;  ///< the first index that has not been taken
    std::map<std::uint64_t, Item> ready_;
    bool closed_ = false;
};

/// Does the work on this number of threads, including the caller's, or on fewer if the system has no more. An
/// exception closes the queue and is thrown again.
template <typename Item, typename Work> void on_threads(unsigned threads, OrderedQueue<Item>& queue, const Work& work) {
    core::Workers helpers([&] { queue.close(); });
    helpers.start(threads - 1, [&](unsigned) { work(); });
    helpers.run(work);
    helpers.join();
}
}  // namespace satdoku::puzzle
