#include "simplification.hpp"

using namespace satdoku;

namespace {

cdcl::Options options() {
    return test::forced([](cdcl::Options& chosen) { chosen.probe = 1; });
}

}  // namespace

TEST_CASE("probe: structured formulas agree with brute force, models and proofs check", "[cdcl]") {
    CHECK(test::check_on_structured(options(), "failed_literals", 3000, 21) > 100);
}

TEST_CASE("probe: clauses and assumptions afterwards", "[cdcl]") {
    test::check_incrementally(options(), 400, 22);
}
