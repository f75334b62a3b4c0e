// The program's own random numbers, so that a seed gives the same puzzle with every compiler and on every
// machine (the standard library's distributions and std::shuffle differ between implementations). The
// generator is xoshiro256** seeded through SplitMix64 (Blackman & Vigna, "Scrambled linear pseudorandom
// number generators", 2021).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>

namespace satdoku::core {

class Random {
  public:
    explicit Random(std::uint64_t seed);

    /// 64 random bits.
    std::uint64_t next();

    /// A number from 0 to bound - 1, each equally likely. @param bound at least 1
    std::uint64_t below(std::uint64_t bound);

    /// A number from 0 (included) to 1 (excluded).
    double fraction() { return static_cast<double>(next() >> 11) * 0x1.0p-53; }

    /// Puts the items into random order, each order equally likely (Fisher and Yates).
    template <typename Item>
    void shuffle(std::span<Item> items) {
        for (std::size_t rest = items.size(); rest > 1; --rest) {
            std::swap(items[rest - 1], items[static_cast<std::size_t>(below(rest))]);
        }
    }

  private:
    std::array<std::uint64_t, 4> state_;
};

}  // namespace satdoku::core
