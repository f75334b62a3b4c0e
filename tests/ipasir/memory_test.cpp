// If memory runs out at any moment, the C interface reports an error: no call aborts, nothing leaks, and no answer is
// wrong.
#include "support/catch.hpp"
#include <satdoku/families/families.hpp>
#include <cstdint>
#include <cstdlib>
#include <new>
#include <satdoku.h>
#include <string>
#include <vector>

namespace {
/// How many allocations on this thread will succeed; below 0: all.
thread_local std::int64_t allocations_left = -1;
}  // namespace

// These replace the operators of the whole program. All forms are replaced, because sanitizers have their own.
void* operator new(std::size_t size, const std::nothrow_t&) noexcept {
    if (allocations_left == 0) return nullptr;
    if (allocations_left > 0) --allocations_left;
    return std::malloc(size != 0 ? size : 1);
}
void* operator new(std::size_t size) {
    if (void* const memory = operator new(size, std::nothrow)) return memory;
    throw std::bad_alloc();
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

namespace {
using namespace satdoku;

std::vector<std::vector<std::int32_t>> clauses_of(const cnf::ClauseList& formula) {
    std::vector<std::vector<std::int32_t>> clauses;
    for (std::size_t index = 0; index < formula.size(); ++index) {
        clauses.emplace_back();
        for (const cnf::Literal literal : formula[index]) clauses.back().push_back(literal.dimacs());
    }
    return clauses;
}

struct Ran {
    int verdict = -1;
    bool out_of_memory = false;
    std::int64_t allocations_left = 0;
};

/// Makes all kinds of calls; only this number of allocations succeed.
Ran run(const std::vector<std::vector<std::int32_t>>& clauses, std::int64_t allocations) {
    Ran ran;
    allocations_left = allocations;
    if (satdoku_solver* const solver = satdoku_init()) {
        for (const char* const name : {"inprocess-delay", "congruence-delay", "shrink-delay"})
            satdoku_option(solver, name, 1);
        satdoku_set_learn(solver, &ran, 8, [](void*, std::int32_t*) {});
        satdoku_set_terminate(solver, &ran, [](void*) { return 0; });
        for (const auto& clause : clauses) satdoku_clause(solver, clause.data(), clause.size());
        satdoku_phase(solver, -1);
        satdoku_assume(solver, 1);
        ran.verdict = satdoku_solve(solver);
        ran.out_of_memory = satdoku_error(solver) != nullptr;
        satdoku_failed(solver, 1);
        satdoku_value(solver, 1);
        satdoku_fixed(solver, 1);
        satdoku_statistic(solver, "conflicts");
        satdoku_statistic_name(solver, 0);
        ran.allocations_left = allocations_left;
        satdoku_release(solver);
    }
    allocations_left = -1;
    return ran;
}
}  // namespace

TEST_CASE("C: memory that runs out is an error and never a wrong answer", "[ipasir]") {
    constexpr std::int64_t plenty = 1'000'000'000;
    core::Random random(1);
    // Refuted by counting, by search and by simplification; and one with a model.
    for (const cnf::ClauseList& formula : {families::pigeonhole(7, 6), families::random_clauses(random, 60, 300, 3),
                                           families::adder_miter(6, false), families::adder_miter(6, true)}) {
        const auto clauses = clauses_of(formula);
        const Ran whole = run(clauses, plenty);
        REQUIRE(whole.verdict > 0);
        const std::int64_t needed = plenty - whole.allocations_left;
        CHECK(needed > 50);
        CHECK(run(clauses, 0).verdict == -1);
        std::int64_t refused = 0;
        for (std::int64_t allocations = 0; allocations < needed; allocations += 1 + allocations / 30) {
            const Ran ran = run(clauses, allocations);
            CAPTURE(allocations, needed);
            if (ran.verdict > 0) REQUIRE(ran.verdict == whole.verdict);
            if (ran.verdict == 0) REQUIRE(ran.out_of_memory);
            refused += ran.verdict <= 0 ? 1 : 0;
        }
        CHECK(refused > 30);
    }
}
