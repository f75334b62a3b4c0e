// Two items of the SAT menu: why the formula has no model, and how many models it has.
#pragma once

#include "command.hpp"

#include <satdoku/cnf/formula.hpp>

#include <string>

namespace satdoku::app {

/// Looks for a core, leafs through its clauses and offers to save it. @param path  where the formula came from
void ask_why(Context& context, cnf::Formula& formula, const std::string& path);

/// Counts models, lists some, or finds the backbone.
void ask_models(Context& context, const cnf::Formula& formula);

}  // namespace satdoku::app
