// The step of last resort, if no technique helps: the digit or the exclusion that follows from the fewest rules and
// the present candidates of the board.
#pragma once

#include <satdoku/deduce/step.hpp>
#include <satdoku/puzzle/reasons.hpp>

#include <optional>

namespace satdoku::puzzle {

struct ProofStep {
    /// A step of Technique::proof. It places or excludes a digit. Its part contains the houses, and the candidates of
    /// the cells, whose rules are needed.
    deduce::Step step;
    /// The rules. `smallest` is about this step alone.
    Explanation explanation;
};

/// The limits for each of the possible steps; the best of them get a multiple.
explain::Effort proof_step_effort();

/// Returns the step with the fewest reasons, or nothing if the state has no solution or nothing follows from it.
/// @param effort  for each possible step
std::optional<ProofStep> smallest_step(const deduce::State& state, const EngineMaker& make_engine,
                                       const explain::Effort& effort = proof_step_effort());

}  // namespace satdoku::puzzle
