#include "simplification.hpp"

using namespace satdoku;

namespace {

cdcl::Options recent_options() {
    return test::forced([](cdcl::Options& chosen) {
        chosen.subsume_recent = 1;
        chosen.shrink_delay = 0;
    });
}

}  // namespace

TEST_CASE("subsume_recent: structured formulas agree with brute force, models and proofs check", "[cdcl]") {
    CHECK(test::check_on_structured(recent_options(), "subsumed_recent", 3000, 33) > 10);
}

TEST_CASE("subsume_recent: clauses and assumptions afterwards", "[cdcl]") {
    test::check_incrementally(recent_options(), 400, 34);
}
