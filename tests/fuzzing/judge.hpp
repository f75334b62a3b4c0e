// Plays a script to the CDCL engine and believes nothing: models are checked against the clauses, refutations
// by their proofs, small formulas by brute force as well.
#pragma once

#include "fuzzing/script.hpp"

#include <satdoku/proof/proof.hpp>
#include <satdoku/solve/engine.hpp>

#include <functional>
#include <memory>
#include <string>
#include <string_view>

namespace satdoku::fuzzing {

/// Makes the engine that is judged: with the script's options, and all its steps told to the proof, where
/// the script wants one.
using MakeEngine = std::function<std::unique_ptr<solve::Engine>(const Script&, proof::Proof&)>;

/// The CDCL engine.
std::unique_ptr<solve::Engine> make_cdcl(const Script& script, proof::Proof& proof);

/// What is wrong, or nothing ("").
std::string judge(const Script& script, const MakeEngine& make = make_cdcl);

/// The verdict on a script that takes more CPU time than it may.
inline constexpr std::string_view too_slow = "takes too long";

/// The same in a process of its own, so that a crash is a verdict too, and so is running for longer than
/// that.
std::string judge_apart(const Script& script, unsigned seconds);

}  // namespace satdoku::fuzzing
