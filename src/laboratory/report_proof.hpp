// A proof that a formula is unsatisfiable, written and checked in memory, within limits.
#pragma once

#include "report.hpp"

#include <satdoku/cnf/formula.hpp>

#include <optional>
#include <stop_token>
#include <string>

namespace satdoku::laboratory {

struct CheckedProof {
    bool confirmed = false;
    std::string judgement;  ///< what the check says, or which limit was reached
    ProofNumbers numbers{};
};

/// Solves with the standard engine, which writes what it learns, and checks that. Throws core::Error where that engine
/// finds a model, or its proof is wrong: errors of the program.
/// @param name     what the formula is called
/// @param seconds  for the solve, and once more for the check; nothing: no limit
CheckedProof prove_unsatisfiable(const std::string& name, cnf::Formula& formula,
                                 std::optional<double> seconds, const std::stop_token& stop);

}  // namespace satdoku::laboratory
