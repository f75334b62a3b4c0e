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

std::string frat_steps(DratFormat format) {
    proof::FratText text(format);
    text.original(1, support::literals({-1, 2}));
    text.original(2, support::literals({1, 70}));
    text.add(3, support::literals({2, 70}), std::array<std::int64_t, 2>{1, -2});
    text.remove(3, std::array<std::int64_t, 1>{1});
    text.conclude();
    return text.bytes();
}
}  // namespace

TEST_CASE("an LRAT proof has its ids and hints as its format says", "[proof]") {
    CHECK(lrat_steps(DratFormat::text) == "9 -1 2 0 3 -4 0\n9 d 3 70 0\n10 0 0\n");
    CHECK(lrat_steps(DratFormat::binary) ==
          std::string{'a', 18, 3, 4, 0, 6, 9, 0, 'd', 6, '\x8c', 1, 0, 'a', 20, 0, 0});
}

TEST_CASE("a FRAT proof has whole clauses, and at its end those that are left", "[proof]") {
    CHECK(frat_steps(DratFormat::text) ==
          "o 1 -1 2 0\no 2 1 70 0\na 3 2 70 0 l 1 -2 0\nd 1 -1 2 0\nf 2 1 70 0\nf 3 2 70 0\n");
    CHECK(frat_steps(DratFormat::binary) ==
          std::string{'o', 1, 3,   4, 0, 'o', 2, 2,   '\x8c', 1, 0,      'a', 3, 4,   '\x8c', 1, 0,      'l', 2,
                      5,   0, 'd', 1, 3, 4,   0, 'f', 2,      2, '\x8c', 1,   0, 'f', 3,      4, '\x8c', 1,   0});
}
