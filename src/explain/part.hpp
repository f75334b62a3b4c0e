// Some groups of a formula as a new formula, whose variables are numbered without gaps.
#pragma once

#include <satdoku/cnf/compact_variables.hpp>
#include <satdoku/explain/groups.hpp>

#include <span>
#include <vector>

namespace satdoku::explain {

struct Part {
    /// @param chosen  in rising order
    Part(const Groups& whole, std::span<const Group> chosen);

    /// Returns the indices of these groups in the whole formula.
    std::vector<Group> in_whole(std::span<const Group> part) const;
    /// All groups of the part, by their indices there.
    std::vector<Group> all() const;

    Groups groups;
    std::vector<Group> names;  ///< by group of the part: its index in the whole formula
};

}  // namespace satdoku::explain
