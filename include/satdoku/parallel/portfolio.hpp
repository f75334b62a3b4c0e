// Several engines on one formula, each on a thread of its own and with settings of its own, as one engine. They share
// units and clauses of low glue; the first answer stops the others.
//
//     parallel::Portfolio portfolio(make, {.threads = 4});
//     cnf::read_dimacs(path, portfolio);
//     portfolio.solve({}, limits, stop.get_token());
//
// The formula is held once until the next solve, when all threads load it at the same time. Ideas: Hamadi, Jabbour and
// Sais, "ManySAT: a parallel SAT solver", JSAT 2009; budgets for what is shared: Balyo, Sanders and Sinz, "HordeSat: a
// massively parallel portfolio SAT solver", SAT 2015; the same run each time: Hamadi, Jabbour, Piette and Sais,
// "Deterministic parallel DPLL", JSAT 2011; one proof of all: Heule, Manthey and Philipp, "Validating unsatisfiability
// results of clause sharing parallel SAT solvers", POS 2014.
#pragma once

#include <satdoku/cnf/clause_list.hpp>
#include <satdoku/proof/proof.hpp>
#include <satdoku/solve/contract.hpp>
#include <satdoku/solve/engine.hpp>
#include <satdoku/solve/exchange.hpp>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <set>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace satdoku::parallel {

class Member;
class Pool;
class Race;

/// Makes the engine of one thread.
/// @param number    from 0; the engines should differ by it
/// @param exchange  what it shares clauses with
/// @param proof     what it tells all its steps, or nullptr
using MakeEngine = std::function<std::unique_ptr<solve::Engine>(unsigned number, solve::Exchange& exchange,
                                                                proof::Proof* proof)>;

struct Settings {
    unsigned threads = 2;  ///< at least 1
    /// The same run for the same engines on every machine, as long as no time limit and no stop comes between: threads
    /// wait for one another to exchange clauses, and of several answers that of the lowest number counts.
    bool deterministic = false;
    std::uint64_t interval = 500'000;  ///< ticks of a thread from one exchange to the next
    proof::Proof* proof = nullptr;     ///< of all threads together; lives as long as the portfolio
};

class Portfolio final : public solve::Engine {
  public:
    Portfolio(const MakeEngine& make, const Settings& settings);
    ~Portfolio() override;
    Portfolio(const Portfolio&) = delete;
    Portfolio& operator=(const Portfolio&) = delete;

    void variables(std::uint32_t count) override;
    void clause(std::span<const cnf::Literal> literals) override;

    /// Limits of conflicts and decisions are each thread's, memory is all threads' together. What an engine throws
    /// when it is told a clause comes from here.
    solve::Outcome solve(std::span<const cnf::Literal> assumptions, const solve::Limits& limits,
                         std::stop_token stop) override;
    using solve::Engine::value;
    bool value(cnf::Variable variable) const override;
    bool failed(cnf::Literal assumption) const override;
    std::vector<cnf::Literal> decisions() const override;
    /// Sums over the threads, then some counts of each. During a solve, as of a second ago.
    solve::Statistics statistics() const override;
    void report_to(std::function<void(const solve::Engine&)> reporter) override;
    /// Of the first engine alone, which tells it on a thread of its own.
    void show_to(solve::Observer* observer) override;

  private:
    void run(unsigned number, Race& race, std::span<const cnf::Literal> assumptions,
             const solve::Limits& limits);
    /// Tells an engine what it has not been told. @return why it has not been told all, or none
    solve::Reason load(unsigned number, const std::stop_token& stop, const std::function<bool()>& late);
    void supervise(Race& race, const std::stop_token& stop);
    void forget_loaded();
    void take_statistics(unsigned number);
    void append_counts_of(unsigned number, solve::Statistics& statistics) const;
    std::string_view lasting(std::string name) const;

    Settings settings_;
    solve::Contract contract_;
    cnf::ClauseList pending_;  ///< clauses that some engine has not been told
    std::unique_ptr<Pool> pool_;
    std::vector<std::unique_ptr<Member>> members_;  ///< by number of the thread, as all that follow
    std::vector<std::unique_ptr<solve::Engine>> engines_;
    std::vector<std::size_t> loaded_;            ///< pending clauses that the engine has been told
    std::vector<solve::Statistics> statistics_;  ///< as of late
    mutable std::mutex statistics_mutex_;
    mutable std::set<std::string> names_;  ///< of statistics, which are told as views
    unsigned winner_ = 0;                  ///< whose answer it is
    std::function<void(const solve::Engine&)> reporter_;
};

}  // namespace satdoku::parallel
