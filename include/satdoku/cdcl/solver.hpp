// The CDCL engine: conflict-driven clause learning with everything that pays.
//
//     cdcl::Solver solver;                      // or cdcl::Solver solver(options);
//     solver.prove_to(&drat);                   // optional, before the first clause
//     cnf::read_dimacs(path, solver);           // clauses stream straight into its arena
//     solver.clause({a, ~b});                   // or come one by one
//     solver.solve({}, limits, stop.get_token());
//
// See solve::Engine for what every engine does. Between two solves clauses may be added; of two solves whose
// assumptions begin alike, the second goes on from the levels of these.
#pragma once

#include <satdoku/cdcl/options.hpp>
#include <satdoku/cnf/compact_variables.hpp>
#include <satdoku/proof/proof.hpp>
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

class NamedProof;
struct State;

class Solver final : public solve::Engine {
  public:
    explicit Solver(const Options& options = {});
    ~Solver() override;
    Solver(const Solver&) = delete;
    Solver& operator=(const Solver&) = delete;

    /// Every step is told to `proof`, which must live as long as the solver. Before the first clause only.
    /// After an unsatisfiable solve under assumptions, the proof ends in the clause that the failed ones
    /// cannot all hold; without assumptions, in the empty clause.
    ///
    /// The proof may define variables of its own, above all that the formula has mentioned or claimed by then. Whoever
    /// adds new variables after a solve claims them by variables() before it.
    void prove_to(proof::Proof* proof);

    /// Throws core::Error "proof.name_taken" where the proof has such a variable already; so do the others that take
    /// literals.
    void variables(std::uint32_t count) override;
    /// Throws core::Error "memory.too_large" where a variable needs more memory than there is.
    void clause(std::span<const cnf::Literal> literals) override;
    void clause(std::initializer_list<cnf::Literal> literals) {
        clause(std::span(literals.begin(), literals.size()));
    }

    /// Decisions on the variable make the literal true, until another phase of it is preferred or none.
    void phase(cnf::Literal preferred);
    /// Leaves the phase of the variable to the engine again.
    void unphase(cnf::Variable variable);

    /// Asked on the solving thread at the start of every solve and many times a millisecond thereafter: true ends the
    /// solve as a stop does. Throws nothing; an empty function asks nobody.
    void stop_when(std::function<bool()> asked);

    solve::Outcome solve(std::span<const cnf::Literal> assumptions, const solve::Limits& limits,
                         std::stop_token stop) override;
    using solve::Engine::value;
    bool value(cnf::Variable variable) const override;
    bool failed(cnf::Literal assumption) const override;
    std::vector<cnf::Literal> decisions() const override;
    /// The value that the literal has in every model of the formula, whatever is assumed: nothing where the engine has
    /// not found one, or has no model. Not from within a solve.
    std::optional<bool> fixed(cnf::Literal literal) const;
    solve::Statistics statistics() const override;
    void report_to(std::function<void(const solve::Engine&)> reporter) override;
    void show_to(solve::Observer* observer) override;

    /// Shares clauses with others, from the next solve on and until this is called with nullptr; `exchange` lives as
    /// long. Not from within a solve.
    void exchange_with(solve::Exchange* exchange);

    /// Lets a user propagator take part, from the next solve on and until this is called with nullptr; `propagator` lives
    /// as long. It observes nothing at first. Its clauses stay when it goes. Not from within a solve, and not where there
    /// is a proof.
    void propagate_with(solve::Propagator* propagator);
    /// Tells the propagator about a variable, which may be new. Within a solve only from the calls that say so.
    void observe(cnf::Variable variable);
    /// Tells it no more. Not from within a solve.
    void unobserve(cnf::Variable variable);

  private:
    void require_propagator(std::string_view call) const;
    void bring_inside(std::span<const cnf::Literal> literals);
    std::optional<cnf::Variable> number_added();

    solve::Contract contract_;
    std::unique_ptr<State> state_;
    cnf::CompactVariables variables_;   ///< the search knows them by their numbers inside
    std::vector<cnf::Literal> inside_;  ///< result of bring_inside()
    std::unique_ptr<NamedProof> proof_;
    std::function<void(const solve::Engine&)> reporter_;
};

}  // namespace satdoku::cdcl
