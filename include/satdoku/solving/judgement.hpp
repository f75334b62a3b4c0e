// Whether a result is true: what `check` and the menu say about a result file, or about a proof.
#pragma once

#include <satdoku/check/drat.hpp>
#include <satdoku/cnf/clause_sink.hpp>
#include <satdoku/frame/command.hpp>
#include <satdoku/result/res_file.hpp>

#include <string>

namespace satdoku::solving {

struct Judgement {
    bool confirmed = false;
    std::string text;  ///< lines for a person: what was found, the first broken clause and so on
};

/// Its text in the colour of its answer.
std::string painted(const ui::Console& console, const Judgement& judgement);

/// Judges a result from any program by its model. A verdict without a model is not confirmed.
/// @param formula is asked to tell it once where there is a model
Judgement judge_result(const cnf::ClauseSource& formula, const result::Result& result);

/// Says in words what the check of a proof has found.
Judgement judge_proof(const check::DratReport& report);
/// Judges a proof of unsatisfiability.
/// @param formula is asked to tell it once
Judgement judge_proof(const cnf::ClauseSource& formula, core::Input& proof,
                      const check::DratControl& control);

}  // namespace satdoku::solving
