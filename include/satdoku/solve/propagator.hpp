// A user propagator: code outside the engine that knows constraints which are not in the clauses. It follows the search
// and adds decisions, propagations and clauses. The calls and their meaning are those of IPASIR-UP: Fazekas, Niemetz,
// Preiner, Kirchweger, Szeider and Biere, "IPASIR-UP: user propagators for CDCL", SAT 2023.
//
//     struct AtMostOne : solve::Propagator { ... };
//     solver.propagate_with(&propagator);
//     solver.observe(variable);  // for each variable that the propagator needs
//     solver.solve({}, limits, stop.get_token());
//
// The propagator sees only observed variables. Learned clauses and answers follow from it and the formula together.
#pragma once
#include <satdoku/cnf/literal.hpp>
#include <optional>
#include <span>
#include <vector>

namespace satdoku::solve {
/// The engine makes all calls on the solving thread; they must not throw. notify_backtrack() is also called between
/// solves, when clauses are added. A call may use statistics() and is_decision() of the engine, and observe() or
/// force_backtrack() if its comment says so.
class Propagator {
  public:
    virtual ~Propagator() = default;

    /// A lazy propagator judges complete assignments only: of the functions below, just check_found_model() is called, and
    /// external_clause() after it has rejected a model, until there is no more clause. Asked once, when it is connected.
    virtual bool is_lazy() const { return false; }

    /// Observed literals have become true on the current level; they are listed in that order.
    virtual void notify_assignment(std::span<const cnf::Literal> literals) = 0;
    /// A new decision level begins; the first one is 1. Literals before it are of level 0 and never change.
    virtual void notify_new_decision_level() = 0;
    /// The levels above this one are undone, with their literals.
    virtual void notify_backtrack(std::uint32_t level) = 0;

    /// All variables have values. To reject the model, return false; then external_clause() must return a clause that
    /// the model violates, or observe() must be called with a new variable. Otherwise the solve ends as if it were
    /// stopped. May call observe().
    /// @param model  the observed literals that are true
    virtual bool check_found_model(std::span<const cnf::Literal> model) = 0;

    /// Returns the next decision: an observed literal without a value. Without one, the engine decides. May call
    /// force_backtrack(); what it returns is then decided above that level.
    virtual std::optional<cnf::Literal> decide() { return std::nullopt; }

    /// Returns a literal that follows from the notified assignment, or nothing if there is none. Called when the
    /// clauses of the engine imply nothing more. A literal that is true already is ignored. For others reason() is called
    /// when a conflict needs it: often later, before the literal is undone, or never.
    virtual std::optional<cnf::Literal> propagate() { return std::nullopt; }
    /// Replaces the content of `clause` by the clause that implies the literal. It contains the literal; its other literals
    /// were false when propagate() returned it.
    virtual void reason(cnf::Literal /*propagated*/, std::vector<cnf::Literal>& /*clause*/) {}

    /// Replaces the content of `clause` by one more clause, or returns false if there is none. Called after
    /// propagate(). The variables of the clause are observed from then on, like those of a reason. May call observe().
    /// @param forgettable  output: whether the engine may delete the clause later. Reasons may always be deleted.
    virtual bool external_clause(std::vector<cnf::Literal>& /*clause*/, bool& /*forgettable*/) { return false; }
};
}  // namespace satdoku::solve
