#include "support/catch.hpp"
#include <satdoku/cnf/clause_list.hpp>
#include <satdoku/core/random.hpp>
#include <utility>
#include <vector>

using namespace satdoku;
using cnf::Literal;

TEST_CASE("a clause list gives back its clauses, also through a replay, a copy and a move", "[cnf]") {
    core::Random random(9);
    cnf::ClauseList list;
    list.variables(500);
    std::vector<std::vector<Literal>> clauses(3000);
    std::size_t literals = 0;
    for (std::vector<Literal>& clause : clauses) {
        clause.resize(random.below(6));
        for (Literal& literal : clause) literal = Literal::from_code(static_cast<std::uint32_t>(random.below(1000)));
        literals += clause.size();
        list.clause(clause);
    }
    const auto matches = [&](const cnf::ClauseList& other) {
        if (other.variable_count() != 500 || other.size() != clauses.size()) return false;
        for (std::size_t index = 0; index < clauses.size(); ++index) {
            if (std::vector(other[index].begin(), other[index].end()) != clauses[index]) return false;
        }
        return other.literals().size() == literals;
    };
    CHECK(matches(list));
    cnf::ClauseList replayed;
    list.replay(replayed);
    CHECK(matches(replayed));
    cnf::ClauseList copy = list;
    CHECK(matches(copy));
    const cnf::ClauseList moved = std::move(copy);
    CHECK(matches(moved));
}
