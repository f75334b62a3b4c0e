#include "simplification.hpp"

using namespace satdoku;

namespace {

cdcl::Options options() {
    return test::forced([](cdcl::Options& chosen) {
        chosen.subsume_recent = 1;
        chosen.shrink_delay = 0;
    });
}

}  // namespace

TEST_CASE("subsume_recent: structured formulas agree with brute force, models and proofs check", "[cdcl]") {
    CHECK(test::check_on_structured(options(), "subsumed_recent", 3000, 33) > 10);
}

TEST_CASE("subsume_recent: clauses and assumptions afterwards", "[cdcl]") {
    test::check_incrementally(options(), 400, 34);
}
