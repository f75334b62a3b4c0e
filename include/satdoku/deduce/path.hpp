// The way from a state to the solution, as a person goes it: at each point the first step of the easiest
// technique that has one. The order of the techniques is that of HoDoKu's standard settings.
#pragma once

#include <satdoku/deduce/step.hpp>

#include <optional>
#include <span>

namespace satdoku::deduce {

/// The techniques that are tried on a way, the easiest first.
std::span<const Technique> order_of_difficulty();

/// The next step, or nothing where no technique has one: then only a proof helps.
std::optional<Step> next_step(const State& state);

}  // namespace satdoku::deduce
