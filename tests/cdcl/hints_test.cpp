// Proofs with hints: LRAT that the engine writes itself.
#include "cdcl/simplification.hpp"
#include "support/adders.hpp"
#include "support/catch.hpp"
#include "support/errors.hpp"
#include "support/literals.hpp"
#include "support/random_formula.hpp"
#include "support/sanitized.hpp"
#include <satdoku/cdcl/solver.hpp>
#include <satdoku/check/lrat.hpp>
#include <satdoku/families/families.hpp>
#include <satdoku/proof/clause_ids.hpp>
#include <satdoku/proof/lrat.hpp>
#include <algorithm>
#include <cstdint>
#include <map>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

using namespace satdoku;
using check::LratVerdict;
using solve::Verdict;
using support::literals;
using test::judge;

namespace {
/// Whether all clauses that a step is RAT against need no hints: the clause is blocked, and some checkers know no others.
bool only_blocked(std::string_view text) {
    std::istringstream lines{std::string(text)};
    for (std::string line; std::getline(lines, line);) {
        std::istringstream words(line);
        std::int64_t number = 0;
        for (words >> number >> number; number != 0;) words >> number;
        bool has_candidate = false;
        while (words >> number && number != 0) {
            if (has_candidate && number > 0) return false;
            has_candidate = has_candidate || number < 0;
        }
    }
    return true;
}
}  // namespace

TEST_CASE("proofs with hints hold, whatever techniques made their steps", "[cdcl][proof]") {
    core::Random random(31);
    std::map<std::string_view, std::uint64_t> counts;
    int refuted = 0;
    std::uint64_t rat_steps = 0;
    for (int round = 0; round < support::rounds(1000); ++round) {
        CAPTURE(round);
        const auto sample = support::random_formula(random, 5 + random.below(40));
        const cnf::ClauseList formula = support::disguise(random, sample.clauses);
        const bool binary = round % 2 != 0;
        proof::LratText proof(binary ? proof::DratFormat::binary : proof::DratFormat::text);
        cdcl::Options options = test::hurried_options(random);
        cdcl::Solver solver(options);
        solver.prove_with_hints_to(&proof);
        formula.replay(solver);
        const Verdict verdict = solver.solve({}, {.conflicts = 2000}, {}).verdict;
        for (const solve::Statistic& statistic : solver.statistics()) counts[statistic.name] += statistic.value;
        const auto report = judge(formula, proof, binary);
        REQUIRE(report.defect == check::LratDefect::none);
        REQUIRE((report.verdict == LratVerdict::verified) == (verdict == Verdict::unsatisfiable));
        if (!binary) CHECK(only_blocked(proof.bytes()));
        rat_steps += report.rat_additions;
        refuted += verdict == Verdict::unsatisfiable ? 1 : 0;
    }
    CHECK(refuted > support::rounds(1000) / 5);
    CHECK(rat_steps > 0);
    for (const std::string_view name :
         {"minimized_literals", "shrunk_literals", "strengthened_literals", "subsumed_recent", "dropped",
          "failed_literals", "vivified", "vivified_away", "substituted", "strengthened", "subsumed", "eliminated",
          "added_variables", "swept_units", "swept_equivalences", "congruent"}) {
        CAPTURE(name);
        CHECK(counts[name] > 0);
    }
    // Seven in a thousand rounds: too rare for a quarter of them.
    if (!support::is_slow) CHECK(counts["parity_units"] > 0);
}

TEST_CASE("steps that simplify the formula have ids after all its clauses", "[cdcl][proof]") {
    const auto formula =
        support::clause_list({{1}, {-1, 2, 2}, {3, -3}, {-2, 3, 4}, {-2, 3, -4}, {-3, 4}, {-3, -4}, {1, 5}});
    proof::LratText proof;
    cdcl::Solver solver;
    solver.prove_with_hints_to(&proof);
    formula.replay(solver);
    CHECK(proof.bytes().empty());
    CHECK(solver.solve({}, {}, {}).verdict == Verdict::unsatisfiable);
    CHECK(proof.bytes().starts_with("9 1 0 1 0\n10 2 0 1 2 0\n11 3 4 0 10 4 0\n"));
    CHECK(judge(formula, proof).verdict == LratVerdict::verified);
    CHECK(support::error_key([&] { solver.clause({literals({6}).front()}); }) == "proof.late_clause");
}

TEST_CASE("a proof with hints under assumptions ends with the clause of those that failed", "[cdcl][proof]") {
    core::Random random(32);
    int failures = 0;
    for (int round = 0; round < support::rounds(400); ++round) {
        const auto variables = static_cast<std::uint32_t>(4 + random.below(8));
        cnf::ClauseList formula;
        formula.variables(variables);
        for (std::uint64_t count = 3 * variables; count > 0; --count)
            formula.clause(test::random_clause(random, variables));
        proof::LratText proof;
        cdcl::Options options = test::hurried_options(random);
        cdcl::Solver solver(options);
        solver.prove_with_hints_to(&proof);
        formula.replay(solver);
        for (int call = 0; call < 4; ++call) {
            test::Clause assumptions;
            for (int count = 0; count < 4; ++count) assumptions.push_back(test::random_literal(random, variables));
            const Verdict verdict = solver.solve(assumptions, {}, {}).verdict;
            REQUIRE(test::satisfiable(formula, assumptions, variables) == (verdict == Verdict::satisfiable));
            failures += verdict == Verdict::unsatisfiable ? 1 : 0;
        }
        REQUIRE(judge(formula, proof).defect == check::LratDefect::none);
    }
    CHECK(failures > 20);
}

TEST_CASE("sums of XOR constraints have hints, by definitions that are blocked", "[cdcl][proof]") {
    core::Random random(34);
    const cnf::ClauseList formula = families::tseitin(random, 60, 4, true);
    proof::LratText proof;
    cdcl::Solver solver;
    solver.prove_with_hints_to(&proof);
    formula.replay(solver);
    // Without sums no refutation is that short.
    CHECK(solver.solve({}, {.conflicts = 10000}, {}).verdict == Verdict::unsatisfiable);
    const auto report = judge(formula, proof);
    CHECK(report.verdict == LratVerdict::verified);
    CHECK(report.rat_additions > 0);
    CHECK(only_blocked(proof.bytes()));
}

TEST_CASE("sums of adders have hints", "[cdcl][proof]") {
    core::Random random(70);
    std::uint64_t equalities = 0;
    std::uint64_t left_out = 0;
    int refuted = 0;
    for (int round = 0; round < support::rounds(300); ++round) {
        CAPTURE(round);
        const cnf::ClauseList formula = support::disguise(random, support::random_adders(random));
        const cdcl::Options options = test::adding_options(random);
        proof::LratText proof(proof::DratFormat::text);
        cdcl::Solver solver(options);
        solver.prove_with_hints_to(&proof);
        formula.replay(solver);
        const Verdict verdict = solver.solve({}, {.conflicts = 2000}, {}).verdict;
        for (const solve::Statistic& statistic : solver.statistics()) {
            if (statistic.name == std::string_view("equal_addends")) equalities += statistic.value;
            if (statistic.name == std::string_view("unproved")) left_out += statistic.value;
        }
        const auto report = judge(formula, proof, false);
        REQUIRE(report.defect == check::LratDefect::none);
        REQUIRE((report.verdict == LratVerdict::verified) == (verdict == Verdict::unsatisfiable));
        CHECK(only_blocked(proof.bytes()));
        refuted += verdict == Verdict::unsatisfiable ? 1 : 0;
    }
    CHECK(equalities > 0);
    CHECK(left_out > 0);
    CHECK(refuted > 0);
}

TEST_CASE("passes whose steps are no clauses are named", "[cdcl][proof]") {
    cdcl::Options options;
    CHECK(cdcl::passes_beyond_clauses(options) == std::vector<std::string_view>{"symmetry"});
    cdcl::set_option(options, "symmetry", 0);
    CHECK(cdcl::passes_beyond_clauses(options).empty());
}

TEST_CASE("the ids of clauses are found and taken by hash, also where hashes crowd", "[cdcl]") {
    core::Random random(33);
    proof::ClauseIds ids;
    std::multimap<std::uint64_t, std::uint64_t> expected;
    CHECK(ids.find(7) == 0);
    CHECK(ids.take(7) == 0);
    for (std::uint64_t id = 1; id <= 20000; ++id) {
        const std::uint64_t hash = random.below(600) * (random.below(2) == 0 ? 1 : 1024);
        const auto [begin, end] = expected.equal_range(hash);
        const auto is_one = [&, first = begin, last = end](std::uint64_t found) {
            return std::any_of(first, last, [found](const auto& each) { return each.second == found; });
        };
        REQUIRE((begin == end ? ids.find(hash) == 0 : is_one(ids.find(hash))));
        if (random.below(5) < 2) {
            const std::uint64_t taken = ids.take(hash);
            REQUIRE((begin == end ? taken == 0 : is_one(taken)));
            const auto found = std::find_if(begin, end, [taken](const auto& each) { return each.second == taken; });
            if (found != end) expected.erase(found);
        } else {
            ids.add(hash, id);
            expected.emplace(hash, id);
        }
    }
}
