#include "support/catch.hpp"
#include "techniques.hpp"

#include <vector>

using namespace satdoku;

TEST_CASE("restart: reluctant doubling is Luby's sequence", "[cdcl]") {
    cdcl::Options options;
    options.reluctant = 3;
    cdcl::State state(options);
    cdcl::reset_reluctant(state);
    // Luby, Sinclair and Zuckerman, 1993: t(i) = 2^(k-1) where i = 2^k - 1, else t(i - 2^(k-1) + 1).
    std::vector<std::uint64_t> sequence;
    for (std::uint64_t conflicts = 1; sequence.size() < 127; ++conflicts) {
        cdcl::count_reluctant(state);
        if (!state.reluctant.triggered) continue;
        state.reluctant.triggered = false;
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

TEST_CASE("restart: without reluctance nothing triggers", "[cdcl]") {
    cdcl::Options options;
    options.reluctant = 0;
    cdcl::State state(options);
    cdcl::reset_reluctant(state);
    for (int conflicts = 0; conflicts < 5000; ++conflicts) cdcl::count_reluctant(state);
    CHECK_FALSE(state.reluctant.triggered);
}
