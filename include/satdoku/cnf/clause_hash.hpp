// A clause as 64 bits, the same for its literals in any order. Proofs and tables of clauses find clauses by it.
//
// Two clauses with the same bits would be taken for one another: among ten million that happens once in some hundred
// thousand runs.
#pragma once

#include <satdoku/cnf/literal.hpp>
#include <satdoku/core/hash.hpp>

#include <cstdint>
#include <span>

namespace satdoku::cnf {

/// A sum over the literals, each spread over all bits.
inline std::uint64_t clause_hash(std::span<const Literal> literals) {
    std::uint64_t sum = 0;
    for (const Literal literal : literals) sum += core::mixed_bits(literal.code() + core::golden_ratio);
    return sum;
}

}  // namespace satdoku::cnf
