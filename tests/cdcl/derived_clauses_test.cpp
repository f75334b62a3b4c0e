// Clauses of derivations: what follows by propagation through them, and by which of them.
#include "core/derived_clauses.hpp"
#include "support/catch.hpp"
#include "support/literals.hpp"
#include <vector>

using namespace satdoku;
using cdcl::DerivedClauses;
using support::literals;
using Clauses = std::vector<DerivedClauses::Clause>;

namespace {
Clauses copy(std::span<const DerivedClauses::Clause* const> found) {
    Clauses clauses;
    for (const DerivedClauses::Clause* const clause : found) clauses.push_back(*clause);
    return clauses;
}
}  // namespace

TEST_CASE("reasons come in the order in which they propagate, and only those that are needed", "[cdcl][proof]") {
    DerivedClauses derived;
    for (const auto& clause : {literals({-2, 3}), literals({-1, 2}), literals({-3, -2, 4}), literals({-1, 5})})
        derived.add(clause);
    CHECK(copy(derived.reasons(literals({-1, 4}))) ==
          Clauses{literals({-1, 2}), literals({-2, 3}), literals({-3, -2, 4})});
    CHECK(derived.reasons(literals({-1, 6})).empty());
    derived.remove(literals({3, -2}));
    CHECK(derived.reasons(literals({-1, 4})).empty());
}

TEST_CASE("units take part, and of equal clauses one is removed at a time", "[cdcl][proof]") {
    DerivedClauses derived;
    derived.add(literals({1}));
    for (int count = 0; count < 2; ++count) derived.add(literals({-1, 2}));
    for (int count = 0; count < 2; ++count) {
        CHECK(copy(derived.reasons(literals({2}))).size() == 2);
        derived.remove(literals({2, -1}));
    }
    CHECK(derived.reasons(literals({2})).empty());
    CHECK(derived.reasons({}).empty());
    derived.add(literals({-1}));
    CHECK(derived.reasons({}).size() == 2);
}

TEST_CASE("a clause is blocked if all resolvents on its first literal are tautologies", "[cdcl][proof]") {
    DerivedClauses derived;
    const auto count = [&](const DerivedClauses::Clause& clause) {
        const auto found = derived.blocked_by(clause);
        return found ? static_cast<int>(found->size()) : -1;
    };
    CHECK(count(literals({9, 1})) == 0);
    derived.add(literals({-9, 1, 2}));
    CHECK(count(literals({9, -1, 2})) == 1);
    CHECK(count(literals({9, 1, 2})) == -1);
    derived.add(literals({-9, -2}));
    CHECK(count(literals({9, -1, 2})) == 2);
    CHECK(count(literals({9, -1})) == -1);
}
