// Clauses that come while there are values.
#pragma once

#include "core/state.hpp"

#include <algorithm>
#include <vector>

namespace satdoku::cdcl {

/// Takes out what is false at level 0, and duplicates. False: the clause holds for good.
inline bool simplify(const State& state, std::vector<Literal>& literals) {
    const auto is_fixed = [&](Literal each) {
        return state.value(each) != 0 && state.assignment(each).level == 0;
    };
    const auto holds = [&](Literal each) { return is_fixed(each) && state.value(each) > 0; };
    if (std::any_of(literals.begin(), literals.end(), holds)) return false;
    std::erase_if(literals, is_fixed);
    std::sort(literals.begin(), literals.end());
    literals.erase(std::unique(literals.begin(), literals.end()), literals.end());
    return std::adjacent_find(literals.begin(), literals.end(),
                              [](Literal one, Literal two) { return one == ~two; }) == literals.end();
}

}  // namespace satdoku::cdcl
