// Assuming literals that symmetries allow must not lose models.
#include "simplification.hpp"
#include "support/brute_force.hpp"
#include "support/catch.hpp"
#include "support/random_formula.hpp"
#include <satdoku/cdcl/solver.hpp>
#include <satdoku/core/random.hpp>
#include <satdoku/families/families.hpp>
#include <vector>

using namespace satdoku;
using cnf::Literal;
using solve::Verdict;
using test::decide;

namespace {
cdcl::Options eager() {
    cdcl::Options options;
    options.inprocess_delay = 0;
    options.inprocess_interval = 1;
    options.symmetry = 1;
    options.symmetry_effort = 1'000'000;
    options.cardinality = 0;
    return options;
}

/// A formula with symmetries, satisfiable or not.
cnf::ClauseList symmetric_formula(core::Random& random) {
    switch (random.below(4)) {
        case 0: return support::disguise(random, families::pigeonhole(3, 3 + random.below(2)));
        case 1: return support::disguise(random, families::colouring(random, 4, 3 + random.below(4), 3));
        case 2: return support::random_formula(random, 8).clauses;
        default: return families::random_clauses(random, 4 + random.below(6), 3 + random.below(8), 2);
    }
}
}  // namespace

TEST_CASE("more pigeons than holes are refuted by symmetry", "[cdcl]") {
    core::Random random(41);
    cdcl::Solver solver(eager());
    support::disguise(random, families::pigeonhole(10, 9)).replay(solver);
    CHECK(decide(solver) == Verdict::unsatisfiable);
    CHECK_FALSE(solver.failed(Literal(cnf::Variable(0), false)));
    CHECK(test::statistic(solver, "broken_symmetries") > 0);
    CHECK(test::statistic(solver, "conflicts") < 1000);
    CHECK(decide(solver) == Verdict::unsatisfiable);
}

TEST_CASE("all models are found in spite of symmetries", "[cdcl]") {
    core::Random random(42);
    std::uint64_t broken = 0;
    for (int round = 0; round < 400; ++round) {
        const cnf::ClauseList formula = symmetric_formula(random);
        if (formula.variable_count() > 14) continue;
        const std::uint64_t expected = support::count_models(formula);
        if (expected > 300) continue;
        cdcl::Solver solver(eager());
        formula.replay(solver);
        std::uint64_t found = 0;
        // Some models are excluded by their decisions, which must imply the rest, and some by all their literals.
        while (decide(solver) == Verdict::satisfiable && found <= expected) {
            ++found;
            std::vector<Literal> blocking;
            if (random.below(2) == 0) {
                for (const Literal literal : solver.decisions()) blocking.push_back(~literal);
            } else {
                for (const Literal literal : formula.literals()) {
                    blocking.emplace_back(literal.variable(), solver.value(literal.variable()));
                }
            }
            solver.clause(blocking);
        }
        if (found != expected) FAIL("round " << round << ": " << found << " of " << expected << " models");
        broken += test::statistic(solver, "broken_symmetries");
    }
    CHECK(broken > 200);
}

TEST_CASE("symmetries are not used under assumptions", "[cdcl]") {
    core::Random random(43);
    for (int round = 0; round < 400; ++round) {
        const cnf::ClauseList formula = symmetric_formula(random);
        if (formula.variable_count() > 14 || formula.variable_count() == 0) continue;
        cdcl::Solver solver(eager());
        formula.replay(solver);
        for (int turn = 0; turn < 4; ++turn) {
            std::vector<Literal> assumptions;
            for (std::uint64_t count = random.below(3); count > 0; --count) {
                assumptions.push_back(
                    Literal::from_code(static_cast<std::uint32_t>(random.below(2 * formula.variable_count()))));
            }
            const bool satisfiable = support::brute_force(formula, assumptions).has_value();
            if ((decide(solver, assumptions) == Verdict::satisfiable) != satisfiable) {
                FAIL("verdict in round " << round);
            }
        }
    }
}
