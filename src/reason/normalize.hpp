// Clauses in the form in which they are compared: sorted, each literal once.
#pragma once

#include <satdoku/cnf/literal.hpp>

#include <algorithm>
#include <vector>

namespace satdoku::reason {

/// Sorts the literals and keeps each of them once. Returns false if the clause is a tautology.
inline bool normalize(std::vector<cnf::Literal>& literals) {
    std::sort(literals.begin(), literals.end());
    literals.erase(std::unique(literals.begin(), literals.end()), literals.end());
    const auto opposite = [](cnf::Literal left, cnf::Literal right) { return left == ~right; };
    return std::adjacent_find(literals.begin(), literals.end(), opposite) == literals.end();
}

}  // namespace satdoku::reason
