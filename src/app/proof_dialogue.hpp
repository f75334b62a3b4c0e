// After an unsatisfiable answer: a proof in the DRAT format, written and checked in the menus.
#pragma once

#include "command.hpp"

#include <satdoku/cnf/formula.hpp>

#include <string>

namespace satdoku::app {

/// Offers to write a proof and to check it.
/// @param request       how the formula was solved; it is solved in the same way again
/// @param formula_path  the proof is to stand beside it
void offer_proof(Context& context, cnf::Formula& formula, const SolveRequest& request,
                 const std::string& formula_path);

/// For an answer that somebody else gave: offers to check a proof that there is, or to make one.
void offer_confirmation(Context& context, cnf::Formula& formula, const std::string& formula_path);

}  // namespace satdoku::app
