// Carries that are never true because the sum is too small: a counter of 31 bits never reaches 32, a product of two
// numbers of 8 bits has no more than 16. Nothing near such a carry shows it, and a search needs all sums below it. The
// equations of the cells below say it at once: they bound what is carried by the inputs.
#pragma once

#include "random_values.hpp"

#include <satdoku/core/effort.hpp>
#include <satdoku/reason/adders.hpp>

#include <span>

namespace satdoku::reason {

/// So many pairs that are asked about may turn out not to exclude each other, and more for each one that does.
inline constexpr int most_misses = 40;
inline constexpr int misses_of_success = 2;

/// Adds the exclusions of the two literals of half adders, of which one is chosen in none of the random assignments.
/// @param open  cells without a carry that hold if their two literals exclude each other: those are added
void find_exclusions(Adders& adders, std::span<const AdderCell> open, const RandomValues& random,
                     AdderQuestions& questions, core::Effort& effort);

}  // namespace satdoku::reason
