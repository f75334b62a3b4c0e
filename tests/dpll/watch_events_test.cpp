// The counter events of dpll, checked by rules that do not depend on its code.
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
    dpll::Solver solver(options);
    return support::tape_of(solver, formula);
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
    const support::WatchTampering tampering(WatchChecker::Engine::dpll, formula, counter_tape_of(formula, {}));
    REQUIRE(tampering.verdict(tampering.honest) == "");
    const auto twice = [&](const std::string& word) {
        EventTape tape = tampering.honest;
        tape.events.insert(tape.events.begin() + static_cast<std::ptrdiff_t>(tampering.find(word)),
                           tampering.honest.events[tampering.find(word)]);
        return tampering.verdict(tape);
    };
    for (const std::string word : {"falsified", "satisfied", "restored"}) {
        CHECK(tampering.change(word, [](auto& event) { ++event.count; }) == "a wrong count");
        CHECK(tampering.change(word, [](auto& event) { event.literal = ~event.literal; }) ==
              "a literal that is not of the clause");
    }
    CHECK(tampering.change("falsified", [](auto& event) { event.word = "satisfied"; }) ==
          "a clause is taken out that is not satisfied");
    CHECK(tampering.change("satisfied", [](auto& event) { event.word = "falsified"; }) ==
          "a literal is taken out that is not false");
    CHECK(tampering.change("falsified", [](auto& event) { event.word = "restored"; }) ==
          "what is restored was not changed last");
    CHECK(twice("falsified") == "a literal is taken out twice");
    CHECK(twice("satisfied") == "a clause changes that was taken out");
    CHECK(tampering.without("falsified") != "");
    CHECK(tampering.without("satisfied") == "a satisfied clause is left behind");
    CHECK(tampering.without("restored") != "");
}
