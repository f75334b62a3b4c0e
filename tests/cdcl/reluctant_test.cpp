#include "data/reluctant.hpp"

#include "support/catch.hpp"

#include <algorithm>
#include <cstdint>
#include <vector>

using satdoku::cdcl::Reluctant;

TEST_CASE("reluctant: doubling is Luby's sequence", "[cdcl]") {
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
    // Each half of it is the first half again, and one more.
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
