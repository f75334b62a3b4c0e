// The reasons that puzzle::Explainer finds, in words and as JSON.
#pragma once
#include <satdoku/puzzle/reasons.hpp>
#include <satdoku/wording/path.hpp>

namespace satdoku::boards {
/// The reasons: the givens, then the rules, and whether no fewer would do.
wording::Proof reasons_text(const grid::Layout& layout, const puzzle::Explanation& explanation);

/// The conclusion of a proof step and its reasons, as lines. @param state  before the step
std::string proof_text(const deduce::State& state, const puzzle::ProofStep& proof);
}  // namespace satdoku::boards
