// Cardinality constraints that hide in clauses. "At least `least` of these literals hold" says more than the
// clauses that encode it: all its subsets of size |literals| - least + 1 as clauses. With clauses of two
// literals that is "at most one" of the negations, and the constraint is a clique of the graph that has an
// edge for each such clause. Idea: Biere, Le Berre, Lonca and Manthey, "Detecting cardinality constraints in
// CNF", SAT 2014 (the static method, for clauses of any length).
#pragma once

#include <satdoku/cnf/clause_list.hpp>
#include <satdoku/core/effort.hpp>

#include <cstdint>
#include <vector>

namespace satdoku::reason {

/// At least `least` of the literals hold. The literals are of distinct variables, in ascending order.
struct Cardinality {
    std::vector<cnf::Literal> literals;
    std::uint32_t least = 1;

    bool operator==(const Cardinality&) const = default;
};

/// Constraints that each follow from some of the clauses alone, and that together say at least what the
/// clauses say (tautologies say nothing). Where the effort ends early, the clauses not looked at are missing.
std::vector<Cardinality> find_cardinalities(const cnf::ClauseList& clauses, core::Effort& effort);

}  // namespace satdoku::reason
