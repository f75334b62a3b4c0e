// The running line: every event of a search executes a line of the pseudocode of its engine.
#include "pseudocode.hpp"
#include "stepper.hpp"
#include "support/catch.hpp"
#include "support/sanitized.hpp"
#include <satdoku/core/random.hpp>
#include <satdoku/families/families.hpp>
#include <set>
#include <sstream>
#include <string>
#include <vector>

using namespace satdoku;
using insight::code_line;
using insight::code_step;
using Kind = solve::Event::Kind;

namespace {
std::string key_of(const std::string& engine, Kind kind, std::string_view word = {}, std::optional<Kind> previous = {},
                   bool in_pass = false) {
    const solve::Event event{.kind = kind, .word = word};
    const insight::CodeLine* const line = code_line(engine, code_step(event, previous, in_pass));
    return line == nullptr ? "" : std::string(line->key);
}
}  // namespace

TEST_CASE("each kind of event executes its line of the pseudocode", "[insight]") {
    CHECK(key_of("cdcl", Kind::decision, "decision") == "decide");
    CHECK(key_of("cdcl", Kind::decision, "assumption") == "decide");
    CHECK(key_of("cdcl", Kind::propagation) == "unit");
    CHECK(key_of("cdcl", Kind::propagation, "kept") == "unit");
    CHECK(key_of("cdcl", Kind::pure_literal) == "implied");
    CHECK(key_of("cdcl", Kind::conflict) == "false");
    CHECK(key_of("cdcl", Kind::learned) == "learned");
    CHECK(key_of("cdcl", Kind::backtrack, {}, Kind::learned) == "jump");
    CHECK(key_of("cdcl", Kind::backtrack) == "jump");
    CHECK(key_of("cdcl", Kind::backtrack, {}, Kind::propagation) == "restart");
    CHECK(key_of("cdcl", Kind::restart) == "restart");
    CHECK(key_of("cdcl", Kind::reduction) == "reduce");
    CHECK(key_of("cdcl", Kind::removed) == "reduce");
    CHECK(key_of("cdcl", Kind::removed, {}, Kind::removed, true) == "simplify");
    CHECK(key_of("cdcl", Kind::propagation, {}, {}, true) == "simplify");
    CHECK(key_of("cdcl", Kind::rephase, "best") == "rephase");
    CHECK(key_of("cdcl", Kind::mode, "stable") == "rephase");
    CHECK(key_of("cdcl", Kind::simplification, "probe") == "simplify");
    CHECK(key_of("cdcl", Kind::added) == "simplify");
    CHECK(key_of("cdcl", Kind::end, "satisfiable") == "model");
    CHECK(key_of("cdcl", Kind::end, "unsatisfiable") == "refuted");
    CHECK(key_of("cdcl", Kind::end, "unknown", {}, true) == "limit");
    CHECK(key_of("dpll", Kind::decision, "decision") == "first");
    CHECK(key_of("dpll", Kind::decision, "assumption") == "first");
    CHECK(key_of("dpll", Kind::decision, "flip") == "second");
    CHECK(key_of("dpll", Kind::propagation) == "units");
    CHECK(key_of("dpll", Kind::pure_literal) == "pures");
    CHECK(key_of("dpll", Kind::conflict) == "empty");
    CHECK(key_of("dpll", Kind::backtrack, {}, Kind::conflict) == "undo");
    CHECK(key_of("dpll", Kind::end, "satisfiable") == "solved");
    CHECK(key_of("dpll", Kind::end, "unsatisfiable") == "both");
    CHECK(key_of("dpll", Kind::end, "unknown") == "stop");
    CHECK(key_of("dpll", Kind::removed) == "before");
    CHECK(key_of("cdcl", Kind::decision, "flip").empty());  // a canary: only dpll has second branches
}

TEST_CASE("searches execute lines of the pseudocode with every event and every visit", "[insight]") {
    core::Random random(7);
    std::set<std::string> executed;
    for (int round = 0; round < support::rounds(20); ++round) {
        const cnf::ClauseList formula = families::random_clauses(random, 30, 126, 3);
        for (const std::string engine : {"cdcl", "dpll"}) {
            solving::SolveRequest request;
            request.engine = engine;
            request.limits.conflicts = 200 + static_cast<std::uint64_t>(round) * 20;
            insight::Stepper stepper(formula, request, 1 << 20);
            REQUIRE(stepper.show_watches(true, {}));
            stepper.forward({}, {});
            std::optional<Kind> previous;
            bool in_pass = false;
            std::vector<std::string> lost;
            const auto note = [&](const std::string& step) {
                if (code_line(engine, step) == nullptr) lost.push_back(engine + ' ' + step);
                executed.insert(step);
            };
            for (std::uint64_t number = 1; number <= stepper.run().position(); ++number) {
                const auto event = stepper.run().event(number);
                REQUIRE(event);
                if (event->kind == Kind::simplification) in_pass = !event->word.empty();
                note(code_step(*event, previous, in_pass || event->kind == Kind::simplification));
                for (const solve::Event& visit : stepper.run().visits(number)) note("visit." + std::string(visit.word));
                previous = event->kind;
            }
            CHECK(lost == std::vector<std::string>{});
        }
    }
    for (const insight::CodeLine& line : insight::code_lines()) {
        std::istringstream steps{std::string(line.steps)};
        for (std::string step; steps >> step;) {
            const bool is_expected = step.starts_with("visit.") || step == "propagation" || step == "learned";
            CAPTURE(step);
            if (is_expected) CHECK(executed.contains(step));
        }
    }
}
