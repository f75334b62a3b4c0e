// What the tests of cores share: random groups, and the judgement of a core by the other engine, on its clauses alone.
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

/// The clauses of these groups, and those that always hold.
cnf::ClauseList clauses_of(const Groups& groups, const std::vector<Group>& chosen);

/// By the textbook's solver.
bool satisfiable(const Groups& groups, const std::vector<Group>& chosen,
                 std::span<const cnf::Literal> background = {});

/// Whether the groups are in rising order, unsatisfiable, and satisfiable without any one of them.
bool is_minimal_core(const Groups& groups, const std::vector<Group>& core,
                     std::span<const cnf::Literal> background = {});

}  // namespace satdoku::explain
