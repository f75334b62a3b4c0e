// Random formulas of many shapes, made to set off every technique of a modern solver: gates and equivalences
// to substitute, definitions to eliminate, XOR chains, cardinality constraints, hidden symmetries, units and
// binaries.
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
    std::optional<bool> satisfiable;  ///< where the shape tells it
};

/// A formula of a random shape with about so many variables.
RandomFormula random_formula(core::Random& random, std::size_t variables);

/// The same formula as a stranger would write it: variables renamed and negated, clauses and literals
/// shuffled, and now and then a duplicate literal, a duplicate clause or a tautology.
cnf::ClauseList disguise(core::Random& random, const cnf::ClauseList& formula);

}  // namespace satdoku::support
