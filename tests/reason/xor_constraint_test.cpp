#include "support/catch.hpp"
#include "support/random_formula.hpp"
#include "xor_constraints.hpp"
#include <satdoku/core/random.hpp>
#include <satdoku/families/families.hpp>
#include <satdoku/families/formula_builder.hpp>
#include <satdoku/reason/xor_constraint.hpp>
#include <algorithm>
#include <initializer_list>

using namespace satdoku;
using reason::XorConstraint;
using test::holds;
using test::plenty;

namespace {
XorConstraint constraint(std::initializer_list<std::uint32_t> variables, bool odd) {
    XorConstraint result{{}, odd};
    for (const std::uint32_t variable : variables) result.variables.emplace_back(variable);
    return result;
}

std::vector<XorConstraint> xors_in(const cnf::ClauseList& clauses) {
    // Clauses in the form of the solver: no literal twice.
    cnf::ClauseList clean;
    clean.variables(clauses.variable_count());
    for (std::size_t index = 0; index < clauses.size(); ++index) {
        std::vector<cnf::Literal> literals(clauses[index].begin(), clauses[index].end());
        std::ranges::sort(literals);
        literals.erase(std::unique(literals.begin(), literals.end()), literals.end());
        clean.clause(literals);
    }
    core::Effort effort(plenty);
    return reason::find_xors(clean, effort);
}

std::vector<XorConstraint> exact_xors(const cnf::ClauseList& clauses) {
    core::Effort effort(plenty);
    std::vector<XorConstraint> constraints;
    for (const auto& count : reason::exact_counts(reason::find_cardinalities(clauses, effort))) {
        constraints.push_back(reason::xor_of(count));
    }
    return constraints;
}

reason::XorConsequences eliminate(const std::vector<XorConstraint>& constraints) {
    core::Effort effort(plenty);
    return reason::eliminate_xors(constraints, false, effort);
}
}  // namespace

TEST_CASE("XOR constraints of every length are found in any disguise", "[reason]") {
    core::Random random(5);
    for (std::size_t length = 2; length <= reason::longest_xor; ++length) {
        for (const bool odd : {false, true}) {
            families::FormulaBuilder builder;
            builder.xor_constraint(builder.fresh(length), odd, reason::longest_xor + 1);
            const auto found = xors_in(builder.build());
            REQUIRE(found.size() == 1);
            CHECK(found.front().variables.size() == length);
            CHECK(found.front().odd == odd);
            // Negating variables may negate the parity, but it exists.
            CHECK(xors_in(support::disguise(random, builder.build())).size() == 1);
        }
    }
}

TEST_CASE("an XOR constraint that lacks a clause is none", "[reason][canary]") {
    families::FormulaBuilder builder;
    builder.xor_constraint(builder.fresh(4), true);
    const cnf::ClauseList whole = builder.build();
    cnf::ClauseList part;
    part.variables(4);
    for (std::size_t index = 1; index < whole.size(); ++index) part.clause(whole[index]);
    CHECK(xors_in(part).empty());
}

TEST_CASE("an exact count implies an XOR constraint", "[reason]") {
    families::FormulaBuilder builder;
    const auto five = builder.fresh(5);
    builder.exactly_one(five);
    const auto found = exact_xors(builder.build());
    CHECK(std::ranges::count(found, constraint({0, 1, 2, 3, 4}, true)) >= 1);
    for (const XorConstraint& each : found) CHECK(each == found.front());

    families::FormulaBuilder loose;
    const auto some = loose.fresh(5);
    loose.at_most_one(some);
    CHECK(exact_xors(loose.build()).empty());
}

TEST_CASE("an odd clique has no perfect matching", "[reason]") {
    for (const std::size_t vertices : {4U, 5U, 8U, 13U}) {
        families::FormulaBuilder builder;
        std::vector<families::Literals> around(vertices);
        for (std::size_t left = 0; left < vertices; ++left) {
            for (std::size_t right = 0; right < left; ++right) {
                const cnf::Literal edge = builder.fresh();
                around[left].push_back(edge);
                around[right].push_back(edge);
            }
        }
        for (const auto& edges : around) builder.exactly_one(edges);
        CHECK(eliminate(exact_xors(builder.build())).contradiction.has_value() == (vertices % 2 == 1));
    }
}

TEST_CASE("elimination derives all that is implied of one or two variables", "[reason]") {
    core::Random random(11);
    for (int round = 0; round < 2000; ++round) {
        const std::uint32_t variables = 8;
        std::vector<XorConstraint> constraints;
        const std::size_t count = 1 + random.below(9);
        for (std::size_t index = 0; index < count; ++index) {
            XorConstraint each{{}, random.below(2) == 0};
            for (std::uint32_t variable = 0; variable < variables; ++variable) {
                if (random.below(3) == 0) each.variables.emplace_back(variable);
            }
            if (!each.variables.empty()) constraints.push_back(std::move(each));
        }
        std::vector<std::uint32_t> models;
        for (std::uint32_t assignment = 0; assignment < 1U << variables; ++assignment) {
            if (std::ranges::all_of(constraints, [&](const XorConstraint& each) { return holds(each, assignment); })) {
                models.push_back(assignment);
            }
        }
        const auto result = eliminate(constraints);
        if (result.contradiction.has_value() != models.empty()) FAIL("contradiction in round " << round);
        for (const auto& derived : result.derived) {
            const XorConstraint& each = derived.constraint;
            if (each.variables.empty() || each.variables.size() > 2) FAIL("length in round " << round);
            if (!std::ranges::all_of(models, [&](std::uint32_t model) { return holds(each, model); })) {
                FAIL("wrong consequence in round " << round);
            }
        }
    }
}

TEST_CASE("sums join into units and equivalences", "[reason]") {
    const auto result =
        eliminate({constraint({0, 1, 2}, true), constraint({1, 2, 3}, true), constraint({4, 5, 0}, true),
                   constraint({4, 5, 6, 7}, false), constraint({6, 7}, true)});
    REQUIRE_FALSE(result.contradiction);
    for (const XorConstraint& each : {constraint({0}, false), constraint({3}, false)}) {
        CHECK(std::ranges::count(result.derived, each, &reason::XorSum::constraint) == 1);
    }
    CHECK(eliminate({constraint({0, 3}, true), constraint({0, 1, 2}, true), constraint({1, 2, 3}, true)})
              .contradiction.has_value());
}

TEST_CASE("Tseitin's formulas fall to elimination", "[reason]") {
    core::Random random(2);
    for (const std::size_t vertices : {6U, 20U, 100U}) {
        for (const bool charged : {false, true}) {
            const auto formula = support::disguise(random, families::tseitin(random, vertices, 4, charged));
            CHECK(eliminate(xors_in(formula)).contradiction.has_value() == charged);
        }
    }
}

TEST_CASE("elimination gives up when its effort ends", "[reason]") {
    core::Random random(2);
    const auto constraints = xors_in(families::tseitin(random, 100, 4, true));
    core::Effort effort(500);
    const auto result = reason::eliminate_xors(constraints, false, effort);
    CHECK_FALSE(result.contradiction);
    CHECK(effort.exhausted());
}
