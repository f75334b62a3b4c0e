// What a hint says, rung by rung.
#pragma once

#include <satdoku/puzzle/hint.hpp>

#include <string>

namespace satdoku::play {

/// What the rung that was heard last says. @pre state.rung is at least 1 and below the hint's last
std::string hint_text(const puzzle::State& state, const puzzle::Hint& hint, const deduce::Geometry& geometry);

}  // namespace satdoku::play
