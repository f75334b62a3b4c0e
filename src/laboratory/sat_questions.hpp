// Two items of the SAT menu: why the formula has no model, and how many models it has.
#pragma once

#include <satdoku/cnf/formula.hpp>
#include <satdoku/frame/command.hpp>

#include <string>

namespace satdoku::laboratory {

/// Looks for a core, leafs through its clauses and offers to save it. @param path  where the formula came from
void ask_why(frame::Context& context, cnf::Formula& formula, const std::string& path);

/// Counts models, lists some, or finds the backbone.
void ask_models(frame::Context& context, const cnf::Formula& formula);

}  // namespace satdoku::laboratory
