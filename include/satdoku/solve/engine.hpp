// What every SAT engine can do. `dpll` and `cdcl` implement it; whoever solves is handed an Engine& and knows
// neither.
//
//     engine.variables(2);
//     engine.clause(literals);  // one call for each clause, also between two solves
//     engine.end();
//     const solve::Outcome outcome = engine.solve({}, limits, stop.get_token());
//     if (outcome.verdict == solve::Verdict::satisfiable) use(engine.value(variable));
//
// State: after solve() the model (satisfiable) or the failed assumptions (unsatisfiable) can be read until
// the next call of variables(), clause() or solve(). Assumptions hold for one solve only.
//
// Whoever breaks this contract gets a core::Error "contract.…" and an engine as it was before the call, in all builds;
// solve/contract.hpp lists them.
#pragma once

#include <satdoku/cnf/clause_sink.hpp>
#include <satdoku/cnf/literal.hpp>
#include <satdoku/solve/count.hpp>
#include <satdoku/solve/observer.hpp>

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace satdoku::cnf {
class Formula;
}

namespace satdoku::solve {

enum class Verdict { unsatisfiable, satisfiable, unknown };

/// Why a solve ended without an answer.
enum class Reason { none, conflicts, decisions, time, memory, stopped };

/// Where a solve gives up. With the same seed and no time limit a run is repeatable bit by bit on every
/// machine.
struct Limits {
    std::optional<std::uint64_t> conflicts{};
    std::optional<std::uint64_t> decisions{};
    std::optional<double> seconds{};        ///< real time from the start of solve()
    std::optional<std::uint64_t> memory{};  ///< bytes
};

struct Outcome {
    Verdict verdict = Verdict::unknown;
    Reason reason = Reason::none;  ///< other than none only where the verdict is unknown
    double milliseconds = 0;       ///< real time of this solve
};

using Statistics = std::vector<Statistic>;

class Engine : public cnf::ClauseSink {
  public:
    /// @param assumptions literals that hold during this solve
    /// @param stop        asks from another thread, or from what a signal set off, to end within 0.1 seconds
    ///
    /// The formula is intact afterwards, whatever the outcome, and the engine ready for the next solve.
    /// Not from within a solve, nor any other call but statistics(): what the reporter and the observer may ask for.
    virtual Outcome solve(std::span<const cnf::Literal> assumptions, const Limits& limits,
                          std::stop_token stop) = 0;

    /// The value in the model; false for a variable that no clause mentions. Only after `satisfiable`.
    virtual bool value(cnf::Variable variable) const = 0;

    /// Whether the assumption was used in showing that the assumptions cannot all hold. Only after
    /// `unsatisfiable`.
    virtual bool failed(cnf::Literal assumption) const = 0;

    /// Literals of the model that make it the only one together with the assumptions, in the order in which
    /// they were decided: no other model has them all. Only after `satisfiable`.
    virtual std::vector<cnf::Literal> decisions() const = 0;

    /// The formula as it was told, where the engine keeps it so: who checks a model then needs none besides.
    /// Null where the engine changes it. Whole but for within a solve, and after one that came to no answer.
    virtual const cnf::Formula* formula() const { return nullptr; }

    virtual Statistics statistics() const = 0;

    /// Called during solve() about once a second, on the solving thread, for a progress line. Throws nothing.
    virtual void report_to(std::function<void(const Engine&)> reporter) = 0;

    /// Tells an observer, which lives as long as the engine, what every solve does. Before the first clause and
    /// the first solve only.
    virtual void show_to(Observer* observer) = 0;

    bool value(cnf::Literal literal) const { return value(literal.variable()) != literal.negative(); }
};

}  // namespace satdoku::solve
