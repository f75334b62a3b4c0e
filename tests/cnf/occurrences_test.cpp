#include "support/catch.hpp"
#include <satdoku/cnf/occurrences.hpp>
#include <satdoku/core/random.hpp>
#include <vector>

using namespace satdoku;
using cnf::Literal;

TEST_CASE("occurrences: each literal has the clauses that it is in, in their order", "[cnf]") {
    constexpr std::uint32_t literals = 40;
    core::Random random(11);
    cnf::ClauseList clauses;
    std::vector<std::vector<std::uint32_t>> expected(literals);
    for (std::uint32_t index = 0; index < 300; ++index) {
        std::vector<Literal> clause(random.below(5));
        for (Literal& literal : clause) {
            literal = Literal::from_code(static_cast<std::uint32_t>(random.below(literals - 2)));
            expected[literal.code()].push_back(index);
        }
        clauses.clause(clause);
    }
    const auto occurrences = cnf::clauses_by_literal(literals, clauses);
    for (std::uint32_t code = 0; code < literals; ++code) {
        const auto found = occurrences[Literal::from_code(code)];
        CHECK(std::vector(found.begin(), found.end()) == expected[code]);
    }
}

TEST_CASE("occurrences: without clauses every literal has none", "[cnf]") {
    const auto occurrences = cnf::clauses_by_literal(2, {});
    CHECK(occurrences[Literal::from_code(1)].empty());
}
