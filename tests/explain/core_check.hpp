// Shared by the tests of cores: random groups, and the check of a core with the other engine, on its clauses only.
#pragma once
#include <satdoku/cnf/clause_list.hpp>
#include <satdoku/core/random.hpp>
#include <satdoku/explain/groups.hpp>
#include <cstdint>
#include <span>
#include <vector>

namespace satdoku::explain {
std::vector<Group> all_of(const Groups& groups);

/// Some clauses of one to three literals in groups of one to three, and sometimes a clause that is always on.
Groups random_groups(core::Random& random, std::uint32_t variables, std::uint32_t count);

/// Each clause of the formula as a group of its own.
Groups groups_of(const cnf::ClauseList& formula);

/// The clauses of these groups, and those that are always on.
cnf::ClauseList clauses_of(const Groups& groups, const std::vector<Group>& chosen);

/// Solves with the textbook solver.
bool satisfiable(const Groups& groups, const std::vector<Group>& chosen, std::span<const cnf::Literal> background = {});

/// Returns true if the groups are ascending, unsatisfiable, and satisfiable without any one of them.
bool is_minimal_core(const Groups& groups, const std::vector<Group>& core,
                     std::span<const cnf::Literal> background = {});

}  // namespace satdoku::explain
