#include "support/brute_force.hpp"
#include "support/catch.hpp"
#include "support/literals.hpp"
#include "support/random_formula.hpp"
#include "xor_constraints.hpp"
#include <satdoku/core/random.hpp>
#include <satdoku/reason/cardinality.hpp>
#include <algorithm>
#include <initializer_list>

using namespace satdoku;
using reason::Cardinality;
using support::clause_list;
using support::literals;
using test::holds;
using test::plenty;

namespace {
std::vector<Cardinality> cardinalities_in(const cnf::ClauseList& clauses) {
    core::Effort effort(plenty);
    return reason::find_cardinalities(clauses, effort);
}
}  // namespace

TEST_CASE("at most one is read from pairs", "[reason]") {
    const auto found = cardinalities_in(clause_list({{-1, -2}, {-1, -3}, {-3, -2}, {4, -1}}));
    CHECK(found.size() == 2);
    CHECK(std::ranges::count(found, Cardinality{literals({-1, -2, -3}), 2}) == 1);
}

TEST_CASE("at least two of four is read from triples", "[reason]") {
    const auto found = cardinalities_in(clause_list({{1, 2, -3}, {2, 1, 4}, {1, 4, -3}, {4, 2, -3}}));
    CHECK(found == std::vector{Cardinality{literals({1, 2, -3, 4}), 2}});
}

TEST_CASE("a missing subset leaves the clauses as they are", "[reason][canary]") {
    for (const Cardinality& each : cardinalities_in(clause_list({{1, 2, 3}, {1, 2, 4}, {1, 3, 4}})))
        CHECK(each.least == 1);
}

TEST_CASE("tautologies, duplicates, units and the empty clause", "[reason]") {
    const auto found = cardinalities_in(clause_list({{1, -1}, {2, 2}, {}, {3, 4}, {4, 3}}));
    CHECK(std::ranges::count(found, Cardinality{literals({2}), 1}) == 1);
    CHECK(std::ranges::count(found, Cardinality{{}, 1}) == 1);
    CHECK(std::ranges::count(found, Cardinality{literals({3, 4}), 1}) == 1);
    CHECK(found.size() == 3);
}

TEST_CASE("constraints say exactly what their clauses say", "[reason]") {
    core::Random random(1);
    for (int round = 0; round < 300; ++round) {
        const auto shape = support::random_formula(random, 8);
        if (shape.clauses.variable_count() > 10) continue;
        const auto clauses = support::disguise(random, shape.clauses);
        const auto found = cardinalities_in(clauses);
        for (std::uint32_t assignment = 0; assignment < 1U << clauses.variable_count(); ++assignment) {
            std::vector<bool> values(clauses.variable_count());
            for (std::size_t index = 0; index < values.size(); ++index)
                values[index] = ((assignment >> index) & 1U) != 0;
            const bool all =
                std::ranges::all_of(found, [&](const Cardinality& each) { return holds(each, assignment); });
            if (all != support::satisfies(values, clauses)) FAIL("formula of shape " << shape.shape);
        }
    }
}

TEST_CASE("without effort nothing is found, and nothing wrong", "[reason]") {
    core::Effort effort(10);
    const auto found = reason::find_cardinalities(clause_list({{-1, -2}, {-1, -3}, {-3, -2}}), effort);
    CHECK(effort.exhausted());
    CHECK(found.empty());
}

TEST_CASE("a constraint has as many clauses as subsets of their size", "[reason]") {
    for (std::uint32_t literals = 1; literals <= 9; ++literals) {
        for (std::uint32_t least = 1; least <= literals; ++least) {
            Cardinality constraint{{}, least};
            for (std::uint32_t index = 0; index < literals; ++index)
                constraint.literals.emplace_back(cnf::Variable(index), false);
            std::uint64_t visited = 0;
            reason::each_clause(constraint, [&](std::span<const cnf::Literal> clause) {
                CHECK(clause.size() == literals - least + 1);
                ++visited;
            });
            CHECK(reason::clause_count(constraint) == visited);
        }
    }
    Cardinality large{{}, 100};
    for (std::uint32_t index = 0; index < 200; ++index) large.literals.emplace_back(cnf::Variable(index), false);
    CHECK(reason::clause_count(large) == std::uint64_t{1} << 32U);
}
