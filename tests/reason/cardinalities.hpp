// Formulas of cardinality constraints.
#pragma once
#include <satdoku/cnf/clause_list.hpp>
#include <satdoku/core/random.hpp>
#include <satdoku/reason/cardinality.hpp>
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace satdoku::test {
/// Adds all its clauses.
inline void add_with_subsets(cnf::ClauseList& clauses, const reason::Cardinality& constraint) {
    const std::size_t size = constraint.literals.size();
    for (std::uint32_t subset = 0; subset < (1U << size); ++subset) {
        std::vector<cnf::Literal> clause;
        for (std::size_t index = 0; index < size; ++index) {
            if (((subset >> index) & 1U) != 0) clause.push_back(constraint.literals[index]);
        }
        if (clause.size() == size - constraint.least + 1) clauses.clause(clause);
    }
}

/// Distinct variables with random signs. @param least  1 to `size`
inline reason::Cardinality random_constraint(core::Random& random, std::uint32_t variables, std::size_t size,
                                             std::uint32_t least) {
    reason::Cardinality result{{}, least};
    while (result.literals.size() < size) {
        const cnf::Variable variable(static_cast<std::uint32_t>(random.below(variables)));
        const auto same = [&](cnf::Literal each) { return each.variable() == variable; };
        if (std::ranges::none_of(result.literals, same)) {
            result.literals.emplace_back(variable, random.below(2) == 0);
        }
    }
    std::ranges::sort(result.literals);
    return result;
}

/// `pigeons` into `holes`, up to `capacity` in one.
inline cnf::ClauseList shared_holes(std::uint32_t pigeons, std::uint32_t holes, std::uint32_t capacity) {
    cnf::ClauseList clauses;
    clauses.variables(pigeons * holes);
    for (std::uint32_t pigeon = 0; pigeon < pigeons; ++pigeon) {
        std::vector<cnf::Literal> clause;
        for (std::uint32_t hole = 0; hole < holes; ++hole) {
            clause.emplace_back(cnf::Variable(pigeon * holes + hole), false);
        }
        clauses.clause(clause);
    }
    for (std::uint32_t hole = 0; hole < holes; ++hole) {
        reason::Cardinality constraint{{}, pigeons - capacity};
        for (std::uint32_t pigeon = 0; pigeon < pigeons; ++pigeon) {
            constraint.literals.emplace_back(cnf::Variable(pigeon * holes + hole), true);
        }
        reason::each_clause(constraint, [&](std::span<const cnf::Literal> clause) { clauses.clause(clause); });
    }
    return clauses;
}

/// More pigeons than holes, each of which fits into some of the holes.
inline cnf::ClauseList choosy_pigeons(core::Random& random, std::uint32_t holes) {
    cnf::ClauseList clauses;
    std::vector<std::vector<cnf::Literal>> places(holes);
    std::uint32_t variables = 0;
    for (std::uint32_t pigeon = 0; pigeon <= holes; ++pigeon) {
        std::vector<cnf::Literal> clause;
        for (std::vector<cnf::Literal>& hole : places) {
            if (random.below(2) == 0) continue;
            clause.emplace_back(cnf::Variable(variables++), false);
            hole.push_back(~clause.back());
        }
        clauses.clause(clause);
    }
    clauses.variables(variables);
    for (const std::vector<cnf::Literal>& hole : places) {
        for (std::size_t one = 0; one < hole.size(); ++one)
            for (std::size_t two = 0; two < one; ++two) clauses.clause(std::array{hole[two], hole[one]});
    }
    return clauses;
}

/// A few random constraints, most of which contradict each other.
inline cnf::ClauseList random_constraints(core::Random& random) {
    const auto variables = static_cast<std::uint32_t>(4 + random.below(7));
    cnf::ClauseList clauses;
    clauses.variables(variables);
    const std::size_t count = 2 + random.below(9);
    for (std::size_t constraint = 0; constraint < count; ++constraint) {
        const std::size_t size = 1 + random.below(std::min<std::size_t>(variables, 7));
        const auto least = static_cast<std::uint32_t>(random.below(2) == 0 ? 1
                                                      : size < 6           ? 1 + random.below(size)
                                                                           : size - random.below(6));
        add_with_subsets(clauses, random_constraint(random, variables, size, least));
    }
    return clauses;
}

}  // namespace satdoku::test
