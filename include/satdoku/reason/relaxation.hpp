// Refutes cardinality constraints by linear arithmetic: where already no fractions between 0 and 1 satisfy
// them, no truth values do. Resolution, and thus clause learning, needs exponentially many steps for what
// this sees at once (more pigeons than holes).
//
// The simplex method runs in floating point and may err; what it finds is a certificate, a whole number for
// each constraint, that is verified in exact arithmetic before anybody believes it. Idea: Farkas' lemma; the
// simplex method as Dutertre and de Moura, "A fast linear-arithmetic solver for DPLL(T)", CAV 2006, have it,
// with constraints added as they turn out violated.
#pragma once

#include <satdoku/core/effort.hpp>
#include <satdoku/reason/cardinality.hpp>

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace satdoku::reason {

/// How often each constraint is taken; those not mentioned, never.
struct Certificate {
    struct Entry {
        std::size_t constraint;  ///< index
        std::uint64_t times;
    };
    std::vector<Entry> entries;
};

/// Whether the sum of the constraints, each so many times, asks for more true literals than any assignment
/// has. Exact: a sum too large for 64 bits proves nothing. Indices out of range prove nothing either.
bool proves_unsatisfiable(const Certificate& certificate, std::span<const Cardinality> constraints);

/// A certificate that proves_unsatisfiable(), or nothing: the constraints may then be satisfiable or not.
std::optional<Certificate> refute(std::span<const Cardinality> constraints, core::Effort& effort);

}  // namespace satdoku::reason
