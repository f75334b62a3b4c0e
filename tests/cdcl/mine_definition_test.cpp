// Variable elimination by definitions that are not gates.
#include "before_pass.hpp"
#include "definitions.hpp"
#include "simplification.hpp"
#include <array>
#include <cstdint>
#include <span>

using namespace satdoku;
using cnf::Literal;
using cnf::Variable;

namespace {
/// Eliminates at most variable 0.
/// @param bound  clauses that this may add
void eliminate_first(cdcl::State& state, const cnf::ClauseList& formula, int bound) {
    test::load_before_pass(state, formula);
    for (std::uint32_t index = 1; index < state.capacity; ++index) state.frozen.push_back(Variable(index));
    state.elimination_pays = true;
    state.elimination_bound = bound;
    cdcl::eliminate(state, 1'000'000);
}

std::uint64_t mined(const cnf::ClauseList& formula, int mine) {
    cdcl::Options options;
    options.mine_definitions = mine;
    cdcl::State state(options);
    eliminate_first(state, formula, 0);
    return state.counts.mined_definitions;
}
}  // namespace

TEST_CASE("definitions: a variable is eliminated by the resolvents with its definition alone", "[cdcl]") {
    const auto variable = [](std::uint32_t index) { return Literal(Variable(index), false); };
    cnf::ClauseList formula;
    test::add_definition(formula, variable(0), {variable(1), variable(2), variable(3), variable(4)});
    formula.clause(std::array{variable(0), variable(5), variable(6)});
    formula.clause(std::array{~variable(0), variable(7), variable(8)});
    formula.clause(std::array{~variable(0), variable(9), variable(10)});
    CHECK(mined(formula, 0) == 0);
    CHECK(mined(formula, 1) == 1);
}

TEST_CASE("definitions: the remaining clauses have a model where the variable had a value", "[cdcl]") {
    constexpr std::uint32_t variables = 8;
    core::Random random(3);
    std::uint64_t mined = 0;
    for (int round = 0; round < support::rounds(3000); ++round) {
        cnf::ClauseList formula;
        formula.variables(variables);
        for (std::uint64_t count = 12 + random.below(16); count > 0; --count) {
            test::Clause clause{Literal(Variable(0), random.below(2) == 0)};
            for (std::uint64_t size = 2 + random.below(2); size > 0; --size)
                clause.emplace_back(Variable(static_cast<std::uint32_t>(1 + random.below(variables - 1))),
                                    random.below(2) == 0);
            if (cnf::normalize(clause)) formula.clause(clause);
        }
        cdcl::State state{cdcl::Options()};
        eliminate_first(state, formula, static_cast<int>(random.below(40)));
        if (state.counts.mined_definitions == 0) continue;
        ++mined;
        cnf::ClauseList left = cdcl::present_clauses(state, cdcl::ClauseKind::irredundant);
        for (std::uint32_t index = 0; index < state.fixed(); ++index) left.clause(std::array{state.trail[index]});
        if (state.unsatisfiable) left.clause(std::span<const Literal>());
        for (std::uint32_t others = 0; others < 1U << variables; others += 2) {
            CAPTURE(round, others);
            REQUIRE(test::holds(left, others) == (test::holds(formula, others) || test::holds(formula, others + 1)));
        }
    }
    CHECK(mined > static_cast<std::uint64_t>(support::rounds(3000) / 60));
}

TEST_CASE("definitions: answers are those without elimination, models and proofs check", "[cdcl]") {
    const cdcl::Options plain = test::forced([](cdcl::Options&) {});
    cdcl::Options mining = test::only(&cdcl::Options::eliminate);
    mining.eliminate_bound = 0;
    core::Random random(7);
    std::uint64_t mined = 0;
    int refuted = 0;
    for (int round = 0; round < support::rounds(400); ++round) {
        CAPTURE(round);
        const cnf::ClauseList formula = test::with_definitions(random);
        cdcl::Solver expected(plain), solver(mining), hinted(mining);
        proof::DratText proof;
        proof::LratText hints;
        solver.prove_to(&proof);
        hinted.prove_with_hints_to(&hints);
        for (cdcl::Solver* const each : {&expected, &solver, &hinted}) formula.replay(*each);
        const solve::Verdict verdict = test::decide(expected);
        REQUIRE(test::decide(solver) == verdict);
        REQUIRE(test::decide(hinted) == verdict);
        mined += test::statistic(solver, "mined_definitions");
        if (verdict == solve::Verdict::satisfiable) {
            REQUIRE(test::is_model(solver, formula));
        } else {
            ++refuted;
            REQUIRE(check::drat(formula, proof.bytes(), "proof").verdict == check::DratVerdict::verified);
            REQUIRE(test::judge(formula, hints).verdict == check::LratVerdict::verified);
        }
    }
    const int rounds = support::rounds(400);
    CHECK(mined > static_cast<std::uint64_t>(rounds / 10));
    CHECK(refuted > rounds / 10);
    CHECK(refuted < rounds - rounds / 10);
}
