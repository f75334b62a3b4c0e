#include "simplification.hpp"

using namespace satdoku;

TEST_CASE("vivify: structured formulas agree with brute force, models and proofs check", "[cdcl]") {
    CHECK(test::check_on_structured(test::only(&cdcl::Options::vivify), "vivified", 3000, 21) > 100);
}

TEST_CASE("vivify: clauses and assumptions afterwards", "[cdcl]") {
    test::check_incrementally(test::only(&cdcl::Options::vivify), 400, 22);
}
