// Sums of XOR constraints as steps of plain DRAT.
//
// An XOR constraint on n variables needs 2^(n-1) clauses, too many for the long rows of an elimination. So a proof
// represents it as a chain: new variables are defined as the parity of the first two variables, the first three, and so
// on, and the last new variable and the last variable of the constraint are related by a binary one. To add two chains,
// the proof walks the union of their variables in ascending order. At each variable it derives that the prefixes of the
// two chains and of their sum cancel out; this follows from the same relation at the variable before, by a case split
// on the variable. The number of steps is linear in the length of the rows.
//
// Ideas: Tseitin, 1968 (extension); Philipp and Rebola-Pardo, "DRAT proofs for XOR reasoning", JELIA 2016; Soos and
// Bryant, "Proof generation for CDCL solvers using Gauss-Jordan elimination", 2023, who walk decision diagrams so.
#pragma once
#include <satdoku/reason/derivation.hpp>
#include <satdoku/reason/xor_constraint.hpp>
#include <bit>

namespace satdoku::reason {
/// Invariant: while the chain is in the proof, unit propagation finds every literal that its constraint implies, and no
/// other clause contains its prefixes.
struct XorChain {
    XorConstraint constraint;
    /// Variables that are defined as the parity of the first two variables, the first three, ... but not of all.
    std::vector<cnf::Variable> prefixes;
};

/// Calls `visit` with the literals of each clause; the literal of the first variable is first.
template <typename Visit> void each_clause(const XorConstraint& constraint, Visit visit) {
    std::vector<cnf::Literal> clause;
    for (std::uint32_t forbidden = 0; forbidden < 1U << constraint.variables.size(); ++forbidden) {
        if ((std::popcount(forbidden) % 2 == 1) == constraint.odd) continue;
        clause.clear();
        for (std::size_t index = 0; index < constraint.variables.size(); ++index)
            clause.emplace_back(constraint.variables[index], (forbidden >> index & 1U) != 0);
        visit(clause);
    }
}

/// Adds the clauses of the constraint: each forbids one wrong assignment.
void add_clauses(Derivation& derivation, const XorConstraint& constraint);
void remove_clauses(Derivation& derivation, const XorConstraint& constraint);

/// Derives the chain of a constraint whose clauses are in the proof; afterwards they are no longer needed.
XorChain enter(Derivation& derivation, const XorConstraint& constraint);

/// Derives the chain of the constraint that an exact count implies. The clauses of both bounds are in the proof: one
/// for each set of literals that is too large, and one for each that is too small.
XorChain enter(Derivation& derivation, const ExactCount& exact);
/// Returns the number of lemmas that this takes, or `limit` if it is larger.
std::size_t cost_of_entering(const ExactCount& exact, std::size_t limit);

/// Derives the sum of two chains, which stay in the proof. A sum of 0 = 1 is the empty clause.
XorChain add(Derivation& derivation, const XorChain& left, const XorChain& right);

/// Removes a chain from the proof. A constraint on one variable stays, because it is a unit clause.
void remove(Derivation& derivation, const XorChain& chain);
}  // namespace satdoku::reason
