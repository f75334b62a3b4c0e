#include "before_pass.hpp"
#include "simplification.hpp"
#include <satdoku/families/families.hpp>

using namespace satdoku;

namespace {
cnf::Literal positive(std::uint32_t index) { return cnf::Literal(cnf::Variable(index), false); }

void add_xor(cnf::ClauseList& formula, cnf::Literal output, cnf::Literal one, cnf::Literal two) {
    for (const test::Clause& clause : {test::Clause{~output, one, two}, test::Clause{~output, ~one, ~two},
                                       test::Clause{output, ~one, two}, test::Clause{output, one, ~two}})
        formula.clause(clause);
}

/// Adds a ripple-carry adder; `swapped` exchanges the two numbers. Returns the sum.
std::vector<cnf::Literal> add_adder(cnf::ClauseList& formula, std::uint32_t bits, bool swapped, std::uint32_t first) {
    std::uint32_t next = first;
    const auto fresh = [&] { return positive(next++); };
    const auto add = [&](const test::Clause& clause) { formula.clause(clause); };
    const auto exclusive_or = [&](cnf::Literal one, cnf::Literal two) {
        const cnf::Literal output = fresh();
        add_xor(formula, output, one, two);
        return output;
    };
    const auto both = [&](cnf::Literal one, cnf::Literal two) {
        const cnf::Literal output = fresh();
        add({output, ~one, ~two});
        add({~output, one});
        add({~output, two});
        return output;
    };
    std::vector<cnf::Literal> sum;
    cnf::Literal carry = fresh();
    add({~carry});
    for (std::uint32_t bit = 0; bit < bits; ++bit) {
        cnf::Literal one(cnf::Variable(bit), false);
        cnf::Literal two(cnf::Variable(bits + bit), false);
        if (swapped) std::swap(one, two);
        const cnf::Literal half = exclusive_or(one, two);
        sum.push_back(exclusive_or(half, carry));
        // One adder computes the carry from half adders, the other one as a majority.
        if (swapped) {
            carry = ~both(~both(one, two), ~both(half, carry));
        } else {
            carry = ~both(~both(one, two), ~both(carry, ~both(~one, ~two)));
        }
    }
    return sum;
}

/// Two adders of the same numbers whose sums differ: unsatisfiable.
cnf::ClauseList adder_miter(std::uint32_t bits) {
    cnf::ClauseList formula;
    const std::uint32_t adder = 10 * bits;
    formula.variables(2 * bits + 2 * adder + bits);
    const auto one = add_adder(formula, bits, false, 2 * bits);
    const auto two = add_adder(formula, bits, true, 2 * bits + adder);
    test::Clause some;
    for (std::uint32_t bit = 0; bit < bits; ++bit) {
        const cnf::Literal differs(cnf::Variable(2 * bits + 2 * adder + bit), false);
        formula.clause(test::Clause{~differs, one[bit], two[bit]});
        formula.clause(test::Clause{~differs, ~one[bit], ~two[bit]});
        some.push_back(differs);
    }
    formula.clause(some);
    return formula;
}
}  // namespace

TEST_CASE("sweep: structured formulas agree with brute force, models and proofs check", "[cdcl]") {
    CHECK(test::check_on_structured(test::only(&cdcl::Options::sweep), "swept_equivalences", 3000, 61) > 100);
    CHECK(test::check_on_structured(test::only(&cdcl::Options::sweep), "swept_units", 1000, 62) > 20);
}

TEST_CASE("sweep: clauses and assumptions afterwards, with substitution", "[cdcl]") {
    cdcl::Options chosen = test::only(&cdcl::Options::sweep);
    chosen.substitute = 1;
    test::check_incrementally(chosen, 400, 63);
}

TEST_CASE("sweep: a miter of two adders collapses without search, and the proof checks", "[cdcl]") {
    constexpr std::uint32_t bits = 24;
    const cnf::ClauseList formula = adder_miter(bits);
    cdcl::Options chosen = test::only(&cdcl::Options::sweep);
    chosen.substitute = 1;
    cdcl::Solver solver(chosen);
    proof::DratText proof;
    solver.prove_to(&proof);
    formula.replay(solver);
    REQUIRE(solver.solve({}, {}, {}).verdict == solve::Verdict::unsatisfiable);
    CHECK(test::statistic(solver, "conflicts") < 10);
    CHECK(test::statistic(solver, "swept_equivalences") >= bits);
    CHECK(check::drat(formula, proof.bytes(), "proof").verdict == check::DratVerdict::verified);
}

TEST_CASE("sweep: the parities of five inputs, added up from both ends, are equivalent", "[cdcl]") {
    constexpr std::uint32_t inputs = 5;
    cnf::ClauseList formula;
    formula.variables(3 * inputs - 2);
    std::uint32_t next = inputs;
    for (const bool reversed : {false, true}) {
        const auto input = [&](std::uint32_t at) { return positive(reversed ? inputs - 1 - at : at); };
        cnf::Literal sum = input(0);
        for (std::uint32_t at = 1; at < inputs; ++at, ++next) {
            add_xor(formula, positive(next), sum, input(at));
            sum = positive(next);
        }
    }
    cdcl::State state{cdcl::Options()};
    test::load_before_pass(state, formula);
    cdcl::sweep(state, 1'000'000);
    CHECK(state.counts.swept_equivalences == 1);
}

TEST_CASE("sweep: within a call the budget grows only by what is found", "[cdcl]") {
    constexpr std::uint64_t budget = 100'000;
    constexpr std::uint64_t slack = 20'000;
    const auto spent = [](const cnf::ClauseList& formula, int halvings) {
        cdcl::State state{cdcl::Options()};
        test::load_before_pass(state, formula);
        state.sweep_halvings = halvings;
        const std::uint64_t before = state.counts.ticks;
        cdcl::sweep(state, budget);
        return state.counts.ticks - before;
    };
    core::Random random(65);
    const cnf::ClauseList nothing = families::random_clauses(random, 2000, 6000, 3);
    CHECK(spent(nothing, 0) > budget);
    CHECK(spent(nothing, -3) < budget + slack);
    CHECK(spent(adder_miter(64), 0) < budget + slack);
    CHECK(spent(adder_miter(64), -3) > budget + 2 * slack);
}

TEST_CASE("sweep: the next budget is larger where much was found, smaller where nothing was", "[cdcl]") {
    cdcl::State adders{cdcl::Options()};
    test::load_before_pass(adders, adder_miter(24));
    cdcl::sweep(adders, 300'000);
    CHECK(adders.counts.swept_equivalences > 10);
    CHECK(adders.sweep_halvings == -1);
    core::Random random(64);
    cdcl::State clauses{cdcl::Options()};
    test::load_before_pass(clauses, families::random_clauses(random, 100, 300, 3));
    for (const int halvings : {2, 4, 6, 6}) {
        cdcl::sweep(clauses, 1'000'000);
        CHECK(clauses.sweep_halvings == halvings);
    }
    clauses.counts.swept_equivalences += clauses.capacity;
    cdcl::sweep(clauses, 64'000'000);
    CHECK(clauses.sweep_halvings == 2);
}
