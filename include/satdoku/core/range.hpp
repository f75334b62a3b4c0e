// Ranges of numbers, and how they are cut into equal parts.
#pragma once

#include <cstdint>

namespace satdoku::core {

/// The numbers from begin to end - 1; none where both are the same.
struct Range {
    std::uint64_t begin = 0;
    std::uint64_t end = 0;

    std::uint64_t size() const { return end - begin; }
    bool operator==(const Range&) const = default;
};

/// One part of several that something is cut into.
struct Shard {
    std::uint64_t number = 1;  ///< from 1 to `of`
    std::uint64_t of = 1;      ///< up to most

    static constexpr std::uint64_t most = ~std::uint32_t{0};

    bool operator==(const Shard&) const = default;
};

/// Where the shards of 0 to size - 1 meet: after this one, `shard * size / of` rounded down, so that none is more
/// than one item longer than another. @param shard 0 to of
constexpr std::uint64_t end_of_shard(std::uint64_t size, std::uint64_t shard, std::uint64_t of) {
    // No product gets too large: of is below 2^32.
    return size / of * shard + size % of * shard / of;
}

/// What a shard has of the numbers from 0 to size - 1.
constexpr Range part_of(std::uint64_t size, Shard shard) {
    return {end_of_shard(size, shard.number - 1, shard.of), end_of_shard(size, shard.number, shard.of)};
}

}  // namespace satdoku::core
