#include "common_proof.hpp"
#include "support/catch.hpp"
#include "support/literals.hpp"
#include <satdoku/proof/drat.hpp>
#include <set>

using namespace satdoku;
using support::literals;
using Clause = std::vector<cnf::Literal>;

namespace {
/// Two writers, whose steps are written at once.
struct Pair {
    proof::DratText text;
    parallel::CommonProof common{text, 2};
    parallel::Steps steps[2] = {{0, 2}, {1, 2}};

    void add(int writer, std::initializer_list<int> numbers) {
        steps[writer].add(literals(numbers));
        common.write(steps[writer]);
    }
    void remove(int writer, std::initializer_list<int> numbers) {
        steps[writer].remove(literals(numbers));
        common.write(steps[writer]);
    }
};
}  // namespace

TEST_CASE("common proof: a derived clause is there as long as somebody has it", "[parallel]") {
    Pair pair;
    pair.add(0, {1, 2});
    pair.add(1, {2, 1});
    pair.remove(0, {1, 2});
    CHECK(pair.text.bytes() == "1 2 0\n");
    pair.remove(1, {2, 1});
    CHECK(pair.text.bytes() == "1 2 0\nd 2 1 0\n");
    pair.add(1, {1, 2});
    CHECK(pair.text.bytes() == "1 2 0\nd 2 1 0\n1 2 0\n");
}

TEST_CASE("common proof: a clause of the formula goes when all have dropped it", "[parallel]") {
    Pair pair;
    pair.remove(0, {1, 2, 3});
    pair.remove(0, {4, 5});
    CHECK(pair.text.bytes().empty());
    pair.remove(1, {3, 2, 1});
    CHECK(pair.text.bytes() == "d 3 2 1 0\n");
    pair.remove(1, {4, 5});
    CHECK(pair.text.bytes() == "d 3 2 1 0\nd 4 5 0\n");
}

TEST_CASE("common proof: steps are written in their order and once, and none after the empty clause", "[parallel]") {
    Pair pair;
    pair.steps[0].add(literals({1, -2}));
    pair.steps[0].add(literals({3}));
    pair.steps[0].remove(literals({1, -2}));
    pair.common.write(pair.steps[0]);
    CHECK(pair.text.bytes() == "1 -2 0\n3 0\nd 1 -2 0\n");
    CHECK(pair.steps[0].words() == 0);
    pair.text.clear();
    pair.add(1, {});
    pair.add(0, {});
    pair.add(0, {5});
    pair.remove(0, {6, 7});
    pair.remove(1, {6, 7});
    CHECK(pair.text.bytes() == "0\n");
}

TEST_CASE("common proof: no two writers take the same name", "[parallel]") {
    std::set<std::uint32_t> taken;
    for (const unsigned writer : {0U, 1U, 2U}) {
        const parallel::Steps steps(writer, 3);
        cnf::Variable least(7);
        for (int round = 0; round < 5; ++round) {
            const cnf::Variable name = steps.own_from(least);
            CHECK(name.index() >= least.index());
            CHECK(name.index() < least.index() + 3);
            CHECK(taken.insert(name.index()).second);
            least = cnf::Variable(name.index() + 1);
        }
    }
}
