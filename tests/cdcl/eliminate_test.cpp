#include "simplification.hpp"

using namespace satdoku;

TEST_CASE("eliminate: structured formulas agree with brute force, models and proofs check", "[cdcl]") {
    CHECK(test::check_on_structured(test::only(&cdcl::Options::eliminate), "eliminated", 3000, 21) > 100);
}

TEST_CASE("eliminate: clauses and assumptions afterwards", "[cdcl]") {
    test::check_incrementally(test::only(&cdcl::Options::eliminate), 400, 22);
}
