// The connection of one engine of a portfolio to the others: exports the best of its learned clauses to the pool and
// imports the clauses of the others.
//
// Clauses are selected by glue, with a budget of literals for each interval of ticks. If the budget is used up, the
// limit of the glue is lowered for the next interval; if much is left, it is raised.
#pragma once
#include "pool.hpp"
#include <satdoku/solve/exchange.hpp>
#include <algorithm>
#include <atomic>
#include <condition_variable>

namespace satdoku::parallel {
/// Rounds make the run of a portfolio deterministic: a round ends when every member has reached its end or has finished
/// its solve, however fast the threads are. Then one thread exchanges the clauses of all members. A round in which a
/// member finds an answer is the last one.
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

class Member final : public solve::Exchange, public proof::Proof {
  public:
    /// @param interval  in ticks
    Member(unsigned number, unsigned members, Pool& pool, std::uint64_t interval)
        : desk_(number, members), pool_(pool), interval_(interval) {}

    /// A solve begins. @param rounds  nullptr: members do not wait for each other
    void begin(Rounds* rounds);
    /// The solve has ended; the member imports no more clauses.
    void end(bool with_answer);

    // -- The engine's exchange
    void learned(std::span<const cnf::Literal> clause, unsigned glue) override;
    bool due(std::uint64_t ticks) override;
    bool next(std::vector<cnf::Literal>& clause, unsigned& glue) override;

    // -- The engine's proof, if there is one
    void add(std::span<const cnf::Literal> clause) override;
    void remove(std::span<const cnf::Literal> clause) override;
    cnf::Variable own_from(cnf::Variable least) const override { return desk_.steps.own_from(least); }

    Desk& desk() { return desk_; }
    /// Number of clauses that it has exported.
    std::uint64_t shared() const { return shared_.load(std::memory_order_relaxed); }

  private:
    void begin_stretch(std::uint64_t ticks);
    void deliver_when_long();

    Desk desk_;
    Pool& pool_;
    Rounds* rounds_ = nullptr;
    std::uint64_t interval_;
    std::uint64_t stretch_end_ = 0;     ///< ticks
    std::size_t stretch_literals_ = 0;  ///< exported since the interval began
    unsigned most_glue_ = 2;
    std::size_t next_taken_ = 0;
    std::atomic<std::uint64_t> shared_ = 0;  ///< other threads read it, too
};
}  // namespace satdoku::parallel
