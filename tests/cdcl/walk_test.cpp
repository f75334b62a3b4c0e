#include "simplification.hpp"

using namespace satdoku;

namespace {
/// Local search as often as possible and without a limit of effort.
cdcl::Options walk_options() {
    return test::forced([](cdcl::Options& chosen) {
        chosen.inprocess = 0;
        chosen.stable = 2;
        chosen.walk_effort = cdcl::find_option("walk-effort")->high();
        chosen.rephase_interval = cdcl::find_option("rephase-interval")->low();
    });
}
}  // namespace

TEST_CASE("walk: random formulas at the threshold have the same answers as without it", "[cdcl]") {
    core::Random random(23);
    cdcl::Options without = walk_options();
    without.walk = 0;
    std::uint64_t improved = 0;
    for (int round = 0; round < 30; ++round) {
        cnf::ClauseList formula;
        formula.variables(60);
        for (int clauses = 0; clauses < 256; ++clauses) {
            formula.clause(test::Clause{test::random_literal(random, 60), test::random_literal(random, 60),
                                        test::random_literal(random, 60)});
        }
        cdcl::Solver one(walk_options()), two(without);
        formula.replay(one);
        formula.replay(two);
        const solve::Verdict verdict = one.solve({}, {}, {}).verdict;
        CHECK(verdict == two.solve({}, {}, {}).verdict);
        if (verdict == solve::Verdict::satisfiable) CHECK(test::is_model(one, formula));
        improved += test::statistic(one, "walks_improved");
    }
    CHECK(improved > 5);
}

TEST_CASE("walk: clauses and assumptions afterwards", "[cdcl]") { test::check_incrementally(walk_options(), 100, 24); }
