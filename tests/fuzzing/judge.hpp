// Runs a script on the CDCL engine and checks every answer: models against the clauses, refutations by their proofs,
// small formulas also by brute force.
#pragma once
#include "fuzzing/script.hpp"
#include <satdoku/proof/proof.hpp>
#include <satdoku/solve/engine.hpp>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

namespace satdoku::fuzzing {
/// Makes the engine under test with the script's options, and with the proof if the script has one.
using MakeEngine = std::function<std::unique_ptr<solve::Engine>(const Script&, proof::Proof&)>;

/// The CDCL engine.
std::unique_ptr<solve::Engine> make_cdcl(const Script& script, proof::Proof& proof);

/// Describes the failure; empty if there is none.
std::string judge(const Script& script, const MakeEngine& make = make_cdcl);

/// The result for a script that exceeds its CPU time.
inline constexpr std::string_view too_slow = "takes too long";

/// Runs the script in another process, so that a crash and a time-out are reported like other failures.
std::string judge_apart(const Script& script, unsigned seconds);

}  // namespace satdoku::fuzzing
