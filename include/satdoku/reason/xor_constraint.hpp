// Finds XOR (parity) constraints that are encoded as clauses, and decides them by linear algebra modulo 2. "An odd
// number of these k variables is true" is encoded by 2^(k-1) clauses, each of which forbids one wrong assignment.
// Clause learning on these clauses can take exponential time for what Gaussian elimination does at once. Ideas: Warners
// and van Maaren, "A two-phase algorithm for solving a class of hard satisfiability problems", 1998; Soos, Nohl and
// Castelluccia, "Extending SAT solvers to cryptographic problems", SAT 2009.
#pragma once
#include <satdoku/reason/cardinality.hpp>
#include <array>
#include <optional>

namespace satdoku::reason {
/// The number of true variables among these is odd (or even).
struct XorConstraint {
    std::vector<cnf::Variable> variables;  ///< ascending, each once
    bool odd = false;

    auto operator<=>(const XorConstraint&) const = default;
};

/// Returns all XOR constraints of two to `longest_xor` variables whose clauses are all in the list, each once.
/// Ignores clauses that contain a literal twice.
std::vector<XorConstraint> find_xors(const cnf::ClauseList& clauses, core::Effort& effort);
inline constexpr std::size_t longest_xor = 7;

/// Exactly `count` of the literals are true. They have distinct variables and are in ascending order.
struct ExactCount {
    std::vector<cnf::Literal> literals;
    std::size_t count;
};

/// Returns exact counts that follow from the constraints: if at least k of n literals are true and at least n - k of
/// their negations, then exactly k are true.
std::vector<ExactCount> exact_counts(std::span<const Cardinality> constraints);

/// Returns the two constraints that make the count: lower bounds on the literals and on their negations.
std::array<Cardinality, 2> bounds_of(const ExactCount& count);

/// Returns the XOR constraint that the count implies for the variables of its literals.
XorConstraint xor_of(const ExactCount& count);

/// Returns the XOR constraints without those whose own variables weigh two or more together; own variables are those in
/// no other constraint. They are removed one after the other until none can be removed. A sum with a removed constraint
/// would contain its own variables, so it is never a short constraint on the other variables.
std::vector<const XorConstraint*> entangled(std::span<const XorConstraint> constraints,
                                            const std::function<std::size_t(cnf::Variable)>& weight,
                                            core::Effort& effort);

/// An XOR constraint that is the sum of others.
struct XorSum {
    XorConstraint constraint;
    std::vector<const XorConstraint*> summands;  ///< empty if not traced
};

/// The result of Gaussian elimination.
struct XorConsequences {
    std::optional<XorSum> contradiction;  ///< 0 = 1: no assignment satisfies all of them
    /// Without a contradiction: implied constraints on one or two variables that are not among the given ones.
    std::vector<XorSum> derived;
};

/// Gaussian elimination. Constraints with two or more own variables are removed first; see entangled(). If the effort
/// ends early, results are missing.
/// @param traced  whether the summands are wanted, which takes longer
XorConsequences eliminate_xors(std::span<const XorConstraint> constraints, bool traced, core::Effort& effort);
}  // namespace satdoku::reason
