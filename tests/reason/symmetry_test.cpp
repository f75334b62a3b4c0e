#include "support/brute_force.hpp"
#include "support/catch.hpp"
#include "support/random_formula.hpp"
#include <satdoku/core/random.hpp>
#include <satdoku/families/families.hpp>
#include <satdoku/reason/symmetry.hpp>
#include <vector>

using namespace satdoku;
using cnf::Literal;

namespace {
std::vector<Literal> broken(const cnf::ClauseList& clauses) {
    core::Effort effort(1'000'000'000);
    return reason::break_symmetries(clauses, effort);
}
}  // namespace

TEST_CASE("what symmetries allow to assume keeps a model", "[reason]") {
    core::Random random(31);
    int found = 0;
    for (int round = 0; round < 3000; ++round) {
        const cnf::ClauseList clauses =
            random.below(3) == 0 ? support::random_formula(random, 9).clauses
                                 : support::disguise(random, families::random_clauses(random, 4 + random.below(4),
                                                                                      3 + random.below(8), 2));
        if (clauses.variable_count() > 12) continue;
        const std::vector<Literal> assumed = broken(clauses);
        if (!assumed.empty()) ++found;
        if (support::brute_force(clauses).has_value() != support::brute_force(clauses, assumed).has_value()) {
            FAIL("models lost in round " << round);
        }
    }
    CHECK(found > 500);
}

TEST_CASE("pigeons, holes and colours are interchangeable", "[reason]") {
    core::Random random(32);
    // One after the other gets a place, until the last ones have no choice.
    CHECK(broken(families::pigeonhole(6, 6)).size() >= 4);
    CHECK(broken(support::disguise(random, families::pigeonhole(6, 6))).size() >= 4);
    CHECK(broken(families::colouring(random, 4, 6, 4)).size() >= 3);
    CHECK(broken(families::random_clauses(random, 50, 200, 3)).empty());
}

TEST_CASE("signs are symmetries too, and no literal is believed without one", "[reason]") {
    cnf::ClauseList clauses;
    clauses.variables(3);
    const auto add = [&](std::vector<int> numbers) {
        std::vector<Literal> clause;
        for (const int number : numbers) clause.push_back(Literal::from_dimacs(number));
        clauses.clause(clause);
    };
    add({1, -2});
    add({-1, 2});
    CHECK(broken(clauses).size() == 1);
    add({1, 3});
    add({2, -3});
    CHECK(support::brute_force(clauses, broken(clauses)).has_value());
}

TEST_CASE("breaking symmetries ends with its effort", "[reason]") {
    core::Effort effort(1000);
    CHECK(reason::break_symmetries(families::pigeonhole(12, 12), effort).empty());
    CHECK(effort.exhausted());
}
