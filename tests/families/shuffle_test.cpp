#include "support/brute_force.hpp"
#include "support/catch.hpp"
#include "support/random_formula.hpp"
#include "support/shuffled.hpp"
#include <satdoku/families/families.hpp>
#include <algorithm>
#include <vector>

using namespace satdoku;

namespace {
std::vector<std::size_t> lengths(const cnf::ClauseList& formula) {
    std::vector<std::size_t> all;
    for (std::size_t index = 0; index < formula.size(); ++index) all.push_back(formula[index].size());
    std::sort(all.begin(), all.end());
    return all;
}

bool same(const cnf::ClauseList& left, const cnf::ClauseList& right) {
    return std::equal(left.literals().begin(), left.literals().end(), right.literals().begin(), right.literals().end());
}
}  // namespace

TEST_CASE("a shuffled formula has as many models and the same clauses by length", "[families]") {
    core::Random random(1);
    for (int round = 0; round < 60; ++round) {
        const cnf::ClauseList formula = support::random_formula(random, 9).clauses;
        const cnf::ClauseList copy = support::shuffled(random, formula);
        REQUIRE(copy.variable_count() == formula.variable_count());
        REQUIRE(lengths(copy) == lengths(formula));
        if (formula.variable_count() <= 14) {
            REQUIRE(support::count_models(copy) == support::count_models(formula));
        }
    }
}

TEST_CASE("a seed gives the same shuffled copy, another seed another one", "[families]") {
    const cnf::ClauseList formula = families::queens(6);
    core::Random first(7), again(7), other(8);
    const cnf::ClauseList copy = support::shuffled(first, formula);
    CHECK(same(copy, support::shuffled(again, formula)));
    CHECK_FALSE(same(copy, support::shuffled(other, formula)));
    CHECK_FALSE(same(copy, formula));
}
