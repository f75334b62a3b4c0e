// Stepping through a search, by a person or a script: on the whole screen if the terminal has one, otherwise by lines.
#pragma once

#include <satdoku/cnf/clause_list.hpp>
#include <satdoku/frame/command.hpp>
#include <satdoku/solving/solve_request.hpp>
#include <satdoku/wording/clause_words.hpp>

#include <string>

namespace satdoku::insight {

/// Runs until the person leaves or the input ends.
/// @param name       of the formula, as it may be shown
/// @param words      what its literals and clauses mean, if that is known
/// @param on_screen  uses the whole screen if the terminal can
void step_through(frame::Context& context, const cnf::ClauseList& formula, const solving::SolveRequest& request,
                  const std::string& name, const wording::ClauseWords& words, bool on_screen);

}  // namespace satdoku::insight
