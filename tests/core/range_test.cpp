#include "support/catch.hpp"
#include <satdoku/core/range.hpp>
#include <cstdint>

using namespace satdoku::core;

TEST_CASE("shards follow each other without gap and differ by one at most", "[core]") {
    for (const std::uint64_t size : {0U, 1U, 6U, 7U, 100U}) {
        for (const std::uint64_t of : {1U, 2U, 3U, 7U, 150U}) {
            CAPTURE(size, of);
            std::uint64_t end = 0;
            for (std::uint64_t number = 1; number <= of; ++number) {
                const Range part = part_of(size, {number, of});
                CHECK(part.begin == end);
                CHECK(part.size() - size / of <= 1);
                CHECK(part.end == number * size / of);
                end = part.end;
            }
            CHECK(end == size);
        }
    }
}

TEST_CASE("the largest numbers of items and of shards fit", "[core]") {
    constexpr std::uint64_t size = ~std::uint64_t{0};
    CHECK(part_of(size, {Shard::most, Shard::most}).end == size);
    CHECK(part_of(size, {1, 2}) == Range{0, size / 2});
    CHECK(part_of(size, {2, 2}) == Range{size / 2, size});
}
