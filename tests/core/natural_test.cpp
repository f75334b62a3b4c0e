// Large numbers, against the machine's own where these reach, and against known ones beyond.
#include "support/catch.hpp"
#include <satdoku/core/natural.hpp>
#include <satdoku/core/random.hpp>
#include <string>

using satdoku::core::Natural;

TEST_CASE("sums and products of numbers are those of the machine", "[core]") {
    satdoku::core::Random random(1);
    for (int round = 0; round < 2000; ++round) {
        const std::uint64_t one = random.below(std::uint64_t{1} << (1 + random.below(31)));
        const std::uint64_t other = random.below(std::uint64_t{1} << (1 + random.below(31)));
        Natural sum(one);
        sum += Natural(other);
        CHECK(sum.text() == std::to_string(one + other));
        Natural product(one);
        product *= Natural(other);
        CHECK(product == Natural(one * other));
        CHECK((Natural(one) <=> Natural(other)) == (one <=> other));
    }
    CHECK(Natural().text() == "0");
    CHECK(Natural(~std::uint64_t{0}).text() == "18446744073709551615");
}

TEST_CASE("numbers may be larger than the machine's", "[core]") {
    Natural power(1);
    power.shift(200);
    CHECK(power.text() == "1606938044258990275541962092341162602522202993782792835301376");
    Natural other(1);
    for (int doubled = 0; doubled < 200; ++doubled) other += Natural(other);
    CHECK(other == power);
    CHECK(Natural(5) < power);
    Natural zero;
    zero *= power;
    CHECK(zero == Natural());
    zero.shift(1000);
    CHECK(zero.text() == "0");
}
