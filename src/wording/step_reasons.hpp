// The reason of a step in sentences of the spoken language, without the digits that it places and removes.
#pragma once

#include <satdoku/wording/step_text.hpp>

#include <string>
#include <vector>

namespace satdoku::wording {

/// A step and the state before it. The file of each technique in src/deduce says which roles the parts of its steps
/// have.
struct Reasoning {
    const deduce::State& state;  ///< before the step
    const deduce::Step& step;
    StepWords words;

    const deduce::Geometry& geometry() const { return state.geometry(); }
    std::string digits() const { return digits_text(step.digits); }
    /// The parts with that role, in order.
    std::vector<const deduce::Part*> parts(deduce::Role role) const;
    /// The first of them, or an empty part.
    const deduce::Part& part(deduce::Role role) const;
};

/// A house in which the candidates of a link are the only two places of their digit.
std::string pair_house(const Reasoning& of, const deduce::Link& link);

/// The reason of the step, by its technique.
using ReasonWords = std::string(const Reasoning& of);
ReasonWords reason_of;

// Techniques that follow links: single digits, colours, wings, chains and loops (step_chain_reasons.cpp).
ReasonWords two_pairs_reason, empty_rectangle_reason, simple_colours_reason, multi_colours_reason, medusa_reason,
    pivot_wing_reason, w_wing_reason, remote_pair_reason, chain_reason, forcing_reason;

}  // namespace satdoku::wording
