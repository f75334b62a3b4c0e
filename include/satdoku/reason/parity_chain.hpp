// Sums of parities as steps that plain DRAT checkers accept.
//
// A parity of n variables takes 2^(n-1) clauses, too many for the long rows of an elimination. So a proof has it as a
// chain: variables of the proof stand for the parity of its first two, first three, ... variables, and the last of them
// and the last variable come to what the whole is. Two chains are added by walking the union of their variables, all
// chains having theirs in ascending order: at each one the prefixes of the two and of the sum so far cancel out, which
// follows from the same before it once the variable has a value. That is linear in the length of the rows.
//
// Ideas: Tseitin, 1968 (extension); Philipp and Rebola-Pardo, "DRAT proofs for XOR reasoning", JELIA 2016; Soos and
// Bryant, "Proof generation for CDCL solvers using Gauss-Jordan elimination", 2023, who walk decision diagrams in the
// same way.
#pragma once

#include <satdoku/cnf/literal.hpp>
#include <satdoku/reason/derivation.hpp>
#include <satdoku/reason/parity.hpp>

#include <cstddef>
#include <span>
#include <vector>

namespace satdoku::reason {

/// Invariant: while the chain is in the proof, unit propagation finds every literal that its parity implies, and no
/// other clauses mention its prefixes.
struct ParityChain {
    Parity parity;
    /// What stands for the parity of the first two variables, the first three, ... but not of all.
    std::vector<cnf::Variable> prefixes;
};

/// Adds the clauses that each forbid one wrong assignment.
void add_clauses(Derivation& derivation, const Parity& parity);
void remove_clauses(Derivation& derivation, const Parity& parity);

/// The chain of a parity whose clauses are there; they are no longer needed then.
ParityChain enter(Derivation& derivation, const Parity& parity);

/// The chain of the parity that an exact count comes to, where the clauses of both bounds are
/// there: one for each set of literals that is too large, and one for each that is too small.
ParityChain enter(Derivation& derivation, const ExactCount& exact);
/// Lemmas that it takes to enter one, at most `limit`.
std::size_t cost_of_entering(const ExactCount& exact, std::size_t limit);

/// The sum of two chains, which stay. A sum of 0 = 1 is the empty clause.
ParityChain add(Derivation& derivation, const ParityChain& left, const ParityChain& right);

/// Takes a chain out of the proof; a parity of one variable stays, as its unit does.
void remove(Derivation& derivation, const ParityChain& chain);

}  // namespace satdoku::reason
