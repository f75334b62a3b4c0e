// Whether a result is true: what `check` and the menu say about a result file, or about a proof.
#pragma once

#include "command.hpp"

#include <satdoku/check/drat.hpp>
#include <satdoku/cnf/clause_list.hpp>
#include <satdoku/result/res_file.hpp>

#include <string>

namespace satdoku::app {

struct Judgement {
    bool confirmed = false;
    std::string text;  ///< lines for a person: what was found, the first broken clause and so on
};

/// Judges a result from any program by its model. A verdict without a model is not confirmed.
Judgement judge_result(const cnf::ClauseList& formula, const result::Result& result);

/// Judges a proof of unsatisfiability.
Judgement judge_proof(const cnf::ClauseList& formula, core::Input& proof, const check::DratControl& control);

}  // namespace satdoku::app
