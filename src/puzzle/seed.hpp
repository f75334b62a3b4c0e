// A seed for each item of a series.
#pragma once

#include <satdoku/core/random.hpp>

#include <cstdint>

namespace satdoku::puzzle {

/// Neighbouring seeds and indices have nothing in common.
inline std::uint64_t seed_of(std::uint64_t seed, std::uint64_t index) {
    constexpr std::uint64_t odd = 0xd1342543de82ef95U;
    return core::Random(seed).next() ^ (index * odd);
}

}  // namespace satdoku::puzzle
