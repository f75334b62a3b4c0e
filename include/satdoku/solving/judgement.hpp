// Checks results and proofs, and describes the outcome in words.
#pragma once

#include <satdoku/check/drat.hpp>
#include <satdoku/check/lrat.hpp>
#include <satdoku/check/veripb.hpp>
#include <satdoku/cnf/clause_sink.hpp>
#include <satdoku/frame/command.hpp>
#include <satdoku/result/res_file.hpp>

#include <cstdint>
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

/// How far the check of a proof is. @param all  steps; 0: not known
std::string check_progress(std::uint64_t done, std::uint64_t all);

/// Describes the outcome of a check.
Judgement judge_proof(const check::DratReport& report);
Judgement judge_proof(const check::LratReport& report);
Judgement judge_proof(const check::VeripbReport& report);
/// Checks a proof: DRAT, LRAT or VeriPB, as its bytes tell; VeriPB may show a model instead of unsatisfiability. LRAT and
/// VeriPB only without core, trimmed and hinted; they report their progress with 0 as the number of all steps.
/// @param formula  called once
Judgement judge_proof(const cnf::ClauseSource& formula, core::Input& proof, const check::DratControl& control);

}  // namespace satdoku::solving
