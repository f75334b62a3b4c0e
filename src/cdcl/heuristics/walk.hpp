// Local search for phases.
#pragma once

#include "core/state.hpp"

namespace satdoku::cdcl {

/// At level 0: starts from the saved phases, flips variables of clauses that are false, and saves the phases
/// that broke fewest clauses, where they broke fewer than at the start. Spends a part of what the search has
/// spent since the last time, and does nothing where that is too little for the formula.
void walk(State& state);

}  // namespace satdoku::cdcl
