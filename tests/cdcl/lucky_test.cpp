#include "simplification.hpp"

using namespace satdoku;

namespace {
/// Only lucky phases, as soon as search has touched a clause.
cdcl::Options lucky_options() {
    return test::forced([](cdcl::Options& chosen) {
        chosen.inprocess_delay = cdcl::find_option("inprocess-delay")->high();
        chosen.early_delay = 0;
        chosen.lucky = 1;
    });
}

/// Random clauses of three literals, each with a literal of that sign. Without these literals there would be too many
/// clauses for a model.
cnf::ClauseList holds_with_all(std::uint32_t variables, bool negative) {
    cnf::ClauseList formula;
    formula.variables(variables);
    core::Random random(5);
    for (std::uint32_t clauses = 0; clauses < 6 * variables; ++clauses) {
        test::Clause clause;
        for (int size = 0; size < 3; ++size) clause.push_back(test::random_literal(random, variables));
        clause.front() = {clause.front().variable(), negative};
        formula.clause(clause);
    }
    return formula;
}
}  // namespace

TEST_CASE("lucky: structured formulas agree with brute force, models and proofs check", "[cdcl]") {
    CHECK(test::check_on_structured(lucky_options(), "lucky", 2000, 31) > 100);
    CHECK(test::check_on_structured(lucky_options(), "failed_literals", 2000, 32) > 100);
}

TEST_CASE("lucky: clauses and assumptions afterwards", "[cdcl]") {
    test::check_incrementally(lucky_options(), 400, 33);
}

TEST_CASE("lucky: if a model has one value for all variables, search needs hardly any conflicts", "[cdcl]") {
    for (const bool negative : {false, true}) {
        // Search itself would begin with the opposite value.
        cdcl::Options chosen = lucky_options();
        chosen.phase = negative ? 1 : 0;
        cdcl::Solver solver(chosen);
        const cnf::ClauseList formula = holds_with_all(400, negative);
        formula.replay(solver);
        REQUIRE(test::decide(solver) == solve::Verdict::satisfiable);
        CHECK(test::is_model(solver, formula));
        CHECK(test::statistic(solver, "lucky") == 1);
        const std::uint64_t conflicts = test::statistic(solver, "conflicts");
        CHECK(conflicts < 10);
        cdcl::Options without = chosen;
        without.lucky = 0;
        cdcl::Solver other(without);
        formula.replay(other);
        REQUIRE(test::decide(other) == solve::Verdict::satisfiable);
        CHECK(test::statistic(other, "conflicts") > conflicts);
    }
}
