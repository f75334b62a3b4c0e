// A proof of unsatisfiability in the making: every clause that a solver learns or drops, in order. DRAT
// (Wetzler, Heule and Hunt, "DRAT-trim", SAT 2014): an added clause follows by unit propagation or is a
// resolution asymmetric tautology on its first literal; the empty clause ends the proof.
#pragma once

#include <satdoku/cnf/literal.hpp>

#include <span>

namespace satdoku::proof {

class Proof {
  public:
    virtual ~Proof() = default;

    /// Adds a clause; the pivot of a RAT step stands first. Throws core::Error where it cannot be written.
    virtual void add(std::span<const cnf::Literal> clause) = 0;

    /// Drops a clause: these literals, in any order.
    virtual void remove(std::span<const cnf::Literal> clause) = 0;

    /// Where several write one proof, each takes names of its own for the variables that it defines.
    /// @return the least one from `least` on that the caller may take
    virtual cnf::Variable own_from(cnf::Variable least) const { return least; }
};

}  // namespace satdoku::proof
