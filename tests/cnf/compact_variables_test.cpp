#include "support/catch.hpp"
#include <satdoku/cnf/compact_variables.hpp>
#include <satdoku/core/random.hpp>
#include <map>
#include <set>

using namespace satdoku;
using cnf::CompactVariables;
using cnf::Literal;
using cnf::Variable;

TEST_CASE("compact variables: without gaps they are what they are", "[cnf]") {
    CompactVariables variables;
    CHECK_FALSE(variables.find(Variable(5)));
    for (std::int32_t number = 1; number <= 3'000'000; ++number) {
        const Literal literal = Literal::from_dimacs(number % 3 == 0 ? -number : number);
        REQUIRE(variables.inside(literal) == literal);
        REQUIRE(variables.outside(literal) == literal);
    }
}

TEST_CASE("compact variables: with gaps their numbers are in proportion, and lead back", "[cnf]") {
    core::Random random(12);
    for (int round = 0; round < 20; ++round) {
        CompactVariables variables;
        std::map<Variable, Variable> numbers;
        std::set<Variable> used;
        for (int mention = 0; mention < 3000; ++mention) {
            const std::uint64_t range = random.below(3) == 0 ? 100 : cnf::largest_variable;
            const Variable variable(static_cast<std::uint32_t>(random.below(range)));
            const Literal literal(variable, random.below(2) == 0);
            const Literal inside = variables.inside(literal);
            REQUIRE(inside.negative() == literal.negative());
            REQUIRE(variables.outside(inside) == literal);
            REQUIRE(variables.find(variable) == inside.variable());
            const auto [entry, is_new] = numbers.emplace(variable, inside.variable());
            REQUIRE(entry->second == inside.variable());
            if (is_new) REQUIRE(used.insert(inside.variable()).second);
        }
        CHECK(used.rbegin()->index() < 2'000'000);
    }
}

TEST_CASE("compact variables: numbers stay the same while an array replaces the hash table", "[cnf]") {
    core::Random random(3);
    CompactVariables variables;
    std::map<Variable, Variable> numbers;
    // The first is too far above for an array; after a hundred thousand mentions most are near enough.
    const auto mention = [&](std::uint32_t index) {
        const Literal literal(Variable(index), random.below(2) == 0);
        const Literal inside = variables.inside(literal);
        REQUIRE(numbers.emplace(literal.variable(), inside.variable()).first->second == inside.variable());
    };
    mention(2'500'000);
    for (int count = 0; count < 150'000; ++count)
        mention(static_cast<std::uint32_t>(random.below(random.below(100) == 0 ? cnf::largest_variable : 4'000'000)));
    std::set<Variable> used;
    for (const auto& [variable, number] : numbers) {
        REQUIRE(variables.find(variable) == number);
        REQUIRE(variables.outside(Literal(number, true)) == Literal(variable, true));
        REQUIRE(used.insert(number).second);
    }
    CHECK(used.rbegin()->index() < numbers.size());
    CHECK_FALSE(variables.find(Variable(cnf::largest_variable - 1)));
}

TEST_CASE("compact variables: an added variable is different from all others", "[cnf]") {
    CompactVariables variables;
    for (std::uint32_t index = 0; index < 10; ++index) variables.inside(Literal(Variable(index), false));
    const auto first = variables.add(50);
    const auto second = variables.add(50);
    REQUIRE((first && second));
    CHECK(*first != *second);
    CHECK(variables.outside(Literal(*first, true)) == Literal(Variable(50), true));
    CHECK(variables.outside(Literal(*second, false)) == Literal(Variable(51), false));
    CHECK(variables.is_added(*first));
    CHECK_FALSE(variables.is_added(Variable(9)));
    // Variables that the formula mentions later, with the same names as the added ones among them.
    std::set<Variable> inside{*first, *second};
    for (std::uint32_t index = 0; index < 60; ++index) {
        const Literal literal(Variable(index), false);
        const Literal number = variables.inside(literal);
        CHECK(inside.insert(number.variable()).second);
        CHECK_FALSE(variables.is_added(number.variable()));
        CHECK(variables.outside(number) == literal);
    }
    variables.inside(Literal(Variable(cnf::largest_variable - 1), false));
    CHECK_FALSE(variables.add(0));
}
