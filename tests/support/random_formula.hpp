// Random formulas of many shapes that trigger every technique of a modern solver: gates and equivalences to substitute,
// definitions to eliminate, XOR chains, cardinality constraints, hidden symmetries, units and binary clauses.
#pragma once
#include <satdoku/cnf/clause_list.hpp>
#include <satdoku/core/random.hpp>
#include <cstddef>
#include <optional>
#include <string_view>

namespace satdoku::support {
struct RandomFormula {
    std::string_view shape;
    cnf::ClauseList clauses;
    std::optional<bool> satisfiable;  ///< if the shape implies it
};

/// Makes a formula of a random shape with about this number of variables.
RandomFormula random_formula(core::Random& random, std::size_t variables);

/// Makes an equivalent formula that looks different: renames and negates variables, shuffles clauses and literals, and
/// sometimes adds a duplicate literal, a duplicate clause or a tautology.
cnf::ClauseList disguise(core::Random& random, const cnf::ClauseList& formula);

}  // namespace satdoku::support
