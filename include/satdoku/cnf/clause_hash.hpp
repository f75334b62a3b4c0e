// A clause as 64 bits, the same for its literals in any order: how proofs and whoever counts clauses find them.
//
// Two clauses with the same bits would be taken for one another: among ten million that happens once in some hundred
// thousand runs.
#pragma once

#include <satdoku/cnf/literal.hpp>

#include <cstdint>
#include <span>

namespace satdoku::cnf {

/// A sum over the literals, each spread over all bits (the finalizer of splitmix64).
inline std::uint64_t clause_hash(std::span<const Literal> literals) {
    std::uint64_t sum = 0;
    for (const Literal literal : literals) {
        std::uint64_t bits = literal.code() + 0x9e3779b97f4a7c15U;
        bits = (bits ^ (bits >> 30U)) * 0xbf58476d1ce4e5b9U;
        bits = (bits ^ (bits >> 27U)) * 0x94d049bb133111ebU;
        sum += bits ^ (bits >> 31U);
    }
    return sum;
}

}  // namespace satdoku::cnf
