// The ten functions, state by state.
#include "support/catch.hpp"
#include <satdoku/families/families.hpp>
#include <initializer_list>
#include <ipasir.h>
#include <limits>
#include <memory>
#include <string>
#include <thread>
#include <vector>

using namespace satdoku;

namespace {
using Handle = std::unique_ptr<void, void (*)(void*)>;

Handle make_handle() { return {ipasir_init(), ipasir_release}; }

void add(const Handle& solver, std::initializer_list<std::int32_t> literals) {
    for (const std::int32_t literal : literals) ipasir_add(solver.get(), literal);
    ipasir_add(solver.get(), 0);
}

void add(const Handle& solver, const cnf::ClauseList& formula) {
    for (std::size_t index = 0; index < formula.size(); ++index) {
        for (const cnf::Literal literal : formula[index]) ipasir_add(solver.get(), literal.dimacs());
        ipasir_add(solver.get(), 0);
    }
}

int solve(const Handle& solver, std::initializer_list<std::int32_t> assumptions = {}) {
    for (const std::int32_t literal : assumptions) ipasir_assume(solver.get(), literal);
    return ipasir_solve(solver.get());
}

struct LearnedClauses {
    std::vector<std::vector<std::int32_t>> clauses;
};

void take(void* data, std::int32_t* clause) {
    std::vector<std::int32_t>& learned = static_cast<LearnedClauses*>(data)->clauses.emplace_back();
    for (; *clause != 0; ++clause) learned.push_back(*clause);
}

int count_and_stop(void* data) { return ++*static_cast<int*>(data) > 1 ? 7 : 0; }
}  // namespace

TEST_CASE("ipasir: the signature names the program", "[ipasir]") {
    CHECK(std::string(ipasir_signature()).starts_with("satdoku"));
}

TEST_CASE("ipasir: a formula without clauses has a model, the empty clause has none", "[ipasir]") {
    const Handle solver = make_handle();
    CHECK(solve(solver) == 10);
    CHECK(ipasir_val(solver.get(), 7) == -7);
    add(solver, {});
    CHECK(solve(solver) == 20);
    CHECK(solve(solver, {1}) == 20);
    CHECK(ipasir_failed(solver.get(), 1) == 0);
}

TEST_CASE("ipasir: clauses can be added between solves, assumptions hold for one solve", "[ipasir]") {
    const Handle solver = make_handle();
    add(solver, {1, 2});
    REQUIRE(solve(solver, {-1}) == 10);
    CHECK(ipasir_val(solver.get(), 1) == -1);
    CHECK(ipasir_val(solver.get(), -1) == -1);
    CHECK(ipasir_val(solver.get(), 2) == 2);
    CHECK(ipasir_val(solver.get(), -2) == 2);
    add(solver, {-2, 3});
    REQUIRE(solve(solver, {-1, -3, 4}) == 20);
    CHECK(ipasir_failed(solver.get(), -1) == 1);
    CHECK(ipasir_failed(solver.get(), -3) == 1);
    CHECK(ipasir_failed(solver.get(), 4) == 0);
    REQUIRE(solve(solver) == 10);
    add(solver, {-1});
    add(solver, {-3});
    REQUIRE(solve(solver) == 20);
    CHECK(solve(solver) == 20);
}

TEST_CASE("ipasir: values and failed assumptions exist only in their states", "[ipasir]") {
    const Handle solver = make_handle();
    const auto knows = [&] { return ipasir_val(solver.get(), 1) != 0 || ipasir_failed(solver.get(), -1) != 0; };
    CHECK_FALSE(knows());
    add(solver, {1});
    CHECK_FALSE(knows());
    REQUIRE(solve(solver) == 10);
    CHECK(knows());
    ipasir_assume(solver.get(), -1);
    CHECK_FALSE(knows());
    REQUIRE(ipasir_solve(solver.get()) == 20);
    CHECK(knows());
    ipasir_add(solver.get(), 2);
    CHECK_FALSE(knows());
    CHECK(ipasir_solve(solver.get()) == 0);  // the clause has not ended
    ipasir_add(solver.get(), 0);
    CHECK(ipasir_solve(solver.get()) == 10);
}

TEST_CASE("ipasir: a literal out of range is never ignored", "[ipasir]") {
    for (const bool assumed : {false, true}) {
        const Handle solver = make_handle();
        add(solver, {1});
        REQUIRE(solve(solver) == 10);
        if (assumed) {
            ipasir_assume(solver.get(), 0);
        } else {
            add(solver, {-1, std::numeric_limits<std::int32_t>::min()});
        }
        CHECK(solve(solver) == 0);
        CHECK(ipasir_val(solver.get(), 1) == 0);
        CHECK(solve(solver) == 0);
    }
}

TEST_CASE("ipasir: terminate is called before and during a solve, and ends it", "[ipasir]") {
    const Handle solver = make_handle();
    core::Random random(3);
    add(solver, families::random_clauses(random, 300, 1290, 3));
    int asked = 0;
    ipasir_set_terminate(solver.get(), &asked, [](void* data) { return ++*static_cast<int*>(data); });
    CHECK(solve(solver) == 0);
    CHECK(asked == 1);
    asked = 0;
    ipasir_set_terminate(solver.get(), &asked, count_and_stop);
    CHECK(solve(solver) == 0);
    CHECK(asked == 2);
    ipasir_set_terminate(solver.get(), nullptr, nullptr);
    add(solver, {1});
    add(solver, {-1});
    CHECK(solve(solver) == 20);
    CHECK(asked == 2);
}

TEST_CASE("ipasir: learned clauses are reported up to a length, and only while a callback is set", "[ipasir]") {
    for (const int most : {1, 3, 1000}) {
        const Handle solver = make_handle();
        LearnedClauses learned;
        add(solver, families::pigeonhole(6, 5));
        ipasir_set_learn(solver.get(), &learned, most, take);
        ipasir_assume(solver.get(), 1);
        REQUIRE(ipasir_solve(solver.get()) == 20);
        CAPTURE(most);
        CHECK((learned.clauses.size() > 5) == (most == 1000));
        for (const auto& clause : learned.clauses) CHECK(clause.size() <= static_cast<std::size_t>(most));
        learned.clauses.clear();
        ipasir_set_learn(solver.get(), nullptr, 0, nullptr);
        CHECK(ipasir_solve(solver.get()) == 20);
        CHECK(learned.clauses.empty());
    }
}

TEST_CASE("ipasir: two solvers in two threads share nothing", "[ipasir]") {
    const auto work = [](std::uint64_t seed, std::string& verdicts) {
        const Handle solver = make_handle();
        core::Random random(seed);
        add(solver, families::random_clauses(random, 120, 480, 3));
        LearnedClauses learned;
        ipasir_set_learn(solver.get(), &learned, 3, take);
        for (std::int32_t literal = 1; literal < 40; ++literal)
            verdicts += solve(solver, {literal, -(literal + 1)}) == 10 ? '1' : '0';
    };
    std::string alone[2], together[2];
    for (std::uint64_t seed : {0U, 1U}) work(seed, alone[seed]);
    {
        std::jthread first(work, 0, std::ref(together[0]));
        std::jthread second(work, 1, std::ref(together[1]));
    }
    CHECK(together[0] == alone[0]);
    CHECK(together[1] == alone[1]);
}

TEST_CASE("ipasir: calls with a null solver do no harm", "[ipasir]") {
    ipasir_release(nullptr);
    ipasir_add(nullptr, 1);
    ipasir_assume(nullptr, 1);
    CHECK(ipasir_solve(nullptr) == 0);
    CHECK(ipasir_val(nullptr, 1) == 0);
}
