// After an unsatisfiable answer: a proof in the DRAT format, written and checked in the menus.
#pragma once

#include <satdoku/cnf/formula.hpp>
#include <satdoku/solving/solve_request.hpp>
#include <satdoku/ui/console.hpp>

#include <string>

namespace satdoku::laboratory {

/// Offers to write a proof and to check it.
/// @param request       how the formula was solved; it is solved in the same way again
/// @param formula_path  the proof is to stand beside it
void offer_proof(ui::Console& console, cnf::Formula& formula, const solving::SolveRequest& request,
                 const std::string& formula_path);

/// For the answer of another program: offers to check a proof that exists, or to make one.
/// @param last  how was solved last: what Enter takes
void offer_confirmation(ui::Console& console, solving::SolveRequest& last, cnf::Formula& formula,
                        const std::string& formula_path);

}  // namespace satdoku::laboratory
