// A user propagator: somebody beside the engine who knows more than its clauses, follows the search and takes part in it
// with decisions, propagations and clauses of his own. The calls and their meaning are those of IPASIR-UP: Fazekas,
// Niemetz, Preiner, Kirchweger, Szeider and Biere, "IPASIR-UP: user propagators for CDCL", SAT 2023.
//
//     struct AtMostOne : solve::Propagator { ... };
//     solver.propagate_with(&propagator);
//     solver.observe(variable);  // for each variable that it wants to know of
//     solver.solve({}, limits, stop.get_token());
//
// It sees observed variables alone. What the engine learns from its clauses follows from formula and propagator together,
// and so do answers.
#pragma once

#include <satdoku/cnf/literal.hpp>

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace satdoku::solve {

/// All calls come on the solving thread and throw nothing; notify_backtrack() comes between solves, too, where clauses
/// are added. Of the engine they may call statistics(), and in those that say so, observe().
class Propagator {
  public:
    virtual ~Propagator() = default;

    /// Observed literals that have become true, on the level that is the highest now, in the order in which they did.
    virtual void notify_assignment(std::span<const cnf::Literal> literals) = 0;
    /// A level opens above the others; the first one is 1. Literals before it are of level 0 and stay for good.
    virtual void notify_new_decision_level() = 0;
    /// Levels above this one are gone, with their literals.
    virtual void notify_backtrack(std::uint32_t level) = 0;

    /// All variables have values. False refuses the model: then external_clause() has to give a clause that it breaks, or
    /// observe() to name a new variable, or the solve ends without an answer, as if it were stopped. May observe().
    /// @param model  the observed literals that are true
    virtual bool check_found_model(std::span<const cnf::Literal> model) = 0;

    /// The next decision: an observed literal without value. Nothing, or another literal, leaves it to the engine.
    virtual std::optional<cnf::Literal> decide() { return std::nullopt; }

    /// A literal that follows from what has been notified; nothing where there is none (any more). Asked when the engine's
    /// clauses imply nothing more. One that is true already is passed over; for others reason() is asked at once.
    virtual std::optional<cnf::Literal> propagate() { return std::nullopt; }
    /// Puts the clause that implies the literal, itself among it, in the place of what is there.
    virtual void reason(cnf::Literal /*propagated*/, std::vector<cnf::Literal>& /*clause*/) {}

    /// One more clause, in the place of what is there; false where there is none. Asked after propagate(). Its
    /// variables, as those of a reason, are observed from then on. May observe().
    /// @param forgettable  to be set: whether the engine may drop the clause when it is of no use. Reasons are.
    virtual bool external_clause(std::vector<cnf::Literal>& /*clause*/, bool& /*forgettable*/) {
        return false;
    }
};

}  // namespace satdoku::solve
