#include "support/catch.hpp"
#include "support/literals.hpp"
#include <satdoku/cnf/statistics.hpp>
#include <map>
#include <vector>

using namespace satdoku;
using cnf::Literal;

namespace {
cnf::Formula formula_of(const std::vector<std::vector<int>>& clauses) {
    cnf::Formula formula;
    formula.variables(9);
    for (const auto& clause : clauses) formula.clause(support::literals(clause));
    formula.end();
    return formula;
}
}  // namespace

TEST_CASE("statistics count what the lists hold", "[cnf]") {
    const cnf::Formula formula = formula_of({{1, -2, 4}, {-2}, {}, {1, 1}, {-1, -2}, {4}});
    const cnf::Statistics statistics = cnf::statistics_of(formula, 3);
    CHECK(statistics.clauses == 6);
    CHECK(statistics.literals == 8);
    CHECK(statistics.positive_literals == 4);
    CHECK(statistics.units == 3);
    CHECK(statistics.empties == 1);
    CHECK(statistics.used_variables == 3);
    CHECK(statistics.pure_variables == 2);
    CHECK(statistics.lengths == std::map<std::uint64_t, std::uint64_t>{{0, 1}, {1, 3}, {2, 1}, {3, 1}});
    REQUIRE(statistics.most_frequent.size() == 3);
    CHECK(statistics.most_frequent[0].literal.dimacs() == -2);
    CHECK(statistics.most_frequent[0].occurrences == 3);
    CHECK(statistics.most_frequent[1].literal.dimacs() == 1);
    CHECK(statistics.most_frequent[2].literal.dimacs() == 4);
    CHECK(statistics.most_frequent[2].occurrences == 2);
    CHECK(cnf::statistics_of(formula, 0).most_frequent.empty());
    CHECK(cnf::statistics_of(formula, 100).most_frequent.size() == 4);
}
