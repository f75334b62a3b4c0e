// The connection of one engine of a portfolio to the others: exports the best of its learned clauses to the pool and
// imports the clauses of the others.
//
// Clauses are selected by glue, with a budget of literals for each interval of ticks. If the budget is used up, the
// limit of the glue is lowered for the next interval; if much is left, it is raised.
#pragma once

#include "pool.hpp"
#include "rounds.hpp"

#include <satdoku/solve/exchange.hpp>

#include <atomic>

namespace satdoku::parallel {

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
