// Finds cardinality constraints that are encoded as clauses. "At least `least` of these literals are true" is encoded
// by all subsets of size |literals| - least + 1 as clauses; propagation on the clauses alone is weaker. With clauses of
// two literals the constraint is "at most one" of the negations: a clique of the graph that has an edge for each such
// clause. Idea: Biere, Le Berre, Lonca and Manthey, "Detecting cardinality constraints in CNF", SAT 2014 (the static
// method, for clauses of any length).
#pragma once
#include <satdoku/cnf/clause_list.hpp>
#include <satdoku/cnf/cutting_planes.hpp>
#include <satdoku/core/effort.hpp>

namespace satdoku::reason {
/// At least `least` of the literals are true. The literals have distinct variables and are in ascending order.
struct Cardinality {
    std::vector<cnf::Literal> literals;
    std::uint32_t least = 1;

    bool operator==(const Cardinality&) const = default;
};

/// Returns constraints that each follow from some of the clauses, and that together imply all clauses. If the effort
/// ends early, they do not imply the clauses that were not visited.
std::vector<Cardinality> find_cardinalities(const cnf::ClauseList& clauses, core::Effort& effort);

/// Returns how many clauses encode the constraint, which are the subsets of a size; 2^32 for all larger numbers.
std::uint64_t clause_count(const Cardinality& constraint);

/// Calls `visit` for each clause of the constraint, with its literals in ascending order.
void each_clause(const Cardinality& constraint, const std::function<void(std::span<const cnf::Literal>)>& visit);

/// Returns how to compute the constraint from its clauses. @pre all of them are in the proof
cnf::Arithmetic arithmetic_of(const Cardinality& constraint, const cnf::CuttingPlanes& proof);
}  // namespace satdoku::reason
