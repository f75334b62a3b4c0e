// Literals as DIMACS writes them.
#pragma once

#include <satdoku/cnf/literal.hpp>

#include <vector>

namespace satdoku::support {

inline std::vector<cnf::Literal> literals(const std::vector<int>& numbers) {
    std::vector<cnf::Literal> result;
    for (const int number : numbers) result.push_back(cnf::Literal::from_dimacs(number));
    return result;
}

}  // namespace satdoku::support
