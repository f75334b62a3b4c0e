// Makes a failing script smaller while it still fails in the same way (Zeller and Hildebrandt, "Simplifying
// and isolating failure-inducing input", 2002): steps go in ever smaller chunks, then literals, then options.
#pragma once
#include "fuzzing/script.hpp"
#include <functional>

namespace satdoku::fuzzing {
/// @param fails  returns true if a script still fails in the same way
Script shrink(Script script, const std::function<bool(const Script&)>& fails);

}  // namespace satdoku::fuzzing
