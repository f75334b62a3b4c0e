// The numbers from 0 to size - 1 in random order. Any place is computed directly, in constant memory.
//
// A Feistel network permutes the numbers with an even number of bits (Luby and Rackoff, "How to construct
// pseudorandom permutations from pseudorandom functions", 1988). A result outside the range goes through it again
// until it is inside (Black and Rogaway, "Ciphers with arbitrary finite domains", 2002).
#pragma once

#include <array>
#include <cstdint>

namespace satdoku::core {

class RandomOrder {
  public:
    /// @param size  1 to 2^62
    RandomOrder(std::uint64_t size, std::uint64_t seed);

    std::uint64_t size() const { return size_; }

    /// The number at this place: another one for each. @param place 0 to size - 1
    std::uint64_t at(std::uint64_t place) const;

  private:
    std::uint64_t through_network(std::uint64_t number) const;

    std::uint64_t size_;
    int half_;  ///< bits of each half, at least 1
    std::array<std::uint64_t, 6> keys_;
};

}  // namespace satdoku::core
