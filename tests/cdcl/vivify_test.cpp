#include "simplification.hpp"

using namespace satdoku;

namespace {

cdcl::Options options() {
    return test::forced([](cdcl::Options& chosen) { chosen.vivify = 1; });
}

}  // namespace

TEST_CASE("vivify: structured formulas agree with brute force, models and proofs check", "[cdcl]") {
    CHECK(test::check_on_structured(options(), "vivified", 3000, 21) > 100);
}

TEST_CASE("vivify: clauses and assumptions afterwards", "[cdcl]") {
    test::check_incrementally(options(), 400, 22);
}
