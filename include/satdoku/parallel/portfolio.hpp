// A portfolio: several engines with different settings solve the same formula, each on its own thread, and behave like
// one engine. They share units and clauses of low glue; the first answer stops the others.
//
//     parallel::Portfolio portfolio(make, {.threads = 4});
//     cnf::read_dimacs(path, portfolio);
//     portfolio.solve({}, limits, stop.get_token());
//
// New clauses are stored once until the next solve, when all threads load them at the same time. Ideas: Hamadi, Jabbour
// and Sais, "ManySAT: a parallel SAT solver", JSAT 2009; budgets for sharing: Balyo, Sanders and Sinz, "HordeSat: a
// massively parallel portfolio SAT solver", SAT 2015; deterministic runs: Hamadi, Jabbour, Piette and Sais,
// "Deterministic parallel DPLL", JSAT 2011; one common proof: Heule, Manthey and Philipp, "Validating unsatisfiability
// results of clause sharing parallel SAT solvers", POS 2014.
#pragma once
#include <satdoku/cnf/clause_list.hpp>
#include <satdoku/proof/proof.hpp>
#include <satdoku/solve/contract.hpp>
#include <satdoku/solve/engine.hpp>
#include <satdoku/solve/exchange.hpp>
#include <memory>
#include <mutex>
#include <set>

namespace satdoku::parallel {
class Member;
class Pool;
class Race;

/// Makes the engine of one thread.
/// @param number    from 0; engines with different numbers should have different settings
/// @param exchange  for sharing clauses
/// @param proof     gets all steps of the engine; may be nullptr
using MakeEngine =
    std::function<std::unique_ptr<solve::Engine>(unsigned number, solve::Exchange& exchange, proof::Proof* proof)>;

struct PortfolioSettings {
    unsigned threads = 2;  ///< at least 1
    /// The run is the same on every machine, unless a time limit or a stop ends it: threads wait for each other to
    /// exchange clauses, and of several answers that of the lowest number counts.
    bool deterministic = false;
    std::uint64_t interval = 500'000;  ///< ticks of a thread from one exchange to the next
    proof::Proof* proof = nullptr;     ///< common proof of all threads; lives as long as the portfolio
};

class Portfolio final : public solve::Engine {
  public:
    Portfolio(const MakeEngine& make, const PortfolioSettings& settings);
    ~Portfolio() override;
    Portfolio(const Portfolio&) = delete;
    Portfolio& operator=(const Portfolio&) = delete;

    void variables(std::uint32_t count) override;
    void clause(std::span<const cnf::Literal> literals) override;

    /// Limits of conflicts and decisions hold for each thread, the limit of memory for all threads together. Exceptions
    /// of engines, also those of clause(), are thrown from here.
    solve::Outcome solve(std::span<const cnf::Literal> assumptions, const solve::Limits& limits,
                         std::stop_token stop) override;
    using solve::Engine::value;
    bool value(cnf::Variable variable) const override;
    bool failed(cnf::Literal assumption) const override;
    std::vector<cnf::Literal> decisions() const override;
    /// Sums over all threads, then some counts of each thread. During a solve, the numbers may be a second old.
    solve::Statistics statistics() const override;
    void report_to(std::function<void(const solve::Engine&)> reporter) override;
    /// Sets a function that is called on the solving thread at the start of every solve and then every few milliseconds. If
    /// it returns true, the solve ends like after a stop request. It must not throw. An empty function removes it.
    void stop_when(std::function<bool()> asked);
    /// Only the first engine sends events, on its own thread.
    void connect_observer(solve::Observer* observer) override;

  private:
    void run(unsigned number, Race& race, std::span<const cnf::Literal> assumptions, const solve::Limits& limits);
    /// Adds the pending clauses to an engine. @return why not all of them were added, or none
    solve::StopReason load(unsigned number, const std::stop_token& stop, const std::function<bool()>& late);
    /// Returns true if the caller has ended the solve.
    bool supervise(Race& race, const std::stop_token& stop);
    void forget_loaded();
    void take_statistics(unsigned number);
    void append_counts_of(unsigned number, solve::Statistics& statistics) const;

    PortfolioSettings settings_;
    solve::Contract contract_;
    cnf::ClauseList pending_;  ///< clauses that are not yet in all engines
    std::unique_ptr<Pool> pool_;
    // By number of the thread.
    std::vector<std::unique_ptr<Member>> members_;
    std::vector<std::unique_ptr<solve::Engine>> engines_;
    std::vector<std::size_t> loaded_;  ///< number of pending clauses that the engine has
    std::vector<solve::Statistics> statistics_;

    mutable std::mutex statistics_mutex_;
    mutable std::set<std::string> names_;  ///< owns the names of the counts of threads
    unsigned winner_ = 0;                  ///< number of the engine with the answer
    std::function<void(const solve::Engine&)> reporter_;
    std::function<bool()> asked_;
};
}  // namespace satdoku::parallel
