// The clauses of each group and of each literal of a formula.
#pragma once

#include <satdoku/explain/groups.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace satdoku::explain {

struct ClauseIndex {
    explicit ClauseIndex(const Groups& groups)
        : of_group(std::size_t{groups.size()} + 1), of_literal(std::size_t{2} * groups.variable_count()) {
        for (std::uint32_t index = 0; index < groups.clauses().size(); ++index) {
            of_group[std::min(groups.group_of(index), groups.size())].push_back(index);
            for (const cnf::Literal literal : groups.clauses()[index]) of_literal[literal.code()].push_back(index);
        }
    }

    std::vector<std::vector<std::uint32_t>> of_group;  ///< by group; the last entry has the clauses that are always on
    std::vector<std::vector<std::uint32_t>> of_literal;  ///< by literal code
};

}  // namespace satdoku::explain
