// Writes a refutation by linear arithmetic as a DRAT proof: the sum of constraints becomes a pigeonhole problem with
// more pigeons than holes.
//
// A clause is a pigeon, an "at most one" constraint is a hole, and a literal that is in both is the pigeon's place in
// the hole. A constraint that is counted several times becomes several pigeons or holes. A literal that is in more
// clauses than holes gets one more hole, together with its negation; a literal that is in more holes than clauses
// becomes one more pigeon, together with its negation. "At most k" becomes k holes: a literal is in the c-th hole if it
// is the c-th true one of them, which counters define (Sinz, "Towards an optimal CNF encoding of Boolean cardinality
// constraints", CP 2005). By Farkas' lemma, every sum that proves_unsatisfiable() gives more pigeons than holes.
#pragma once

#include <satdoku/core/effort.hpp>
#include <satdoku/reason/cardinality.hpp>
#include <satdoku/reason/derivation.hpp>
#include <satdoku/reason/relaxation.hpp>

#include <span>

namespace satdoku::reason {

/// Adds clauses to the proof from which, with those that encode the constraints, unit propagation finds a
/// contradiction.
/// @param certificate  proves_unsatisfiable() is true for it
/// @param constraints  all their clauses are in the proof, as for results of find_cardinalities()
/// @param effort       one tick for each literal written or visited
/// @return false if the effort is too small, or if the multipliers are not multiples of a large common part. Then no
/// clause has been added, unless the effort was stopped meanwhile.
bool prove(const Certificate& certificate, std::span<const Cardinality> constraints, Derivation& derivation,
           core::Effort& effort);

}  // namespace satdoku::reason
