// Ranges of numbers, and how they are cut into equal parts.
#pragma once
#include <cstdint>

namespace satdoku::core {
/// The numbers from begin to end - 1; empty if both are equal.
struct Range {
    std::uint64_t begin = 0;
    std::uint64_t end = 0;

    std::uint64_t size() const { return end - begin; }
    bool operator==(const Range&) const = default;
};

/// One of several parts of a whole.
struct Shard {
    std::uint64_t number = 1;  ///< from 1 to `of`
    std::uint64_t of = 1;      ///< up to most

    static constexpr std::uint64_t most = ~std::uint32_t{0};

    bool operator==(const Shard&) const = default;
};

/// Returns the end of this shard of the numbers 0 to size - 1: `shard * size / of` rounded down, so that no shard is
/// more than one item longer than another. @param shard 0 to of
constexpr std::uint64_t end_of_shard(std::uint64_t size, std::uint64_t shard, std::uint64_t of) {
    // No product overflows, because `of` is below 2^32.
    return size / of * shard + size % of * shard / of;
}

/// Returns a shard of the numbers from 0 to size - 1.
constexpr Range part_of(std::uint64_t size, Shard shard) {
    return {end_of_shard(size, shard.number - 1, shard.of), end_of_shard(size, shard.number, shard.of)};
}
}  // namespace satdoku::core
