#include "search.hpp"
#include "support/catch.hpp"
#include <satdoku/core/random.hpp>
#include <algorithm>
#include <set>
#include <vector>

using namespace satdoku;
using cnf::Formula;
using cnf::Literal;

namespace {
using Sets = std::vector<std::set<Literal>>;

Sets random_sets(core::Random& random, Formula& formula, std::uint32_t variables) {
    Sets sets;
    for (std::uint64_t clauses = random.below(60); clauses > 0; --clauses) {
        std::vector<Literal> literals(static_cast<std::size_t>(random.below(6) + 1));
        for (Literal& literal : literals)
            literal = Literal::from_code(static_cast<std::uint32_t>(random.below(2 * variables)));
        formula.clause(literals);
        sets.emplace_back(literals.begin(), literals.end());
    }
    formula.end();
    return sets;
}

bool is_subsumed(const Sets& sets, std::size_t index) {
    for (std::size_t other = 0; other < sets.size(); ++other) {
        const bool goes_first = sets[other] != sets[index] || other < index;
        if (other != index && goes_first && std::ranges::includes(sets[index], sets[other])) return true;
    }
    return false;
}

bool is_tautology(const std::set<Literal>& set) {
    return std::ranges::any_of(set, [&](Literal literal) { return set.contains(~literal); });
}
}  // namespace

TEST_CASE("the redundant clauses are those that comparing all pairs gives", "[dpll]") {
    core::Random random(41);
    std::size_t subsumed = 0;
    std::size_t tautologies = 0;
    for (int round = 0; round < 2000; ++round) {
        Formula formula;
        const Sets sets = random_sets(random, formula, static_cast<std::uint32_t>(random.below(8) + 1));
        std::vector<Formula::Link> expected_subsumed;
        std::vector<Formula::Link> expected_tautologies;
        for (std::size_t index = 0; index < sets.size(); ++index) {
            const auto head = static_cast<Formula::Link>(index + 1);
            if (is_subsumed(sets, index)) expected_subsumed.push_back(head);
            if (is_tautology(sets[index])) expected_tautologies.push_back(head);
        }
        REQUIRE(dpll::subsumed_clauses(formula, [] { return false; }) == expected_subsumed);
        REQUIRE(dpll::tautological_clauses(formula) == expected_tautologies);
        subsumed += expected_subsumed.size();
        tautologies += expected_tautologies.size();
    }
    CHECK(subsumed > 1000);
    CHECK(tautologies > 1000);
}

TEST_CASE("the search for subsumed clauses can be interrupted", "[dpll]") {
    Formula formula;
    constexpr std::int32_t variables = 200000;
    for (std::int32_t number = 1; number <= variables; ++number)
        formula.clause(std::vector{Literal::from_dimacs(number), Literal::from_dimacs(1)});
    formula.end();
    CHECK(dpll::subsumed_clauses(formula, [] { return true; }).size() <
          dpll::subsumed_clauses(formula, [] { return false; }).size());
}
