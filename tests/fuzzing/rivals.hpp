// Checks a plain script with other programs: minisat and cadical for the answer, drat-trim for the proof.
#pragma once
#include "fuzzing/script.hpp"
#include <string>

namespace satdoku::fuzzing {
/// Describes the failure; empty if there is none, or if none of the programs is on the PATH.
std::string judge_with_rivals(const Script& script);

}  // namespace satdoku::fuzzing
