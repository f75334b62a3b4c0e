// Stepping through a search before a person or over a pipe: on the whole screen where the terminal has one, else by
// lines.
#pragma once

#include "clause_words.hpp"
#include "command.hpp"
#include "solve_request.hpp"

#include <satdoku/cnf/clause_list.hpp>

#include <string>

namespace satdoku::app {

/// Until the person leaves or the input ends.
/// @param name       of the formula, as it may be shown
/// @param words      what its literals and clauses say, if anything
/// @param on_screen  where the terminal has one; else by lines
void step_through(Context& context, const cnf::ClauseList& formula, const SolveRequest& request,
                  const std::string& name, const ClauseWords& words, bool on_screen);

}  // namespace satdoku::app
