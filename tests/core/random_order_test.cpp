#include "support/catch.hpp"
#include <satdoku/core/random.hpp>
#include <cstdint>
#include <cstdlib>
#include <vector>

using satdoku::core::RandomOrder;

TEST_CASE("every number of a range comes up once", "[core]") {
    for (const std::uint64_t size : {1U, 2U, 3U, 4U, 5U, 16U, 17U, 1000U, 65536U, 65537U}) {
        CAPTURE(size);
        const RandomOrder order(size, 7);
        std::vector<bool> seen(size);
        for (std::uint64_t place = 0; place < size; ++place) {
            const std::uint64_t number = order.at(place);
            REQUIRE(number < size);
            CHECK_FALSE(seen[number]);
            seen[number] = true;
        }
    }
}

TEST_CASE("the order is another one for each seed, and the same everywhere", "[core]") {
    constexpr std::uint64_t large = std::uint64_t{1} << 62;
    CHECK(RandomOrder(large, 1).at(0) < large);
    CHECK(RandomOrder(large, 1).at(0) != RandomOrder(large, 2).at(0));
    CHECK(RandomOrder(1'000'000, 5).at(0) == 932644);
    CHECK(RandomOrder(1'000'000, 5).at(1) == 550274);
}

TEST_CASE("neighbours are no neighbours afterwards, and no part of the range comes first", "[core]") {
    constexpr std::uint64_t size = 1'000'000;
    const RandomOrder order(size, 3);
    int near = 0;
    int low = 0;
    for (std::uint64_t place = 0; place < 10'000; ++place) {
        const auto here = static_cast<std::int64_t>(order.at(place));
        const auto next = static_cast<std::int64_t>(order.at(place + 1));
        near += std::abs(here - next) < 1000 ? 1 : 0;
        low += here < 100'000 ? 1 : 0;
    }
    CHECK(near < 40);  // 20 are expected
    CHECK(low > 900);
    CHECK(low < 1100);
}
