#include "simplification.hpp"

using namespace satdoku;

TEST_CASE("substitute: structured formulas agree with brute force, models and proofs check", "[cdcl]") {
    CHECK(test::check_on_structured(test::only(&cdcl::Options::substitute), "substituted", 3000, 21) > 100);
}

TEST_CASE("substitute: clauses and assumptions afterwards", "[cdcl]") {
    test::check_incrementally(test::only(&cdcl::Options::substitute), 400, 22);
}
