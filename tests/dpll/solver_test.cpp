#include "support/brute_force.hpp"
#include "support/catch.hpp"
#include "support/copying_solver.hpp"
#include "support/literals.hpp"
#include "support/statistics.hpp"
#include <satdoku/check/drat.hpp>
#include <satdoku/cnf/clause_list.hpp>
#include <satdoku/core/random.hpp>
#include <satdoku/dpll/solver.hpp>
#include <satdoku/families/families.hpp>
#include <satdoku/solve/chooser.hpp>
#include <algorithm>
#include <array>
#include <optional>
#include <set>
#include <string>
#include <thread>
#include <vector>

using namespace satdoku;
using cnf::ClauseList;
using cnf::Literal;
using cnf::Variable;
using solve::Verdict;

using support::statistic;

namespace {
ClauseList random_clauses(core::Random& random, std::uint32_t variables, std::uint64_t clauses, std::uint64_t shortest,
                          std::uint64_t longest) {
    ClauseList list;
    list.variables(variables);
    for (; clauses > 0; --clauses) {
        std::vector<Literal> clause(static_cast<std::size_t>(shortest + random.below(longest - shortest + 1)));
        for (Literal& literal : clause) {
            literal = Literal::from_code(static_cast<std::uint32_t>(random.below(2 * variables)));
        }
        list.clause(clause);
    }
    list.end();
    return list;
}

bool model_holds(const ClauseList& list, const solve::Engine& engine) {
    for (std::size_t index = 0; index < list.size(); ++index) {
        if (std::ranges::none_of(list[index], [&](Literal literal) { return engine.value(literal); })) return false;
    }
    return true;
}

bool same(const cnf::Formula& formula, const ClauseList& list) {
    ClauseList now;
    formula.replay(now);
    if (now.size() != list.size()) return false;
    for (std::size_t index = 0; index < list.size(); ++index) {
        if (!std::ranges::equal(now[index], list[index])) return false;
    }
    return true;
}

int first_decision(const char* strategy, const std::vector<std::vector<int>>& clauses) {
    dpll::Solver solver({.branching = dpll::find_strategy(strategy)});
    support::clause_list(clauses).replay(solver);
    CHECK(solver.solve({}, {}, {}).verdict == Verdict::satisfiable);
    return solver.decisions().front().dimacs();
}
}  // namespace

TEST_CASE("every strategy agrees with brute force on random formulas", "[dpll]") {
    core::Random random(31);
    constexpr int formulas = 20000;
    int satisfiable = 0;
    for (int round = 0; round < formulas; ++round) {
        const auto variables = static_cast<std::uint32_t>(random.below(8) + 1);
        const ClauseList list =
            random_clauses(random, variables, random.below(5 * variables + 1), random.below(20) == 0 ? 0 : 1, 4);
        const bool expected = support::brute_force(list).has_value();
        satisfiable += expected ? 1 : 0;
        cnf::Formula formula;
        list.replay(formula);
        for (const dpll::Strategy& strategy : dpll::strategies()) {
            for (const bool simpler : {false, true}) {
                INFO(strategy.name << (simpler ? " with" : " without") << " switches, round " << round);
                dpll::Solver solver(formula, {.branching = &strategy,
                                              .pure_literals = simpler,
                                              .tautologies = simpler && round % 2 == 0,
                                              .subsumption = simpler && round % 3 == 0,
                                              .seed = 5});
                const solve::Outcome outcome = solver.solve({}, {}, {});
                REQUIRE(outcome.verdict == (expected ? Verdict::satisfiable : Verdict::unsatisfiable));
                if (!expected) continue;
                REQUIRE(model_holds(list, solver));
                if (round % 10 == 0) REQUIRE(support::count_models(list, solver.decisions()) == 1);
            }
        }
        REQUIRE(same(formula, list));
    }
    CHECK(satisfiable > formulas / 5);
    CHECK(satisfiable < formulas / 5 * 4);
}

TEST_CASE("the search trees are those of the copying solver", "[dpll]") {
    core::Random random(32);
    std::vector<ClauseList> lists;
    for (std::size_t count = 2; count <= 6; ++count) lists.push_back(families::pigeonhole(count, count - 1));
    for (std::size_t size = 1; size <= 8; ++size) lists.push_back(families::queens(size));
    for (int round = 0; round < 300; ++round) {
        const auto variables = static_cast<std::uint32_t>(random.below(40) + 3);
        lists.push_back(random_clauses(random, variables, 4 * variables, round % 3 == 0 ? 1 : 2, 4));
    }
    using Branching = support::CopyingSolver::Branching;
    for (const ClauseList& list : lists) {
        for (const auto& [name, branching] :
             {std::pair{"naive", Branching::naive}, std::pair{"max-occurrence", Branching::max_occurrence}}) {
            support::CopyingSolver copying(list, branching);
            const bool expected = copying.solve();
            dpll::Solver solver({.branching = dpll::find_strategy(name)});
            list.replay(solver);
            const solve::Outcome outcome = solver.solve({}, {}, {});
            REQUIRE(outcome.verdict == (expected ? Verdict::satisfiable : Verdict::unsatisfiable));
            REQUIRE(statistic(solver, "nodes") == copying.nodes());
        }
    }
}

TEST_CASE("a formula without clauses is satisfiable, an empty clause is not", "[dpll]") {
    dpll::Solver solver;
    solver.variables(3);
    CHECK(solver.solve({}, {}, {}).verdict == Verdict::satisfiable);
    CHECK_FALSE(solver.value(Variable(2)));
    solver.clause({});
    CHECK(solver.solve({}, {}, {}).verdict == Verdict::unsatisfiable);
}

TEST_CASE("numbers may be as high as they like: the search is that of low ones", "[dpll]") {
    core::Random random(35);
    // Gaps that grow; the order stays.
    const auto spread = [](Literal literal) {
        return Literal(Variable(100000000 + literal.variable().index() * 40000000), literal.negative());
    };
    for (int round = 0; round < 200; ++round) {
        constexpr std::uint32_t variables = 12;
        const ClauseList list = random_clauses(random, variables, 40, 2, 3);
        ClauseList sparse;
        sparse.variables(2000000000);
        for (std::size_t index = 0; index < list.size(); ++index) {
            std::vector<Literal> clause;
            for (const Literal literal : list[index]) clause.push_back(spread(literal));
            sparse.clause(clause);
        }
        // Of three assumptions one is on a variable that no clause mentions.
        const std::vector<Literal> low = {Literal::from_dimacs(1), Literal::from_dimacs(-2), Literal::from_dimacs(13)};
        std::vector<Literal> high;
        for (const Literal literal : low) high.push_back(spread(literal));
        for (const dpll::Strategy& strategy : dpll::strategies()) {
            INFO(strategy.name << ", round " << round);
            dpll::Solver one({.branching = &strategy, .pure_literals = round % 2 == 0});
            dpll::Solver other({.branching = &strategy, .pure_literals = round % 2 == 0});
            list.replay(one);
            sparse.replay(other);
            const Verdict verdict = one.solve(low, {}, {}).verdict;
            REQUIRE(other.solve(high, {}, {}).verdict == verdict);
            if (strategy.name != "random") REQUIRE(statistic(one, "nodes") == statistic(other, "nodes"));
            for (std::size_t index = 0; index < low.size(); ++index) {
                if (verdict == Verdict::unsatisfiable && strategy.name != "random")
                    REQUIRE(one.failed(low[index]) == other.failed(high[index]));
            }
            if (verdict != Verdict::satisfiable) continue;
            REQUIRE(model_holds(sparse, other));
            for (const Literal literal : high) REQUIRE(other.value(literal));
            CHECK_FALSE(other.value(Variable(5)));
        }
    }
    const std::vector<Literal> clash = {Literal::from_dimacs(9), Literal::from_dimacs(-9)};
    dpll::Solver solver;
    solver.clause(std::vector{Literal::from_dimacs(2147483646)});
    CHECK(solver.solve(clash, {}, {}).verdict == Verdict::unsatisfiable);
    CHECK(solver.failed(clash[0]));
    CHECK(solver.solve({}, {}, {}).verdict == Verdict::satisfiable);
    CHECK(solver.value(Literal::from_dimacs(2147483646)));
}

TEST_CASE("assumptions hold for one solve", "[dpll]") {
    core::Random random(33);
    for (int round = 0; round < 2000; ++round) {
        constexpr std::uint32_t variables = 8;
        ClauseList list = random_clauses(random, variables, 20, 2, 3);
        dpll::Solver solver;
        list.replay(solver);
        const bool without = support::brute_force(list).has_value();
        std::vector<Literal> assumptions(static_cast<std::size_t>(random.below(5)));
        for (Literal& literal : assumptions) {
            literal = Literal::from_code(static_cast<std::uint32_t>(random.below(2 * variables + 4)));
        }
        ClauseList with = list;
        with.variables(variables + 2);
        for (const Literal literal : assumptions) with.clause(std::vector{literal});
        const solve::Outcome outcome = solver.solve(assumptions, {}, {});
        REQUIRE(outcome.verdict ==
                (support::brute_force(with).has_value() ? Verdict::satisfiable : Verdict::unsatisfiable));
        if (outcome.verdict == Verdict::satisfiable) {
            REQUIRE(model_holds(with, solver));
        } else {
            ClauseList needed = list;
            needed.variables(variables + 2);
            for (const Literal literal : assumptions) {
                if (solver.failed(literal)) needed.clause(std::vector{literal});
            }
            REQUIRE_FALSE(support::brute_force(needed).has_value());
        }
        REQUIRE((solver.solve({}, {}, {}).verdict == Verdict::satisfiable) == without);
    }
}

TEST_CASE("a million decisions deep", "[dpll]") {
    // Naive branching satisfies one clause after the other: each decision is a level, none implies anything.
    constexpr std::int32_t pairs = 1000000;
    dpll::Solver solver({.branching = dpll::find_strategy("naive")});
    solver.variables(2 * pairs);
    for (std::int32_t pair = 0; pair < pairs; ++pair) {
        solver.clause(std::vector{Literal::from_dimacs(2 * pair + 1), Literal::from_dimacs(2 * pair + 2)});
    }
    CHECK(solver.solve({}, {}, {}).verdict == Verdict::satisfiable);
    CHECK(statistic(solver, "depth") == pairs);
    CHECK(statistic(solver, "nodes") == pairs + 1);
    CHECK(solver.value(Literal::from_dimacs(2 * pairs - 1)));
}

TEST_CASE("a solver with a formula of its own continues after a stop", "[dpll]") {
    dpll::Solver solver;
    families::pigeonhole(6, 5).replay(solver);
    std::stop_source stop;
    stop.request_stop();
    CHECK(solver.solve({}, {}, stop.get_token()).reason == solve::StopReason::stopped);
    CHECK(solver.solve({}, {.decisions = 20}, {}).reason == solve::StopReason::decisions);
    const std::vector<Literal> more = {Literal::from_dimacs(1), Literal::from_dimacs(2)};
    solver.clause(more);
    CHECK(solver.solve({}, {}, {}).verdict == Verdict::unsatisfiable);
}

TEST_CASE("limits and stopping leave the formula ready for the next solve", "[dpll]") {
    const ClauseList list = families::pigeonhole(12, 11);
    cnf::Formula formula;
    list.replay(formula);
    dpll::Solver solver(formula, {.branching = dpll::find_strategy("dlis")});

    solve::Outcome outcome = solver.solve({}, {.conflicts = 50}, {});
    CHECK(outcome.verdict == Verdict::unknown);
    CHECK(outcome.reason == solve::StopReason::conflicts);
    CHECK(statistic(solver, "conflicts") == 50);
    CHECK(same(formula, list));
    // A limit counts those of its own solve.
    CHECK(solver.solve({}, {.conflicts = 60}, {}).reason == solve::StopReason::conflicts);
    CHECK(statistic(solver, "conflicts") == 110);

    const std::uint64_t decisions = statistic(solver, "decisions");
    outcome = solver.solve({}, {.decisions = 70}, {});
    CHECK(outcome.reason == solve::StopReason::decisions);
    CHECK(statistic(solver, "decisions") == decisions + 70);
    CHECK(same(formula, list));

    outcome = solver.solve({}, {.seconds = 0.01}, {});
    CHECK(outcome.reason == solve::StopReason::time);
    CHECK(same(formula, list));

    outcome = solver.solve({}, {.memory = 1000}, {});
    CHECK(outcome.reason == solve::StopReason::memory);
    CHECK(same(formula, list));

    std::stop_source stop;
    std::thread stopper([&] { stop.request_stop(); });
    outcome = solver.solve({}, {}, stop.get_token());
    stopper.join();
    CHECK(outcome.verdict == Verdict::unknown);
    CHECK(outcome.reason == solve::StopReason::stopped);
    CHECK(same(formula, list));

    std::vector<Literal> two_in_a_hole = {Literal::from_dimacs(1), Literal::from_dimacs(12)};
    CHECK(solver.solve(two_in_a_hole, {}, {}).verdict == Verdict::unsatisfiable);
}

TEST_CASE("dlcs takes the variable with most occurrences and its more frequent sign", "[dpll]") {
    // 2 occurs four times, oftener negative; 1 has the most frequent literal but occurs three times.
    CHECK(first_decision("dlcs", {{1, 2, 3}, {1, -2}, {1, -2, 4}, {-2, 5}}) == -2);
    CHECK(first_decision("dlcs", {{1, 2}, {-1, -2}, {1, 3}, {2, 3}}) == 1);
}

TEST_CASE("moms prefers variables that are in short clauses with both signs", "[dpll]") {
    // 1 and 3 are in two clauses of two literals each, 3 with both signs.
    CHECK(first_decision("moms", {{1, 2}, {1, 3}, {-3, 4}, {-1, -2, -4}}) == 3);
    // The sum counts more: 1 is in three of them.
    CHECK(first_decision("moms", {{1, 2}, {1, 3}, {-3, 4}, {1, 5}}) == 1);
}

TEST_CASE("the same seed gives the same search", "[dpll]") {
    const ClauseList list = families::queens(8);
    std::vector<std::uint64_t> nodes;
    for (const std::uint64_t seed : {1U, 1U, 2U}) {
        dpll::Solver solver({.branching = dpll::find_strategy("random"), .seed = seed});
        list.replay(solver);
        CHECK(solver.solve({}, {}, {}).verdict == Verdict::satisfiable);
        nodes.push_back(statistic(solver, "nodes"));
    }
    CHECK(nodes[0] == nodes[1]);
    CHECK(nodes[0] != nodes[2]);
}

TEST_CASE("what the switches of dpll do is counted", "[dpll]") {
    // 3 is never negative; 1 2 -1 is a tautology; 2 4 and its copy subsume the clauses that contain them.
    const std::vector<std::vector<int>> clauses = {{1, 2, -1}, {2, 4},     {4, -1, 2}, {4, 2},
                                                   {3, -4},    {1, 3, -4}, {-2, -4, 1}};
    const auto counts = [&](const dpll::Options& options) {
        dpll::Solver solver(options);
        support::clause_list(clauses).replay(solver);
        CHECK(solver.solve({}, {}, {}).verdict == Verdict::satisfiable);
        std::string text;
        for (const solve::Statistic& entry : solver.statistics()) {
            if (entry.always) text += std::string(entry.name) + " " + std::to_string(entry.value) + " ";
        }
        return text;
    };
    CHECK(counts({}).empty());
    CHECK(counts({.tautologies = true}) == "tautologies 1 ");
    CHECK(counts({.subsumption = true}) == "subsumed 3 ");
    CHECK(counts({.tautologies = true, .subsumption = true}) == "tautologies 1 subsumed 3 ");
    CHECK(counts({.pure_literals = true}) == "pure_literals 2 ");
    // Also literals that are pure from the start, the first variable's too.
    dpll::Solver solver({.pure_literals = true});
    support::clause_list({{-1, 2}, {-1, -2}}).replay(solver);
    CHECK(solver.solve({}, {}, {}).verdict == Verdict::satisfiable);
    CHECK(statistic(solver, "decisions") == 0);
}

TEST_CASE("refutations can be proved", "[dpll]") {
    struct Text final : proof::Proof {
        std::string text;
        std::multiset<std::vector<Literal>> lemmas;  ///< that are not deleted
        void write(std::span<const Literal> clause) {
            for (const Literal literal : clause) text += std::to_string(literal.dimacs()) + " ";
            text += "0\n";
        }
        static std::vector<Literal> sorted(std::span<const Literal> clause) {
            std::vector<Literal> literals(clause.begin(), clause.end());
            std::ranges::sort(literals);
            return literals;
        }
        void add(std::span<const Literal> clause) override {
            write(clause);
            lemmas.insert(sorted(clause));
        }
        void remove(std::span<const Literal> clause) override {
            text += "d ";
            write(clause);
            if (const auto at = lemmas.find(sorted(clause)); at != lemmas.end()) lemmas.erase(at);
        }
    };
    core::Random random(34);
    std::vector<ClauseList> lists = {families::pigeonhole(5, 4), families::queens(3)};
    for (int round = 0; round < 200; ++round) lists.push_back(random_clauses(random, 10, 50, 1, 3));
    int refuted = 0;
    std::size_t most_lemmas_left = 0;
    for (const ClauseList& list : lists) {
        Text proof;
        dpll::Solver solver({.branching = dpll::find_strategy("moms"),
                             .pure_literals = true,
                             .tautologies = true,
                             .subsumption = true});
        solver.prove_to(&proof);
        list.replay(solver);
        if (solver.solve({}, {}, {}).verdict == Verdict::satisfiable) continue;
        ++refuted;
        CHECK(check::drat(list, proof.text, "proof").verdict == check::DratVerdict::verified);
        // Each lemma is deleted once the one of the node above implies it: a proof takes no more memory than the search.
        most_lemmas_left = std::max(most_lemmas_left, proof.lemmas.size());
    }
    CHECK(refuted > 20);
    CHECK(most_lemmas_left <= 3);
}

TEST_CASE("decisions that are given are made, and refused if the literal has a value or is in no clause", "[dpll]") {
    /// Chooses random literals of variables 1 to 10, until it leaves the rest to the strategy.
    struct Random final : solve::Chooser {
        explicit Random(std::uint64_t seed) : random(seed) {}
        std::optional<Literal> choose() override {
            if (random.below(6) == 0) return std::nullopt;
            chosen.push_back(Literal::from_code(static_cast<std::uint32_t>(random.below(20))));
            return chosen.back();
        }
        void refused(Literal literal, int value) override {
            CHECK(literal == chosen.back());
            chosen.pop_back();
            ++refusals[static_cast<std::size_t>(value + 1)];
            CHECK((value == 0) == (literal.variable().index() >= 8));
        }
        core::Random random;
        std::vector<Literal> chosen;  // that are not refused
        std::array<int, 3> refusals{};
    };
    core::Random random(36);
    std::array<int, 3> refusals{};
    for (std::uint64_t round = 0; round < 500; ++round) {
        constexpr std::uint32_t variables = 8;
        ClauseList list = random_clauses(random, variables, 12 + random.below(20), 2, 3);
        // All of them are in the search.
        for (std::uint32_t index = 0; index < variables; ++index)
            list.clause(std::vector{Literal(Variable(index), false), Literal(Variable(index), true)});
        dpll::Solver solver;
        list.replay(solver);
        Random chooser(round);
        solver.choose_by(&chooser);
        const bool expected = support::brute_force(list).has_value();
        REQUIRE(solver.solve({}, {}, {}).verdict == (expected ? Verdict::satisfiable : Verdict::unsatisfiable));
        if (expected) REQUIRE(model_holds(list, solver));
        CHECK(chooser.chosen.size() <= statistic(solver, "decisions"));
        for (std::size_t index = 0; index < 3; ++index) refusals[index] += chooser.refusals[index];
        if (chooser.chosen.empty() || !expected || statistic(solver, "conflicts") > 0) continue;
        for (const Literal literal : chooser.chosen) CHECK(solver.value(literal));
    }
    for (const int count : refusals) CHECK(count > 50);
}

TEST_CASE("a decision that is refused comes with the value of its literal", "[dpll]") {
    struct Fixed final : solve::Chooser {
        std::optional<Literal> choose() override {
            return next == decisions.size() ? std::nullopt : std::optional(Literal::from_dimacs(decisions[next++]));
        }
        void refused(Literal literal, int value) override { refusals.emplace_back(literal.dimacs(), value); }
        std::vector<int> decisions = {-1, -1, 1, 2, 3};
        std::size_t next = 0;
        std::vector<std::pair<int, int>> refusals;
    };
    dpll::Solver solver;
    solver.clause(support::literals({1, 2}));
    solver.clause(support::literals({3, 4}));
    Fixed chooser;
    solver.choose_by(&chooser);
    REQUIRE(solver.solve({}, {}, {}).verdict == Verdict::satisfiable);
    CHECK(chooser.refusals == std::vector<std::pair<int, int>>{{-1, 1}, {1, -1}, {2, 1}});
}

TEST_CASE("names lead to strategies", "[dpll]") {
    for (const dpll::Strategy& strategy : dpll::strategies()) CHECK(dpll::find_strategy(strategy.name) == &strategy);
    CHECK(dpll::find_strategy("none") == nullptr);
}
