// Literals and clauses from DIMACS numbers.
#pragma once
#include <satdoku/cnf/clause_list.hpp>
#include <satdoku/cnf/literal.hpp>
#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

namespace satdoku::support {
inline std::vector<cnf::Literal> literals(const std::vector<int>& numbers) {
    std::vector<cnf::Literal> result;
    for (const int number : numbers) result.push_back(cnf::Literal::from_dimacs(number));
    return result;
}

/// The literals of a clause, each only where it occurs first.
inline std::vector<cnf::Literal> distinct(std::span<const cnf::Literal> clause) {
    std::vector<cnf::Literal> once;
    for (const cnf::Literal literal : clause)
        if (std::find(once.begin(), once.end(), literal) == once.end()) once.push_back(literal);
    return once;
}

/// A formula with these clauses, and with the variables up to the highest one.
inline cnf::ClauseList clause_list(const std::vector<std::vector<int>>& clauses) {
    cnf::ClauseList list;
    std::uint32_t variables = 0;
    for (const std::vector<int>& clause : clauses) list.clause(literals(clause));
    for (const cnf::Literal literal : list.literals()) variables = std::max(variables, literal.variable().index() + 1);
    list.variables(variables);
    return list;
}

}  // namespace satdoku::support
