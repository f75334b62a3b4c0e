// The loop of the search, on top of all techniques.
#pragma once

#include "core/state.hpp"

namespace satdoku::cdcl {

/// Searches until the formula is decided under state.assumptions, or the solve has to end (state.ending).
solve::Verdict search(State& state);

}  // namespace satdoku::cdcl
