#include "support/catch.hpp"
#include <satdoku/core/random.hpp>
#include <algorithm>
#include <numeric>
#include <vector>

using satdoku::core::Random;

TEST_CASE("a seed gives the same numbers everywhere", "[core]") {
    Random random(0);
    // From the reference implementations of SplitMix64 and xoshiro256**.
    CHECK(random.next() == 0x99ec5f36cb75f2b4U);
    CHECK(random.next() == 0xbf6e1f784956452aU);
    CHECK(Random(1).next() != Random(2).next());
}

TEST_CASE("below() stays below its bound and reaches every number", "[core]") {
    Random random(7);
    std::vector<int> drawn(6);
    for (int draw = 0; draw < 6000; ++draw) ++drawn.at(static_cast<std::size_t>(random.below(6)));
    CHECK(std::all_of(drawn.begin(), drawn.end(), [](int count) { return count > 850 && count < 1150; }));
    CHECK(random.below(1) == 0);
}

TEST_CASE("shuffle keeps every item", "[core]") {
    std::vector<int> items(50);
    std::iota(items.begin(), items.end(), 0);
    const std::vector<int> sorted = items;
    Random(3).shuffle(std::span(items));
    CHECK(items != sorted);
    std::sort(items.begin(), items.end());
    CHECK(items == sorted);
}
