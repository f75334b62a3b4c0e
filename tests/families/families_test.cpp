#include "support/brute_force.hpp"
#include "support/catch.hpp"
#include <satdoku/families/families.hpp>

using namespace satdoku;

namespace {
bool satisfiable(const cnf::ClauseList& formula) { return support::brute_force(formula).has_value(); }
}  // namespace

TEST_CASE("small members have the answers that their families are known for", "[families]") {
    core::Random random(1);
    CHECK_FALSE(satisfiable(families::all_signs(5)));
    CHECK_FALSE(satisfiable(families::pigeonhole(4, 3)));
    CHECK(satisfiable(families::pigeonhole(4, 4)));
    CHECK_FALSE(satisfiable(families::tseitin(random, 8, 4, true)));
    CHECK(satisfiable(families::tseitin(random, 8, 4, false)));
    CHECK_FALSE(satisfiable(families::ordering(6)));
    CHECK_FALSE(satisfiable(families::queens(3)));
    CHECK(support::count_models(families::queens(4)) == 2);
    CHECK(satisfiable(families::planted_clauses(random, 18, 120, 3)));
    CHECK_FALSE(satisfiable(families::colouring(random, 6, 200, 3)));
    CHECK(satisfiable(families::one_way(random, 4)));
}

TEST_CASE("all signs of N variables are different clauses, none can be spared", "[families]") {
    const cnf::ClauseList formula = families::all_signs(3);
    REQUIRE(formula.size() == 8);
    for (std::size_t left_out = 0; left_out < formula.size(); ++left_out) {
        cnf::ClauseList rest;
        rest.variables(formula.variable_count());
        for (std::size_t index = 0; index < formula.size(); ++index) {
            if (index != left_out) rest.clause(formula[index]);
        }
        CHECK(support::count_models(rest) == 1);
    }
}

TEST_CASE("random clauses have different variables", "[families]") {
    core::Random random(7);
    const cnf::ClauseList formula = families::random_clauses(random, 5, 300, 3);
    CHECK(formula.size() == 300);
    for (std::size_t index = 0; index < formula.size(); ++index) {
        const auto clause = formula[index];
        REQUIRE(clause.size() == 3);
        CHECK(clause[0].variable() != clause[1].variable());
        CHECK(clause[0].variable() != clause[2].variable());
        CHECK(clause[1].variable() != clause[2].variable());
    }
}
