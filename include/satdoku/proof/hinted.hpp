// The output for a proof with hints, as in LRAT: clauses have ids, and each step names the clauses by which it follows.
#pragma once

#include <satdoku/cnf/literal.hpp>

#include <cstdint>
#include <span>

namespace satdoku::proof {

class HintedProof {
  public:
    virtual ~HintedProof() = default;

    /// Adds a clause. Throws core::Error if it cannot be written.
    /// @param id     above all earlier ones; clauses of the formula have the ids 1, 2 and so on
    /// @param hints  ids, in the order in which the clauses propagate if this one is false; below 0 those of
    ///               candidates of a RAT step
    virtual void add(std::uint64_t id, std::span<const cnf::Literal> clause, std::span<const std::int64_t> hints) = 0;

    /// @param latest  id that was added
    virtual void remove(std::uint64_t latest, std::span<const std::int64_t> ids) = 0;
};

}  // namespace satdoku::proof
