// Other people's programs as judges of a plain script: minisat and cadical for the answer, drat-trim for the
// proof.
#pragma once

#include "fuzzing/script.hpp"

#include <string>

namespace satdoku::fuzzing {

/// What is wrong, or nothing (""), also where the PATH has none of them.
std::string judge_with_rivals(const Script& script);

}  // namespace satdoku::fuzzing
