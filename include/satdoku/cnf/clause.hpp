// Clauses compared without regard to the order of their literals.
#pragma once
#include <satdoku/cnf/literal.hpp>
#include <satdoku/core/hash.hpp>
#include <satdoku/core/sorted.hpp>
#include <span>

namespace satdoku::cnf {
/// Sorts the literals and keeps each of them once. Returns false if the clause is a tautology.
inline bool normalize(std::vector<Literal>& literals) {
    core::sort_unique(literals);
    const auto opposite = [](Literal left, Literal right) { return left == ~right; };
    return std::adjacent_find(literals.begin(), literals.end(), opposite) == literals.end();
}

/// The sum over the literals, so that their order does not matter. Two different clauses with the same hash would be
/// taken for the same one: among ten million clauses this happens once in some hundred thousand runs.
inline std::uint64_t clause_hash(std::span<const Literal> literals) {
    std::uint64_t sum = 0;
    for (const Literal literal : literals) sum += core::split_mix(literal.code());
    return sum;
}
}  // namespace satdoku::cnf
