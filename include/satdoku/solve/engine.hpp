// The interface of all SAT engines. `dpll` and `cdcl` implement it. Code that needs answers gets an Engine& and does
// not depend on either.
//
//     engine.variables(2);
//     engine.clause(literals);  // one call for each clause, also between two solves
//     engine.end();
//     const solve::Outcome outcome = engine.solve({}, limits, stop.get_token());
//     if (outcome.verdict == solve::Verdict::satisfiable) use(engine.value(variable));
//
// State: after solve() the model (satisfiable) or the failed assumptions (unsatisfiable) can be read until the next
// call of variables(), clause() or solve(). Assumptions hold for one solve only.
//
// A call that breaks this contract throws a core::Error "contract.…" in all builds and leaves the engine as it was;
// solve/contract.hpp lists these errors.
#pragma once
#include <satdoku/cnf/clause_sink.hpp>
#include <satdoku/solve/count.hpp>
#include <satdoku/solve/observer.hpp>
#include <algorithm>
#include <optional>
#include <stop_token>
#include <vector>

namespace satdoku::cnf {
class Formula;
}

namespace satdoku::solve {
enum class Verdict { unsatisfiable, satisfiable, unknown };

/// Why a solve ended without an answer.
enum class StopReason { none, conflicts, decisions, time, memory, stopped };

/// Limits at which a solve gives up. With the same seed and no time limit, a run is the same on every machine.
struct Limits {
    std::optional<std::uint64_t> conflicts{};
    std::optional<std::uint64_t> decisions{};
    std::optional<double> seconds{};        ///< real time from the start of solve()
    std::optional<std::uint64_t> memory{};  ///< bytes
};

struct Outcome {
    Verdict verdict = Verdict::unknown;
    StopReason reason = StopReason::none;  ///< none unless the verdict is unknown
    double milliseconds = 0;               ///< real time of this solve
};

using Statistics = std::vector<Statistic>;

class Engine : public cnf::ClauseSink {
  public:
    /// @param assumptions literals that hold during this solve
    /// @param stop        another thread or a signal handler requests the end here; the solve ends within 0.1 seconds
    ///
    /// Afterwards the formula is intact, whatever the outcome, and the engine is ready for the next solve.
    /// During a solve, the reporter and the observer may call statistics() and nothing else.
    virtual Outcome solve(std::span<const cnf::Literal> assumptions, const Limits& limits, std::stop_token stop) = 0;

    /// Returns the value in the model; false for a variable that is in no clause. Only after `satisfiable`.
    virtual bool value(cnf::Variable variable) const = 0;

    /// True if the assumption was used to show that the assumptions cannot all hold. Only after `unsatisfiable`.
    virtual bool failed(cnf::Literal assumption) const = 0;

    /// Returns literals of the model, in the order in which they were decided: with the assumptions they fix the model,
    /// so that no other model contains all of them. Only after `satisfiable`.
    virtual std::vector<cnf::Literal> decisions() const = 0;

    /// Returns the formula as it was added, if the engine keeps it unchanged: a model can then be checked without
    /// another copy. Null if the engine changes its formula. Not to be read during a solve, nor after one that ended
    /// without an answer.
    virtual const cnf::Formula* formula() const { return nullptr; }

    virtual Statistics statistics() const = 0;

    /// The reporter is called about once a second during solve(), on the solving thread. It must not throw.
    virtual void report_to(std::function<void(const Engine&)> reporter) = 0;

    /// Sends the events of every solve to the observer, which must live as long as the engine. Only before the first
    /// clause and the first solve.
    virtual void connect_observer(Observer* observer) = 0;

    bool value(cnf::Literal literal) const { return value(literal.variable()) != literal.negative(); }
};

/// Returns the count with this name; null if the engine does not count it.
inline const Statistic* find_statistic(const Statistics& statistics, std::string_view name) {
    const auto found = std::ranges::find(statistics, name, &Statistic::name);
    return found == statistics.end() ? nullptr : &*found;
}

/// Returns the conflicts since the engine was made; 0 if it does not count them. They measure its work in the same way
/// on every machine, unlike time.
inline std::uint64_t conflicts_of(const Engine& engine) {
    const Statistics statistics = engine.statistics();
    const Statistic* const conflicts = find_statistic(statistics, "conflicts");
    return conflicts == nullptr ? 0 : conflicts->value;
}

/// What a pass of simplification costs.
struct PassCost {
    std::string_view name;  ///< as in Observer::simplification
    std::uint64_t runs = 0;
    std::uint64_t ticks = 0;
    double milliseconds = 0;  ///< real time, for people: no decision depends on it
};

/// One run of a pass.
struct PassRun {
    PassCost cost;
    Statistics changes;  ///< the counts that changed, each with its difference
};

/// An engine whose passes are measured.
class Profiled {
  public:
    virtual ~Profiled() = default;
    /// In the order of their first runs, since the engine was made.
    virtual std::vector<PassCost> pass_costs() const = 0;
};
}  // namespace satdoku::solve
