// Stepping through searches without a terminal: forwards and back it shows the events of one run of the engine, for
// every size of the window that is kept.
#include "stepper.hpp"
#include "stepper_session.hpp"
#include "stepper_view.hpp"
#include "support/brute_force.hpp"
#include "support/catch.hpp"
#include "support/event_checker.hpp"
#include "support/links.hpp"
#include "support/literals.hpp"
#include "support/random_formula.hpp"
#include "support/watch_checker.hpp"
#include <satdoku/core/error.hpp>
#include <satdoku/core/random.hpp>
#include <satdoku/families/families.hpp>
#include <algorithm>
#include <map>
#include <string>
#include <vector>

using namespace satdoku;
using insight::Arrival;
using insight::Stepper;
using insight::StepperGoal;
using insight::StepperStop;
using solving::SolveRequest;
using Kind = solve::Event::Kind;
using What = StepperStop::What;

namespace {
cnf::Literal literal(std::int32_t number) { return cnf::Literal::from_dimacs(number); }

cnf::ClauseList formula_of(std::uint32_t variables, const std::vector<std::vector<int>>& clauses) {
    cnf::ClauseList formula;
    formula.variables(variables);
    std::vector<cnf::Literal> literals;
    for (const auto& clause : clauses) {
        literals.clear();
        for (const int number : clause) literals.push_back(literal(number));
        formula.clause(literals);
    }
    return formula;
}

SolveRequest request_of(const std::string& engine, std::string_view branching = {}) {
    SolveRequest request;
    request.engine = engine;
    request.options.branching = branching;
    return request;
}

/// Every strategy of dpll, its switches, and cdcl.
std::vector<SolveRequest> requests() {
    std::vector<SolveRequest> all;
    for (const std::string_view name : engines::branching_names()) all.push_back(request_of("dpll", name));
    all.push_back(request_of("dpll"));
    all.back().options.pure_literals = true;
    all.back().options.tautologies = true;
    all.back().options.subsumption = true;
    all.push_back(request_of("cdcl"));
    return all;
}

/// Everything that can be seen at one position of a search.
struct Place {
    std::vector<trace::Assigned> trail;
    trace::Counts counts;
    std::uint64_t last_clause;
    std::vector<std::uint32_t> links;
    std::string words;
    bool operator==(const Place&) const = default;
};

Place place_of(const Stepper& stepper) {
    const auto trail = stepper.replay().trail();
    const std::uint64_t position = stepper.run().position();
    return {{trail.begin(), trail.end()},
            stepper.replay().counts(),
            stepper.replay().last_clause(),
            support::links(stepper.left()),
            insight::event_words(stepper, position + 1) + insight::choice_words(stepper, position + 1)};
}

std::vector<Place> places_of(Stepper& stepper) {
    std::vector<Place> places;
    REQUIRE(stepper.go_to(0, {}) == Arrival::there);
    places.push_back(place_of(stepper));
    const StepperGoal next{{{What::event}}, {}};
    while (stepper.forward(next, {}) == Arrival::there) places.push_back(place_of(stepper));
    return places;
}

/// The clauses that a trail leaves of a formula, as a copy of what is not satisfied.
std::vector<std::vector<cnf::Literal>> left_by(const cnf::ClauseList& formula, const trace::Replay& replay) {
    std::vector<std::vector<cnf::Literal>> left;
    for (std::size_t index = 0; index < formula.size(); ++index) {
        std::vector<cnf::Literal> clause;
        bool satisfied = !replay.is_there(index + 1);
        for (const cnf::Literal one : support::distinct(formula[index])) {
            satisfied = satisfied || replay.value(one) > 0;
            if (replay.value(one) == 0) clause.push_back(one);
        }
        if (!satisfied) left.push_back(clause);
    }
    return left;
}

std::vector<std::vector<cnf::Literal>> left_of(const cnf::Formula& formula) {
    std::vector<std::vector<cnf::Literal>> left;
    for (const auto clause : formula.clauses()) left.emplace_back(clause.begin(), clause.end());
    return left;
}

class Recorder final : public solve::Observer {
  public:
    trace::Recording events;
    void observe(const solve::Event& event) override {
        if (event.kind != Kind::scores) events.push(event);
    }
};
}  // namespace

TEST_CASE("stepping back and on again gives exactly the same state, link by link", "[stepper]") {
    core::Random random(4);
    for (int round = 0; round < 40; ++round) {
        const cnf::ClauseList formula = support::disguise(random, support::random_formula(random, 8).clauses);
        for (const SolveRequest& request : requests()) {
            CAPTURE(round, request.engine, request.options.branching);
            Stepper stepper(formula, request, 16);
            stepper.link_clauses(true);
            const std::vector<Place> places = places_of(stepper);
            REQUIRE(stepper.run().total() == places.size() - 1);
            const StepperGoal next{{{What::event}}, {}};
            for (std::size_t at = places.size() - 1; at > 0; --at) {
                const Arrival arrival = stepper.back(next, {});
                REQUIRE(arrival == (at == 1 ? Arrival::beginning : Arrival::there));
                REQUIRE(place_of(stepper) == places[at - 1]);
            }
            CHECK(stepper.back(next, {}) == Arrival::beginning);
            for (int jump = 0; jump < 6; ++jump) {
                const std::uint64_t to = random.below(places.size());
                REQUIRE(stepper.go_to(to, {}) == Arrival::there);
                REQUIRE(place_of(stepper) == places[to]);
            }
            CHECK(stepper.go_to(places.size() + 5, {}) == Arrival::end);
            CHECK(place_of(stepper) == places.back());
        }
    }
}

TEST_CASE("the window that is kept changes nothing", "[stepper]") {
    const cnf::ClauseList formula = families::pigeonhole(3, 2);
    for (const SolveRequest& request : requests()) {
        Stepper narrow(formula, request, 4);
        Stepper wide(formula, request);
        narrow.link_clauses(true);
        wide.link_clauses(true);
        CHECK(places_of(narrow) == places_of(wide));
    }
}

TEST_CASE("with dpll the linked formula is what the trail leaves of it", "[stepper]") {
    core::Random random(5);
    for (int round = 0; round < 30; ++round) {
        const cnf::ClauseList formula = support::disguise(random, support::random_formula(random, 9).clauses);
        for (SolveRequest request : requests()) {
            if (request.engine != "dpll") continue;
            Stepper stepper(formula, request);
            stepper.link_clauses(true);
            const StepperGoal next{{{What::event}}, {}};
            stepper.go_to(0, {});
            do {
                REQUIRE(left_of(stepper.left()) == left_by(formula, stepper.replay()));
            } while (stepper.forward(next, {}) == Arrival::there);
        }
    }
}

TEST_CASE("the events are those that the engine sends in one run", "[stepper]") {
    const cnf::ClauseList formula = families::pigeonhole(3, 2);
    for (const SolveRequest& request : requests()) {
        Recorder recorder;
        engines::EngineOptions options = request.options;
        options.observer = &recorder;
        const auto engine = engines::make_engine(request.engine, options);
        formula.replay(*engine);
        engine->solve({}, {}, {});
        Stepper stepper(formula, request, 8);
        REQUIRE(stepper.forward({}, {}) == Arrival::end);
        CHECK(stepper.run().position() == recorder.events.size());
        for (const auto& [what, kind] :
             {std::pair(What::decision, Kind::decision), std::pair(What::conflict, Kind::conflict),
              std::pair(What::learned, Kind::learned)}) {
            const StepperGoal goal{{{what}}, {}};
            std::vector<std::uint64_t> expected;
            for (std::size_t index = 0; index < recorder.events.size(); ++index) {
                if (recorder.events[index].kind == kind) expected.push_back(index + 1);
            }
            std::vector<std::uint64_t> forwards;
            stepper.go_to(0, {});
            while (stepper.forward(goal, {}) == Arrival::there) forwards.push_back(stepper.run().position());
            CHECK(forwards == expected);
            std::vector<std::uint64_t> backwards;
            while (stepper.back(goal, {}) == Arrival::there)
                backwards.insert(backwards.begin(), stepper.run().position());
            if (!expected.empty() && expected.back() == recorder.events.size()) expected.pop_back();
            CHECK(backwards == expected);
        }
    }
}

TEST_CASE("a breakpoint holds where it says", "[stepper]") {
    const cnf::ClauseList formula = families::pigeonhole(3, 2);
    Stepper dpll(formula, request_of("dpll", "naive"));
    const auto run_to = [](Stepper& stepper, const std::string& text) {
        stepper.go_to(0, {});
        const StepperStop stop = insight::parse_breakpoint(text, stepper.formula().variable_count());
        CHECK(insight::breakpoint_text(stop) == text);
        return stepper.forward({{stop}, {}}, {});
    };
    REQUIRE(run_to(dpll, "literal -1") == Arrival::there);
    CHECK(dpll.replay().value(literal(-1)) == 1);
    CHECK(dpll.run().event(dpll.run().position())->literal == literal(-1));
    REQUIRE(run_to(dpll, "clause 3") == Arrival::there);
    CHECK(dpll.run().event(dpll.run().position())->clause == 3);
    CHECK(run_to(dpll, "depth 99") == Arrival::end);
    CHECK(run_to(dpll, "learned 1") == Arrival::end);

    Stepper cdcl(formula, request_of("cdcl"));
    if (run_to(cdcl, "learned 1") == Arrival::there) {
        CHECK(cdcl.replay().counts().learned == 1);
        CHECK(run_to(cdcl, "length 60") == Arrival::there);
        CHECK(run_to(cdcl, "glue 60") == Arrival::there);
    }
    for (const char* wrong :
         {"", "literal", "literal 7", "literal 0", "clause", "clause 0", "clause x", "width 3", "glue -1"}) {
        CAPTURE(wrong);
        CHECK_THROWS_AS(insight::parse_breakpoint(wrong, 6), core::Error);
    }
}

TEST_CASE("what if: a decision by hand continues as the engine would, and resume comes back", "[stepper]") {
    core::Random random(6);
    int asked = 0;
    for (int round = 0; round < 200; ++round) {
        const cnf::ClauseList formula = support::disguise(random, support::random_formula(random, 8).clauses);
        if (formula.variable_count() > support::brute_force_variables) continue;
        const std::string verdict = support::brute_force(formula) ? "satisfiable" : "unsatisfiable";
        for (const char* engine : {"dpll", "cdcl"}) {
            Stepper stepper(formula, request_of(engine), 32);
            stepper.link_clauses(true);
            stepper.forward({{{What::decision}}, {}}, {});
            stepper.forward({}, {});
            stepper.go_to(random.below(stepper.run().position() + 1), {});
            const Place before = place_of(stepper);
            const cnf::Literal chosen(cnf::Variable(static_cast<std::uint32_t>(random.below(formula.variable_count()))),
                                      random.below(2) == 1);
            if (stepper.replay().value(chosen) != 0) {
                CHECK_THROWS_AS(stepper.decide(chosen, {}), core::Error);
                CHECK_FALSE(stepper.asks_what_if());
                CHECK(place_of(stepper) == before);
                continue;
            }
            try {
                const Arrival arrival = stepper.decide(chosen, {});
                REQUIRE(arrival == Arrival::there);
            } catch (const core::Error& error) {
                CHECK((error.key() == "stepper.comes_too_late" || error.key() == "stepper.not_in_search"));
                CHECK(place_of(stepper) == before);
                continue;
            }
            ++asked;
            REQUIRE(stepper.asks_what_if());
            const std::uint64_t number = stepper.run().position();
            CHECK(stepper.run().what_ifs().back() == insight::WhatIf{number - 1, chosen});
            CHECK(stepper.run().event(number)->literal == chosen);
            CHECK(stepper.replay().counts().learned >= before.counts.learned);
            REQUIRE(stepper.go_to(before.counts.events, {}) == Arrival::there);
            CHECK(place_of(stepper).trail == before.trail);
            CHECK(place_of(stepper).counts == before.counts);
            // Another one on top, and the end: the verdict is that of the formula.
            stepper.forward({{{What::decision}}, {}}, {});
            const std::size_t depth = stepper.run().what_ifs().size();
            try {
                stepper.flip({});
                CHECK(stepper.run().what_ifs().size() <= depth + 1);
                stepper.forward({}, {});
                CHECK(stepper.replay().verdict() == verdict);
                stepper.resume();
            } catch (const core::Error&) {
            }
            stepper.forward({}, {});
            CHECK(stepper.replay().verdict() == verdict);
            CHECK(stepper.run().event(stepper.run().position())->literals.empty() == (verdict == "unsatisfiable"));
            stepper.resume();
            CHECK(place_of(stepper) == before);
            CHECK_THROWS_AS(stepper.resume(), core::Error);
        }
    }
    CHECK(asked > 40);
}

TEST_CASE("a run with what-ifs keeps every rule of the search", "[stepper]") {
    core::Random random(16);
    for (int round = 0; round < 200; ++round) {
        const cnf::ClauseList formula = support::random_formula(random, 5 + random.below(20)).clauses;
        const bool is_dpll = round % 2 == 0;
        Stepper stepper(formula, request_of(is_dpll ? "dpll" : "cdcl"), 100000);
        stepper.forward({}, {});
        for (int tries = 0; tries < 4; ++tries) {
            stepper.go_to(random.below(stepper.run().position() + 1), {});
            try {
                stepper.decide({cnf::Variable(static_cast<std::uint32_t>(random.below(formula.variable_count()))),
                                random.below(2) == 1},
                               {});
            } catch (const core::Error&) {
            }
            stepper.forward({}, {});
        }
        using Checker = support::EventChecker;
        Checker checker(is_dpll ? Checker::Engine::dpll : Checker::Engine::cdcl, formula);
        checker.begin({});
        for (std::uint64_t number = 1; number <= stepper.run().position(); ++number)
            checker.observe(*stepper.run().event(number));
        CHECK(checker.wrong() == "");
    }
}

TEST_CASE("the stepper has the watches of the engine at every event, forwards and back", "[stepper]") {
    core::Random random(17);
    for (int round = 0; round < 30; ++round) {
        const cnf::ClauseList formula = support::random_formula(random, 12).clauses;
        const bool is_dpll = round % 2 == 0;
        const SolveRequest request = request_of(is_dpll ? "dpll" : "cdcl");
        Stepper stepper(formula, request, 64);
        using Checker = support::WatchChecker;
        Checker checker(is_dpll ? Checker::Engine::dpll : Checker::Engine::cdcl, formula);
        REQUIRE(stepper.show_watches(true, {}));
        stepper.go_to(0, {});
        const auto pairs = [&] {
            std::map<std::uint64_t, Checker::Literals> now;
            for (std::uint64_t number = 1; number <= stepper.replay().last_clause(); ++number) {
                if (const auto* const watching = stepper.replay().watching(number))
                    now[number] = {watching->pair[0], watching->pair[1]};
            }
            return now;
        };
        std::vector<std::map<std::uint64_t, Checker::Literals>> seen = {pairs()};
        while (stepper.forward({{{What::event}}, {}}, {}) == Arrival::there) {
            const std::uint64_t number = stepper.run().position();
            for (const solve::Event& visit : stepper.run().visits(number)) checker.observe(visit);
            checker.observe(*stepper.run().event(number));
            REQUIRE(checker.wrong() == "");
            seen.push_back(pairs());
            if (!is_dpll) REQUIRE(seen.back() == checker.pairs());
        }
        CHECK(stepper.run().total() == seen.size() - 1);
        for (std::size_t at = seen.size(); at-- > 1;) {
            REQUIRE(pairs() == seen[at]);
            stepper.back({{{What::event}}, {}}, {});
        }
        REQUIRE(stepper.show_watches(false, {}));
        CHECK(pairs().empty());
    }
}

TEST_CASE("the last decision can be flipped, if there is one", "[stepper]") {
    const cnf::ClauseList formula = families::pigeonhole(3, 2);
    Stepper stepper(formula, request_of("dpll", "naive"));
    stepper.link_clauses(true);
    stepper.go_to(0, {});
    CHECK_THROWS_AS(stepper.flip({}), core::Error);
    REQUIRE(stepper.forward({{{What::decision}}, {}}, {}) == Arrival::there);
    const cnf::Literal decision = stepper.run().event(stepper.run().position())->literal;
    REQUIRE(stepper.flip({}) == Arrival::there);
    CHECK(stepper.replay().value(decision) == -1);
    CHECK(stepper.replay().level() == 1);
    stepper.flip({});
    CHECK(stepper.replay().value(decision) == 1);
}

TEST_CASE("an interrupted run stays where it is, and can be resumed", "[stepper]") {
    const cnf::ClauseList formula = families::pigeonhole(7, 6);
    Stepper stepper(formula, request_of("dpll", "naive"), 64);
    stepper.go_to(0, {});
    int looks = 0;
    CHECK(stepper.forward({}, [&] { return ++looks == 3; }) == Arrival::interrupted);
    const std::uint64_t position = stepper.run().position();
    CHECK(position > 0);
    REQUIRE(stepper.forward({{{What::event}}, {}}, {}) == Arrival::there);
    CHECK(stepper.run().position() == position + 1);
}

TEST_CASE("words say what happens and why", "[stepper]") {
    const cnf::ClauseList formula = formula_of(3, {{1, 2}, {-1, 3}, {-2, -3}, {-1, -3}, {-2, 3, 1}});
    Stepper stepper(formula, request_of("dpll", "dlis"));
    insight::StepperSession session(stepper, "f");
    std::string all;
    for (stepper.go_to(0, {});;) {
        all += insight::event_words(stepper, stepper.run().position() + 1) + '\n';
        all += insight::choice_words(stepper, stepper.run().position() + 1) + '\n';
        if (stepper.forward({{{What::event}}, {}}, {}) != Arrival::there) break;
    }
    for (const char* part :
         {"1 is decided and opens level 1", "dlis, the literal (either sign) with most occurrences",
          "2 is the only remaining literal of clause 1", "all literals of clause",
          "1 has failed: backtrack to level 0, then try -1", "1 has failed: its second branch -1 opens level 1",
          "both branches of 1 have failed: backtrack to level 0", "end: the formula is unsatisfiable"}) {
        CAPTURE(all, part);
        CHECK(all.find(part) != std::string::npos);
    }
}
