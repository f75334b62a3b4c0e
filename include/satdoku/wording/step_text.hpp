// A step of a person's reasoning in words, in the spoken language.
#pragma once

#include <satdoku/deduce/step.hpp>

#include <string>

namespace satdoku::wording {

/// The whole reason in sentences: digits, cells and houses, what follows, and where a digit that is placed
/// goes over into another grid.
/// @param state  before the step
std::string step_text(const deduce::State& state, const deduce::Step& step);

/// One line: technique, digits and cells, and the outcome: "naked pair: 4, 7 in a13, a15 => a18 <> 4".
/// @param state  before the step
std::string step_line(const deduce::State& state, const deduce::Step& step);

/// What a step places and takes away, in the signs of step_line: "a36 = 4; a18 <> 4, 7".
std::string outcome_line(const deduce::State& state, const deduce::Step& step);

}  // namespace satdoku::wording
