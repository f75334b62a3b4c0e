// Rounds make the run of a portfolio deterministic: a round ends when every member has reached its end or has finished
// its solve, however fast the threads are. Then one thread exchanges the clauses of all members. A round in which a
// member finds an answer is the last one.
#pragma once

#include <algorithm>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>
#include <optional>

namespace satdoku::parallel {

class Rounds {
  public:
    /// @param exchange  called at the end of each round while all members wait
    /// @param finish    called after that at the end of the last round, while all members still wait
    Rounds(unsigned members, std::function<void()> exchange, std::function<void()> finish)
        : exchange_(std::move(exchange)), finish_(std::move(finish)), running_(members) {}

    /// Waits for the end of the round. Returns false if it was the last one.
    bool wait() {
        std::unique_lock lock(mutex_);
        if (over_) return false;
        const std::uint64_t round = round_;
        ++waiting_;
        end_when_complete();
        ended_.wait(lock, [&] { return over_ || round_ != round; });
        return !over_;
    }
    /// The solve of a member has ended; it takes no part in further rounds.
    void leave(unsigned number, bool with_answer) {
        const std::scoped_lock lock(mutex_);
        --running_;
        if (with_answer) winner_ = std::min(winner_.value_or(number), number);
        if (!over_) end_when_complete();
    }
    /// Ends all rounds and wakes the waiting members.
    void abort() {
        const std::scoped_lock lock(mutex_);
        over_ = true;
        ended_.notify_all();
    }

    /// Returns the lowest number of a member that has left with an answer.
    std::optional<unsigned> winner() const {
        const std::scoped_lock lock(mutex_);
        return winner_;
    }

  private:
    void end_when_complete() {
        if (waiting_ < running_) return;
        exchange_();
        if (winner_ || running_ == 0) {
            over_ = true;
            finish_();
        }
        waiting_ = 0;
        ++round_;
        ended_.notify_all();
    }

    std::function<void()> exchange_;
    std::function<void()> finish_;
    mutable std::mutex mutex_;  ///< guards all members below
    std::condition_variable ended_;
    unsigned running_;      ///< number of members that take part
    unsigned waiting_ = 0;  ///< number of these that have reached the end of the round
    std::uint64_t round_ = 0;
    bool over_ = false;
    std::optional<unsigned> winner_;
};

}  // namespace satdoku::parallel
