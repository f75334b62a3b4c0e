// The menus after an unsatisfiable answer: a DRAT proof, written and checked.
#pragma once
#include <satdoku/solving/solve_request.hpp>
#include <satdoku/ui/console.hpp>

namespace satdoku::laboratory {
/// Offers to write a proof and to check it.
/// @param request       how the formula was solved; it is solved in the same way again
/// @param formula_path  the default name of the proof is in its folder
void offer_proof(ui::Console& console, cnf::Formula& formula, const solving::SolveRequest& request,
                 const std::string& formula_path);

/// For the answer of another program: offers to check a proof that exists, or to make one.
/// @param last  the standard answer to how to solve
/// @param confirmed  whether the claim is proved already: then Enter goes back unless there is a proof file
void offer_confirmation(ui::Console& console, solving::SolveRequest& last, cnf::Formula& formula,
                        const std::string& formula_path, bool confirmed);
}  // namespace satdoku::laboratory
