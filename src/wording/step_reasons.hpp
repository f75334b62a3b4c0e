// Why a step is so, family by family, in the spoken language; without what it places and takes away.
#pragma once

#include <satdoku/wording/step_words.hpp>

#include <string>

namespace satdoku::wording {

/// A step and where it is taken. The roles of its parts are told in the files of the techniques.
struct Reasoning {
    const deduce::State& state;  ///< before the step
    const deduce::Step& step;
    StepWords words;

    const deduce::Geometry& geometry() const { return state.geometry(); }
    std::string digits() const { return digits_text(step.digits); }
    /// The parts of that role, in order.
    std::vector<const deduce::Part*> parts(deduce::Role role) const;
    /// The first of them; an empty one where there is none.
    const deduce::Part& part(deduce::Role role) const;
};

// Singles, locked candidates and subsets: step_reasons.cpp.
std::string full_house_reason(const Reasoning& of);
std::string hidden_single_reason(const Reasoning& of);
std::string naked_single_reason(const Reasoning& of);
std::string locked_reason(const Reasoning& of);
std::string relay_reason(const Reasoning& of);
std::string naked_subset_reason(const Reasoning& of);
std::string hidden_subset_reason(const Reasoning& of);

/// Of what an engine found.
std::string proof_reason(const Reasoning& of);

// Fish, sets and templates: step_set_reasons.cpp.
std::string fish_reason(const Reasoning& of);
std::string sets_reason(const Reasoning& of);
std::string blossom_reason(const Reasoning& of);
std::string sue_de_coq_reason(const Reasoning& of);
std::string template_reason(const Reasoning& of);

// Single digits, colours, wings, chains and loops: step_chain_reasons.cpp.
std::string two_pairs_reason(const Reasoning& of);
std::string empty_rectangle_reason(const Reasoning& of);
std::string simple_colours_reason(const Reasoning& of);
std::string multi_colours_reason(const Reasoning& of);
std::string pivot_wing_reason(const Reasoning& of);
std::string w_wing_reason(const Reasoning& of);
std::string remote_pair_reason(const Reasoning& of);
std::string chain_reason(const Reasoning& of);
std::string forcing_reason(const Reasoning& of);

// Uniqueness: step_uniqueness_reasons.cpp.
std::string unique_rectangle_reason(const Reasoning& of);
std::string hidden_rectangle_reason(const Reasoning& of);
std::string avoidable_rectangle_reason(const Reasoning& of);
std::string bug_reason(const Reasoning& of);

}  // namespace satdoku::wording
