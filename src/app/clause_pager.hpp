// Leafing through the clauses of a formula: next, previous, jump to a clause, find the clauses of a literal,
// quit.
#pragma once

#include <satdoku/cnf/formula.hpp>
#include <satdoku/ui/console.hpp>

namespace satdoku::app {

/// Until the person leaves or the input ends.
void page_through_clauses(ui::Console& console, const cnf::Formula& formula);

}  // namespace satdoku::app
