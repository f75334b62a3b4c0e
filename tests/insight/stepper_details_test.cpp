// Analysis in small steps, breakpoints of clauses, the queue, questions and reasons, as a person gets them by lines.
#include "stepper_session.hpp"
#include "stepper_view.hpp"
#include "support/catch.hpp"
#include "support/sanitized.hpp"
#include <satdoku/core/random.hpp>
#include <satdoku/families/families.hpp>
#include <algorithm>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <vector>

using namespace satdoku;
using insight::Arrival;
using insight::Stepper;
using insight::StepperSession;
using insight::StepperStop;
using Then = StepperSession::Answer::Then;

namespace {
using Kind = solve::Event::Kind;

solving::SolveRequest engine_request(const std::string& engine, std::uint64_t conflicts = 3000) {
    solving::SolveRequest request;
    request.engine = engine;
    request.limits.conflicts = conflicts;
    return request;
}

cnf::ClauseList random_3_sat(core::Random& random, std::size_t variables) {
    return families::random_clauses(random, variables, variables * 43 / 10, 3);
}

std::vector<std::string> screen(const StepperSession& session) {
    static const ui::Console console(ui::ColourChoice::never);
    return insight::stepper_page(console, session.stepper(), session.view(), {24, 80});
}

/// The numbers of the events that are wanted, of a whole run, with the reasons of the present values.
std::vector<std::uint64_t> events_where(
    Stepper& stepper,
    const std::function<bool(const solve::Event&, const std::map<cnf::Variable, std::uint64_t>&)>& wanted) {
    std::vector<std::uint64_t> found;
    std::map<cnf::Variable, std::uint64_t> reasons;
    stepper.forward({}, {});
    stepper.run().go_through(stepper.run().position(),
                             [&](std::uint64_t number, const solve::Event& event) {
                                 if (event.kind == Kind::decision) reasons[event.literal.variable()] = 0;
                                 if (event.kind == Kind::propagation) reasons[event.literal.variable()] = event.clause;
                                 if (wanted(event, reasons)) found.push_back(number);
                             },
                             {});
    return found;
}

std::vector<std::uint64_t> stops_at(Stepper& stepper, const StepperStop& stop) {
    std::vector<std::uint64_t> found;
    stepper.go_to(0, {});
    while (stepper.forward({{stop}, {}}, {}) == Arrival::there) found.push_back(stepper.run().position());
    return found;
}
}  // namespace

TEST_CASE("the steps of an analysis show the same forwards and back", "[stepper][analysis]") {
    core::Random random(61);
    for (int round = 0; round < support::rounds(12); ++round) {
        const cnf::ClauseList formula = random_3_sat(random, 10 + random.below(40));
        Stepper stepper(formula, engine_request(round % 3 == 0 ? "dpll" : "cdcl"), 500);
        StepperSession session(stepper, "f");
        for (int conflicts = 0; conflicts < 4; ++conflicts) {
            session.obey("c", {});
            const auto event = stepper.run().event(stepper.run().position());
            if (!event || event->kind != Kind::conflict) break;
            const std::uint64_t here = stepper.run().position();
            const auto before = screen(session);
            session.obey("a", {});
            std::vector<std::vector<std::string>> forwards;
            while (session.view().analysis) {
                forwards.push_back(screen(session));
                session.obey("n", {});
            }
            CHECK(stepper.run().position() == here + 1);
            session.obey("p", {});
            CHECK(screen(session) == before);
            session.obey("a end", {});
            for (std::size_t step = forwards.size(); step-- > 0; session.obey(step % 2 == 0 ? "p" : "A", {})) {
                REQUIRE(session.view().analysis);
                REQUIRE(screen(session) == forwards[step]);
            }
            CHECK_FALSE(session.view().analysis);
            CHECK(screen(session) == before);
            const std::set<std::vector<std::string>> different(forwards.begin(), forwards.end());
            CHECK(different.size() == forwards.size());
        }
    }
}

TEST_CASE("breakpoints of a clause stop at its birth, uses and death", "[stepper][breakpoint]") {
    core::Random random(62);
    const cnf::ClauseList formula = random_3_sat(random, 180);
    Stepper stepper(formula, engine_request("cdcl", 2500));
    std::map<std::uint64_t, int> deleted;
    const auto removals = events_where(stepper, [&](const auto& event, const auto&) {
        if (event.kind == Kind::removed) ++deleted[event.clause];
        return event.kind == Kind::removed;
    });
    REQUIRE(removals.size() > 20);
    int deaths = 0;
    for (int tries = 0; tries < support::rounds(12); ++tries) {
        auto chosen = std::next(deleted.begin(), static_cast<std::ptrdiff_t>(random.below(deleted.size())));
        const std::uint64_t number = tries % 3 == 0 ? 1 + random.below(formula.size()) : chosen->first;
        CAPTURE(number);
        const auto born = events_where(stepper, [&](const auto& event, const auto&) {
            return (event.kind == Kind::learned || event.kind == Kind::added) && event.clause == number;
        });
        const auto used = events_where(stepper, [&](const auto& event, const auto& reasons) {
            if (event.kind == Kind::propagation || event.kind == Kind::conflict) return event.clause == number;
            return event.kind == Kind::learned && std::ranges::any_of(event.resolved, [&](cnf::Literal literal) {
                       return reasons.at(literal.variable()) == number;
                   });
        });
        const auto dead = events_where(stepper, [&](const auto& event, const auto&) {
            return event.kind == Kind::removed && event.clause == number;
        });
        deaths += dead.empty() ? 0 : 1;
        std::set<std::uint64_t> any(born.begin(), born.end());
        any.insert(used.begin(), used.end());
        any.insert(dead.begin(), dead.end());
        const auto stop = [&](const std::string& word) {
            return insight::parse_breakpoint(word + ' ' + std::to_string(number), formula.variable_count());
        };
        CHECK(stops_at(stepper, stop("born")) == born);
        CHECK(stops_at(stepper, stop("used")) == used);
        CHECK(stops_at(stepper, stop("deleted")) == dead);
        CHECK(stops_at(stepper, stop("clause")) == std::vector<std::uint64_t>(any.begin(), any.end()));
        const auto why = insight::why_clause(stepper, number, {}, {});
        const std::string& uses = why[why.size() - 2];
        const std::string& last = why.back();
        CHECK(uses.find(used.empty() ? "Not used" : "Used " + std::to_string(used.size()) + ' ') == 0);
        CHECK(last.find(dead.empty() ? "Not deleted" : "Deleted at event " + std::to_string(dead.front())) == 0);
    }
    CHECK(deaths >= 2 * support::rounds(12) / 3);
}

TEST_CASE("next restart, reduction, rephasing and pass go where the events are, and say what changed",
          "[stepper][breakpoint]") {
    core::Random random(63);
    const cnf::ClauseList formula = random_3_sat(random, 180);
    // Without these settings each kind comes only after thousands of conflicts.
    solving::SolveRequest request = engine_request("cdcl", 600);
    request.options.settings = {"rephase-interval=10", "mode-interval=50", "reduce-interval=50", "inprocess-delay=100"};
    Stepper stepper(formula, request);
    using What = StepperStop::What;
    const std::pair<What, std::function<bool(const solve::Event&)>> kinds[] = {
        {What::restart, [](const auto& event) { return event.kind == Kind::restart; }},
        {What::reduction, [](const auto& event) { return event.kind == Kind::reduction; }},
        {What::rephasing, [](const auto& event) { return event.kind == Kind::rephase; }},
        {What::pass, [](const auto& event) { return event.kind == Kind::simplification && event.word.empty(); }}};
    for (const auto& [what, is_wanted] : kinds) {
        const auto expected = events_where(stepper, [&](const auto& event, const auto&) { return is_wanted(event); });
        CAPTURE(static_cast<int>(what));
        REQUIRE_FALSE(expected.empty());
        CHECK(stops_at(stepper, {what}) == expected);
        if (what == What::rephasing) continue;  // its own words say what changed
        stepper.go_to(expected.front(), {});
        CHECK_FALSE(insight::change_words(stepper).empty());
    }
    StepperSession session(stepper, "f");
    for (const char* word : {"restart", "reduction", "rephasing", "pass"}) {
        CAPTURE(word);
        session.obey("start", {});
        session.obey(std::string("next ") + word, {});
        CHECK(stepper.run().position() > 0);
        session.obey("end", {});
        session.obey(std::string("back ") + word, {});
        CHECK(stepper.run().position() > 0);
    }
}

TEST_CASE("the queue's front at a conflict is where the engine says that propagation has come to", "[stepper]") {
    core::Random random(64);
    int looked = 0;
    for (int round = 0; round < support::rounds(20); ++round) {
        const cnf::ClauseList formula = random_3_sat(random, 20 + random.below(40));
        Stepper stepper(formula, engine_request("cdcl"));
        StepperSession session(stepper, "f");
        while (stepper.forward({{{StepperStop::What::conflict}}, {}}, {}) == Arrival::there) {
            const auto event = stepper.run().event(stepper.run().position());
            const std::string words = insight::queue_words(stepper);
            if (words.empty()) continue;
            ++looked;
            const auto trail = stepper.replay().trail();
            // The engine counts the literal that meets the conflict, too.
            REQUIRE(event->count > 0);
            const std::string front =
                std::to_string(trail[static_cast<std::size_t>(event->count) - 1].literal.dimacs());
            CAPTURE(words, event->count);
            REQUIRE((words.starts_with("propagating " + front) || words.starts_with("propagation of " + front + ' ')));
        }
    }
    CHECK(looked > 100);
}

TEST_CASE("scores have the digits that distinguish them", "[stepper]") {
    core::Random random(65);
    const cnf::ClauseList formula = random_3_sat(random, 150);
    Stepper stepper(formula, engine_request("cdcl"));
    stepper.go_to(0, {});
    std::set<std::string> heuristics;
    for (int decision = 0; decision < 3000; ++decision) {
        if (stepper.forward({{{StepperStop::What::decision}}, {}}, {}) != Arrival::there) break;
        const auto& scores = stepper.run().scores(stepper.run().position());
        if (scores.list.empty()) continue;
        heuristics.insert(scores.heuristic);
        const std::string words = insight::choice_words(stepper, stepper.run().position());
        REQUIRE(words.starts_with(scores.heuristic == "vmtf" ? "VMTF" : "VSIDS"));
        std::vector<std::string> shown;
        std::string list = words.substr(words.rfind(';') + 1) + ",";
        for (std::size_t at = list.find(": "); at != std::string::npos; at = list.find(": ", at + 1))
            shown.push_back(list.substr(at + 2, list.find(',', at) - at - 2));
        REQUIRE(shown.size() == scores.list.size());
        for (std::size_t at = 1; at < shown.size(); ++at)
            REQUIRE((shown[at] == shown[at - 1]) == (scores.list[at].value == scores.list[at - 1].value));
    }
    CHECK(heuristics == std::set<std::string>{"vmtf", "vsids"});
}

TEST_CASE("questions have a right answer, and a reply continues", "[stepper][quiz]") {
    core::Random random(66);
    const cnf::ClauseList formula = random_3_sat(random, 50);
    Stepper stepper(formula, engine_request("cdcl"));
    StepperSession session(stepper, "f");
    session.ask_first(true);
    std::size_t questions = 0;
    std::set<char> asked;
    for (int step = 0; step < 400 && stepper.run().position() != stepper.run().total(); ++step) {
        const std::uint64_t here = stepper.run().position();
        const auto question = insight::question_before_next(stepper);
        REQUIRE(session.view().keeps_next == question.has_value());
        if (question && stepper.run().event(here)->kind == Kind::learned) {
            for (const std::string& line : screen(session)) CHECK(line.find("back to level") == std::string::npos);
        }
        const StepperSession::Answer answer = session.obey("n", {});
        if (!question) {
            REQUIRE(stepper.run().position() == here + 1);
            continue;
        }
        REQUIRE(answer.then == Then::stay);
        REQUIRE(stepper.run().position() == here);
        CHECK(answer.message == question->text());
        REQUIRE(question->choices.size() >= 2);
        asked.insert(question->words[question->words.size() / 2]);
        const auto right = std::ranges::find_if(question->choices, [](const auto& choice) { return choice.right; });
        REQUIRE(right != question->choices.end());
        const bool err = step % 5 == 0;
        const auto wrong = std::ranges::find_if(question->choices, [](const auto& choice) { return !choice.right; });
        const auto chosen = err && wrong != question->choices.end() ? wrong : right;
        const auto reply = session.obey(std::to_string(chosen - question->choices.begin() + 1), {});
        CHECK(reply.message.starts_with(chosen == right ? "Correct." : "No:"));
        REQUIRE(stepper.run().position() == here + 1);
        ++questions;
    }
    CHECK(questions > 20);
    CHECK(asked.size() >= 2);
    session.obey("t", {});
    const std::uint64_t here = stepper.run().position();
    session.obey("start", {});
    session.obey("n", {});
    CHECK(stepper.run().position() == 1);
    CHECK(here > 1);
}

TEST_CASE("why: a literal is led back to decisions", "[stepper][why]") {
    core::Random random(67);
    const cnf::ClauseList formula = random_3_sat(random, 60);
    Stepper stepper(formula, engine_request("cdcl"));
    StepperSession session(stepper, "f");
    for (int tries = 0; tries < 20; ++tries) {
        session.obey(std::to_string(random.below(500)), {});
        for (const trace::Assigned& one : stepper.replay().trail()) {
            const auto lines = insight::why_literal(stepper, one.literal, {});
            std::set<std::uint64_t> clauses;
            // Own closure over the reasons.
            std::vector<cnf::Literal> open{one.literal};
            std::set<cnf::Literal> met;
            while (!open.empty()) {
                const cnf::Literal next = open.back();
                open.pop_back();
                if (!met.insert(next).second) continue;
                const auto* const found = stepper.replay().find(next.variable());
                for (const cnf::Literal other : stepper.replay().clause(found->reason))
                    if (other != next) open.push_back(~other);
            }
            for (const cnf::Literal literal : met) {
                const std::string name = std::to_string(literal.dimacs());
                const bool is_shown = std::ranges::any_of(lines, [&](const std::string& line) {
                    const std::size_t begin = line.find_first_not_of(' ');
                    return line.compare(begin, name.size(), name) == 0 &&
                           std::string(" ,:").find(line[begin + name.size()]) != std::string::npos;
                });
                CAPTURE(name, lines);
                REQUIRE(is_shown);
            }
        }
    }
    CHECK_THROWS(session.obey("why clause 99999999", {}));
    CHECK_THROWS(session.obey("why clause x", {}));
    CHECK_THROWS(session.obey("why 777", {}));
    CHECK_THROWS(session.obey("a x", {}));
    CHECK(session.obey("why #1", {}).then == Then::read);
}
