// The events of dpll, checked by a checker that knows only the rules, not the engine.
#include "support/catch.hpp"
#include "support/event_checker.hpp"
#include "support/event_tape.hpp"
#include "support/literals.hpp"
#include "support/random_formula.hpp"
#include "support/statistics.hpp"
#include <satdoku/dpll/solver.hpp>
#include <satdoku/families/families.hpp>
#include <cmath>
#include <functional>
#include <string>
#include <vector>

using namespace satdoku;
using cnf::Literal;
using support::EventChecker;
using support::EventTape;
using Kind = solve::Event::Kind;

using support::statistic;

namespace {
std::vector<std::uint64_t> values(const solve::Statistics& statistics) {
    std::vector<std::uint64_t> values;
    for (const solve::Statistic& each : statistics) values.push_back(each.value);
    return values;
}

std::vector<Literal> random_literals(core::Random& random, std::uint32_t variables, std::uint64_t count) {
    std::vector<Literal> literals;
    for (; count > 0; --count)
        literals.push_back(Literal::from_code(static_cast<std::uint32_t>(random.below(2 * variables))));
    return literals;
}

dpll::Options random_options(core::Random& random, std::uint64_t seed) {
    dpll::Options options;
    options.branching = &dpll::strategies()[seed % dpll::strategies().size()];
    options.pure_literals = random.below(3) == 0;
    options.tautologies = random.below(3) == 0;
    options.subsumption = random.below(3) == 0;
    options.seed = seed;
    return options;
}

/// Some solves in a row with clauses between them, with and without an observer.
/// @return how many of them ended without an answer
int check_solves(core::Random& random, const cnf::ClauseList& formula, const dpll::Options& options) {
    dpll::Solver observed(options);
    dpll::Solver alone(options);
    EventChecker checker(EventChecker::Engine::dpll, formula);
    observed.connect_observer(&checker);
    formula.replay(observed);
    formula.replay(alone);
    int stopped = 0;
    for (std::uint64_t solves = 1 + random.below(3); solves > 0; --solves) {
        const auto assumptions = random_literals(random, formula.variable_count(), random.below(4));
        solve::Limits limits;
        if (random.below(8) == 0) limits.decisions = random.below(4);
        checker.begin(assumptions);
        const auto outcome = observed.solve(assumptions, limits, {});
        CHECK(checker.wrong() == "");
        CHECK(outcome.verdict == alone.solve(assumptions, limits, {}).verdict);
        CHECK(values(observed.statistics()) == values(alone.statistics()));
        CHECK(checker.disagreement(observed.statistics()) == "");
        stopped += outcome.verdict == solve::Verdict::unknown ? 1 : 0;
        const auto clause = random_literals(random, formula.variable_count(), 1 + random.below(4));
        checker.clause(clause);
        observed.clause(clause);
        alone.clause(clause);
    }
    CHECK(checker.counts().ends > 0);
    return stopped;
}

EventTape tape_of(const cnf::ClauseList& formula, const dpll::Options& options,
                  const std::vector<Literal>& assumptions = {}) {
    EventTape tape;
    dpll::Solver solver(options);
    solver.connect_observer(&tape);
    formula.replay(solver);
    solver.solve(assumptions, {}, {});
    return tape;
}
}  // namespace

TEST_CASE("every event of dpll is right, and looking on changes nothing", "[dpll][observer]") {
    int stopped = 0;
    for (std::uint64_t seed = 0; seed < 420; ++seed) {
        core::Random random(seed);
        const auto formula = support::random_formula(random, 3 + random.below(12));
        CAPTURE(seed, formula.shape);
        const cnf::ClauseList disguised = support::disguise(random, formula.clauses);
        stopped += check_solves(random, seed % 2 == 0 ? formula.clauses : disguised, random_options(random, seed));
    }
    CHECK(stopped > 0);
}

TEST_CASE("every event of dpll is right on families", "[dpll][observer]") {
    core::Random random(1);
    const std::vector<cnf::ClauseList> all = {families::pigeonhole(5, 4), families::ordering(5), families::queens(5),
                                              families::adder_miter(2, false)};
    for (const cnf::ClauseList& formula : all) {
        for (const dpll::Strategy& strategy : dpll::strategies()) {
            CAPTURE(strategy.name);
            dpll::Options options;
            options.branching = &strategy;
            dpll::Solver solver(options);
            EventChecker checker(EventChecker::Engine::dpll, formula);
            solver.connect_observer(&checker);
            formula.replay(solver);
            checker.begin({});
            solver.solve({}, {}, {});
            CHECK(checker.wrong() == "");
            CHECK(checker.disagreement(solver.statistics()) == "");
        }
    }
}

TEST_CASE("the scores say why a literal is chosen", "[dpll][observer]") {
    const cnf::ClauseList formula =
        support::clause_list({{1, 2}, {1, -3, 4}, {-1, 2, 3}, {2, 3, 4}, {-2, 3, -4}, {-4, -3, 1}});
    const auto first = [&](std::string_view strategy) {
        dpll::Options options;
        options.branching = dpll::find_strategy(strategy);
        const EventTape tape = tape_of(formula, options);
        std::string text;
        for (const solve::Score& score : tape.events.at(tape.find(Kind::scores)).scores)
            text += std::to_string(score.literal.dimacs()) + ":" + std::to_string(std::lround(score.value * 8)) + " ";
        return text;
    };
    CHECK(first("max-occurrence") == "1:24 2:24 3:24 4:16 ");
    CHECK(first("dlis") == "1:24 2:24 3:24 4:16 -3:16 -4:16 -1:8 -2:8 ");
    CHECK(first("dlcs") == "3:40 1:32 2:32 4:32 ");
    CHECK(first("moms") == "1:8192 2:8192 ");
    CHECK(first("jeroslow-wang") == "1:5 2:5 3:5 4:4 ");
    CHECK_THROWS(first("naive"));
    CHECK_THROWS(first("random"));
}

TEST_CASE("an observer gets only the kinds of events that it wants", "[dpll][observer]") {
    EventTape tape(solve::only(Kind::decision) | solve::only(Kind::end));
    dpll::Solver solver;
    solver.connect_observer(&tape);
    families::pigeonhole(4, 3).replay(solver);
    solver.solve({}, {}, {});
    REQUIRE(tape.events.size() > 2);
    for (std::size_t index = 0; index + 1 < tape.events.size(); ++index)
        CHECK(tape.events[index].kind == Kind::decision);
    CHECK(tape.events.back().kind == Kind::end);
}

TEST_CASE("contradictions in the formula are conflicts of their clauses", "[dpll][observer]") {
    const auto conflict = [](const cnf::ClauseList& formula, const std::vector<Literal>& assumptions) {
        const EventTape tape = tape_of(formula, {}, assumptions);
        return tape.events.at(tape.find(Kind::conflict)).clause;
    };
    CHECK(conflict(support::clause_list({{1, 2}, {1}, {-1}}), {}) == 3);
    CHECK(conflict(support::clause_list({{1}, {-1}, {}}), {}) == 3);
    CHECK(conflict(support::clause_list({{1}, {-1, 2}, {-2, -1}}), {}) == 3);
    CHECK(conflict(support::clause_list({{1}, {-1, 2}}), {Literal::from_dimacs(-2)}) == 0);
}

TEST_CASE("canary: the checker refuses a tampered search", "[dpll][observer][canary]") {
    dpll::Options options;
    options.branching = dpll::find_strategy("dlis");
    options.pure_literals = true;
    options.tautologies = true;
    const cnf::ClauseList formula = support::clause_list(
        {{1, 2, 5}, {-1, 3, 5}, {-1, -3}, {-2, 4}, {-4, 1, 3, 5}, {-4, -3, -2}, {-5, 6}, {-5, -6}, {7, -7}});
    const EventTape honest = tape_of(formula, options);
    const auto verdict = [&](const std::function<void(EventTape&)>& tamper) {
        EventTape tape = honest;
        tamper(tape);
        EventChecker checker(EventChecker::Engine::dpll, formula);
        checker.begin({});
        tape.replay(checker);
        return checker.wrong();
    };
    const auto at = [&](Kind kind, std::size_t from = 0) { return honest.find(kind, from); };
    const auto change = [&](Kind kind, const std::function<void(support::TapedEvent&)>& how) {
        return verdict([&](EventTape& tape) { how(tape.events.at(at(kind))); });
    };
    const auto without = [&](std::size_t index) {
        return verdict(
            [&](EventTape& tape) { tape.events.erase(tape.events.begin() + static_cast<std::ptrdiff_t>(index)); });
    };
    REQUIRE(verdict([](EventTape&) {}) == "");
    const std::size_t flip = [&] {
        std::size_t index = at(Kind::decision);
        while (honest.events.at(index).word != "flip") index = at(Kind::decision, index + 1);
        return index;
    }();
    CHECK(change(Kind::propagation, [](auto& event) { event.clause = 4; }) == "a reason that is no clause");
    CHECK(change(Kind::propagation, [](auto& event) { event.literal = ~event.literal; }) ==
          "a reason without its literal");
    CHECK(change(Kind::propagation, [](auto& event) { ++event.level; }) == "a propagation on another level");
    CHECK(change(Kind::propagation, [](auto& event) {
              event.clause = 5;
              event.literals = {};
              for (const int number : {-4, 1, 3, 5}) event.literals.push_back(Literal::from_dimacs(number));
              event.literal = event.literals.back();
          }) == "a reason that is not unit");
    CHECK(without(at(Kind::propagation)) == "not that many literals have values");
    CHECK(change(Kind::conflict, [](auto& event) { event.clause = 1; }) == "a conflict with no clause");
    CHECK(change(Kind::conflict, [](auto& event) { ++event.assigned; }) == "not that many literals have values");
    CHECK(change(Kind::conflict, [](auto& event) { event.count = 99; }) == "not that many were propagated");
    CHECK(verdict([&](EventTape& tape) { --tape.events.at(at(Kind::conflict, at(Kind::conflict) + 1)).count; }) ==
          "a conflict that was met with another literal");
    CHECK(change(Kind::decision, [](auto& event) { event.literal = ~event.literal; }) ==
          "the decision is not on the best literal");
    CHECK(change(Kind::decision, [](auto& event) { ++event.level; }) == "a decision does not open the next level");
    CHECK(change(Kind::decision, [](auto& event) { event.word = "assumption"; }) == "not assumed");
    CHECK(without(at(Kind::decision)) == "no decision follows its scores");
    CHECK(change(Kind::scores, [](auto& event) { event.scores.back().value = 1e9; }) == "scores out of order");
    CHECK(without(at(Kind::conflict)) == "a backtrack without a conflict");
    CHECK(without(at(Kind::backtrack)) == "a decision in spite of a conflict");
    CHECK(without(flip) == "the other branch does not follow");
    CHECK(verdict([&](EventTape& tape) { tape.events.at(flip).word = "decision"; }) ==
          "the other branch does not follow");
    CHECK(change(Kind::removed, [](auto& event) {
              event.clause = 1;
              event.literals = {Literal::from_dimacs(1), Literal::from_dimacs(2), Literal::from_dimacs(5)};
          }) == "a clause is removed that is needed");
    CHECK(change(Kind::end, [](auto& event) { event.word = "satisfiable"; }) != "");
}

TEST_CASE("canary: the checker refuses pure literals that are none, and models that are none",
          "[dpll][observer][canary]") {
    dpll::Options options;
    options.pure_literals = true;
    const cnf::ClauseList formula = support::clause_list({{1, 2}, {1, -2, 3}, {-3, 2, 4}});
    const EventTape honest = tape_of(formula, options);
    const auto verdict = [&](const EventTape& tape) {
        EventChecker checker(EventChecker::Engine::dpll, formula);
        checker.begin({});
        tape.replay(checker);
        return checker.wrong();
    };
    REQUIRE(verdict(honest) == "");
    EventTape tape = honest;
    tape.events.at(tape.find(Kind::pure_literal)).literal = Literal::from_dimacs(2);
    CHECK(verdict(tape) == "a literal that is not pure");
    tape = honest;
    for (Literal& literal : tape.events.back().literals) literal = {literal.variable(), true};
    CHECK(verdict(tape) == "a model that breaks a clause");
}
