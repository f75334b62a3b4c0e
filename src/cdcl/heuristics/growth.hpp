// How much longer than the first the n-th interval between two events of the search is: a little more than linear, so
// that the events become rare as a search gets long, and the same on every machine. Idea: Biere's NLOGN schedules.
#pragma once

#include <satdoku/core/logarithm.hpp>

#include <cstdint>

namespace satdoku::cdcl {

/// n log10(n + 9)^power: 1 where n is 1
inline double growth(std::uint64_t n, int power) {
    double factor = static_cast<double>(n);
    for (; power > 0; --power) factor *= core::common_logarithm(n + 9);
    return factor;
}

}  // namespace satdoku::cdcl
