#include "support/catch.hpp"
#include "support/literals.hpp"
#include <satdoku/check/model.hpp>
#include <satdoku/cnf/clause_list.hpp>
#include <satdoku/core/machine.hpp>
#include <vector>

using namespace satdoku;
using cnf::Literal;
using cnf::Variable;
using support::literals;

namespace {
check::ModelCheck judged(const std::vector<std::vector<int>>& clauses, const std::vector<int>& model) {
    const check::Assignment assignment(literals(model));
    check::ModelCheck judge([&](Literal literal) { return assignment.is_true(literal); });
    judge.variables(9);
    for (const auto& clause : clauses) judge.clause(literals(clause));
    judge.end();
    return judge;
}
}  // namespace

TEST_CASE("a model that satisfies every clause passes", "[check]") {
    const auto judge = judged({{1, 2}, {-1, 3}, {-2, 2}}, {1, -2, 3});
    CHECK(judge.broken() == 0);
    CHECK(judge.clauses() == 3);
    CHECK_FALSE(judge.first_broken());
}

TEST_CASE("canary: a wrong model is rejected, and its first broken clause named", "[check]") {
    const auto judge = judged({{1, 2}, {-1, 3}, {-3}, {2, -3}}, {1, -2, 3});
    CHECK(judge.broken() == 2);
    REQUIRE(judge.first_broken());
    CHECK(judge.first_broken()->number == 3);
    CHECK(judge.first_broken()->literals == literals({-3}));
}

TEST_CASE("canary: an empty clause has no model, a missing literal makes nothing true", "[check]") {
    CHECK(judged({{}}, {1}).broken() == 1);
    CHECK(judged({{1, 2}}, {}).broken() == 1);
    CHECK(judged({{-2}}, {1}).broken() == 1);
}

TEST_CASE("a literal of a formula is asked for once, one above its variables each time", "[check]") {
    int asked = 0;
    check::ModelCheck judge([&](Literal literal) {
        ++asked;
        return literal.dimacs() == 3 || literal.dimacs() == 70;
    });
    judge.variables(3);
    for (int time = 0; time < 100; ++time) judge.clause(literals({-3, 1, 3}));
    CHECK(asked == 6);
    for (int time = 0; time < 100; ++time) judge.clause(literals({70}));
    CHECK(asked == 106);
    CHECK(judge.broken() == 0);
    judge.clause(literals({1, -2, -3}));
    REQUIRE(judge.first_broken());
    CHECK(judge.first_broken()->number == 201);
}

TEST_CASE("canary: contradictory, missing and foreign literals are found", "[check]") {
    const check::Assignment assignment(literals({3, -1, 1, 3, -7}));
    CHECK(assignment.contradictions() == std::vector{Variable(0)});
    CHECK(assignment.assigned() == 3);
    CHECK(assignment.missing(4) == 2);
    CHECK(assignment.first_missing(4) == Variable(1));
    CHECK(assignment.first_above(4) == Variable(6));
    const check::Assignment whole(literals({-2, 1}));
    CHECK(whole.contradictions().empty());
    CHECK(whole.missing(2) == 0);
    CHECK_FALSE(whole.first_missing(2));
    CHECK_FALSE(whole.first_above(2));
}

TEST_CASE("a list takes memory for what it holds, whatever the numbers", "[check]") {
    const std::uint64_t before = core::peak_memory();
    const auto largest = static_cast<std::int32_t>(cnf::largest_variable);
    const check::Assignment assignment(std::vector{cnf::Literal::from_dimacs(largest), cnf::Literal::from_dimacs(-1),
                                                   cnf::Literal::from_dimacs(-90'000'000),
                                                   cnf::Literal::from_dimacs(90'000'000)});
    CHECK(assignment.is_true(cnf::Literal::from_dimacs(largest)));
    CHECK_FALSE(assignment.is_true(cnf::Literal::from_dimacs(-largest)));
    CHECK_FALSE(assignment.is_true(cnf::Literal::from_dimacs(largest - 1)));
    CHECK(assignment.is_true(cnf::Literal::from_dimacs(-1)));
    CHECK(assignment.contradictions() == std::vector{cnf::Variable(89'999'999)});
    CHECK(assignment.assigned() == 3);
    CHECK(assignment.missing(cnf::largest_variable) == cnf::largest_variable - 3);
    CHECK(assignment.first_missing(cnf::largest_variable) == cnf::Variable(1));
    CHECK(core::peak_memory() - before < 50'000'000);
}
