// The watch events of cdcl, checked by rules that do not depend on its code.
#include "simplification.hpp"
#include "support/catch.hpp"
#include "support/event_tape.hpp"
#include "support/random_formula.hpp"
#include "support/sanitized.hpp"
#include "support/watch_checker.hpp"
#include <satdoku/cdcl/solver.hpp>
#include <satdoku/families/families.hpp>
#include <functional>
#include <string>
#include <vector>

using namespace satdoku;
using support::EventTape;
using support::WatchChecker;
using Kind = solve::Event::Kind;

namespace {
cdcl::Options restless() {
    cdcl::Options options;
    options.shrink_delay = 0;
    options.reduce_interval = 5;
    options.restart_margin = 0;
    options.mode_interval = 10;
    options.symmetry = 0;  // it does not run with an observer
    return options;
}

/// All passes, after each conflict.
cdcl::Options everything() {
    cdcl::Options options = restless();
    options.inprocess_delay = 0;
    options.inprocess_interval = 1;
    for (const std::string_view pass : {"congruence", "sweep", "substitute", "vivify", "bva", "eliminate",
                                        "cardinality", "xor", "gauss", "lucky", "walk"})
        cdcl::set_option(options, pass, 1);
    return options;
}

EventTape watch_tape_of(const cnf::ClauseList& formula, const cdcl::Options& options) {
    cdcl::Solver solver(options);
    return support::tape_of(solver, formula);
}

std::vector<std::uint64_t> all_counts(const solve::Statistics& statistics) {
    std::vector<std::uint64_t> counts;
    for (const solve::Statistic& each : statistics) counts.push_back(each.value);
    return counts;
}
}  // namespace

TEST_CASE("the watches of cdcl are right, and who sees them does not change the search", "[cdcl][watches]") {
    std::map<std::string, std::uint64_t> words;
    for (int round = 0; round < support::rounds(500); ++round) {
        const auto seed = static_cast<std::uint64_t>(round);
        core::Random random(seed);
        const auto formula = support::random_formula(random, 3 + random.below(30));
        CAPTURE(seed, formula.shape);
        const cnf::ClauseList clauses = seed % 2 == 0 ? formula.clauses : support::disguise(random, formula.clauses);
        cdcl::Options options = seed % 3 == 0 ? restless() : test::random_options(random);
        options.symmetry = 0;
        cdcl::Solver observed(options);
        cdcl::Solver alone(options);
        WatchChecker checker(WatchChecker::Engine::cdcl, clauses);
        observed.connect_observer(&checker);
        clauses.replay(observed);
        clauses.replay(alone);
        for (int solves = seed % 5 == 0 ? 1 : 3; solves > 0; --solves) {
            std::vector<cnf::Literal> assumptions;
            if (solves == 2) assumptions.push_back(test::random_literal(random, clauses.variable_count()));
            const auto outcome = observed.solve(assumptions, {.conflicts = 500}, {});
            REQUIRE(checker.wrong() == "");
            CHECK(outcome.verdict == alone.solve(assumptions, {.conflicts = 500}, {}).verdict);
            REQUIRE(all_counts(observed.statistics()) == all_counts(alone.statistics()));
            const auto clause = test::random_clause(random, clauses.variable_count());
            observed.clause(clause);
            alone.clause(clause);
        }
        for (const auto& [word, count] : checker.words()) words[word] += count;
    }
    for (const std::string word : {"attached", "moved", "satisfied", "unit", "conflict"}) {
        CAPTURE(word);
        CHECK(words[word] > 1000);
    }
}

TEST_CASE("the watches of cdcl are right on families, with both loops of propagation", "[cdcl][watches]") {
    core::Random random(1);
    const std::vector<cnf::ClauseList> all = {families::pigeonhole(6, 5),
                                              families::tseitin(random, 8, 3, true),
                                              families::ordering(5),
                                              families::queens(6),
                                              families::adder_miter(3, false),
                                              families::factoring(35, 3),
                                              families::sudoku(random, 3, 45),
                                              families::counter(3, 5),
                                              families::multiplier_miter(3),
                                              families::colouring(random, 20, 45, 3),
                                              families::random_clauses(random, 60, 255, 3)};
    for (const cnf::ClauseList& formula : all) {
        for (const cdcl::Options& options : {cdcl::Options(), restless(), everything()}) {
            WatchChecker checker(WatchChecker::Engine::cdcl, formula);
            watch_tape_of(formula, options).replay(checker);
            CHECK(checker.wrong() == "");
            CHECK(checker.words().contains("attached"));
        }
    }
}

TEST_CASE("an observer that does not ask for watches gets none, and the same other events", "[cdcl][watches]") {
    core::Random random(2);
    const cnf::ClauseList formula = families::random_clauses(random, 50, 215, 3);
    EventTape usual;
    cdcl::Solver solver(restless());
    solver.connect_observer(&usual);
    formula.replay(solver);
    solver.solve({}, {}, {});
    std::vector<support::TapedEvent> others;
    for (const support::TapedEvent& event : watch_tape_of(formula, restless()).events)
        if (event.kind != Kind::watch) others.push_back(event);
    REQUIRE(usual.events.size() == others.size());
    for (std::size_t index = 0; index < others.size(); ++index) {
        CHECK(usual.events[index].kind == others[index].kind);
        CHECK(usual.events[index].literal == others[index].literal);
        CHECK(usual.events[index].clause == others[index].clause);
        CHECK(usual.events[index].literals == others[index].literals);
    }
}

TEST_CASE("canary: the checker refuses tampered watches", "[cdcl][watches][canary]") {
    core::Random random(3);
    const cnf::ClauseList formula = families::random_clauses(random, 50, 215, 3);
    cdcl::Options options = restless();
    options.inprocess = 0;
    const support::WatchTampering tampering(WatchChecker::Engine::cdcl, formula, watch_tape_of(formula, options));
    REQUIRE(tampering.verdict(tampering.honest) == "");
    CHECK(tampering.change("attached", [](auto& event) { event.literals[1] = ~event.literals[1]; }) ==
          "a pair that is not of the clause");
    CHECK(tampering.change("attached", [](auto& event) { event.literals[1] = event.literals[0]; }) ==
          "a pair that is not of the clause");
    CHECK(tampering.change("attached", [](auto& event) { event.clause = 99999; }) ==
          "a clause is watched that is not there");
    CHECK(tampering.without("attached") == "a clause that nobody watches");
    CHECK(tampering.change("moved", [](auto& event) { event.literal = ~event.literal; }) ==
          "a literal that is not of the clause");
    CHECK(tampering.change("moved", [](auto& event) { event.literal = event.literals[0]; }) ==
          "a visit by a literal that is not false");
    CHECK(tampering.change("moved", [](auto& event) { event.literal = event.literals[1]; }) ==
          "a visit by a literal that is not watched");
    CHECK(tampering.change("moved", [](auto& event) { event.literals[1] = event.literal; }) ==
          "a watch moves out of its clause");
    CHECK(tampering.change("moved", [](auto& event) { std::swap(event.literals[0], event.literals[1]); }) ==
          "a watch that moves by itself");
    CHECK(tampering.change("moved", [](auto& event) { event.word = "unit"; }) == "a watch moves where none should");
    CHECK(tampering.change("moved", [](auto& event) { event.literals.clear(); }) == "a visit without its pair");
    CHECK(tampering.without("moved") == "a false watch is left behind");
    CHECK(tampering.without("unit") == "");  // a propagation may have another source
    CHECK(tampering.change("satisfied", [](auto& event) {
        event.word = "conflict";
        event.literals.resize(2);
    }) == "a visit finds a conflict that is none");
    CHECK(tampering.change("unit", [](auto& event) { event.word = "satisfied"; }) ==
          "a visit ends for a literal that is not true");
    CHECK(tampering.change("satisfied", [](auto& event) { event.word = "unit"; }) ==
          "a visit finds a unit that is none");
    CHECK(tampering.change("unit", [](auto& event) { event.word = "conflict"; }) ==
          "a visit finds a conflict that is none");
    // A move to a false literal: the next literal of the trail to be visited is false already.
    std::set<std::string> found;
    for (std::size_t index = 0; index < tampering.honest.events.size(); ++index) {
        const support::TapedEvent& event = tampering.honest.events[index];
        if (event.kind != Kind::watch || event.word != "unit" || event.clause > formula.size()) continue;
        EventTape tape = tampering.honest;
        for (const cnf::Literal each : formula[event.clause - 1])
            if (each != event.literals[0] && each != event.literals[1]) tape.events[index].literals[1] = each;
        tape.events[index].word = "moved";
        found.insert(tampering.verdict(tape));
        break;
    }
    CHECK(found.count("a watch moves to a false literal") == 1);
    EventTape lost = tampering.honest;
    lost.events.erase(lost.events.begin() + static_cast<std::ptrdiff_t>(tampering.find("unit") + 1));
    CHECK(tampering.verdict(lost) == "what a visit has found does not follow");
    EventTape late = tampering.honest;
    std::size_t first = tampering.find("moved");
    while (late.events[first + 1].kind != Kind::watch || late.events[first + 1].literal == late.events[first].literal ||
           late.events[first].word != "moved" || late.events[first + 1].word == "attached" ||
           late.events[first].clause == late.events[first + 1].clause)
        ++first;
    std::swap(late.events[first], late.events[first + 1]);
    CHECK(tampering.verdict(late) == "visits out of order");
}
