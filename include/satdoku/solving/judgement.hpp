// Checks a result file or a proof and puts the outcome into words, for `check` and the menus.
#pragma once

#include <satdoku/check/drat.hpp>
#include <satdoku/cnf/clause_sink.hpp>
#include <satdoku/frame/command.hpp>
#include <satdoku/result/res_file.hpp>

#include <string>

namespace satdoku::solving {

struct Judgement {
    bool confirmed = false;
    std::string text;  ///< lines for a person: counts, the first broken clause and so on
};

/// Its text, green if it is confirmed, otherwise red.
std::string painted(const ui::Console& console, const Judgement& judgement);

/// Judges a result from any program by its model. A verdict without a model is not confirmed.
/// @param formula  called once if there is a model
Judgement judge_result(const cnf::ClauseSource& formula, const result::Result& result);

/// Puts the outcome of a check into words.
Judgement judge_proof(const check::DratReport& report);
/// Judges a proof of unsatisfiability.
/// @param formula  called once
Judgement judge_proof(const cnf::ClauseSource& formula, core::Input& proof, const check::DratControl& control);

}  // namespace satdoku::solving
