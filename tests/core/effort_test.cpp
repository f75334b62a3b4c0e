#include "support/catch.hpp"
#include <satdoku/core/effort.hpp>

using satdoku::core::Effort;

TEST_CASE("effort: all spent ticks count, and none are left until more are granted", "[core]") {
    Effort effort(100);
    CHECK(effort.spend(60));
    CHECK(effort.spent() == 60);
    CHECK(effort.left() == 40);
    CHECK_FALSE(effort.exhausted());
    CHECK_FALSE(effort.spend(70));
    CHECK(effort.spent() == 130);
    CHECK(effort.left() == 0);
    CHECK(effort.exhausted());
    CHECK_FALSE(effort.spend(0));
    CHECK_FALSE(Effort(0).spend(1));
    effort.grant(50);
    CHECK_FALSE(effort.exhausted());
    CHECK(effort.left() == 20);
}

TEST_CASE("effort: the cost of neighbouring items depends on their size", "[core]") {
    using satdoku::core::reading;
    CHECK(reading(320, 4) == 20);
    CHECK(reading(320, 8) == 40);
    CHECK(reading(15, 4) == 0);
}

TEST_CASE("effort: its stop function is called now and then, and no more after a yes", "[core]") {
    int asked = 0;
    bool stop = false;
    Effort effort(1'000'000'000, [&] {
        ++asked;
        return stop;
    });
    for (int step = 0; step < 10'000; ++step) REQUIRE(effort.spend(1000));
    const int before = asked;
    CHECK(before > 10);
    CHECK(before < 1000);
    stop = true;
    int steps = 0;
    while (effort.spend(1000)) ++steps;
    CHECK(asked == before + 1);
    CHECK(steps < 1000);
    CHECK_FALSE(effort.spend(1'000'000));
    CHECK(asked == before + 1);
    CHECK(effort.left() > 0);
}
