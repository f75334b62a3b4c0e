// Rounds make the run of a portfolio deterministic: a round ends when every member has reached its end or has finished
// its solve, however fast the threads are. Then one thread exchanges the clauses of all members. A round in which a
// member finds an answer is the last one.
#pragma once

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
    bool wait();
    /// The solve of a member has ended; it takes no part in further rounds.
    void leave(unsigned number, bool with_answer);
    /// Ends all rounds and wakes the waiting members.
    void abort();

    /// Returns the lowest number of a member that has left with an answer.
    std::optional<unsigned> winner() const;

  private:
    void end_when_complete();

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
