#include "support/catch.hpp"

#include <satdoku/core/logarithm.hpp>
#include <satdoku/core/random.hpp>

#include <cmath>
#include <limits>

using namespace satdoku;

TEST_CASE("a logarithm agrees with the mathematical library except for the last digits", "[core]") {
    core::Random random(17);
    for (int round = 0; round < 20'000; ++round) {
        const std::uint64_t number = (random.next() >> random.below(64)) | 1;
        CAPTURE(number);
        CHECK(std::abs(core::common_logarithm(number) - std::log10(static_cast<double>(number))) < 1e-14);
    }
    CHECK(core::common_logarithm(std::numeric_limits<std::uint64_t>::max()) > 19.2);
}

TEST_CASE("a logarithm of a power of ten is exact, and it never falls", "[core]") {
    std::uint64_t power = 1;
    for (int exponent = 0; exponent < 20; ++exponent, power *= 10) {
        CHECK(core::common_logarithm(power) == exponent);
    }
    for (std::uint64_t number = 1; number < 20'000; ++number)
        REQUIRE(core::common_logarithm(number) < core::common_logarithm(number + 1));
}

TEST_CASE("a logarithm is the same bits everywhere", "[core]") {
    CHECK(core::common_logarithm(2) == 0.30102999566398119521);
    CHECK(core::common_logarithm(999) == 0x1.7ff1c30d1207fp+1);
}
