#include "simplification.hpp"

using namespace satdoku;

namespace {

cdcl::Options shrink_options() {
    return test::forced([](cdcl::Options& chosen) {
        chosen.shrink = 1;
        chosen.shrink_delay = 0;
    });
}

}  // namespace

TEST_CASE("shrink: structured formulas agree with brute force, models and proofs check", "[cdcl]") {
    CHECK(test::check_on_structured(shrink_options(), "shrunk_literals", 3000, 31) > 50);
}

TEST_CASE("shrink: clauses and assumptions afterwards", "[cdcl]") {
    test::check_incrementally(shrink_options(), 400, 32);
}
