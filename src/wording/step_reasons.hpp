// The reason of a step in sentences of the spoken language, without the digits that it places and removes.
#pragma once
#include <satdoku/wording/step_text.hpp>

namespace satdoku::wording {
/// A step and the state before it. The technique's file in src/deduce describes the roles of its parts.
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

/// Chains in the field's signs: "(4)a36=(4)a39-(4)a79", = for strong links and - for weak ones.
std::string chain_signs(const Reasoning& of, std::span<const deduce::Link> links);
/// A chain with what it removes, in Eureka notation: "(5)r1c1=(5)r1c7 => r1c4<>5."; empty unless names are in r1c1.
std::string eureka(const Reasoning& of, const std::string& chain);

/// The chains of a forcing technique, a sentence each, and what follows from all; none of other techniques.
std::vector<std::string> forcing_chains(const Reasoning& of);
std::string forcing_conclusion(const Reasoning& of);

// Techniques that follow links: single digits, colours, wings, chains and loops (step_chain_reasons.cpp).
ReasonWords two_pairs_reason, empty_rectangle_reason, simple_colours_reason, multi_colours_reason, medusa_reason,
    pivot_wing_reason, w_wing_reason, remote_pair_reason, chain_reason, forcing_reason;
}  // namespace satdoku::wording
