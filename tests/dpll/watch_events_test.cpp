// The counters that dpll tells, checked by rules that do not depend on its code.
#include "support/catch.hpp"
#include "support/event_tape.hpp"
#include "support/random_formula.hpp"
#include "support/statistics.hpp"
#include "support/watch_checker.hpp"

#include <satdoku/dpll/solver.hpp>
#include <satdoku/families/families.hpp>

#include <functional>
#include <string>

using namespace satdoku;
using support::EventTape;
using support::WatchChecker;
using Kind = solve::Event::Kind;

namespace {

EventTape counter_tape_of(const cnf::ClauseList& formula, const dpll::Options& options) {
    EventTape tape(solve::all_kinds);
    dpll::Solver solver(options);
    solver.connect_observer(&tape);
    formula.replay(solver);
    solver.solve({}, {}, {});
    return tape;
}

}  // namespace

TEST_CASE("the counters of dpll are right, and who sees them does not change the search", "[dpll][watches]") {
    std::map<std::string, std::uint64_t> words;
    for (std::uint64_t seed = 0; seed < 400; ++seed) {
        core::Random random(seed);
        const auto formula = support::random_formula(random, 3 + random.below(20));
        CAPTURE(seed, formula.shape);
        const cnf::ClauseList clauses = seed % 2 == 0 ? formula.clauses : support::disguise(random, formula.clauses);
        dpll::Options options;
        options.branching = &dpll::strategies()[seed % dpll::strategies().size()];
        options.pure_literals = seed % 3 == 0;
        options.tautologies = options.subsumption = seed % 4 == 0;
        dpll::Solver observed(options);
        dpll::Solver alone(options);
        WatchChecker checker(WatchChecker::Engine::dpll, clauses);
        observed.connect_observer(&checker);
        clauses.replay(observed);
        clauses.replay(alone);
        CHECK(observed.solve({}, {}, {}).verdict == alone.solve({}, {}, {}).verdict);
        REQUIRE(checker.wrong() == "");
        CHECK(support::statistic(observed, "propagations") == support::statistic(alone, "propagations"));
        for (const auto& [word, count] : checker.words()) words[word] += count;
    }
    for (const std::string word : {"falsified", "satisfied", "restored"}) {
        CAPTURE(word);
        CHECK(words[word] > 1000);
    }
}

TEST_CASE("canary: the checker refuses tampered counters", "[dpll][watches][canary]") {
    const cnf::ClauseList formula = families::pigeonhole(4, 3);
    const EventTape honest = counter_tape_of(formula, {});
    const auto verdict = [&](const EventTape& tape) {
        WatchChecker checker(WatchChecker::Engine::dpll, formula);
        tape.tell(checker);
        return checker.wrong();
    };
    REQUIRE(verdict(honest) == "");
    const auto find = [&](const std::string& word) {
        std::size_t index = honest.find(Kind::watch);
        while (honest.events[index].word != word) index = honest.find(Kind::watch, index + 1);
        return index;
    };
    const auto change = [&](const std::string& word, const std::function<void(support::TapedEvent&)>& how) {
        EventTape tape = honest;
        how(tape.events[find(word)]);
        return verdict(tape);
    };
    const auto twice = [&](const std::string& word) {
        EventTape tape = honest;
        tape.events.insert(tape.events.begin() + static_cast<std::ptrdiff_t>(find(word)), honest.events[find(word)]);
        return verdict(tape);
    };
    const auto without = [&](const std::string& word) {
        EventTape tape = honest;
        tape.events.erase(tape.events.begin() + static_cast<std::ptrdiff_t>(find(word)));
        return verdict(tape);
    };
    for (const std::string word : {"falsified", "satisfied", "restored"}) {
        CHECK(change(word, [](auto& event) { ++event.count; }) == "a wrong count");
        CHECK(change(word, [](auto& event) { event.literal = ~event.literal; }) ==
              "a literal that is not of the clause");
    }
    CHECK(change("falsified", [](auto& event) { event.word = "satisfied"; }) ==
          "a clause is taken out that is not satisfied");
    CHECK(change("satisfied", [](auto& event) { event.word = "falsified"; }) ==
          "a literal is taken out that is not false");
    CHECK(change("falsified", [](auto& event) { event.word = "restored"; }) ==
          "what is restored was not changed last");
    CHECK(twice("falsified") == "a literal is taken out twice");
    CHECK(twice("satisfied") == "a clause changes that was taken out");
    CHECK(without("falsified") != "");
    CHECK(without("satisfied") == "a satisfied clause is left behind");
    CHECK(without("restored") != "");
}
