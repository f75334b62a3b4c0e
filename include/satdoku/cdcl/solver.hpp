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
#include <satdoku/proof/proof.hpp>
#include <satdoku/solve/chooser.hpp>
#include <satdoku/solve/contract.hpp>
#include <satdoku/solve/engine.hpp>
#include <satdoku/solve/exchange.hpp>
#include <satdoku/solve/propagator.hpp>
#include <initializer_list>
#include <memory>

namespace satdoku::cdcl {
class Flips;
class Hints;
class NamedCuttingPlanes;
class NamedProof;
class ProofNames;
struct State;

/// The passes that do not run while a proof of clauses is written (DRAT, LRAT), by their switches among the options.
std::vector<std::string_view> passes_beyond_clauses(const Options& options);

class Solver final : public solve::Engine, public solve::Profiled {
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
    /// who adds variables after a solve must declare them by variables() before that solve; and those that only a
    /// propagator mentions before the first one.
    /// @param axioms  gets the clauses of a propagator, each added as it is given; must outlive the solver. The steps
    ///                follow from the formula and all of these together. nullptr: no propagator can be connected.
    /// Passes whose steps are not clauses do not run; see passes_beyond_clauses().
    void prove_to(proof::Proof* proof, proof::Proof* axioms = nullptr);
    /// The same with hints, for LRAT, and without an exchange. After the first solve clause() throws core::Error
    /// "proof.late_clause".
    void prove_with_hints_to(proof::HintedProof* proof);
    /// The same by cutting planes, for VeriPB, without an exchange. After the first solve clause() throws core::Error
    /// "proof.late_clause".
    void prove_by_cutting_planes_to(proof::LinearProof* proof);

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

    /// The next solve or propagate() has this clause, too, and none after it; it takes the place of an earlier constraint.
    void constrain(std::span<const cnf::Literal> literals);
    /// Returns true if the constraint was used for the refutation. Only after `unsatisfiable`.
    bool constraint_failed() const;

    solve::Outcome solve(std::span<const cnf::Literal> assumptions, const solve::Limits& limits,
                         std::stop_token stop) override;
    /// Propagates the assumptions and the constraint without a search. The verdict is unsatisfiable if that refutes them,
    /// satisfiable if it gives all variables values, and otherwise unknown, for no reason unless it was stopped.
    solve::Outcome propagate(std::span<const cnf::Literal> assumptions, std::stop_token stop);
    /// The literals that the last call, propagate(), has found to be true, assumptions included, in the order in which
    /// it found them, followed by those that are equivalent to one of them. Only if propagation was completed.
    std::vector<cnf::Literal> implied() const;

    using solve::Engine::value;
    bool value(cnf::Variable variable) const override;
    bool failed(cnf::Literal assumption) const override;
    std::vector<cnf::Literal> decisions() const override;

    /// Returns true if the variable can change its value in the model alone: the model still satisfies the formula, the
    /// assumptions and the constraint of the last solve. False also for a variable that no clause mentions, that a
    /// propagator observes, or that shares a clause with one that the engine has added. The first call after a solve takes
    /// time and memory as the formula is large, further ones as the variable occurs. Only after `satisfiable`.
    bool flippable(cnf::Variable variable);
    /// Changes the value of a flippable variable in the model. Returns false if it is not flippable.
    bool flip(cnf::Variable variable);

    /// Gets a clause, which is valid during the call; returns false to end the visit.
    using VisitClause = std::function<bool(std::span<const cnf::Literal>)>;
    /// Visits the clauses of the formula as simplification has left them, known values among them as clauses of one
    /// literal; of a refuted formula only the empty clause. They may have variables that the engine has added, with numbers
    /// above those of the formula. Not from within a solve.
    void visit_clauses(const VisitClause& visit) const;
    /// Visits the clauses that simplification has dropped although the others do not imply them, the latest first. A
    /// model of the clauses that visit_clauses() visits becomes one of the whole formula if the first literal of each of
    /// these, its witness, is made true if the clause is false, in the order of the visit. All visited clauses
    /// together have the models of the formula. Not from within a solve.
    void visit_witnesses(const VisitClause& visit) const;

    /// Returns a solver of its own with the same formula, simplified as it is, the same options, phases and values, but
    /// without learned clauses, a proof, an observer, and other objects of the caller. Not from within a solve.
    std::unique_ptr<Solver> copy() const;
    /// The value of the literal in every model of the formula, without assumptions. Nothing if the engine has not found
    /// one, or if the formula has no model. Not from within a solve.
    std::optional<bool> fixed(cnf::Literal literal) const;
    /// Calls the function for each literal that becomes known to be true in every model of the formula (and of a propagator),
    /// once, as soon as it is known; also between solves, when clauses are added; and at once for those that are known already.
    /// Those of variables that simplification has replaced by others follow at the end of the solve. It must not throw. An
    /// empty function ends that. Not from within a solve.
    void report_fixed(std::function<void(cnf::Literal)> report);
    solve::Statistics statistics() const override;
    std::vector<solve::PassCost> pass_costs() const override;
    /// The function is called after each run of a pass, on the solving thread. It must not throw; an empty one ends that.
    /// Not from within a solve.
    void log_passes(std::function<void(const solve::PassRun&)> log);
    void report_to(std::function<void(const solve::Engine&)> reporter) override;
    void connect_observer(solve::Observer* observer) override;
    /// The chooser decides before the engine; it must live as long. nullptr: no more. Not from within a solve.
    void choose_by(solve::Chooser* chooser);

    /// Shares clauses with other engines, from the next solve on and until this is called with nullptr; `exchange` must
    /// live as long. Not from within a solve.
    void exchange_with(solve::Exchange* exchange);

    /// Connects a user propagator, from the next solve on and until this is called with nullptr; `propagator` must live
    /// as long. At first it observes no variable. Its clauses stay afterwards. Not from within a solve, and not with a
    /// proof without axioms.
    void propagate_with(solve::Propagator* propagator);
    /// The propagator observes a variable, which may be new. Within a solve only from the calls that allow it.
    void observe(cnf::Variable variable);
    /// The propagator does not observe the variable any more. Not from within a solve.
    void unobserve(cnf::Variable variable);
    /// Undoes the levels above this one, if there are any. Only from decide() of the propagator, which is notified at once.
    void force_backtrack(std::uint32_t level);
    /// Returns true if the observed variable has its value by a decision or assumption. Only from calls of the propagator.
    bool is_decision(cnf::Variable variable) const;

  private:
    void require_propagator(std::string_view call) const;
    void bring_inside(std::span<const cnf::Literal> literals);
    solve::Outcome run(bool searching, std::span<const cnf::Literal> assumptions, const solve::Limits& limits,
                       std::stop_token stop);
    void take_constraint();
    VisitClause named(const VisitClause& visit) const;
    std::optional<cnf::Literal> true_literal(cnf::Variable variable) const;
    void prepare_flips();
    std::optional<cnf::Variable> number_added();
    bool has_ids() const { return hints_ != nullptr || linear_ != nullptr; }
    void add_waiting();

    solve::Contract contract_;
    std::unique_ptr<State> state_;
    cnf::CompactVariables variables_;    ///< translates between the numbers of the formula and those inside
    std::vector<cnf::Literal> inside_;   ///< result of bring_inside()
    std::unique_ptr<ProofNames> names_;  ///< in a proof; nullptr: there is none
    std::unique_ptr<NamedProof> proof_;
    proof::Proof* axioms_ = nullptr;  ///< gets the clauses of a propagator
    std::unique_ptr<Hints> hints_;
    proof::LinearProof* linear_ = nullptr;  ///< nullptr: the proof is of clauses alone
    std::unique_ptr<NamedCuttingPlanes> cutting_planes_;
    cnf::ClauseList waiting_;                              ///< until the first solve, if clauses have ids in the proof
    std::optional<std::vector<cnf::Literal>> constraint_;  ///< of the next solve, outside
    std::unique_ptr<Flips> flips_;                         ///< of the last model, once it was asked for
    std::function<void(const solve::Engine&)> reporter_;
};
}  // namespace satdoku::cdcl
