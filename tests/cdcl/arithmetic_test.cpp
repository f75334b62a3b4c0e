// The engine with all arithmetic reasoning, run early and often.
#include "reason/cardinalities.hpp"
#include "simplification.hpp"
#include "support/brute_force.hpp"
#include "support/catch.hpp"
#include "support/random_formula.hpp"
#include "support/sanitized.hpp"
#include <satdoku/cdcl/solver.hpp>
#include <satdoku/check/drat.hpp>
#include <satdoku/core/error.hpp>
#include <satdoku/core/random.hpp>
#include <satdoku/families/families.hpp>
#include <satdoku/families/formula_builder.hpp>
#include <satdoku/proof/drat.hpp>
#include <satdoku/proof/veripb.hpp>
#include <algorithm>
#include <map>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

using namespace satdoku;
using cnf::Literal;
using solve::Verdict;
using test::decide;
using test::is_model;
using test::statistic;

namespace {
cdcl::Options eager() {
    cdcl::Options options;
    options.inprocess_delay = 0;
    options.inprocess_interval = 1;
    options.cardinality_effort = 1'000'000;
    options.xors_effort = 1'000'000;
    return options;
}

/// Random XOR constraints over some variables, which a hidden assignment satisfies if `planted`, and a few random clauses.
cnf::ClauseList xor_formula(core::Random& random, std::size_t variables, bool planted) {
    families::FormulaBuilder builder;
    const families::Literals all = builder.fresh(variables);
    std::vector<bool> hidden(variables);
    for (std::size_t index = 0; index < variables; ++index) hidden[index] = random.below(2) == 0;
    const auto pick = [&](std::size_t count) {
        std::vector<std::size_t> order(variables);
        for (std::size_t index = 0; index < variables; ++index) order[index] = index;
        random.shuffle(std::span(order));
        order.resize(std::min(count, variables));
        return order;
    };
    const std::size_t constraints = variables / 2 + random.below(variables / 2 + 1);
    for (std::size_t count = 0; count < constraints; ++count) {
        families::Literals literals;
        bool odd = planted ? false : random.below(2) == 0;
        for (const std::size_t index : pick(2 + random.below(4))) {
            literals.push_back(all[index]);
            if (planted && hidden[index]) odd = !odd;
        }
        builder.xor_constraint(literals, odd, 8);
    }
    for (std::size_t count = 0; count < variables; ++count) {
        families::Literals literals;
        bool holds = false;
        for (const std::size_t index : pick(3)) {
            literals.push_back(random.below(2) == 0 ? all[index] : ~all[index]);
            holds = holds || literals.back().negative() != hidden[index];
        }
        if (holds || !planted) builder.clause(literals);
    }
    return builder.build();
}

/// Dominoes cover a square board without two opposite corners, which have the same colour.
cnf::ClauseList mutilated_chessboard(std::uint32_t size) {
    cnf::ClauseList formula;
    const std::uint32_t corner = size * size - 1;
    // The domino on this cell and the one to the right has variable 2 * cell, that with the one below 2 * cell + 1.
    formula.variables(2 * (corner + 1));
    for (std::uint32_t cell = 1; cell < corner; ++cell) {
        reason::Cardinality at_most_one;
        const auto add = [&](bool is_on_board, std::uint32_t variable) {
            if (is_on_board) at_most_one.literals.emplace_back(cnf::Variable(variable), true);
        };
        const std::uint32_t row = cell / size;
        const std::uint32_t column = cell % size;
        add(row > 0 && cell != size, 2 * (cell - size) + 1);
        add(column > 0 && cell != 1, 2 * (cell - 1));
        add(column + 1 < size && cell + 1 != corner, 2 * cell);
        add(row + 1 < size && cell + size != corner, 2 * cell + 1);
        at_most_one.least = static_cast<std::uint32_t>(at_most_one.literals.size()) - 1;
        reason::each_clause(at_most_one, [&](std::span<const Literal> clause) { formula.clause(clause); });
        for (Literal& literal : at_most_one.literals) literal = ~literal;
        formula.clause(at_most_one.literals);
    }
    return formula;
}
}  // namespace

TEST_CASE("families that clause learning cannot refute", "[cdcl]") {
    core::Random random(21);
    const auto check = [&](const cnf::ClauseList& family, Verdict verdict) {
        const cnf::ClauseList formula = support::disguise(random, family);
        cdcl::Solver solver(eager());
        formula.replay(solver);
        CHECK(decide(solver) == verdict);
        if (verdict == Verdict::satisfiable) CHECK(is_model(solver, formula));
    };
    check(families::pigeonhole(25, 24), Verdict::unsatisfiable);
    check(families::pigeonhole(12, 12), Verdict::satisfiable);
    check(families::tseitin(random, 60, 4, true), Verdict::unsatisfiable);
    check(families::tseitin(random, 60, 4, false), Verdict::satisfiable);
}

TEST_CASE("a refutation by counting has a proof", "[cdcl]") {
    core::Random random(24);
    for (const auto& [pigeons, holes] : {std::pair{13U, 12U}, {20U, 9U}}) {
        const cnf::ClauseList formula = support::disguise(random, families::pigeonhole(pigeons, holes));
        proof::DratText proof;
        cdcl::Solver solver(eager());
        solver.prove_to(&proof);
        formula.replay(solver);
        CHECK(decide(solver) == Verdict::unsatisfiable);
        CHECK(statistic(solver, "conflicts") < 100);
        CHECK(check::drat(formula, proof.bytes(), "proof").verdict == check::DratVerdict::verified);
    }
}

TEST_CASE("many pigeons are counted at once, before added variables hide their constraints", "[cdcl]") {
    const auto check = [](const cnf::ClauseList& formula) {
        cdcl::Solver solver;
        formula.replay(solver);
        CHECK(solver.solve({}, {.conflicts = 5000}, {}).verdict == Verdict::unsatisfiable);
    };
    constexpr std::uint32_t holes = 45;
    check(families::pigeonhole(holes + 1, holes));
    // Linear programming has more to do where no pigeon is in two holes.
    cnf::ClauseList function = families::pigeonhole(holes + 1, holes);
    reason::Cardinality at_most_one{{}, holes - 1};
    for (std::uint32_t pigeon = 0; pigeon <= holes; ++pigeon) {
        at_most_one.literals.clear();
        for (std::uint32_t hole = 0; hole < holes; ++hole)
            at_most_one.literals.emplace_back(cnf::Variable(pigeon * holes + hole), true);
        reason::each_clause(at_most_one, [&](std::span<const Literal> clause) { function.clause(clause); });
    }
    check(function);
    // Few pairs of each literal, but hardly any other clauses.
    check(mutilated_chessboard(20));
    // With this many clauses of three literals, finding the constraints takes longer than the budget of the first
    // attempt.
    check(test::shared_holes(31, 15, 2));
}

TEST_CASE("a refutation by counting has hints", "[cdcl]") {
    core::Random random(26);
    std::uint64_t refuted_at_once = 0;
    const auto check = [&](const cnf::ClauseList& family) {
        const cnf::ClauseList formula = support::disguise(random, family);
        proof::LratText proof;
        cdcl::Solver solver(eager());
        solver.prove_with_hints_to(&proof);
        formula.replay(solver);
        const Verdict verdict = decide(solver);
        const check::LratReport report = test::judge(formula, proof);
        REQUIRE(report.defect == check::LratDefect::none);
        REQUIRE((report.verdict == check::LratVerdict::verified) == (verdict == Verdict::unsatisfiable));
        if (verdict == Verdict::unsatisfiable && statistic(solver, "conflicts") < 100) ++refuted_at_once;
        return verdict;
    };
    for (const auto& [pigeons, holes] : {std::pair{13U, 12U}, {20U, 9U}})
        CHECK(check(families::pigeonhole(pigeons, holes)) == Verdict::unsatisfiable);
    for (const auto& [pigeons, holes, capacity] : {std::tuple{9U, 4U, 2U}, {13U, 4U, 3U}, {11U, 5U, 2U}})
        CHECK(check(test::shared_holes(pigeons, holes, capacity)) == Verdict::unsatisfiable);
    CHECK(refuted_at_once == 5);
    for (int round = 0; round < support::rounds(400); ++round) {
        CAPTURE(round);
        check(test::random_constraints(random));
        check(test::choosy_pigeons(random, 3 + static_cast<std::uint32_t>(random.below(6))));
    }
}

TEST_CASE("sums of XOR constraints have proofs", "[cdcl]") {
    core::Random random(24);
    std::uint64_t least_conflicts = 1'000'000;
    int refuted = 0;
    for (int round = 0; round < 150; ++round) {
        const bool tseitin = round % 10 == 0;
        const cnf::ClauseList formula = tseitin ? support::disguise(random, families::tseitin(random, 30, 4, true))
                                                : xor_formula(random, 10 + random.below(30), false);
        cdcl::Solver solver(eager());
        proof::DratText proof;
        solver.prove_to(&proof);
        formula.replay(solver);
        if (decide(solver) != Verdict::unsatisfiable) continue;
        ++refuted;
        if (tseitin) least_conflicts = std::min(least_conflicts, statistic(solver, "conflicts"));
        CAPTURE(round);
        REQUIRE(check::drat(formula, proof.bytes(), "proof").verdict == check::DratVerdict::verified);

        cdcl::Solver with_hints(eager());
        proof::LratText hints;
        with_hints.prove_with_hints_to(&hints);
        formula.replay(with_hints);
        REQUIRE(decide(with_hints) == Verdict::unsatisfiable);
        REQUIRE(test::judge(formula, hints).verdict == check::LratVerdict::verified);
    }
    CHECK(refuted > 50);
    CHECK(least_conflicts < 10);
}

TEST_CASE("a proof of clauses has few sums of XOR constraints where they rarely find something", "[cdcl]") {
    const auto share = [](auto&& prove_to) {
        cdcl::Options options;
        options.adders = 0;  // they make XOR constraints superfluous here
        cdcl::Solver solver(options);
        prove_to(solver);
        families::multiplier_miter(6).replay(solver);
        CHECK(solver.solve({}, {}, {}).verdict == Verdict::unsatisfiable);
        return 1000 * statistic(solver, "parity_units") / statistic(solver, "conflicts");
    };
    proof::DratText clauses;
    proof::VeripbText sums;
    CHECK(share([&](cdcl::Solver& solver) { solver.prove_to(&clauses); }) < 20);
    CHECK(share([&](cdcl::Solver& solver) { solver.prove_by_cutting_planes_to(&sums); }) > 20);
}

TEST_CASE("the proof's own variables are not the formula's", "[cdcl]") {
    core::Random random(25);
    const cnf::ClauseList formula = families::tseitin(random, 30, 4, true);
    cdcl::Solver solver(eager());
    proof::DratText proof;
    solver.prove_to(&proof);
    solver.variables(2 * formula.variable_count());
    formula.replay(solver);
    REQUIRE(decide(solver) == Verdict::unsatisfiable);
    CHECK(check::drat(formula, proof.bytes(), "proof").verdict == check::DratVerdict::verified);
    const cnf::Variable claimed(2 * formula.variable_count() - 1);
    CHECK_NOTHROW(solver.clause(std::vector{Literal(claimed, false)}));
    const cnf::Variable taken(claimed.index() + 1);
    CHECK_THROWS_AS(solver.clause(std::vector{Literal(taken, false)}), core::Error);
}

TEST_CASE("XOR constraints in search agree with brute force", "[cdcl]") {
    core::Random random(22);
    std::uint64_t units = 0;
    std::uint64_t conflicts = 0;
    std::uint64_t conflicts_with_hints = 0;
    for (int round = 0; round < 1500; ++round) {
        const bool planted = random.below(2) == 0;
        const cnf::ClauseList formula = xor_formula(random, 6 + random.below(9), planted);
        const bool has_hints = round % 2 != 0;
        cdcl::Solver solver(eager());
        proof::LratText hints;
        if (has_hints) solver.prove_with_hints_to(&hints);
        formula.replay(solver);
        // First some assumptions, then none: clauses learned under assumptions must hold without them.
        for (int turn = 0; turn < 3; ++turn) {
            std::vector<Literal> assumptions;
            for (int count = 2 - turn; count > 0; --count) {
                assumptions.push_back(
                    Literal::from_code(static_cast<std::uint32_t>(random.below(2 * formula.variable_count()))));
            }
            const Verdict verdict = decide(solver, assumptions);
            const bool satisfiable = support::brute_force(formula, assumptions).has_value();
            if ((verdict == Verdict::satisfiable) != satisfiable) FAIL("verdict in round " << round);
            if (satisfiable && !is_model(solver, formula)) FAIL("model in round " << round);
        }
        if (has_hints) REQUIRE(test::judge(formula, hints).defect == check::LratDefect::none);
        units += statistic(solver, "parity_units");
        (has_hints ? conflicts_with_hints : conflicts) += statistic(solver, "parity_conflicts");
    }
    CHECK(units > 100);
    CHECK(conflicts > 0);
    CHECK(conflicts_with_hints > 0);
}

TEST_CASE("clauses may be added between solves", "[cdcl]") {
    core::Random random(23);
    for (int round = 0; round < 1000; ++round) {
        const cnf::ClauseList formula = random.below(2) == 0 ? support::random_formula(random, 10).clauses
                                                             : xor_formula(random, 12, random.below(2) == 0);
        if (formula.variable_count() > 16) continue;
        cdcl::Solver solver(eager());
        cnf::ClauseList part;
        part.variables(formula.variable_count());
        solver.variables(formula.variable_count());
        for (std::size_t index = 0; index < formula.size(); ++index) {
            part.clause(formula[index]);
            solver.clause(formula[index]);
            if (random.below(formula.size() / 4 + 1) != 0 && index + 1 != formula.size()) continue;
            const Verdict verdict = decide(solver);
            const bool satisfiable = support::brute_force(part).has_value();
            if ((verdict == Verdict::satisfiable) != satisfiable) FAIL("verdict in round " << round);
            if (satisfiable && !is_model(solver, part)) FAIL("model in round " << round);
        }
    }
}
