// The events of cdcl, checked by rules that do not depend on the engine's code.
#include "formulas.hpp"
#include "simplification.hpp"
#include "support/catch.hpp"
#include "support/event_checker.hpp"
#include "support/event_tape.hpp"
#include "support/random_formula.hpp"
#include <satdoku/cdcl/solver.hpp>
#include <satdoku/families/families.hpp>
#include <algorithm>
#include <functional>
#include <set>
#include <string>
#include <vector>

using namespace satdoku;
using cnf::Literal;
using support::EventChecker;
using support::EventTape;
using test::Clause;
using test::lit;
using Kind = solve::Event::Kind;

namespace {
std::vector<std::uint64_t> values(const solve::Statistics& statistics) {
    std::vector<std::uint64_t> values;
    for (const solve::Statistic& each : statistics) values.push_back(each.value);
    return values;
}

/// Runs some solves with clauses added between them, with and without an observer. Symmetry breaking is off: it does not
/// run with an observer.
void check_solves(core::Random& random, const cnf::ClauseList& formula, cdcl::Options options, bool several) {
    options.symmetry = 0;
    cdcl::Solver observed(options);
    cdcl::Solver alone(options);
    EventChecker checker(EventChecker::Engine::cdcl, formula);
    observed.connect_observer(&checker);
    formula.replay(observed);
    formula.replay(alone);
    for (std::uint64_t solves = several ? 1 + random.below(4) : 1; solves > 0; --solves) {
        Clause assumptions;
        for (std::uint64_t count = several ? random.below(4) : 0; count > 0; --count)
            assumptions.push_back(test::random_literal(random, formula.variable_count()));
        solve::Limits limits;
        limits.conflicts = 500;
        checker.begin(assumptions);
        const auto outcome = observed.solve(assumptions, limits, {});
        REQUIRE(checker.wrong() == "");
        CHECK(outcome.verdict == alone.solve(assumptions, limits, {}).verdict);
        CHECK(values(observed.statistics()) == values(alone.statistics()));
        CHECK(checker.disagreement(observed.statistics()) == "");
        const Clause clause = test::random_clause(random, formula.variable_count());
        checker.clause(clause);
        observed.clause(clause);
        alone.clause(clause);
    }
}

/// Options that make rare events frequent: all techniques from the start, restarts and reductions all the time.
cdcl::Options hurried() {
    cdcl::Options options = test::forced([](cdcl::Options& chosen) {
        for (const std::string_view name :
             {"congruence", "sweep", "substitute", "vivify", "eliminate", "cardinality", "xor"})
            cdcl::set_option(chosen, name, 1);
    });
    options.shrink_delay = 0;
    options.reduce_interval = 5;
    options.restart_margin = 0;
    options.mode_interval = 10;
    options.rephase_interval = 10;
    return options;
}

EventTape tape_of(const cnf::ClauseList& formula, const cdcl::Options& options) {
    EventTape tape;
    cdcl::Solver solver(options);
    solver.connect_observer(&tape);
    formula.replay(solver);
    solver.solve({}, {}, {});
    return tape;
}

/// A chain of implications that ends in a conflict. It starts at the variable that is decided first, which only the last
/// clause mentions. Its second literal is the unique implication point.
cnf::ClauseList on_paper() {
    cnf::ClauseList list;
    for (const Clause& clause :
         {Clause{lit(-4), lit(-3)}, Clause{lit(-2), lit(-3), lit(4)}, Clause{lit(-2), lit(3)}, Clause{lit(-1), lit(2)}})
        list.clause(clause);
    return list;
}
}  // namespace

TEST_CASE("every event of cdcl is right, and an observer does not change the search", "[cdcl][observer]") {
    for (std::uint64_t seed = 0; seed < 500; ++seed) {
        core::Random random(seed);
        const auto formula = support::random_formula(random, 3 + random.below(20));
        CAPTURE(seed, formula.shape);
        const cnf::ClauseList disguised = support::disguise(random, formula.clauses);
        cdcl::Options options = seed % 3 == 0 ? hurried() : test::random_options(random);
        options.symmetry = 0;  // it does not run with an observer
        check_solves(random, seed % 2 == 0 ? formula.clauses : disguised, options, seed % 5 != 0);
    }
}

TEST_CASE("every event of cdcl is right on families", "[cdcl][observer]") {
    core::Random random(1);
    const std::vector<cnf::ClauseList> all = {
        families::pigeonhole(5, 4), families::tseitin(random, 8, 3, true),        families::ordering(5),
        families::queens(5),        families::random_clauses(random, 40, 170, 3), families::adder_miter(3, false)};
    std::set<std::string> seen;
    for (const cnf::ClauseList& formula : all) {
        cdcl::Options searching = hurried();
        searching.inprocess = 0;
        for (const cdcl::Options& options : {cdcl::Options(), hurried(), searching}) {
            check_solves(random, formula, options, false);
            for (const support::TapedEvent& event : tape_of(formula, options).events)
                seen.insert(std::to_string(static_cast<int>(event.kind)) + event.word);
        }
    }
    // All kinds but pure literals, both modes, and every technique.
    CHECK(seen.size() > 15);
    for (const Kind kind : {Kind::restart, Kind::reduction, Kind::added, Kind::removed, Kind::learned}) {
        CAPTURE(kind);
        CHECK(seen.count(std::to_string(static_cast<int>(kind))) == 1);
    }
    for (const std::string_view word : {"vivify", "substitute", "sweep", "eliminate", "clean"})
        CHECK(seen.count(std::to_string(static_cast<int>(Kind::simplification)) + std::string(word)) == 1);
}

TEST_CASE("the first conflict of a formula on paper", "[cdcl][observer]") {
    const EventTape tape = tape_of(on_paper(), {});
    const std::size_t decision = tape.find(Kind::decision);
    REQUIRE(tape.events.at(decision).literal == lit(1));
    CHECK(tape.events.at(tape.find(Kind::scores)).scores.front().literal == lit(1));
    CHECK(tape.events.at(decision + 1).literal == lit(2));
    CHECK(tape.events.at(decision + 1).clause == 4);
    CHECK(tape.events.at(decision + 2).literal == lit(3));
    CHECK(tape.events.at(decision + 2).clause == 3);
    const std::size_t conflict = tape.find(Kind::conflict);
    CHECK(conflict == decision + 4);
    CHECK(tape.events.at(conflict - 1).clause + tape.events.at(conflict).clause == 1 + 2);
    const support::TapedEvent& learned = tape.events.at(conflict + 1);
    REQUIRE(learned.kind == Kind::learned);
    CHECK(learned.clause == 5);
    CHECK(learned.literals == Clause{lit(-2)});
    CHECK(learned.level == 0);
    CHECK(learned.resolved == Clause{tape.events.at(conflict - 1).literal, lit(3)});
    CHECK(tape.events.at(conflict + 2).kind == Kind::backtrack);
    CHECK(tape.events.at(conflict + 3).clause == 5);
}

TEST_CASE("the number of a clause of the formula is its place", "[cdcl][observer]") {
    cnf::ClauseList formula;
    for (const Clause& clause : {Clause{lit(1), lit(-1)}, Clause{lit(2)}, Clause{lit(-2), lit(3), lit(3)},
                                 Clause{lit(-3), lit(-2), lit(4)}, Clause{lit(-4), lit(-3)}})
        formula.clause(clause);
    const EventTape tape = tape_of(formula, {});
    std::vector<std::uint64_t> reasons;
    for (const support::TapedEvent& event : tape.events)
        if (event.kind == Kind::propagation) reasons.push_back(event.clause);
    CHECK(reasons == std::vector<std::uint64_t>{2, 3, 4});
    CHECK(tape.events.at(tape.find(Kind::conflict)).clause == 5);
}

TEST_CASE("an observer without clauses gets no numbers", "[cdcl][observer]") {
    EventTape tape(solve::only(Kind::conflict) | solve::only(Kind::learned) | solve::only(Kind::restart));
    cdcl::Solver solver;
    solver.connect_observer(&tape);
    families::pigeonhole(5, 4).replay(solver);
    solver.solve({}, {}, {});
    REQUIRE(tape.events.size() > 4);
    for (const support::TapedEvent& event : tape.events) {
        CHECK((event.kind == Kind::conflict || event.kind == Kind::learned || event.kind == Kind::restart));
        CHECK(event.clause == 0);
        CHECK(!(event.kind == Kind::learned && event.literals.empty()));
    }
}

TEST_CASE("canary: the checker refuses a tampered search", "[cdcl][observer][canary]") {
    core::Random random(3);
    const cnf::ClauseList formula = families::random_clauses(random, 50, 215, 3);
    cdcl::Options options = hurried();
    options.inprocess = 0;
    const EventTape honest = tape_of(formula, options);
    const auto verdict = [&](const std::function<void(EventTape&)>& tamper) {
        EventTape tape = honest;
        tamper(tape);
        EventChecker checker(EventChecker::Engine::cdcl, formula);
        checker.begin({});
        tape.replay(checker);
        return checker.wrong();
    };
    /// Returns the first event of a kind that satisfies the condition.
    const auto change = [&](Kind kind, const std::function<bool(support::TapedEvent&)>& how) {
        return verdict([&](EventTape& tape) {
            std::size_t index = tape.find(kind);
            while (!how(tape.events.at(index))) index = tape.find(kind, index + 1);
        });
    };
    const auto without = [&](Kind kind) {
        return verdict([&](EventTape& tape) {
            tape.events.erase(tape.events.begin() + static_cast<std::ptrdiff_t>(tape.find(kind)));
        });
    };
    REQUIRE(verdict([](EventTape&) {}) == "");
    CHECK(change(Kind::learned, [](auto& event) {
              if (event.resolved.empty()) return false;
              event.resolved.front() = ~event.resolved.front();
              return true;
          }) == "a resolution that cannot be");
    CHECK(change(Kind::learned, [](auto& event) {
              if (event.resolved.empty()) return false;
              event.resolved.pop_back();
              return true;
          }) == "no unique implication point");
    CHECK(change(Kind::learned, [](auto& event) {
              if (event.literals.size() < 2) return false;
              event.literals.back() = ~event.literals.back();
              return true;
          }) == "the learned clause does not follow");
    CHECK(change(Kind::learned, [](auto& event) { return ++event.level > 0; }) == "a jump to another level");
    CHECK(change(Kind::learned, [](auto& event) {
              if (event.glue == 0) return false;
              event.glue = 0;
              return true;
          }) == "the glue is not the number of levels");
    CHECK(change(Kind::learned, [](auto& event) {
              event.strengthened.assign(1, event.literals.front());
              return true;
          }) == "strengthened without a binary clause");
    CHECK(change(Kind::learned, [](auto& event) { return (event.clause = 1) == 1; }) ==
          "the number of a learned clause is not new");
    CHECK(without(Kind::learned) == "nothing is learned from a conflict");
    CHECK(without(Kind::conflict) == "something is learned from nothing");
    CHECK(without(Kind::backtrack) == "the backtrack does not follow");
    CHECK(change(Kind::backtrack, [](auto& event) { return (event.level = 77) > 0; }) ==
          "the backtrack does not follow");
    CHECK(change(Kind::restart, [](auto& event) { return (event.level = 77) > 0; }) ==
          "a restart to a level that is not there");
    CHECK(change(Kind::reduction, [](auto& event) { return ++event.count > 0; }) ==
          "a reduction of other clauses than were removed");
    CHECK(change(Kind::removed, [](auto& event) { return ++event.clause > 0; }) ==
          "a clause is removed that is not there");
    CHECK(change(Kind::propagation, [](auto& event) { return ++event.clause > 0; }) == "a reason that is no clause");
    CHECK(change(Kind::propagation, [](auto& event) { return (event.clause = 0) == 0; }) ==
          "a propagation without a clause");
    CHECK(change(Kind::conflict, [](auto& event) { return (event.clause = 0) == 0; }) == "a conflict without a clause");
    CHECK(change(Kind::propagation, [](auto& event) { return !(event.word = "kept").empty(); }) ==
          "a literal is kept that was not there");
    CHECK(change(Kind::conflict, [](auto& event) { return event.level > 0 && --event.count > 0; }) ==
          "a conflict that was met with another literal");
    CHECK(change(Kind::conflict, [](auto& event) { return !(event.word = "kept").empty(); }) ==
          "a conflict is met that was kept, or the other way round");
    CHECK(change(Kind::rephase, [](auto& event) {
              event.word = "some";
              return true;
          }) == "no rephasing");
    CHECK(change(Kind::scores, [](auto& event) {
              event.word = "dlis";
              return true;
          }) == "scores of no heuristic");
    CHECK(change(Kind::mode, [](auto& event) {
              event.word = "idle";
              return true;
          }) == "no mode");
    CHECK(change(Kind::end, [](auto& event) {
              event.word = event.word == "satisfiable" ? "unsatisfiable" : "satisfiable";
              return true;
          }) != "");
}

TEST_CASE("canary: the checker finds statistics that differ from the events", "[cdcl][observer][canary]") {
    core::Random random(3);
    const cnf::ClauseList formula = families::random_clauses(random, 50, 215, 3);
    const EventTape honest = tape_of(formula, hurried());
    cdcl::Solver solver(hurried());
    formula.replay(solver);
    solver.solve({}, {}, {});
    const auto disagreement = [&](const EventTape& tape, const solve::Statistics& statistics) {
        EventChecker checker(EventChecker::Engine::cdcl, formula);
        checker.begin({});
        tape.replay(checker);
        CHECK(checker.wrong() == "");
        return checker.disagreement(statistics);
    };
    REQUIRE(disagreement(honest, solver.statistics()) == "");
    for (const std::string_view name :
         {"conflicts", "decisions", "propagations", "learned", "learned_literals", "restarts", "reductions"}) {
        solve::Statistics changed = solver.statistics();
        std::ranges::find(changed, name, &solve::Statistic::name)->value += 1;
        CHECK(disagreement(honest, changed).starts_with(std::string(name) + ": "));
    }
    EventTape tape = honest;
    support::TapedEvent idle = tape.events.front();
    idle.kind = Kind::restart;
    idle.word.clear();
    tape.events.insert(tape.events.begin(), idle);  // nothing is decided yet
    CHECK(disagreement(tape, solver.statistics()).starts_with("restarts: "));
}

TEST_CASE("a second solve reports again what the engine has kept", "[cdcl][observer]") {
    const auto words = [](const EventTape& tape, Kind kind) {
        std::vector<std::string> found;
        for (const support::TapedEvent& event : tape.events)
            if (event.kind == kind) found.push_back(event.word);
        return found;
    };
    EventTape tape;
    cdcl::Solver solver;
    solver.connect_observer(&tape);
    for (const Clause& clause : {Clause{lit(1)}, Clause{lit(-1), lit(2)}, Clause{lit(-3), lit(4)}})
        solver.clause(clause);
    solver.solve({{lit(3)}}, {}, {});
    CHECK(words(tape, Kind::propagation) == std::vector<std::string>(3));
    CHECK(test::statistic(solver, "propagations") == 3);
    tape.events.clear();
    solver.solve({{lit(3)}}, {}, {});
    CHECK(words(tape, Kind::propagation) == std::vector<std::string>(3, "kept"));
    CHECK(test::statistic(solver, "propagations") == 3);
    solver.clause(Clause{lit(-2)});
    tape.events.clear();
    solver.solve({}, {}, {});
    CHECK(words(tape, Kind::propagation) == std::vector<std::string>(2, "kept"));
    CHECK(words(tape, Kind::conflict) == std::vector<std::string>(1));
    tape.events.clear();
    solver.solve({}, {}, {});
    CHECK(words(tape, Kind::conflict) == std::vector<std::string>(1, "kept"));
    CHECK(test::statistic(solver, "conflicts") == 1);
}

TEST_CASE("canary: the checker refuses learned clauses that lack a literal", "[cdcl][observer][canary]") {
    core::Random random(3);
    const cnf::ClauseList formula = families::random_clauses(random, 50, 215, 3);
    cdcl::Options options = hurried();
    options.inprocess = 0;
    EventTape tape = tape_of(formula, options);
    std::set<std::string> verdicts;
    for (support::TapedEvent& event : tape.events) {
        if (event.kind != Kind::learned) continue;
        const Clause whole = event.literals;
        for (std::size_t index = 1; index < whole.size(); ++index) {
            event.literals.erase(event.literals.begin() + static_cast<std::ptrdiff_t>(index));
            EventChecker checker(EventChecker::Engine::cdcl, formula);
            checker.begin({});
            tape.replay(checker);
            CHECK(checker.wrong() != "");
            verdicts.insert(checker.wrong());
            event.literals = whole;
        }
    }
    CHECK(verdicts.count("the learned clause is not implied") == 1);
    CHECK(verdicts.count("the learned clause does not follow") == 1);
}

TEST_CASE("canary: the checker refuses resolutions out of order, and another unique implication point",
          "[cdcl][observer][canary]") {
    const auto verdict = [](const std::function<void(support::TapedEvent&)>& tamper) {
        EventTape tape = tape_of(on_paper(), {});
        tamper(tape.events.at(tape.find(Kind::learned)));
        EventChecker checker(EventChecker::Engine::cdcl, on_paper());
        checker.begin({});
        tape.replay(checker);
        return checker.wrong();
    };
    CHECK(verdict([](support::TapedEvent&) {}) == "");
    CHECK(verdict([](auto& event) { std::swap(event.resolved.front(), event.resolved.back()); }) ==
          "resolutions out of order");
    CHECK(verdict([](auto& event) { event.literals.front() = lit(-1); }) == "no unique implication point");
}
