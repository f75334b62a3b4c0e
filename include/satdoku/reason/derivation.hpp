// What reasoning beyond resolution tells a proof: clauses that come and go, and variables that stand for what
// it counts or sums. In DRAT (Wetzler, Heule and Hunt, "DRAT-trim", SAT 2014) a definition needs no rule of
// its own: each of its clauses is a resolution asymmetric tautology on the new variable (Tseitin's extended
// resolution, 1968).
//
// Whoever writes a proof through this removes again what nothing later needs: checkers go through all that is
// there.
#pragma once

#include <satdoku/cnf/literal.hpp>

#include <span>

namespace satdoku::reason {

class Derivation {
  public:
    virtual ~Derivation() = default;

    /// Adds a clause that follows from those that are there by unit propagation, or whose first literal no clause that
    /// is there can be resolved upon without that (RAT). No literal stands twice.
    virtual void add(std::span<const cnf::Literal> clause) = 0;

    /// Drops a clause: these literals, in any order. Units stay, whatever is asked for: checkers differ in what they
    /// make of it.
    virtual void remove(std::span<const cnf::Literal> clause) = 0;

    /// A variable that no clause mentions, neither now nor later, but those that are added here.
    virtual cnf::Variable fresh() = 0;
};

}  // namespace satdoku::reason
