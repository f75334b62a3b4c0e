// Engines on threads: the same answers as one engine, one proof that the checker accepts, and repeatable runs if
// requested.
#include "support/brute_force.hpp"
#include "support/catch.hpp"
#include "support/random_formula.hpp"
#include "support/statistics.hpp"
#include <satdoku/cdcl/options.hpp>
#include <satdoku/cdcl/solver.hpp>
#include <satdoku/check/drat.hpp>
#include <satdoku/core/error.hpp>
#include <satdoku/families/families.hpp>
#include <satdoku/parallel/portfolio.hpp>
#include <satdoku/proof/drat.hpp>
#include <chrono>
#include <string>
#include <thread>
#include <vector>

using namespace satdoku;
using solve::Verdict;
using support::statistic;

namespace {
/// Exchanges after almost every conflict, so that short runs have many exchanges.
constexpr std::uint64_t often = 50;

parallel::MakeEngine cdcl_engines(const cdcl::Options& options = {}) {
    return [options](unsigned number, solve::Exchange& exchange, proof::Proof* proof) {
        cdcl::Options own = options;
        cdcl::diversify(own, number);
        auto solver = std::make_unique<cdcl::Solver>(own);
        solver->exchange_with(&exchange);
        if (proof != nullptr) solver->prove_to(proof);
        return solver;
    };
}

cdcl::Options simplifying() {
    cdcl::Options options;
    options.inprocess_delay = 0;
    options.inprocess_interval = 5;
    for (const char* const pass : {"congruence", "substitute", "sweep", "bva", "vivify", "eliminate"})
        cdcl::set_option(options, std::string(pass) + "-effort", 1'000'000);
    return options;
}

parallel::PortfolioSettings settings_of(unsigned threads, bool deterministic, proof::Proof* proof = nullptr) {
    return {.threads = threads, .deterministic = deterministic, .interval = often, .proof = proof};
}

Verdict verdict_of(const cnf::ClauseList& formula) {
    cdcl::Solver solver;
    formula.replay(solver);
    return solver.solve({}, {}, {}).verdict;
}

std::vector<bool> model_of(const solve::Engine& engine, std::uint32_t variables) {
    std::vector<bool> model;
    for (std::uint32_t index = 0; index < variables; ++index) model.push_back(engine.value(cnf::Variable(index)));
    return model;
}

struct Run {
    Verdict verdict;
    std::vector<bool> model;
    std::string proof;
    std::vector<std::uint64_t> counts;
    bool operator==(const Run&) const = default;
};

Run run_in_rounds(const cnf::ClauseList& formula, unsigned threads, const cdcl::Options& options) {
    Run run;
    proof::DratText proof;
    parallel::Portfolio portfolio(cdcl_engines(options), settings_of(threads, true, &proof));
    formula.replay(portfolio);
    solve::Limits limits;
    limits.conflicts = 3000;
    run.verdict = portfolio.solve({}, limits, {}).verdict;
    if (run.verdict == Verdict::satisfiable) run.model = model_of(portfolio, formula.variable_count());
    run.proof = proof.bytes();
    for (const solve::Statistic& each : portfolio.statistics()) run.counts.push_back(each.value);
    return run;
}

/// A formula that no engine solves in the time of a test.
cnf::ClauseList hard_formula() {
    core::Random random(5);
    return families::random_clauses(random, 600, 2760, 3);  // too many for any thread to find a model by luck
}
}  // namespace

TEST_CASE("portfolio: agrees with one engine, and every model and proof checks", "[parallel]") {
    std::uint64_t imported = 0;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        core::Random random(seed);
        const cnf::ClauseList formula = support::random_formula(random, 20 + random.below(60)).clauses;
        const bool in_rounds = seed % 2 == 0;
        proof::DratText proof;
        parallel::Portfolio portfolio(
            cdcl_engines(seed % 3 == 0 ? simplifying() : cdcl::Options()),
            settings_of(2 + static_cast<unsigned>(seed % 3), in_rounds, seed % 5 == 0 ? nullptr : &proof));
        formula.replay(portfolio);
        CAPTURE(seed);
        const Verdict verdict = portfolio.solve({}, {}, {}).verdict;
        REQUIRE(verdict == verdict_of(formula));
        imported += statistic(portfolio, "imported");
        if (verdict == Verdict::satisfiable) {
            REQUIRE(support::satisfies(model_of(portfolio, formula.variable_count()), formula));
        } else if (seed % 5 != 0) {
            REQUIRE(check::drat(formula, proof.bytes(), "proof").verdict == check::DratVerdict::verified);
        }
    }
    CHECK(imported > 50);
}

TEST_CASE("portfolio: proofs of what needs added variables, XOR constraints and counting", "[parallel]") {
    core::Random random(7);
    const std::vector<cnf::ClauseList> formulas = {families::pigeonhole(8, 7), families::tseitin(random, 16, 4, true),
                                                   families::random_clauses(random, 90, 430, 3)};
    for (const cnf::ClauseList& formula : formulas) {
        for (const bool in_rounds : {false, true}) {
            proof::DratText proof;
            cdcl::Options options = simplifying();
            options.cardinality = in_rounds ? 0 : 1;
            parallel::Portfolio portfolio(cdcl_engines(options), settings_of(3, in_rounds, &proof));
            formula.replay(portfolio);
            REQUIRE(portfolio.solve({}, {}, {}).verdict == Verdict::unsatisfiable);
            CHECK(check::drat(formula, proof.bytes(), "proof").verdict == check::DratVerdict::verified);
        }
    }
}

TEST_CASE("portfolio: in rounds, the same run each time", "[parallel]") {
    core::Random random(8);
    const std::vector<cnf::ClauseList> formulas = {families::random_clauses(random, 80, 380, 3),
                                                   families::planted_clauses(random, 120, 500, 3),
                                                   families::pigeonhole(7, 6), families::colouring(random, 80, 180, 3)};
    for (const cnf::ClauseList& formula : formulas) {
        for (const unsigned threads : {1U, 2U, 3U}) {
            CAPTURE(threads);
            const Run first = run_in_rounds(formula, threads, simplifying());
            CHECK(first.verdict != Verdict::unknown);
            for (int repetition = 0; repetition < 2; ++repetition)
                CHECK(run_in_rounds(formula, threads, simplifying()) == first);
        }
    }
}

TEST_CASE("portfolio: assumptions, failed ones, and clauses between solves", "[parallel]") {
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        core::Random random(seed);
        cnf::ClauseList formula = support::random_formula(random, 3 + random.below(7)).clauses;
        const std::uint32_t variables = formula.variable_count();
        if (variables == 0 || variables > 14) continue;
        parallel::Portfolio portfolio(cdcl_engines(simplifying()), settings_of(2, seed % 2 == 0));
        formula.replay(portfolio);
        for (int call = 0; call < 4; ++call) {
            CAPTURE(seed, call);
            const auto literal = [&] {
                return cnf::Literal(cnf::Variable(static_cast<std::uint32_t>(random.below(variables))),
                                    random.below(2) != 0);
            };
            const std::vector<cnf::Literal> assumptions = {literal(), literal()};
            const bool expected = support::brute_force(formula, assumptions).has_value();
            REQUIRE(portfolio.solve(assumptions, {}, {}).verdict ==
                    (expected ? Verdict::satisfiable : Verdict::unsatisfiable));
            if (expected) {
                REQUIRE(support::satisfies(model_of(portfolio, variables), formula));
            } else {
                std::vector<cnf::Literal> failed;
                for (const cnf::Literal each : assumptions)
                    if (portfolio.failed(each)) failed.push_back(each);
                REQUIRE_FALSE(support::brute_force(formula, failed));
            }
            const std::vector<cnf::Literal> clause = {literal(), literal(), literal()};
            formula.clause(clause);
            portfolio.clause(clause);
        }
    }
}

TEST_CASE("portfolio: limits and stops end all threads, and it continues afterwards", "[parallel]") {
    for (const bool in_rounds : {false, true}) {
        parallel::Portfolio portfolio(cdcl_engines(), settings_of(2, in_rounds));
        hard_formula().replay(portfolio);
        solve::Limits conflicts;
        conflicts.conflicts = 200;
        CHECK(portfolio.solve({}, conflicts, {}).reason == solve::StopReason::conflicts);
        CHECK(statistic(portfolio, "conflicts") >= 400);
        CHECK(statistic(portfolio, "thread_2_conflicts") / 10 == 20);
        solve::Limits seconds;
        seconds.seconds = 0.01;
        CHECK(portfolio.solve({}, seconds, {}).reason == solve::StopReason::time);
        std::stop_source stopped;
        stopped.request_stop();
        CHECK(portfolio.solve({}, {}, stopped.get_token()).reason == solve::StopReason::stopped);
        std::stop_source stop;
        const std::jthread later([&] {
            std::this_thread::sleep_for(std::chrono::milliseconds(20));
            stop.request_stop();
        });
        CHECK(portfolio.solve({}, {}, stop.get_token()).reason == solve::StopReason::stopped);
        solve::Limits memory;
        memory.memory = 1000;
        CHECK(portfolio.solve({}, memory, {}).reason == solve::StopReason::memory);
    }
}

TEST_CASE("portfolio: a limit of time and a stop count while formulas are loaded, and what lacks comes later",
          "[parallel]") {
    std::stop_source stop;
    stop.request_stop();
    parallel::Portfolio portfolio(cdcl_engines(), settings_of(2, false));
    families::pigeonhole(9, 8).replay(portfolio);
    solve::Limits seconds;
    seconds.seconds = 1e-9;
    CHECK(portfolio.solve({}, seconds, {}).reason == solve::StopReason::time);
    CHECK(portfolio.solve({}, {}, stop.get_token()).reason == solve::StopReason::stopped);
    const std::vector<cnf::Literal> in_vain = {cnf::Literal(cnf::Variable(0), false)};
    portfolio.clause(in_vain);
    CHECK(portfolio.solve({}, {}, {}).verdict == Verdict::unsatisfiable);
}

TEST_CASE("portfolio: what a thread throws comes from solve", "[parallel]") {
    class Broken final : public proof::Proof {
      public:
        void add(std::span<const cnf::Literal>) override { throw core::Error("file.write"); }
        void remove(std::span<const cnf::Literal>) override {}
    };
    for (const bool in_rounds : {false, true}) {
        Broken broken;
        parallel::Portfolio portfolio(cdcl_engines(), settings_of(2, in_rounds, &broken));
        hard_formula().replay(portfolio);
        CHECK_THROWS_AS(portfolio.solve({}, {}, {}), core::Error);
    }
    parallel::Portfolio portfolio(cdcl_engines(), settings_of(2, false));
    const std::vector<cnf::Literal> far = {cnf::Literal(cnf::Variable(cnf::largest_variable), false)};
    CHECK_THROWS_AS(portfolio.clause(far), core::Error);
    CHECK_THROWS_AS(portfolio.value(cnf::Variable(0)), core::Error);
}

TEST_CASE("portfolio: reports on the thread that solves, about once a second", "[parallel]") {
    parallel::Portfolio portfolio(cdcl_engines(), settings_of(2, false));
    hard_formula().replay(portfolio);
    const std::thread::id own = std::this_thread::get_id();
    std::stop_source stop;
    int reports = 0;
    portfolio.report_to([&](const solve::Engine& reporting) {
        ++reports;
        CHECK(std::this_thread::get_id() == own);
        CHECK_FALSE(reporting.statistics().empty());
        stop.request_stop();
    });
    CHECK(portfolio.solve({}, {}, stop.get_token()).reason == solve::StopReason::stopped);
    CHECK(reports == 1);
}
