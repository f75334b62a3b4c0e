#include "simplification.hpp"

using namespace satdoku;

TEST_CASE("probe: structured formulas agree with brute force, models and proofs check", "[cdcl]") {
    CHECK(test::check_on_structured(test::only(&cdcl::Options::probe), "failed_literals", 3000, 21) > 100);
}

TEST_CASE("probe: clauses and assumptions afterwards", "[cdcl]") {
    test::check_incrementally(test::only(&cdcl::Options::probe), 400, 22);
}
