// Checks results and proofs, and describes the outcome in words.
#pragma once

#include <satdoku/check/drat.hpp>
#include <satdoku/cnf/clause_sink.hpp>
#include <satdoku/frame/command.hpp>
#include <satdoku/result/res_file.hpp>

#include <string>

namespace satdoku::solving {

struct Judgement {
    bool confirmed = false;
    std::string text;  ///< lines: counts, the first broken clause and so on
};

/// The text in green if the judgement confirms, otherwise in red.
std::string painted(const ui::Console& console, const Judgement& judgement);

/// Checks the model of a result. A verdict without a model is not confirmed.
/// @param formula  called once if there is a model
Judgement judge_result(const cnf::ClauseSource& formula, const result::Result& result);

/// Describes the outcome of a check.
Judgement judge_proof(const check::DratReport& report);
/// Checks a proof of unsatisfiability.
/// @param formula  called once
Judgement judge_proof(const cnf::ClauseSource& formula, core::Input& proof, const check::DratControl& control);

}  // namespace satdoku::solving
