// What one engine of a portfolio sees of the others: it tells what it learns, of which the best goes to the pool, and
// asks for clauses in turn.
//
// What is the best is decided by glue, within a budget of literals for each stretch of ticks: where that is used up,
// the next stretch has to do with a lower glue, and where much is left, with a higher one.
#pragma once

#include "pool.hpp"
#include "rounds.hpp"

#include <satdoku/solve/exchange.hpp>

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace satdoku::parallel {

class Member final : public solve::Exchange, public proof::Proof {
  public:
    /// @param interval  ticks of a stretch
    Member(unsigned number, unsigned members, Pool& pool, std::uint64_t interval)
        : desk_(number, members), pool_(pool), interval_(interval) {}

    /// A solve begins. @param rounds  nullptr: members do not wait for one another
    void begin(Rounds* rounds);
    /// It has ended, and so has the reading.
    void end(bool with_answer);

    // -- The engine's exchange
    void learned(std::span<const cnf::Literal> clause, unsigned glue) override;
    bool due(std::uint64_t ticks) override;
    bool next(std::vector<cnf::Literal>& clause, unsigned& glue) override;

    // -- The engine's proof, where there is one
    void add(std::span<const cnf::Literal> clause) override;
    void remove(std::span<const cnf::Literal> clause) override;
    cnf::Variable own_from(cnf::Variable least) const override { return desk_.steps.own_from(least); }

    Desk& desk() { return desk_; }
    /// Clauses that it has shared.
    std::uint64_t shared() const { return shared_.load(std::memory_order_relaxed); }

  private:
    void begin_stretch(std::uint64_t ticks);
    void deliver_when_long();

    Desk desk_;
    Pool& pool_;
    Rounds* rounds_ = nullptr;
    std::uint64_t interval_;
    std::uint64_t stretch_end_ = 0;     ///< ticks
    std::size_t stretch_literals_ = 0;  ///< shared since its beginning
    unsigned most_glue_ = 2;
    std::size_t next_taken_ = 0;
    std::atomic<std::uint64_t> shared_ = 0;  ///< read by other threads, too
};

}  // namespace satdoku::parallel
