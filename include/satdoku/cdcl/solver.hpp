// The CDCL engine: conflict-driven clause learning with inprocessing.
//
//     cdcl::Solver solver;                      // or cdcl::Solver solver(options);
//     solver.prove_to(&drat);                   // optional, before the first clause
//     cnf::read_dimacs(path, solver);           // clauses stream straight into its arena
//     solver.clause({a, ~b});                   // or come one by one
//     solver.solve({}, limits, stop.get_token());
//
// See solve::Engine for what every engine does. Clauses may be added between two solves. If the assumptions of two
// solves have a common prefix, the second solve starts from the levels of this prefix.
#pragma once

#include <satdoku/cdcl/options.hpp>
#include <satdoku/cnf/clause_list.hpp>
#include <satdoku/cnf/compact_variables.hpp>
#include <satdoku/proof/hinted.hpp>
#include <satdoku/proof/proof.hpp>
#include <satdoku/solve/chooser.hpp>
#include <satdoku/solve/contract.hpp>
#include <satdoku/solve/engine.hpp>
#include <satdoku/solve/exchange.hpp>
#include <satdoku/solve/propagator.hpp>

#include <cstdint>
#include <functional>
#include <initializer_list>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string_view>
#include <vector>

namespace satdoku::cdcl {

class Hints;
class NamedProof;
struct State;

/// The passes that do not run while a proof with hints is written, by the names of their switches among the options.
std::vector<std::string_view> passes_without_hints(const Options& options);

class Solver final : public solve::Engine {
  public:
    explicit Solver(const Options& options = {});
    ~Solver() override;
    Solver(const Solver&) = delete;
    Solver& operator=(const Solver&) = delete;

    /// Writes every step to `proof`, which must outlive the solver. Only before the first clause. After an
    /// unsatisfiable solve under assumptions, the last clause of the proof says that the failed assumptions cannot hold
    /// together; without assumptions it is the empty clause.
    ///
    /// The proof may define variables of its own, above all that the formula has mentioned or declared so far. A caller
    /// who adds variables after a solve must declare them by variables() before that solve.
    void prove_to(proof::Proof* proof);
    /// The same with hints, for LRAT, and without an exchange. Passes whose steps have none do not run; see
    /// passes_without_hints(). After the first solve clause() throws core::Error "proof.late_clause".
    void prove_with_hints_to(proof::HintedProof* proof);

    /// Throws core::Error "proof.name_taken" if the proof has defined such a variable; so do the other functions that
    /// take literals.
    void variables(std::uint32_t count) override;
    /// Throws core::Error "memory.too_large" if there is not enough memory for a variable.
    void clause(std::span<const cnf::Literal> literals) override;
    void clause(std::initializer_list<cnf::Literal> literals) { clause(std::span(literals.begin(), literals.size())); }

    /// Decisions on the variable make the literal true, until the next phase() or unphase() of it.
    void phase(cnf::Literal preferred);
    /// Lets the engine choose the phase of the variable again.
    void unphase(cnf::Variable variable);

    /// Sets a function that is called on the solving thread at the start of every solve and many times per millisecond.
    /// If it returns true, the solve ends like after a stop request. It must not throw. An empty function removes it.
    void stop_when(std::function<bool()> asked);

    solve::Outcome solve(std::span<const cnf::Literal> assumptions, const solve::Limits& limits,
                         std::stop_token stop) override;
    using solve::Engine::value;
    bool value(cnf::Variable variable) const override;
    bool failed(cnf::Literal assumption) const override;
    std::vector<cnf::Literal> decisions() const override;
    /// The value of the literal in every model of the formula, without assumptions. Nothing if the engine has not found
    /// one, or if the formula has no model. Not from within a solve.
    std::optional<bool> fixed(cnf::Literal literal) const;
    solve::Statistics statistics() const override;
    void report_to(std::function<void(const solve::Engine&)> reporter) override;
    void connect_observer(solve::Observer* observer) override;
    /// Decisions of the chooser go before those of the engine; it must live as long. nullptr: no more. Not from within a
    /// solve.
    void choose_by(solve::Chooser* chooser);

    /// Shares clauses with other engines, from the next solve on and until this is called with nullptr; `exchange` must
    /// live as long. Not from within a solve.
    void exchange_with(solve::Exchange* exchange);

    /// Connects a user propagator, from the next solve on and until this is called with nullptr; `propagator` must live
    /// as long. At first it observes no variable. Its clauses stay afterwards. Not from within a solve, and not with a
    /// proof.
    void propagate_with(solve::Propagator* propagator);
    /// The propagator observes a variable, which may be new. Within a solve only from the calls that allow it.
    void observe(cnf::Variable variable);
    /// The propagator does not observe the variable any more. Not from within a solve.
    void unobserve(cnf::Variable variable);

  private:
    void require_propagator(std::string_view call) const;
    void bring_inside(std::span<const cnf::Literal> literals);
    std::optional<cnf::Variable> number_added();
    void add_waiting();

    solve::Contract contract_;
    std::unique_ptr<State> state_;
    cnf::CompactVariables variables_;   ///< translates between the numbers of the formula and those inside
    std::vector<cnf::Literal> inside_;  ///< result of bring_inside()
    std::unique_ptr<NamedProof> proof_;
    std::unique_ptr<Hints> hints_;
    cnf::ClauseList waiting_;  ///< until the first solve, if the proof has hints
    std::function<void(const solve::Engine&)> reporter_;
};

}  // namespace satdoku::cdcl
