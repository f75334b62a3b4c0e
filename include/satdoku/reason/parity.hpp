// Parity constraints (XORs) that hide in clauses, and the linear algebra modulo 2 that decides them. "An odd
// number of these k variables is true" stands in a formula as the 2^(k-1) clauses that each forbid one wrong
// assignment; clause learning sees only these and takes exponentially long for what Gaussian elimination does
// in a moment. Ideas: Warners and van Maaren, "A two-phase algorithm for solving a class of hard
// satisfiability problems", 1998; Soos, Nohl and Castelluccia, "Extending SAT solvers to cryptographic
// problems", SAT 2009.
#pragma once

#include <satdoku/cnf/clause_list.hpp>
#include <satdoku/core/effort.hpp>
#include <satdoku/reason/cardinality.hpp>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace satdoku::reason {

/// The number of true variables among these is odd (or even).
struct Parity {
    std::vector<cnf::Variable> variables;  ///< ascending, each once
    bool odd = false;

    auto operator<=>(const Parity&) const = default;
};

/// All parities of two to `longest_parity` variables that have all their clauses among these, each once.
/// A clause in which a literal stands twice is passed over.
std::vector<Parity> find_parities(const cnf::ClauseList& clauses, core::Effort& effort);
inline constexpr std::size_t longest_parity = 7;

/// Exactly `count` of the literals hold, which are of distinct variables, in ascending order.
struct ExactCount {
    std::vector<cnf::Literal> literals;
    std::size_t count;
};

/// Counts that follow from constraints: where at least k of the literals hold, and at least n - k of their
/// negations, exactly k hold.
std::vector<ExactCount> exact_counts(std::span<const Cardinality> constraints);

/// What the count says of its literals' variables.
Parity parity_of(const ExactCount& count);

/// Takes parities out whose own variables, those that stand in no other one, weigh two or more in sum, one
/// after the other until there are none such. Every sum with one of these keeps the own variables, so it says
/// nothing short about the others; with a weight of two, nothing about those that matter.
std::vector<const Parity*> entangled(std::span<const Parity> parities,
                                     const std::function<std::size_t(cnf::Variable)>& weight,
                                     core::Effort& effort);

/// A parity that others sum to.
struct ParitySum {
    Parity parity;
    std::vector<const Parity*> summands;  ///< which ones; only where asked for
};

/// What a system of parities comes to.
struct ParityConsequences {
    std::optional<ParitySum> contradiction;  ///< 0 = 1: no assignment satisfies all of them
    /// Otherwise: parities of one or two variables, implied and not among the given ones.
    std::vector<ParitySum> derived;
};

/// Gaussian elimination. Variables of only one parity are put aside first, with it; an equivalence between
/// two of those is not looked for. Nothing is derived where the effort does not reach.
/// @param traced whether the summands are wanted, which takes longer
ParityConsequences eliminate_parities(std::span<const Parity> parities, bool traced, core::Effort& effort);

}  // namespace satdoku::reason
