#include "simplification.hpp"
#include "support/brute_force.hpp"
#include <satdoku/core/error.hpp>
#include <satdoku/core/machine.hpp>
#include <satdoku/families/families.hpp>
#include <algorithm>
#include <chrono>
#include <stop_token>
#include <thread>
#include <vector>

using namespace satdoku;
using cnf::Literal;
using solve::Verdict;
using test::Clause;
using test::lit;

namespace {
cnf::ClauseList random_formula(core::Random& random, std::uint32_t variables, std::size_t clauses) {
    cnf::ClauseList formula;
    formula.variables(variables);
    for (std::size_t index = 0; index < clauses; ++index) formula.clause(test::random_clause(random, variables));
    return formula;
}
}  // namespace

TEST_CASE("the smallest formulas", "[cdcl]") {
    cdcl::Solver solver;
    CHECK(test::decide(solver) == Verdict::satisfiable);
    CHECK_FALSE(solver.value(cnf::Variable(5)));
    solver.variables(3);
    solver.clause(Clause{lit(1), lit(1), lit(-2)});
    solver.clause(Clause{lit(2), lit(-2)});
    solver.clause(Clause{lit(2)});
    CHECK(test::decide(solver) == Verdict::satisfiable);
    CHECK(solver.value(lit(1)));
    solver.clause(Clause{});
    CHECK(test::decide(solver) == Verdict::unsatisfiable);
    CHECK(test::decide(solver, Clause{lit(1)}) == Verdict::unsatisfiable);
    CHECK_FALSE(solver.failed(lit(1)));
}

TEST_CASE("the variables left are those without a permanent value, during a search or not", "[cdcl]") {
    cdcl::Solver solver;
    const auto left = [&] { return test::statistic(solver, "variables_left"); };
    solver.clause(Clause{lit(1)});
    solver.clause(Clause{lit(2), lit(3), lit(4)});
    CHECK(test::decide(solver, Clause{lit(-2)}) == Verdict::satisfiable);
    CHECK(left() == 3);
    solver.clause(Clause{lit(3)});  // goes back to level 0
    CHECK(left() == 2);
}

TEST_CASE("a binary clause that is added after each solve is kept once, with a proof, too", "[cdcl]") {
    const Literal one(cnf::Variable(0), false), two(cnf::Variable(1), false), three(cnf::Variable(2), false);
    proof::DratText proof;
    cnf::ClauseList formula;
    cdcl::Solver solver;
    solver.prove_to(&proof);
    const auto add = [&](const test::Clause& clause) {
        formula.clause(clause);
        solver.clause(clause);
    };
    add({one, two, three});
    for (int round = 0; round < 10; ++round) {
        add({~one, two});
        CHECK(test::decide(solver, test::Clause{one, ~two}) == solve::Verdict::unsatisfiable);
    }
    CHECK(test::statistic(solver, "binaries") == 1);
    for (const test::Clause& clause : {test::Clause{one}, test::Clause{~two}}) add(clause);
    CHECK(test::decide(solver) == solve::Verdict::unsatisfiable);
    CHECK(check::drat(formula, proof.bytes(), "proof").verdict == check::DratVerdict::verified);
}

TEST_CASE("random formulas with random options agree with brute force", "[cdcl]") {
    core::Random random(11);
    int satisfiable = 0;
    for (int round = 0; round < 4000; ++round) {
        const auto variables = static_cast<std::uint32_t>(3 + random.below(9));
        const cnf::ClauseList formula = random_formula(random, variables, random.below(5 * variables) + 1);
        cdcl::Solver solver(test::random_options(random));
        formula.replay(solver);
        const bool expected = test::satisfiable(formula, {}, variables);
        satisfiable += expected ? 1 : 0;
        REQUIRE(test::decide(solver) == (expected ? Verdict::satisfiable : Verdict::unsatisfiable));
        if (!expected) continue;
        REQUIRE(test::is_model(solver, formula));
        REQUIRE(support::count_models(formula, solver.decisions()) == 1);
    }
    CHECK(satisfiable > 500);
    CHECK(satisfiable < 3500);
}

TEST_CASE("clauses between solves and assumptions agree with brute force", "[cdcl]") {
    core::Random random(12);
    for (int round = 0; round < 800; ++round) {
        const auto variables = static_cast<std::uint32_t>(4 + random.below(8));
        cnf::ClauseList formula;
        cdcl::Solver solver(test::random_options(random));
        Clause assumptions;
        for (int call = 0; call < 12; ++call) {
            for (std::uint64_t count = random.below(variables); count > 0; --count) {
                const Clause clause = test::random_clause(random, variables);
                formula.clause(clause);
                solver.clause(clause);
            }
            // First some assumptions of the last call, then others.
            assumptions.resize(random.below(assumptions.size() + 1));
            for (std::uint64_t count = random.below(4); count > 0; --count) {
                assumptions.push_back(test::random_literal(random, variables));
            }
            const bool expected = test::satisfiable(formula, assumptions, variables);
            REQUIRE(test::decide(solver, assumptions) == (expected ? Verdict::satisfiable : Verdict::unsatisfiable));
            if (expected) {
                REQUIRE(test::is_model(solver, formula));
                REQUIRE(std::all_of(assumptions.begin(), assumptions.end(),
                                    [&](Literal each) { return solver.value(each); }));
                continue;
            }
            Clause failed;
            std::copy_if(assumptions.begin(), assumptions.end(), std::back_inserter(failed),
                         [&](Literal each) { return solver.failed(each); });
            REQUIRE_FALSE(test::satisfiable(formula, failed, variables));
        }
    }
}

TEST_CASE("a wrong brute force would be noticed", "[cdcl][canary]") {
    cnf::ClauseList formula;
    formula.clause(Clause{lit(1), lit(2)});
    formula.clause(Clause{lit(-1)});
    CHECK(test::satisfiable(formula, {}, 2));
    CHECK_FALSE(test::satisfiable(formula, Clause{lit(-2)}, 2));
    cdcl::Solver solver;
    formula.replay(solver);
    REQUIRE(test::decide(solver) == Verdict::satisfiable);
    CHECK(test::is_model(solver, formula));
    formula.clause(Clause{lit(1)});
    CHECK_FALSE(test::is_model(solver, formula));
}

TEST_CASE("pigeonholes are refuted with every mode", "[cdcl]") {
    for (int mode = 0; mode < 9; ++mode) {
        cdcl::Options options;
        options.cardinality = 0;  // else there would be no search
        options.stable = mode % 3;
        options.focused_scores = mode / 3;
        cdcl::Solver solver(options);
        families::pigeonhole(7, 6).replay(solver);
        CHECK(test::decide(solver) == Verdict::unsatisfiable);
    }
}

TEST_CASE("planted models are found, and many of them blocked", "[cdcl]") {
    core::Random random(13);
    for (int round = 0; round < 10; ++round) {
        cnf::ClauseList formula = families::planted_clauses(random, 150, 630, 3);
        cdcl::Solver solver;
        formula.replay(solver);
        for (int model = 0; model < 20; ++model) {
            const Verdict verdict = test::decide(solver);
            if (model == 0) REQUIRE(verdict == Verdict::satisfiable);
            if (verdict != Verdict::satisfiable) break;
            REQUIRE(test::is_model(solver, formula));
            Clause block;
            for (std::uint32_t index = 0; index < 150; ++index) {
                block.emplace_back(cnf::Variable(index), solver.value(cnf::Variable(index)));
            }
            formula.clause(block);
            solver.clause(block);
        }
    }
}

TEST_CASE("limits end a solve, and the next one continues", "[cdcl]") {
    cdcl::Solver solver;
    families::pigeonhole(8, 7).replay(solver);
    solve::Limits limits;
    limits.conflicts = 10;
    solve::Outcome outcome = solver.solve({}, limits, {});
    CHECK(outcome.verdict == Verdict::unknown);
    CHECK(outcome.reason == solve::StopReason::conflicts);
    limits = {};
    limits.decisions = 5;
    outcome = solver.solve({}, limits, {});
    CHECK(outcome.reason == solve::StopReason::decisions);
    limits = {};
    limits.memory = 1;
    outcome = solver.solve({}, limits, {});
    CHECK(outcome.reason == solve::StopReason::memory);
    CHECK(test::decide(solver) == Verdict::unsatisfiable);
}

TEST_CASE("time and a stop from another thread end a solve", "[cdcl]") {
    cdcl::Options options;
    options.cardinality = 0;  // else it would end at once
    options.symmetry = 0;
    cdcl::Solver solver(options);
    families::pigeonhole(14, 13).replay(solver);
    solve::Limits limits;
    limits.seconds = 0.05;
    CHECK(solver.solve({}, limits, {}).reason == solve::StopReason::time);
    std::stop_source source;
    std::jthread other([&] {
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
        source.request_stop();
    });
    CHECK(solver.solve({}, {}, source.get_token()).reason == solve::StopReason::stopped);
    CHECK(solver.solve({}, {}, source.get_token()).reason == solve::StopReason::stopped);
}

TEST_CASE("the same seed gives the same run", "[cdcl]") {
    core::Random random(14);
    const cnf::ClauseList formula = families::random_clauses(random, 180, 767, 3);
    const auto run = [&] {
        cdcl::Solver solver;
        formula.replay(solver);
        solve::Limits limits;
        limits.conflicts = 5000;
        solver.solve({}, limits, {});
        std::vector<std::uint64_t> values;
        for (const solve::Statistic& each : solver.statistics()) values.push_back(each.value);
        return values;
    };
    CHECK(run() == run());
}

TEST_CASE("high variables take no more memory than low ones, and models, proofs and assumptions have their numbers",
          "[cdcl]") {
    const std::uint64_t before = core::peak_memory();
    const auto largest = static_cast<std::int32_t>(cnf::largest_variable);
    const auto literal = [](std::int32_t number) { return cnf::Literal::from_dimacs(number); };
    proof::DratText proof;
    cdcl::Solver solver;
    solver.prove_to(&proof);
    solver.variables(cnf::largest_variable);
    cnf::ClauseList formula;
    const auto add = [&](std::vector<cnf::Literal> clause) {
        solver.clause(clause);
        formula.clause(clause);
    };
    add({literal(1), literal(-largest)});
    add({literal(1), literal(largest), literal(90'000'000)});
    add({literal(-1), literal(90'000'000)});
    solver.end();
    REQUIRE(solver.solve(std::vector{literal(-largest)}, {}, {}).verdict == solve::Verdict::satisfiable);
    CHECK(solver.value(literal(-largest)));
    CHECK(solver.value(literal(90'000'000)));
    CHECK_FALSE(solver.value(cnf::Variable(12345)));
    for (const cnf::Literal decision : solver.decisions()) CHECK(solver.value(decision));
    REQUIRE(solver.solve(std::vector{literal(2'000'000'000), literal(-90'000'000)}, {}, {}).verdict ==
            solve::Verdict::unsatisfiable);
    CHECK(solver.failed(literal(-90'000'000)));
    CHECK_FALSE(solver.failed(literal(2'000'000'000)));
    CHECK_FALSE(solver.failed(literal(77)));
    // All clauses of three variables with high numbers.
    for (int signs = 0; signs < 8; ++signs) {
        const auto sign = [signs](int bit) { return (signs >> bit) % 2 == 0 ? 1 : -1; };
        add({literal(sign(0) * largest), literal(sign(1) * 1'000'000'000), literal(sign(2) * 7)});
    }
    REQUIRE(solver.solve({}, {}, {}).verdict == solve::Verdict::unsatisfiable);
    CHECK(check::drat(formula, proof.bytes(), "proof").verdict == check::DratVerdict::verified);
    CHECK(core::peak_memory() - before < 200'000'000);
}
