// Refutes cardinality constraints by linear arithmetic: if no real numbers between 0 and 1 satisfy the constraints, no
// truth values do. Resolution, and thus clause learning, needs exponentially many steps for some of these refutations
// (more pigeons than holes).
//
// The simplex method runs in floating point and may be wrong. So its result is a certificate, a natural number for each
// constraint, which is verified in exact arithmetic. Ideas: Farkas' lemma; the simplex method of Dutertre and de Moura,
// "A fast linear-arithmetic solver for DPLL(T)", CAV 2006; constraints are added when they are violated.
#pragma once
#include <satdoku/reason/arithmetic.hpp>

namespace satdoku::reason {
/// The multipliers of the constraints; those without an entry have 0.
struct Certificate {
    struct Entry {
        std::size_t constraint;  ///< index
        std::uint64_t times;
    };
    std::vector<Entry> entries;
};

/// Returns true if the sum of the constraints with their multipliers requires more true literals than any assignment
/// has. The test is exact: it returns false if a sum does not fit into 64 bits or an index is out of range.
bool proves_unsatisfiable(const Certificate& certificate, std::span<const Cardinality> constraints);

/// Returns a certificate for which proves_unsatisfiable() is true. Without one, the constraints may be satisfiable.
std::optional<Certificate> refute(std::span<const Cardinality> constraints, core::Effort& effort);

/// Writes the refutation as a DRAT proof by pigeons and holes: adds clauses from which, with those that encode the
/// constraints, unit propagation finds a contradiction.
/// @param certificate  proves_unsatisfiable() is true for it
/// @param constraints  all their clauses are in the proof, as for results of find_cardinalities()
/// @param effort       one tick for each literal written or visited
/// @return false if the effort is too small, or if the multipliers are not multiples of a large common part. Then no
/// clause has been added, unless the effort was stopped meanwhile.
bool prove(const Certificate& certificate, std::span<const Cardinality> constraints, Derivation& derivation,
           core::Effort& effort);
/// The same by cutting planes, which is never too long.
void prove(const Certificate& certificate, std::span<const Cardinality> constraints, cnf::CuttingPlanes& proof);
}  // namespace satdoku::reason
