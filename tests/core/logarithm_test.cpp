#include "support/catch.hpp"
#include <satdoku/core/numbers.hpp>
#include <satdoku/core/random.hpp>
#include <cmath>

using namespace satdoku;

TEST_CASE("a logarithm agrees with the mathematical library except for the last digits", "[core]") {
    core::Random random(17);
    for (int round = 0; round < 20'000; ++round) {
        const auto number = static_cast<double>((random.next() >> random.below(64)) | 1);
        CAPTURE(number);
        CHECK(std::abs(core::common_logarithm(number) - std::log10(number)) < 1e-14);
        const double part = std::ldexp(number, -64);
        CHECK(std::abs(core::common_logarithm(part) - std::log10(part)) < 1e-14);
    }
    CHECK(core::common_logarithm(1e-300) == Approx(-300));
    CHECK(core::common_logarithm(1e300) == Approx(300));
}

TEST_CASE("a logarithm of a power of ten is exact, and it never falls", "[core]") {
    double power = 1;
    for (int exponent = 0; exponent < 23; ++exponent, power *= 10) {
        CHECK(core::common_logarithm(power) == exponent);
    }
    for (double number = 1; number < 20'000; ++number)
        REQUIRE(core::common_logarithm(number) < core::common_logarithm(number + 1));
}

TEST_CASE("a logarithm is the same bits everywhere", "[core]") {
    CHECK(core::common_logarithm(2) == 0.30102999566398119521);
    CHECK(core::common_logarithm(999) == 0x1.7ff1c30d1207fp+1);
}
