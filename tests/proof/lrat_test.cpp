#include "support/catch.hpp"
#include "support/literals.hpp"
#include <satdoku/proof/lrat.hpp>
#include <array>
#include <cstdint>
#include <string>

using namespace satdoku;
using proof::DratFormat;

namespace {
std::string lrat_steps(DratFormat format) {
    proof::LratText text(format);
    text.add(9, support::literals({-1, 2}), std::array<std::int64_t, 2>{3, -4});
    text.remove(9, std::array<std::int64_t, 2>{3, 70});
    text.add(10, {}, {});
    return text.bytes();
}
}  // namespace

TEST_CASE("an LRAT proof has its ids and hints as its format says", "[proof]") {
    CHECK(lrat_steps(DratFormat::text) == "9 -1 2 0 3 -4 0\n9 d 3 70 0\n10 0 0\n");
    CHECK(lrat_steps(DratFormat::binary) ==
          std::string{'a', 18, 3, 4, 0, 6, 9, 0, 'd', 6, '\x8c', 1, 0, 'a', 20, 0, 0});
}
