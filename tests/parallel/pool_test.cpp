#include "pool.hpp"
#include "support/catch.hpp"
#include <satdoku/core/error.hpp>
#include <satdoku/proof/drat.hpp>

using namespace satdoku;
using parallel::Desk;
using parallel::Pool;

namespace {
std::vector<cnf::Literal> pair_of(int number) {
    return {cnf::Literal::from_dimacs(number), cnf::Literal::from_dimacs(-number - 1)};
}

/// Exports the clause as a member that has derived it.
void send(Pool& pool, Desk& desk, const std::vector<cnf::Literal>& literals) {
    if (pool.is_proving()) {
        desk.steps.add(literals);
        desk.steps.add(literals);
    }
    desk.sent.push_back({literals, 1, desk.number});
}

class Broken final : public proof::Proof {
  public:
    void add(std::span<const cnf::Literal>) override { throw core::Error("file.write"); }
    void remove(std::span<const cnf::Literal>) override {}
};
}  // namespace

TEST_CASE("pool: each member gets what the others have shared, once and in order", "[parallel]") {
    Pool pool(3, nullptr);
    Desk one(0, 3), two(1, 3), three(2, 3);
    send(pool, one, pair_of(1));
    send(pool, one, pair_of(2));
    pool.deliver(one);
    send(pool, two, pair_of(3));
    pool.deliver(two);
    pool.collect(one);
    pool.collect(three);
    REQUIRE(one.taken.size() == 1);
    CHECK(one.taken[0].literals == pair_of(3));
    REQUIRE(three.taken.size() == 3);
    CHECK(three.taken[0].literals == pair_of(1));
    CHECK(three.taken[2].literals == pair_of(3));
    CHECK(three.taken[2].from == 1);
    pool.collect(three);
    CHECK(three.taken.size() == 3);
}

TEST_CASE("pool: what comes again is left out", "[parallel]") {
    Pool pool(2, nullptr);
    Desk one(0, 2), two(1, 2);
    for (Desk* const desk : {&one, &two, &one}) {
        send(pool, *desk, pair_of(1));
        pool.deliver(*desk);
    }
    pool.collect(two);
    CHECK(two.taken.size() == 1);
    CHECK(pool.shared() == 3);
    CHECK(pool.kept() == 1);
}

TEST_CASE("pool: the proof has a clause until all that take it have written what they made of it", "[parallel]") {
    proof::DratText text;
    Pool pool(2, &text);
    Desk one(0, 2), two(1, 2);
    send(pool, one, pair_of(1));
    one.steps.remove(pair_of(1));  // the engine has dropped it at once
    pool.deliver(one);
    CHECK(text.bytes() == "1 -2 0\n");
    pool.collect(one);
    pool.deliver(one);
    pool.collect(two);
    pool.deliver(one);
    CHECK(text.bytes() == "1 -2 0\n");
    two.steps.add(pair_of(7));
    pool.deliver(two);
    CHECK(text.bytes() == "1 -2 0\n7 -8 0\nd 1 -2 0\n");
}

TEST_CASE("pool: who reads no more keeps nothing", "[parallel]") {
    proof::DratText text;
    Pool pool(2, &text);
    Desk one(0, 2), two(1, 2);
    pool.attend(two, false);
    send(pool, one, pair_of(1));
    one.steps.remove(pair_of(1));
    pool.deliver(one);
    pool.collect(one);
    pool.deliver(one);
    CHECK(text.bytes() == "1 -2 0\nd 1 -2 0\n");
}

TEST_CASE("pool: a slow member misses the oldest clauses", "[parallel]") {
    Pool pool(2, nullptr);
    Desk one(0, 2), two(1, 2);
    // A million literals are kept.
    constexpr std::size_t length = 10'000;
    const auto clause = [](int number) {
        std::vector<cnf::Literal> literals = pair_of(number);
        literals.resize(length);
        return literals;
    };
    for (int number = 1; number <= 150; ++number) send(pool, one, clause(number));
    pool.deliver(one);
    pool.collect(one);
    pool.deliver(one);
    pool.collect(two);
    CHECK(two.taken.size() == 100);
    CHECK(two.taken.back().literals == clause(150));
    pool.deliver(two);
    two.taken.clear();
    send(pool, one, clause(151));
    pool.deliver(one);
    pool.collect(two);
    CHECK(two.taken.size() == 1);
}

TEST_CASE("pool: a proof that cannot be written stops the others and is reported at the end", "[parallel]") {
    Broken broken;
    Pool pool(2, &broken);
    int failures = 0;
    pool.begin([&] { ++failures; });
    Desk one(0, 2);
    send(pool, one, pair_of(1));
    pool.deliver(one);
    pool.deliver(one);
    CHECK(failures == 1);
    CHECK_THROWS_AS(pool.require_written(), core::Error);
}
