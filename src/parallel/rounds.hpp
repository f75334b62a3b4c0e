// Rounds in which members of a portfolio run the same way each time: a round ends when each of them has come to its end
// or has ended its solve, whichever thread is the faster. Then clauses are exchanged, by one thread for all; and where
// some have answers, it was the last round.
#pragma once

#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>
#include <optional>

namespace satdoku::parallel {

class Rounds {
  public:
    /// @param exchange  called at the end of each round while everybody waits
    /// @param finish    called after it at the end of the last round, before anybody goes on
    Rounds(unsigned members, std::function<void()> exchange, std::function<void()> finish)
        : exchange_(std::move(exchange)), finish_(std::move(finish)), running_(members) {}

    /// Waits for the end of the round. False: it was the last one.
    bool wait();
    /// A member takes part no more: its solve has ended.
    void leave(unsigned number, bool with_answer);
    /// There is no further round, and nobody waits any more.
    void abort();

    /// The lowest number of a member that left with an answer.
    std::optional<unsigned> winner() const;

  private:
    void end_when_complete();

    std::function<void()> exchange_;
    std::function<void()> finish_;
    mutable std::mutex mutex_;  ///< of all that follows
    std::condition_variable ended_;
    unsigned running_;      ///< members that take part
    unsigned waiting_ = 0;  ///< those of them that have come to the end of the round
    std::uint64_t round_ = 0;
    bool over_ = false;
    std::optional<unsigned> winner_;
};

}  // namespace satdoku::parallel
