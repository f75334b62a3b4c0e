// The step of last resort: where no technique helps, the digit or the exclusion that follows from the fewest
// rules, with the candidates of the board as they stand.
#pragma once

#include <satdoku/deduce/step.hpp>
#include <satdoku/puzzle/reasons.hpp>

#include <optional>

namespace satdoku::puzzle {

struct ProofStep {
    /// Of Technique::proof; it places a digit or excludes one, and its part names the houses and the candidates
    /// of the cells whose rules it takes.
    deduce::Step step;
    /// The rules; whether no fewer would do is said of this step alone.
    Explanation explanation;
};

/// How much work each of the possible steps may take, and how much the best of them once more.
explain::Effort proof_step_effort();

/// The step with the fewest reasons. Nothing where the state has no solution, or leaves open all that it lacks.
/// @param effort  for each possible step
std::optional<ProofStep> smallest_step(const deduce::State& state, const EngineMaker& make_engine,
                                       const explain::Effort& effort = proof_step_effort());

}  // namespace satdoku::puzzle
