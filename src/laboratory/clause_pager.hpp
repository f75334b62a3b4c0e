// Leafing through the clauses of a formula: next, previous, jump to a clause, find the clauses of a literal,
// say what a literal means, assign literals by hand and see what is left, take them back, quit.
#pragma once

#include <satdoku/cnf/formula.hpp>
#include <satdoku/ui/console.hpp>

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace satdoku::laboratory {

/// Until the person leaves or the input ends.
/// @param formula  the same before and after
/// @param path  where the formula came from: what stands before its header tells what its literals mean
/// @param numbers  of the clauses to begin with, from 1; nothing: all
void page_through_clauses(ui::Console& console, cnf::Formula& formula, const std::string& path,
                          std::optional<std::vector<std::size_t>> numbers = {});

}  // namespace satdoku::laboratory
