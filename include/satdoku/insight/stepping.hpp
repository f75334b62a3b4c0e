// Stepping through a search before a person or over a pipe: on the whole screen where the terminal has one, else by
// lines.
#pragma once

#include <satdoku/cnf/clause_list.hpp>
#include <satdoku/frame/command.hpp>
#include <satdoku/solving/solve_request.hpp>
#include <satdoku/wording/clause_words.hpp>

#include <string>

namespace satdoku::insight {

/// Until the person leaves or the input ends.
/// @param name       of the formula, as it may be shown
/// @param words      what its literals and clauses say, if anything
/// @param on_screen  where the terminal has one; else by lines
void step_through(frame::Context& context, const cnf::ClauseList& formula,
                  const solving::SolveRequest& request, const std::string& name,
                  const wording::ClauseWords& words, bool on_screen);

}  // namespace satdoku::insight
