// Checks results and proofs, and describes the outcome in words.
#pragma once
#include <satdoku/check/drat.hpp>
#include <satdoku/check/lrat.hpp>
#include <satdoku/check/veripb.hpp>
#include <satdoku/frame/command.hpp>
#include <satdoku/result/res_file.hpp>

namespace satdoku::solving {
struct Judgement {
    bool confirmed = false;
    std::string text;      ///< lines: counts, the first broken clause and so on
    bool refuted = false;  ///< of judge_result(): the claim is wrong
    std::string reason{};  ///< of judge_result(), unless confirmed: why, as part of a line
};

/// The text in green if the judgement confirms, otherwise in red.
std::string painted(const ui::Console& console, const Judgement& judgement);

/// Checks the model of a result against each clause. A list of positive literals alone means that the other variables are
/// false; in other lists they have no value. @param formula  called once
Judgement judge_model(const cnf::ClauseSource& formula, const result::Result& result);

/// The search that judges a claim of unsatisfiability.
struct ClaimSearch {
    static constexpr double standard_seconds = 5;

    ui::Console& console;  ///< shows the progress
    double seconds = standard_seconds;
    std::stop_token stop{};
};

/// The remarks on the form of a result, a line each.
std::string remarks_text(const std::vector<result::Remark>& remarks);

/// Judges a result: a model is checked. A claim that there is none is wrong if the result itself has a model or the
/// search finds one, and right if the search proves it and our checker accepts the proof; otherwise it is not confirmed.
/// @param formula  called once if there is a model, and up to four times if none is claimed
Judgement judge_result(const cnf::ClauseSource& formula, const result::Result& result, const ClaimSearch& search);

/// How far the check of a proof is. @param all  steps; 0: not known
std::string check_progress(std::uint64_t done, std::uint64_t all);

/// Describes the outcome of a check.
Judgement judge_proof(const check::DratReport& report);
Judgement judge_proof(const check::LratReport& report);
Judgement judge_proof(const check::VeripbReport& report);
/// Checks a proof: DRAT, LRAT or VeriPB, recognised by its bytes; VeriPB may show a model instead of unsatisfiability.
/// LRAT and VeriPB only without core, trimmed and hinted; they report their progress with 0 as the number of all steps.
/// @param formula  called once
Judgement judge_proof(const cnf::ClauseSource& formula, core::Input& proof, const check::DratControl& control);
}  // namespace satdoku::solving
