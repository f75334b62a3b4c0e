#include "support/catch.hpp"
#include "support/links.hpp"
#include "support/literals.hpp"
#include <satdoku/cnf/clause_list.hpp>
#include <satdoku/cnf/formula.hpp>
#include <satdoku/core/random.hpp>
#include <algorithm>
#include <map>
#include <numeric>
#include <stop_token>
#include <vector>

using namespace satdoku;
using cnf::Formula;
using cnf::Literal;
using support::literals;

namespace {
Formula formula_of(std::uint32_t variables, const std::vector<std::vector<int>>& clauses) {
    Formula formula;
    formula.variables(variables);
    for (const auto& clause : clauses) formula.clause(literals(clause));
    formula.end();
    return formula;
}

std::vector<std::vector<int>> left(const Formula& formula) {
    std::vector<std::vector<int>> clauses;
    for (const auto clause : formula.clauses()) {
        clauses.emplace_back();
        for (const Literal literal : clause) clauses.back().push_back(literal.dimacs());
    }
    return clauses;
}

/// Compares the counts that the formula keeps with counting.
void check_counts(const Formula& formula) {
    std::map<int, std::uint32_t> occurrences;
    std::uint64_t clauses = 0;
    std::uint64_t units = 0;
    std::uint64_t empties = 0;
    for (const auto clause : formula.clauses()) {
        ++clauses;
        std::uint32_t size = 0;
        for (const Literal literal : clause) {
            ++size;
            ++occurrences[literal.dimacs()];
        }
        REQUIRE(clause.size() == size);
        units += size == 1 ? 1 : 0;
        empties += size == 0 ? 1 : 0;
    }
    REQUIRE(formula.clause_count() == clauses);
    REQUIRE(formula.unit_count() == units);
    REQUIRE(formula.empty_count() == empties);
    for (std::uint32_t code = 0; code < 2 * formula.places(); ++code) {
        const Literal literal = formula.literal_of(Formula::Column(code));
        REQUIRE(formula.column_of(literal) == Formula::Column(code));
        REQUIRE(formula.occurrences(literal) == occurrences[literal.dimacs()]);
    }
}
}  // namespace

TEST_CASE("a formula has clauses, literals and counts", "[cnf]") {
    const std::vector<std::vector<int>> clauses = {{1, -3}, {2, 3, -1}, {}, {-3}, {2, -1}};
    const Formula formula = formula_of(4, clauses);
    CHECK(left(formula) == clauses);
    CHECK(formula.variable_count() == 4);
    CHECK(formula.places() == 3);
    CHECK(formula.clause_count() == 5);
    CHECK(formula.unit_count() == 1);
    CHECK(formula.empty_count() == 1);
    CHECK(formula.occurrences(Literal::from_dimacs(2)) == 2);
    CHECK(formula.occurrences(Literal::from_dimacs(-2)) == 0);
    CHECK(formula.occurrences(Literal::from_dimacs(4)) == 0);
    std::vector<std::size_t> numbers;
    for (const auto clause : formula.clauses_of(Literal::from_dimacs(-3))) numbers.push_back(clause.number());
    CHECK(numbers == std::vector<std::size_t>{1, 4});
    const auto of_absent = formula.clauses_of(Literal::from_dimacs(4));
    CHECK(of_absent.begin() == of_absent.end());
    CHECK(formula.clause_at(2).size() == 3);
    check_counts(formula);
}

TEST_CASE("whole clauses go and come back in reverse order", "[cnf]") {
    Formula formula = formula_of(4, {{1, -3}, {2, 3, -1}, {}, {-3}, {2, 2}});
    const auto before = support::links(formula);
    const std::vector<Formula::Link> heads = {4, 1, 5, 3};
    for (const Formula::Link head : heads) {
        formula.unlink_whole_clause(head);
        check_counts(formula);
    }
    CHECK(left(formula) == std::vector<std::vector<int>>{{2, 3, -1}});
    CHECK(formula.clauses_of(Literal::from_dimacs(-3)).begin() == formula.clauses_of(Literal::from_dimacs(-3)).end());
    for (auto head = heads.rbegin(); head != heads.rend(); ++head) formula.relink_whole_clause(*head);
    CHECK(support::links(formula) == before);
}

TEST_CASE("a header costs nothing, whatever it claims", "[cnf]") {
    const Formula formula = formula_of(2000000000, {{1, -2}, {3}});
    CHECK(formula.bytes() < 10000);
    CHECK(formula.variable_count() == 2000000000);
}

TEST_CASE("high numbers cost nothing if there are few variables", "[cnf]") {
    Formula formula = formula_of(2147483646, {{2147483646, -7}, {500000000, 7}, {7}});
    CHECK(formula.bytes() < 10000);
    CHECK(formula.places() == 3);
    CHECK(left(formula) == std::vector<std::vector<int>>{{2147483646, -7}, {500000000, 7}, {7}});
    CHECK(formula.occurrences(Literal::from_dimacs(7)) == 2);
    CHECK(formula.occurrences(Literal::from_dimacs(8)) == 0);
    CHECK(formula.column_of(Literal::from_dimacs(-500000000)) == Formula::Column(1, true));
    CHECK_FALSE(formula.column_of(Literal::from_dimacs(6)));
    check_counts(formula);
    formula.clause(literals({-8, 6}));
    formula.end();
    CHECK(formula.places() == 5);
    CHECK(formula.column_of(Literal::from_dimacs(8)) == Formula::Column(2, false));
    CHECK(left(formula).back() == std::vector<int>{-8, 6});
    check_counts(formula);
}

TEST_CASE("clauses that are added later come after the others", "[cnf]") {
    Formula formula = formula_of(2, {{1, -2}, {2}});
    formula.variables(5);
    formula.clause(literals({-2, 5, 1}));
    CHECK(formula.clause_count() == 2);
    formula.end();
    CHECK(left(formula) == std::vector<std::vector<int>>{{1, -2}, {2}, {-2, 5, 1}});
    CHECK(formula.places() == 5);
    std::vector<std::size_t> numbers;
    for (const auto clause : formula.clauses_of(Literal::from_dimacs(1))) numbers.push_back(clause.number());
    CHECK(numbers == std::vector<std::size_t>{1, 3});
    check_counts(formula);
    const auto before = support::links(formula);
    formula.end();
    CHECK(support::links(formula) == before);
}

TEST_CASE("linking that is stopped loses nothing", "[cnf]") {
    Formula formula = formula_of(3, {{1, -2}, {2}});
    formula.clause(literals({-3, 1}));
    std::stop_source stop;
    stop.request_stop();
    CHECK_FALSE(formula.end(stop.get_token()));
    CHECK(formula.clause_count() == 0);
    check_counts(formula);
    CHECK(formula.end({}));
    CHECK(left(formula) == std::vector<std::vector<int>>{{1, -2}, {2}, {-3, 1}});
    check_counts(formula);
}

TEST_CASE("a formula replays itself", "[cnf]") {
    const std::vector<std::vector<int>> clauses = {{1, -3}, {}, {2, 3, -1}};
    cnf::ClauseList list;
    formula_of(3, clauses).replay(list);
    REQUIRE(list.size() == clauses.size());
    CHECK(list.variable_count() == 3);
    for (std::size_t index = 0; index < clauses.size(); ++index) {
        CHECK(std::ranges::equal(list[index], literals(clauses[index])));
    }
}

TEST_CASE("taking out a clause and a literal leaves the rest", "[cnf]") {
    Formula formula = formula_of(3, {{1, 2}, {-1, 2, 3}, {-2, 3}});
    const auto before = support::links(formula);
    const auto ignore = [](Formula::Column) {};
    const Formula::Link two = formula.column_head(Literal::from_dimacs(2));
    const Formula::Link first = formula.node(two).below;
    const Formula::Link second = formula.node(first).below;
    formula.unlink_clause(first, ignore);
    CHECK(left(formula) == std::vector<std::vector<int>>{{-1, 2, 3}, {-2, 3}});
    formula.unlink_clause(second, ignore);
    const Formula::Link negation = formula.node(formula.column_head(Literal::from_dimacs(-2))).below;
    CHECK(formula.unlink_literal(negation) == 1);
    CHECK(left(formula) == std::vector<std::vector<int>>{{3}});
    CHECK(formula.unit_count() == 1);
    CHECK(formula.occurrences(Literal::from_dimacs(1)) == 0);
    CHECK(formula.occurrences(Literal::from_dimacs(3)) == 1);
    formula.relink_literal(negation);
    formula.relink_clause(second, ignore);
    formula.relink_clause(first, ignore);
    CHECK(support::links(formula) == before);
}

TEST_CASE("whatever is assigned and taken back, links and counts are as before", "[cnf]") {
    core::Random random(21);
    for (int round = 0; round < 300; ++round) {
        const auto variables = static_cast<std::uint32_t>(random.below(12) + 1);
        Formula formula;
        formula.variables(variables);
        for (std::uint64_t clauses = random.below(40); clauses > 0; --clauses) {
            std::vector<Literal> clause(static_cast<std::size_t>(random.below(6)));
            for (Literal& literal : clause) {
                literal = Literal::from_code(static_cast<std::uint32_t>(random.below(2 * variables)));
            }
            formula.clause(clause);
        }
        formula.end();
        const auto before = support::links(formula);
        std::vector<std::uint32_t> order(formula.places());
        std::iota(order.begin(), order.end(), 0U);
        random.shuffle(std::span(order));
        std::vector<std::pair<Literal, std::vector<std::uint32_t>>> done;
        const auto ignore = [](Formula::Column) {};
        for (const std::uint32_t index : order) {
            const Literal literal(cnf::Variable(index), random.below(2) == 1);
            done.emplace_back(literal, support::links(formula));
            const Formula::Link negations = formula.column_head(~literal);
            for (auto at = formula.node(negations).below; at != negations; at = formula.node(at).below) {
                formula.unlink_literal(at);
            }
            const Formula::Link occurrences = formula.column_head(literal);
            for (auto at = formula.node(occurrences).below; at != occurrences; at = formula.node(at).below) {
                formula.unlink_clause(at, ignore);
            }
            check_counts(formula);
        }
        for (; !done.empty(); done.pop_back()) {
            const Literal literal = done.back().first;
            const Formula::Link occurrences = formula.column_head(literal);
            for (auto at = formula.node(occurrences).above; at != occurrences; at = formula.node(at).above) {
                formula.relink_clause(at, ignore);
            }
            const Formula::Link negations = formula.column_head(~literal);
            for (auto at = formula.node(negations).above; at != negations; at = formula.node(at).above) {
                formula.relink_literal(at);
            }
            REQUIRE(support::links(formula) == done.back().second);
        }
        REQUIRE(support::links(formula) == before);
    }
}

TEST_CASE("a literal of a clause takes at most 48 bytes", "[cnf]") {
    STATIC_REQUIRE(sizeof(Formula::Node) <= 32);
    core::Random random(22);
    Formula formula;
    constexpr std::uint32_t variables = 20000;
    constexpr std::uint64_t clauses = 85200;
    formula.variables(variables);
    for (std::uint64_t count = 0; count < clauses; ++count) {
        std::vector<Literal> clause(3);
        for (Literal& literal : clause) {
            literal = Literal::from_code(static_cast<std::uint32_t>(random.below(2 * variables)));
        }
        formula.clause(clause);
    }
    formula.end();
    CHECK(formula.bytes() <= 48 * 3 * clauses);
}

TEST_CASE("a literal that a clause repeats counts once and is written as it was", "[cnf][formula]") {
    core::Random random(7);
    for (int round = 0; round < 200; ++round) {
        std::vector<std::vector<int>> clauses;
        std::vector<std::vector<int>> distinct;
        for (int count = 0; count < 8; ++count) {
            std::vector<int>& clause = clauses.emplace_back();
            std::vector<int>& once = distinct.emplace_back();
            for (auto length = random.below(7); length > 0; --length) {
                const int variable = 1 + static_cast<int>(random.below(4));
                clause.push_back(random.below(2) == 0 ? variable : -variable);
                if (std::ranges::find(once, clause.back()) == once.end()) once.push_back(clause.back());
            }
        }
        Formula formula = formula_of(4, clauses);
        REQUIRE(left(formula) == distinct);
        check_counts(formula);
        const auto written = [&](std::size_t number) {
            std::vector<int> numbers;
            for (const Literal literal : formula.clause_at(number).written()) numbers.push_back(literal.dimacs());
            return numbers;
        };
        for (std::size_t number = 1; number <= clauses.size(); ++number)
            REQUIRE(written(number) == clauses[number - 1]);
        // A removed literal is not written.
        const auto literal = Literal::from_dimacs(1);
        for (const auto clause : formula.clauses_of(literal)) std::erase(clauses[clause.number() - 1], 1);
        const Formula::Link head = formula.column_head(literal);
        for (Formula::Link at = formula.node(head).below; at != head; at = formula.node(at).below)
            formula.unlink_literal(at);
        for (std::size_t number = 1; number <= clauses.size(); ++number)
            for (const int each : written(number)) REQUIRE(std::ranges::count(clauses[number - 1], each) > 0);
    }
}
