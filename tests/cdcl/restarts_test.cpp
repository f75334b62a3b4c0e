#include "data/restarts.hpp"
#include "support/catch.hpp"
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

using satdoku::cdcl::Average;
using satdoku::cdcl::Reluctant;

TEST_CASE("average: of equal numbers it is that number from the start", "[cdcl]") {
    for (const double window : {1.0, 3.0, 33.0, 100'000.0}) {
        Average average(window);
        CHECK(average.value() == 0);
        for (int count = 0; count < 1000; ++count) {
            average.update(7.5);
            REQUIRE(std::abs(average.value() - 7.5) < 1e-9);
        }
    }
}

TEST_CASE("average: it stays between the values, and its window decides how fast it follows them", "[cdcl]") {
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
    // With a window of one it is the latest value.
    Average latest(1);
    latest.update(3);
    latest.update(8);
    CHECK(latest.value() == 8);
}

TEST_CASE("reluctant: the sequence is Luby's", "[cdcl]") {
    Reluctant reluctant(3);
    // Luby, Sinclair and Zuckerman, 1993: t(i) = 2^(k-1) where i = 2^k - 1, else t(i - 2^(k-1) + 1).
    std::vector<std::uint64_t> sequence;
    for (std::uint64_t conflicts = 1; sequence.size() < 127; ++conflicts) {
        reluctant.count_conflict();
        if (!reluctant.triggered()) continue;
        reluctant.answer();
        REQUIRE(conflicts % 3 == 0);
        sequence.push_back(conflicts / 3);
        conflicts = 0;
    }
    const std::vector<std::uint64_t> start(sequence.begin(), sequence.begin() + 15);
    CHECK(start == std::vector<std::uint64_t>{1, 1, 2, 1, 1, 2, 4, 1, 1, 2, 1, 1, 2, 4, 8});
    // The second half repeats the first one and adds a number.
    CHECK(std::vector(sequence.begin(), sequence.begin() + 63) ==
          std::vector(sequence.begin() + 63, sequence.begin() + 126));
    CHECK(sequence.back() == 64);
}

TEST_CASE("reluctant: it stays triggered until it is answered, and starts again after its longest step", "[cdcl]") {
    Reluctant reluctant(1);
    reluctant.count_conflict();
    reluctant.count_conflict();
    CHECK(reluctant.triggered());
    reluctant.answer();
    CHECK_FALSE(reluctant.triggered());
    std::uint64_t longest = 0;
    std::uint64_t since = 0;
    for (int conflicts = 0; conflicts < 100'000; ++conflicts) {
        ++since;
        reluctant.count_conflict();
        if (!reluctant.triggered()) continue;
        reluctant.answer();
        longest = std::max(longest, since);
        since = 0;
    }
    CHECK(longest == 1024);
}

TEST_CASE("reluctant: without an interval nothing triggers", "[cdcl]") {
    Reluctant reluctant;
    for (int conflicts = 0; conflicts < 5000; ++conflicts) reluctant.count_conflict();
    CHECK_FALSE(reluctant.triggered());
}
