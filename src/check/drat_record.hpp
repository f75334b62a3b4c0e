// What a backward check needed, step by step: the refutation with hints that is written as trimmed DRAT and as LRAT.
//
// The hints of a step are the reasons that its conflict used, in the order of the trail, and last the clause that is
// false. A root literal is a clause of its own there: at the step that implies it, it is derived from its reason, in
// whose place it is then the hint; so no step repeats how it came about. Its reason is not needed as a clause any more.
// In particular a RAT step that follows has no candidate among such reasons: if the pivot's negation is in one, either
// the pivot is true at the root, or its resolvent has only literals that are false there and cannot follow.
//
// A clause is deleted after its last use, which is the first that a backward check meets. So at a RAT step those
// clauses live that the check took for candidates.
#pragma once
#include "drat_propagation.hpp"
#include "proof_variables.hpp"
#include <satdoku/check/drat.hpp>

namespace satdoku::check {
/// Literals as in the files, in order of their variables. Those of the latest call are valid.
std::vector<cnf::Literal> outside(std::span<const DratClauses::Code> literals, const ProofVariables& variables);

class DratRecord {
  public:
    using Reference = DratClauses::Reference;
    using Code = DratClauses::Code;

    DratRecord(DratClauses& clauses, DratPropagation& propagation) : clauses_(clauses), propagation_(propagation) {}

    // In the order of the backward check. The conflict is none if a literal was true.

    /// The resolvent of the step with a candidate follows. @param assigned  before the candidate's literals were assumed
    void candidate(Reference candidate, std::size_t assigned, Reference conflict);
    /// The step follows. @param clause  none: the empty clause
    void end(Reference clause, Reference conflict);
    /// Derives those root literals that are hints, from this place of the trail on.
    void derive_units(std::size_t assigned);

    /// Hands on the whole in the order of a proof. Returns false if it was stopped. Takes the places of the pivots.
    bool replay(const ProofVariables& variables, const RefutationSink& trimmed, const RefutationSink& hinted,
                const std::function<bool()>& stopped);

  private:
    /// What ends at these indices of hints_, drops_ and marks_ belongs to the step.
    struct Step {
        Reference clause;  ///< none: the empty clause
        Code unit;         ///< the root literal that the clause implied; no_unit: the step is the clause
        std::size_t hints;
        std::size_t drops;
        std::size_t marks;
    };
    class Replay;
    static constexpr Code no_unit = ~Code{0};

    void use(Reference clause, bool as_unit);
    void use_reasons(std::span<const Code> literals);
    void close(Reference clause, Code unit);

    DratClauses& clauses_;
    DratPropagation& propagation_;
    std::vector<Reference> hints_;       ///< after `none` comes a candidate, then its hints
    std::vector<Reference> drops_;       ///< last used as a hint
    std::vector<Reference> marks_;       ///< last needed
    std::vector<Reference> candidates_;  ///< of the step at hand, as they go to hints_
    std::vector<Step> steps_;            ///< the last one first
};
}  // namespace satdoku::check
