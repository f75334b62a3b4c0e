// A technique by which people solve, and a step that uses one, in the spoken language.
#pragma once

#include <satdoku/deduce/rating.hpp>
#include <satdoku/deduce/step.hpp>
#include <satdoku/deduce/techniques.hpp>

#include <string>

namespace satdoku::wording {

/// The name of a technique.
std::string technique_name(deduce::Technique technique);
std::string technique_name(deduce::RatedTechnique technique);

/// The whole reason in sentences: digits, cells and houses, what follows, and in which other grids a placed digit also
/// counts.
/// @param state  before the step
std::string step_text(const deduce::State& state, const deduce::Step& step);

/// One line: technique, digits and cells, and the outcome: "naked pair: 4, 7 in a13, a15 => a18 <> 4".
/// @param state  before the step
std::string step_line(const deduce::State& state, const deduce::Step& step);

/// What a step places and removes, in the signs of step_line: "a36 = 4; a18 <> 4, 7".
std::string outcome_line(const deduce::State& state, const deduce::Step& step);

}  // namespace satdoku::wording
