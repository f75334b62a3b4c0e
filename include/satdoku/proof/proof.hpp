// The output for a proof of unsatisfiability: gets every clause that a solver learns or deletes, in order. In DRAT
// (Wetzler, Heule and Hunt, "DRAT-trim", SAT 2014) an added clause follows by unit propagation or is a resolution
// asymmetric tautology (RAT) on its first literal; the empty clause ends the proof.
#pragma once

#include <satdoku/cnf/literal.hpp>

#include <span>

namespace satdoku::proof {

class Proof {
  public:
    virtual ~Proof() = default;

    /// Adds a clause; the pivot of a RAT step is the first literal. Throws core::Error if it cannot be written.
    virtual void add(std::span<const cnf::Literal> clause) = 0;
    /// The same for a clause that may be RAT and not follow: some formats have another step for it.
    virtual void define(std::span<const cnf::Literal> clause) { add(clause); }

    /// Deletes the clause with these literals, which may be in any order.
    virtual void remove(std::span<const cnf::Literal> clause) = 0;

    /// Several engines may write one proof; then each must use variables of its own for its definitions.
    /// @return the first variable from `least` on that the caller may use
    virtual cnf::Variable own_from(cnf::Variable least) const { return least; }
};

}  // namespace satdoku::proof
