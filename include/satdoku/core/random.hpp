// The program's own random numbers, so that a seed gives the same puzzle with every compiler and on every machine (the
// standard library's distributions and std::shuffle differ between implementations). The generator is xoshiro256**
// seeded through SplitMix64 (Blackman & Vigna, "Scrambled linear pseudorandom number generators", 2021).
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
    template <typename Item> void shuffle(std::span<Item> items) {
        for (std::size_t rest = items.size(); rest > 1; --rest)
            std::swap(items[rest - 1], items[static_cast<std::size_t>(below(rest))]);
    }

  private:
    std::array<std::uint64_t, 4> state_;
};

/// The numbers from 0 to size - 1 in random order. Any place is computed directly, in constant memory.
///
/// A Feistel network permutes the numbers with an even number of bits (Luby and Rackoff, "How to construct
/// pseudorandom permutations from pseudorandom functions", 1988). A result outside the range goes through it again
/// until it is inside (Black and Rogaway, "Ciphers with arbitrary finite domains", 2002).
class RandomOrder {
  public:
    /// @param size  1 to 2^62
    RandomOrder(std::uint64_t size, std::uint64_t seed);

    std::uint64_t size() const { return size_; }

    /// Returns the number at this place. @param place 0 to size - 1
    std::uint64_t at(std::uint64_t place) const;

  private:
    std::uint64_t through_network(std::uint64_t number) const;

    std::uint64_t size_;
    int half_;  ///< bits of each half, at least 1
    std::array<std::uint64_t, 6> keys_;
};

/// Returns a seed for each item of a series. Neighbouring seeds and indices have nothing in common.
inline std::uint64_t seed_of(std::uint64_t seed, std::uint64_t index) {
    constexpr std::uint64_t odd = 0xd1342543de82ef95U;
    return Random(seed).next() ^ (index * odd);
}
}  // namespace satdoku::core
