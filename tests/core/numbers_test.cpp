#include "support/catch.hpp"
#include <satdoku/core/numbers.hpp>
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>

using satdoku::core::parse_number;

TEST_CASE("a number is the whole text, in range, or nothing", "[core]") {
    CHECK(parse_number<std::uint8_t>("255") == 255);
    CHECK(parse_number<std::int32_t>("-2147483648") == std::numeric_limits<std::int32_t>::min());
    CHECK(parse_number<int>(std::string(70'000, '0') + "7") == 7);
    for (const std::string_view text : {"", " 1", "1 ", "+1", "--1", "1x", "x", "256", "-1", "1.0", "0x1"}) {
        CAPTURE(text);
        CHECK_FALSE(parse_number<std::uint8_t>(text));
    }
}

TEST_CASE("a fraction is finite", "[core]") {
    CHECK(parse_number<double>("0.25") == 0.25);
    CHECK(parse_number<double>("-1e3") == -1000);
    for (const std::string_view text :
         {"inf", "-inf", "infinity", "INF", "nan", "-nan", "nan(1)", "1e999", "1,5", ""}) {
        CAPTURE(text);
        CHECK_FALSE(parse_number<double>(text));
    }
}
