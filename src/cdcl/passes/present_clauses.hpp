// The formula as clauses alone, for techniques that look at all of it at once, and what a look costs.
#pragma once

#include "core/database.hpp"
#include "core/state.hpp"

#include <satdoku/cnf/clause_list.hpp>

#include <cstdint>

namespace satdoku::cdcl {

/// All clauses, learned ones of three and more literals aside, at level 0 and without its values.
/// @param binaries  which clauses of two literals count
cnf::ClauseList present_clauses(const State& state, ClauseKind binaries = ClauseKind::both);

/// Ticks for making present_clauses() and going through them.
std::uint64_t cost_of_clauses(const State& state);

}  // namespace satdoku::cdcl
