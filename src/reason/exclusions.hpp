// Carries that are never true because the sum is too small: a counter of 31 bits never reaches 32, a product of two
// numbers of 8 bits has no more than 16. No local argument proves that such a carry is false, and a search would visit
// all sums below it. The equations of the cells below bound it at once, by the inputs.
#pragma once

#include "random_values.hpp"

#include <satdoku/core/effort.hpp>
#include <satdoku/reason/adders.hpp>

#include <span>

namespace satdoku::reason {

/// Up to this many questions about pairs may have the answer no, and more for each yes.
inline constexpr int most_misses = 40;
inline constexpr int misses_of_success = 2;

/// Adds the exclusions of the two literals of half adders, of which one is chosen in none of the random assignments.
/// @param open  cells without a carry that hold if their two literals exclude each other: those are added
void find_exclusions(Adders& adders, std::span<const AdderCell> open, const RandomValues& random,
                     AdderQuestions& questions, core::Effort& effort);

}  // namespace satdoku::reason
