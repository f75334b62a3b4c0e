#include "hitting_set.hpp"
#include "support/catch.hpp"
#include <satdoku/core/random.hpp>
#include <algorithm>
#include <bit>
#include <vector>

using namespace satdoku;
using explain::Group;

namespace {
constexpr std::uint32_t elements = 10;

std::uint32_t bits_of(const std::vector<Group>& set) {
    std::uint32_t bits = 0;
    for (const Group group : set) bits |= 1U << group;
    return bits;
}

/// Returns the size of the smallest hitting set, by trying all sets of elements.
int fewest(const std::vector<std::uint32_t>& sets) {
    int least = elements;
    for (std::uint32_t chosen = 0; chosen < 1U << elements; ++chosen) {
        const bool hits_all =
            std::all_of(sets.begin(), sets.end(), [&](std::uint32_t set) { return (set & chosen) != 0; });
        if (hits_all) least = std::min(least, std::popcount(chosen));
    }
    return least;
}
}  // namespace

TEST_CASE("the fewest elements that hit random sets are found, also when sets are added", "[explain]") {
    core::Random random(1);
    for (int round = 0; round < 200; ++round) {
        explain::HittingSets sets;
        std::vector<std::uint32_t> added;
        for (int more = 0; more < 12; ++more) {
            std::vector<Group> set;
            for (Group group = 0; group < elements; ++group) {
                if (random.below(4) == 0) set.push_back(group);
            }
            if (set.empty()) continue;
            sets.add(set);
            added.push_back(bits_of(set));
            const auto answer = sets.minimum(elements + 1, 100'000);
            REQUIRE(answer.elements.has_value());
            const std::uint32_t chosen = bits_of(*answer.elements);
            CHECK(std::all_of(added.begin(), added.end(), [&](std::uint32_t one) { return (one & chosen) != 0; }));
            CHECK(std::popcount(chosen) == fewest(added));
            CHECK_FALSE(sets.minimum(answer.elements->size(), 100'000).elements.has_value());
        }
    }
}

TEST_CASE("a search for hitting sets ends when its steps are spent", "[explain]") {
    core::Random random(2);
    explain::HittingSets sets;
    for (int index = 0; index < 60; ++index) {
        std::vector<Group> set;
        for (Group group = 0; group < 40; ++group) {
            if (random.below(8) == 0) set.push_back(group);
        }
        if (!set.empty()) sets.add(set);
    }
    const auto answer = sets.minimum(40, 5);
    CHECK_FALSE(answer.complete);
    CHECK_FALSE(answer.elements.has_value());
    CHECK(answer.steps == 5);

    CHECK(sets.minimum(40, 1'000'000'000, [] { return false; }).complete);
    CHECK_FALSE(sets.minimum(40, 1'000'000'000, [] { return true; }).complete);
}
