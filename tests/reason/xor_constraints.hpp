// Shared by tests of XOR constraints and counts.
#pragma once
#include <satdoku/reason/cardinality.hpp>
#include <satdoku/reason/xor_constraint.hpp>
#include <cstdint>

namespace satdoku::test {
/// Effort that no test uses up.
inline constexpr std::uint64_t plenty = 1'000'000'000;

/// @param assignment  the value of variable v is bit v
inline bool holds(const reason::XorConstraint& constraint, std::uint32_t assignment) {
    bool odd = false;
    for (const cnf::Variable variable : constraint.variables) odd ^= ((assignment >> variable.index()) & 1U) != 0;
    return odd == constraint.odd;
}

inline bool holds(const reason::Cardinality& constraint, std::uint32_t assignment) {
    std::uint32_t count = 0;
    for (const cnf::Literal literal : constraint.literals) {
        if ((((assignment >> literal.variable().index()) & 1U) != 0) != literal.negative()) ++count;
    }
    return count >= constraint.least;
}

}  // namespace satdoku::test
