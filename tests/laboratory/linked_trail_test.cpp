// Literals assigned on the linked formula: the linked lists hold the same clauses as a simplified copy, and undoing
// restores every link.
#include "hand_assignment.hpp"
#include "support/catch.hpp"
#include "support/links.hpp"
#include "support/literals.hpp"
#include "support/random_formula.hpp"
#include <satdoku/core/error.hpp>
#include <satdoku/solving/linked_trail.hpp>
#include <algorithm>
#include <vector>

using namespace satdoku;
using laboratory::HandAssignment;
using solving::LinkedTrail;

namespace {
using Clauses = std::vector<std::vector<cnf::Literal>>;

cnf::Literal literal(std::int32_t number) { return cnf::Literal::from_dimacs(number); }

bool holds(const std::vector<cnf::Literal>& clause, cnf::Literal wanted) {
    return std::find(clause.begin(), clause.end(), wanted) != clause.end();
}

Clauses copy_of(const cnf::ClauseList& formula) {
    Clauses copy;
    for (std::size_t index = 0; index < formula.size(); ++index) copy.push_back(support::distinct(formula[index]));
    return copy;
}

/// Simplifies a copy, as textbooks do.
Clauses without(const Clauses& formula, cnf::Literal assigned) {
    Clauses left;
    for (std::vector<cnf::Literal> clause : formula) {
        if (holds(clause, assigned)) continue;
        std::erase(clause, ~assigned);
        left.push_back(clause);
    }
    return left;
}

Clauses left_of(const cnf::Formula& formula) {
    Clauses left;
    for (const auto clause : formula.clauses()) left.emplace_back(clause.begin(), clause.end());
    return left;
}

std::uint64_t with_length(const Clauses& clauses, std::size_t length) {
    return static_cast<std::uint64_t>(
        std::count_if(clauses.begin(), clauses.end(), [&](const auto& clause) { return clause.size() == length; }));
}
}  // namespace

TEST_CASE("the linked formula under a trail is what a copy would be, and back link by link", "[stepper]") {
    core::Random random(16);
    for (int round = 0; round < 60; ++round) {
        const auto shape = support::random_formula(random, 12);
        const cnf::ClauseList clauses = support::disguise(random, shape.clauses);
        cnf::Formula formula;
        clauses.replay(formula);
        const auto untouched = support::links(formula);
        {
            LinkedTrail trail(formula);
            std::vector<Clauses> copies = {copy_of(clauses)};
            std::vector<std::vector<std::uint32_t>> images = {untouched};
            std::vector<bool> assigned(clauses.variable_count());
            for (int move = 0; move < 60; ++move) {
                const auto variable = static_cast<std::uint32_t>(random.below(clauses.variable_count()));
                if (random.below(3) > 0 && !assigned[variable]) {
                    const cnf::Literal next(cnf::Variable(variable), random.below(2) == 1);
                    trail.assign(next);
                    assigned[variable] = true;
                    copies.push_back(without(copies.back(), next));
                    images.push_back(support::links(formula));
                } else if (!trail.steps().empty()) {
                    assigned[trail.steps().back().literal->variable().index()] = false;
                    trail.undo();
                    copies.pop_back();
                    images.pop_back();
                }
                REQUIRE(left_of(formula) == copies.back());
                REQUIRE(support::links(formula) == images.back());
                CHECK(formula.clause_count() == copies.back().size());
                CHECK(formula.unit_count() == with_length(copies.back(), 1));
                CHECK(formula.empty_count() == with_length(copies.back(), 0));
            }
        }
        CHECK(support::links(formula) == untouched);
    }
}

TEST_CASE("a trail becomes another one", "[stepper]") {
    cnf::Formula formula;
    formula.variables(4);
    for (const auto& clause : Clauses{{literal(1), literal(2)}, {literal(-1), literal(3)}, {literal(-3), literal(4)}})
        formula.clause(clause);
    formula.end();
    const auto untouched = support::links(formula);
    LinkedTrail trail(formula);
    using Step = LinkedTrail::Step;
    const std::vector<Step> first = {{std::nullopt, 1}, {literal(-3)}, {literal(-1)}};
    const std::vector<Step> second = {{std::nullopt, 1}, {literal(-3)}, {literal(4)}};
    trail.become(first);
    const auto image = support::links(formula);
    CHECK(formula.clause_count() == 0);
    trail.become(second);
    CHECK(left_of(formula) == Clauses{{literal(-1)}});
    trail.become(first);
    CHECK(support::links(formula) == image);
    trail.become({});
    CHECK(support::links(formula) == untouched);
}

TEST_CASE("an image of links differs if a formula is not restored", "[stepper]") {
    cnf::Formula formula;
    formula.variables(2);
    formula.clause(std::vector{literal(1), literal(2)});
    formula.end();
    const auto untouched = support::links(formula);
    LinkedTrail trail(formula);
    trail.assign(literal(-1));
    CHECK(support::links(formula) != untouched);
}

TEST_CASE("literals by hand bring about what follows, up to an empty clause", "[stepper]") {
    cnf::Formula formula;
    formula.variables(6);
    for (const auto& clause : Clauses{{literal(-1), literal(2)},
                                      {literal(-2), literal(3), literal(4)},
                                      {literal(-2), literal(-3)},
                                      {literal(-4), literal(5)},
                                      {literal(-4), literal(-5), literal(6)},
                                      {literal(6)}})
        formula.clause(clause);
    formula.end();
    const auto untouched = support::links(formula);
    {
        HandAssignment hand(formula);
        hand.assign(literal(1));
        REQUIRE(hand.trail().size() == 6);
        CHECK(hand.trail()[0].literal == literal(6));
        CHECK(hand.trail()[0].clause == 6);
        CHECK(hand.find(cnf::Variable(2))->literal == literal(-3));
        CHECK(hand.find(cnf::Variable(2))->clause == 3);
        CHECK(formula.clause_count() == 0);
        CHECK_THROWS_AS(hand.assign(literal(2)), core::Error);
        CHECK_THROWS_AS(hand.assign(literal(-1)), core::Error);
        hand.undo();
        CHECK(hand.trail().empty());
        CHECK(support::links(formula) == untouched);
        CHECK_THROWS_AS(hand.undo(), core::Error);

        hand.assign(literal(-5));
        CHECK_FALSE(hand.conflict());
        hand.assign(literal(3));
        CHECK(hand.find(cnf::Variable(0))->literal == literal(-1));
        CHECK_THROWS_AS(hand.assign(literal(1)), core::Error);
        CHECK(hand.by_hand() == 2);
    }
    CHECK(support::links(formula) == untouched);
}

TEST_CASE("the chain to an empty clause holds what it follows from, and nothing else", "[stepper]") {
    cnf::Formula formula;
    formula.variables(6);
    for (const auto& clause : Clauses{{literal(-1), literal(2)},
                                      {literal(-1), literal(-3), literal(4)},
                                      {literal(-2), literal(-4)},
                                      {literal(-5), literal(6)}})
        formula.clause(clause);
    formula.end();
    HandAssignment hand(formula);
    hand.assign(literal(5));
    hand.assign(literal(3));
    hand.assign(literal(1));
    REQUIRE(hand.conflict() == 3);
    std::vector<std::int32_t> chain;
    for (const auto& assigned : hand.chain()) chain.push_back(assigned.literal.dimacs());
    CHECK(chain == std::vector<std::int32_t>{3, 1, 2, 4});
    CHECK_THROWS_AS(hand.assign(literal(-6)), core::Error);
    hand.undo();
    CHECK_FALSE(hand.conflict());
    CHECK(hand.trail().size() == 3);
}
