#include "relaxation.hpp"
#include "support/brute_force.hpp"
#include "support/catch.hpp"
#include "support/literals.hpp"
#include "support/random_formula.hpp"
#include "xor_constraints.hpp"
#include <satdoku/core/random.hpp>
#include <satdoku/families/families.hpp>
#include <initializer_list>
#include <map>
#include <utility>

using namespace satdoku;
using reason::Cardinality;
using reason::Certificate;
using test::plenty;

namespace {
Cardinality at_least(std::uint32_t least, std::initializer_list<int> numbers) {
    return {support::literals(numbers), least};
}

bool refuted(const cnf::ClauseList& clauses) {
    core::Effort effort(plenty);
    const auto constraints = reason::find_cardinalities(clauses, effort);
    const auto certificate = reason::refute(constraints, effort);
    if (certificate) REQUIRE(reason::proves_unsatisfiable(*certificate, constraints));
    return certificate.has_value();
}

/// Dominoes on a chessboard that lacks two cells of the corner's colour: each cell under exactly one.
cnf::ClauseList mutilated_chessboard(int size, bool mutilated) {
    std::map<std::pair<int, int>, std::vector<cnf::Literal>> covers;
    std::uint32_t dominoes = 0;
    const auto missing = [&](int row, int column) {
        return mutilated && ((row == 0 && column == 0) || (row == size - 1 && column == size - 1));
    };
    const auto place = [&](int row, int column, int next_row, int next_column) {
        if (next_row == size || next_column == size || missing(row, column) || missing(next_row, next_column)) return;
        const cnf::Literal domino(cnf::Variable(dominoes++), false);
        covers[{row, column}].push_back(domino);
        covers[{next_row, next_column}].push_back(domino);
    };
    for (int row = 0; row < size; ++row) {
        for (int column = 0; column < size; ++column) {
            place(row, column, row + 1, column);
            place(row, column, row, column + 1);
        }
    }
    cnf::ClauseList list;
    list.variables(dominoes);
    for (const auto& [cell, around] : covers) {
        list.clause(around);
        for (std::size_t first = 0; first < around.size(); ++first) {
            for (std::size_t second = 0; second < first; ++second) {
                list.clause(std::vector{~around[first], ~around[second]});
            }
        }
    }
    return list;
}
}  // namespace

TEST_CASE("a sum that asks for too much proves unsatisfiability", "[reason]") {
    const std::vector constraints{at_least(2, {1, 2, 3}), at_least(2, {-1, -2, -3})};
    CHECK(reason::proves_unsatisfiable({{{0, 1}, {1, 1}}}, constraints));
    CHECK(reason::proves_unsatisfiable({{{0, 7}, {1, 7}}}, constraints));
}

TEST_CASE("a wrong certificate proves nothing", "[reason][canary]") {
    const std::vector constraints{at_least(2, {1, 2, 3}), at_least(2, {-1, -2, -3}), at_least(1, {1, 2, 3})};
    CHECK_FALSE(reason::proves_unsatisfiable({}, constraints));
    CHECK_FALSE(reason::proves_unsatisfiable({{{0, 1}}}, constraints));
    CHECK_FALSE(reason::proves_unsatisfiable({{{0, 1}, {1, 3}}}, constraints));
    CHECK_FALSE(reason::proves_unsatisfiable({{{2, 1}, {1, 1}}}, constraints));
    CHECK_FALSE(reason::proves_unsatisfiable({{{0, 1}, {3, 1}}}, constraints));
    const std::uint64_t huge = std::uint64_t{1} << 63;
    CHECK_FALSE(reason::proves_unsatisfiable({{{0, huge}, {1, huge}}}, constraints));
}

TEST_CASE("sums of a certificate that exceed 64 bits prove nothing", "[reason][canary]") {
    // The first two hold always, so all of these can hold; modulo 2^64 what is reached is 0, or almost.
    const std::vector constraints{at_least(0, {1}), at_least(0, {2}), at_least(1, {1}), at_least(1, {-1})};
    const std::uint64_t huge = std::uint64_t{1} << 63;
    CHECK_FALSE(reason::proves_unsatisfiable({{{0, huge}, {0, huge - 1}, {2, 1}}}, constraints));
    CHECK_FALSE(reason::proves_unsatisfiable({{{0, huge - 1}, {1, huge}, {2, 1}}}, constraints));
    // The last two cannot both hold, yet what they ask for is not computed.
    CHECK(reason::proves_unsatisfiable({{{2, 7}, {3, 7}}}, constraints));
    const std::vector impossible{at_least(1, {})};
    CHECK(reason::proves_unsatisfiable({{{0, 2 * huge - 1}}}, impossible));
    CHECK_FALSE(reason::proves_unsatisfiable({{{0, 2 * huge - 1}, {0, 2}}}, impossible));
}

TEST_CASE("pigeons and chessboards fall to arithmetic", "[reason]") {
    for (const std::size_t holes : {1U, 2U, 5U, 12U, 30U}) {
        CHECK(refuted(families::pigeonhole(holes + 1, holes)));
        CHECK_FALSE(refuted(families::pigeonhole(holes, holes)));
    }
    CHECK(refuted(families::pigeonhole(30, 12)));
    CHECK(refuted(mutilated_chessboard(8, true)));
    CHECK_FALSE(refuted(mutilated_chessboard(8, false)));
    core::Random random(7);
    for (int round = 0; round < 5; ++round) {
        CHECK(refuted(support::disguise(random, families::pigeonhole(11, 10))));
        CHECK(refuted(support::disguise(random, mutilated_chessboard(6, true))));
    }
}

TEST_CASE("nothing satisfiable is refuted", "[reason]") {
    core::Random random(3);
    int refutations = 0;
    for (int round = 0; round < 2000; ++round) {
        // Around a hidden assignment, or not.
        const auto hidden = static_cast<std::uint32_t>(random.next());
        const bool planted = random.below(2) == 0;
        std::vector<Cardinality> constraints;
        cnf::ClauseList clauses;
        clauses.variables(8);
        for (int count = 0; count < 6; ++count) {
            Cardinality constraint{{}, 0};
            std::uint32_t reached = 0;
            for (std::uint32_t index = 0; index < 8; ++index) {
                if (random.below(2) == 0) continue;
                constraint.literals.emplace_back(cnf::Variable(index), random.below(2) == 0);
                if (constraint.literals.back().negative() != (((hidden >> index) & 1U) != 0)) ++reached;
            }
            const auto size = static_cast<std::uint32_t>(constraint.literals.size());
            constraint.least = planted ? reached : static_cast<std::uint32_t>(random.below(size + 1));
            constraints.push_back(std::move(constraint));
        }
        const auto satisfied = [&](std::uint32_t assignment) {
            for (const Cardinality& constraint : constraints) {
                std::uint32_t count = 0;
                for (const cnf::Literal literal : constraint.literals) {
                    if (literal.negative() != (((assignment >> literal.variable().index()) & 1U) != 0)) ++count;
                }
                if (count < constraint.least) return false;
            }
            return true;
        };
        bool satisfiable = false;
        for (std::uint32_t assignment = 0; assignment < 256 && !satisfiable; ++assignment) {
            satisfiable = satisfied(assignment);
        }
        core::Effort effort(plenty);
        const auto certificate = reason::refute(constraints, effort);
        if (certificate) ++refutations;
        if (planted && !satisfiable) FAIL("the hidden assignment is no model");
        if (certificate && satisfiable) FAIL("satisfiable constraints refuted in round " << round);
    }
    CHECK(refutations > 100);
}

TEST_CASE("the simplex method gives up when its effort ends", "[reason]") {
    core::Effort plenty_effort(plenty);
    const auto constraints = reason::find_cardinalities(families::pigeonhole(11, 10), plenty_effort);
    core::Effort effort(50);
    CHECK_FALSE(reason::refute(constraints, effort).has_value());
    CHECK(effort.exhausted());
}
