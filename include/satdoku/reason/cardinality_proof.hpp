// Writes what arithmetic found as a proof: the sum of constraints that asks for too much, as more pigeons than holes.
//
// A clause is a pigeon, "at most one of these" a hole, and a literal of both the pigeon's place in it. What is counted
// several times stands several times; a literal in more clauses than groups goes with its negation into a hole of its
// own, and one in more groups than clauses makes with its negation one more pigeon. "At most k of these" is k holes:
// a literal sits in the c-th where it is the c-th true one of them, which counters define (Sinz, "Towards an optimal CNF
// encoding of Boolean cardinality constraints", CP 2005). By Farkas' lemma every sum that proves_unsatisfiable() comes
// out with more pigeons than holes.
#pragma once

#include <satdoku/core/effort.hpp>
#include <satdoku/reason/cardinality.hpp>
#include <satdoku/reason/derivation.hpp>
#include <satdoku/reason/relaxation.hpp>

#include <span>

namespace satdoku::reason {

/// Adds clauses from which, with those that encode the constraints, unit propagation reaches a contradiction.
/// @param certificate proves_unsatisfiable(). @param constraints  with all their clauses there, as find_cardinalities()
/// finds them. @param effort  a tick for each literal written, and for each looked at
/// @return false: not with this effort, or the multipliers are no multiples of a common large part. Where that shows
/// before the first clause, as it does unless the effort is stopped, none is added.
bool prove(const Certificate& certificate, std::span<const Cardinality> constraints, Derivation& derivation,
           core::Effort& effort);

}  // namespace satdoku::reason
