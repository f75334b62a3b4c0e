// Checks of LRAT proofs, and what a check of a DRAT proof hands on.
#pragma once
#include "support/literals.hpp"
#include "support/pieces.hpp"
#include <satdoku/check/drat.hpp>
#include <satdoku/check/lrat.hpp>
#include <satdoku/check/proof_reader.hpp>
#include <satdoku/proof/drat.hpp>
#include <satdoku/proof/lrat.hpp>
#include <string>
#include <vector>

namespace satdoku::test {
inline check::LratReport check_lrat(const cnf::ClauseList& formula, const std::string& proof, bool binary = false) {
    check::LratReader reader(check::ProofBytes(support::pieces_of(proof, 1 << 20), "test.lrat"), binary);
    return check::lrat([&](cnf::ClauseSink& sink) { formula.replay(sink); }, reader);
}

inline check::LratReport check_lrat(const std::vector<std::vector<int>>& formula, const std::string& proof) {
    return check_lrat(support::clause_list(formula), proof);
}

/// A refutation by DRAT as LRAT, trimmed DRAT and a core.
struct Refutation {
    proof::LratText hinted;
    proof::DratText trimmed;
    cnf::ClauseList core;
    check::DratReport report;
};

inline Refutation refutation(const cnf::ClauseList& formula, const std::string& proof,
                             proof::DratFormat format = proof::DratFormat::text) {
    Refutation found{proof::LratText(format), proof::DratText(format), {}, {}};
    check::DratControl control;
    control.list_core = true;
    control.core = &found.core;
    control.hinted = [&](const check::RefutationStep& step) {
        step.deletion ? found.hinted.remove(step.id, step.hints) : found.hinted.add(step.id, step.literals, step.hints);
    };
    control.trimmed = [&](const check::RefutationStep& step) {
        step.deletion ? found.trimmed.remove(step.literals) : found.trimmed.add(step.literals);
    };
    found.report = check::drat(formula, proof, "test.drat", control);
    return found;
}

}  // namespace satdoku::test
