#include "data/average.hpp"

#include "support/catch.hpp"

#include <cmath>

using satdoku::cdcl::Average;

TEST_CASE("average: of equal numbers it is that number from the first one on", "[cdcl]") {
    for (const double window : {1.0, 3.0, 33.0, 100'000.0}) {
        Average average(window);
        CHECK(average.value() == 0);
        for (int count = 0; count < 1000; ++count) {
            average.update(7.5);
            REQUIRE(std::abs(average.value() - 7.5) < 1e-9);
        }
    }
}

TEST_CASE("average: it stays between its numbers, forgets by its window, and follows", "[cdcl]") {
    Average quick(5);
    Average slow(500);
    for (int count = 0; count < 2000; ++count) {
        quick.update(count % 2 == 0 ? 10 : 20);
        slow.update(count % 2 == 0 ? 10 : 20);
        REQUIRE(quick.value() >= 10);
        REQUIRE(quick.value() <= 20);
    }
    CHECK(std::abs(slow.value() - 15) < 0.1);
    for (int count = 0; count < 20; ++count) {
        quick.update(100);
        slow.update(100);
    }
    CHECK(quick.value() > 95);
    CHECK(slow.value() < 20);
    // With a window of one it is the latest number.
    Average latest(1);
    latest.update(3);
    latest.update(8);
    CHECK(latest.value() == 8);
}
