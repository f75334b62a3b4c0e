#include "data/arena.hpp"
#include "support/catch.hpp"
#include <satdoku/core/random.hpp>
#include <map>
#include <vector>

using namespace satdoku;
using cdcl::Arena;
using cdcl::Literal;
using cdcl::Reference;

namespace {
std::vector<Literal> random_clause(core::Random& random) {
    std::vector<Literal> literals(3 + random.below(8));
    for (Literal& literal : literals) {
        literal = Literal::from_code(static_cast<std::uint32_t>(random.below(1000)));
    }
    return literals;
}
}  // namespace

TEST_CASE("arena: clauses keep their literals while others are added and all are shortened", "[cdcl]") {
    core::Random random(3);
    Arena arena;
    std::map<Reference, std::vector<Literal>> model;
    for (int round = 0; round < 5000; ++round) {
        const std::vector<Literal> literals = random_clause(random);
        const bool redundant = random.below(2) == 0;
        const Reference reference = arena.allocate(literals, redundant, 5);
        REQUIRE(model.emplace(reference, literals).second);
        CHECK((arena[reference].redundant != 0) == redundant);
        CHECK(arena[reference].glue == 5);
        auto& [victim, kept] = *std::next(model.begin(), static_cast<long>(random.below(model.size())));
        if (kept.size() > 3) {
            kept.resize(3 + random.below(kept.size() - 3));
            arena.shrink(arena[victim], static_cast<std::uint32_t>(kept.size()));
        }
    }
    auto expected = model.begin();
    for (Reference at = arena.first(); at != arena.end(); at = arena.next(at), ++expected) {
        REQUIRE(expected != model.end());
        REQUIRE(at == expected->first);
        REQUIRE(std::vector(arena[at].begin(), arena[at].end()) == expected->second);
    }
    CHECK(expected == model.end());
}

TEST_CASE("arena: its tail can be replaced by another one", "[cdcl]") {
    core::Random random(4);
    Arena arena;
    const std::vector<Literal> first = random_clause(random);
    const std::vector<Literal> other = random_clause(random);
    arena.allocate(first, false, 0);
    const Reference tail = arena.end();
    arena.allocate(random_clause(random), false, 0);
    Arena replacement;
    replacement.allocate(other, true, 2);
    arena.replace_tail(tail, replacement);
    CHECK(replacement.end() == 0);
    CHECK(std::vector(arena[0].begin(), arena[0].end()) == first);
    CHECK(std::vector(arena[tail].begin(), arena[tail].end()) == other);
    CHECK(arena.next(tail) == arena.end());
}

TEST_CASE("arena: clauses move together to close the gaps of garbage", "[cdcl]") {
    core::Random random(5);
    Arena arena;
    const Reference tail = arena.allocate(random_clause(random), false, 0);
    std::vector<std::vector<Literal>> kept;
    std::vector<Reference> references;
    for (int round = 0; round < 1000; ++round) {
        std::vector<Literal> literals = random_clause(random);
        const Reference reference = arena.allocate(literals, false, 0);
        literals.resize(3);
        if (random.below(2) == 0) {
            arena[reference].garbage = 1;
        } else {
            arena.shrink(arena[reference], 3);
            kept.push_back(literals);
            references.push_back(reference);
        }
    }
    arena.plan_moves(arena.next(tail));
    for (Reference& reference : references) reference = arena[reference].searched;
    arena.close_gaps(arena.next(tail));
    std::size_t index = 0;
    for (Reference at = arena.next(tail); at != arena.end(); at = arena.next(at), ++index) {
        REQUIRE(index < kept.size());
        REQUIRE(references[index] == at);
        REQUIRE(arena[at].searched == 2);
        REQUIRE(std::vector(arena[at].begin(), arena[at].end()) == kept[index]);
    }
    CHECK(index == kept.size());
}

TEST_CASE("arena: a glue that is too large for its bits becomes the largest one", "[cdcl]") {
    Arena arena;
    const std::vector<Literal> literals(3);
    CHECK(arena[arena.allocate(literals, true, 0xFFFFFFFFU)].glue == cdcl::largest_glue);
}
