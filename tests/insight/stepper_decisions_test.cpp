// Who made a decision, why one cannot be made, and what values the end of a search has that no decision gave.
#include "stepper.hpp"
#include "stepper_session.hpp"
#include "support/catch.hpp"
#include "support/random_formula.hpp"
#include <satdoku/core/error.hpp>
#include <satdoku/core/random.hpp>
#include <satdoku/families/families.hpp>
#include <satdoku/language/text.hpp>
#include <algorithm>
#include <array>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

using namespace satdoku;
using insight::Arrival;
using insight::Stepper;

namespace {
constexpr auto from_dimacs = cnf::Literal::from_dimacs;

solving::SolveRequest asked_of(std::string_view engine, std::string_view branching = {},
                               std::vector<std::string> settings = {}) {
    solving::SolveRequest request;
    request.engine = engine;
    request.options.branching = branching;
    request.options.settings = std::move(settings);
    return request;
}

/// The literals that the sentence of the end names after its last colon.
std::vector<cnf::Literal> named_at_end(const std::string& words) {
    std::vector<cnf::Literal> named;
    std::istringstream numbers(words.substr(words.rfind(": ") + 2));
    for (int number = 0; numbers >> number;) named.push_back(from_dimacs(number));
    return named;
}
}  // namespace

TEST_CASE("a what-if that comes too late says so, also where a simplification has undone what was implied",
          "[stepper]") {
    cnf::ClauseList formula;
    for (const auto& [one, other] : std::to_array<std::pair<int, int>>({{-8, 3},
                                                                        {3, 1},
                                                                        {2, -3},
                                                                        {4, 3},
                                                                        {1, 3},
                                                                        {-8, 7},
                                                                        {-3, -4},
                                                                        {-9, 10},
                                                                        {-7, 3},
                                                                        {-5, -5},
                                                                        {1, -8},
                                                                        {-4, -5},
                                                                        {-6, -10},
                                                                        {-9, 6},
                                                                        {1, 5},
                                                                        {-2, 1}}))
        formula.clause(std::vector{from_dimacs(one), from_dimacs(other)});
    Stepper stepper(formula, asked_of("cdcl", {}, {"inprocess-delay=0", "reduce-interval=3", "restart-margin=0"}));
    stepper.go_to(0, {});
    REQUIRE(stepper.decide(from_dimacs(-2), {}) == Arrival::there);
    REQUIRE(stepper.replay().value(from_dimacs(3)) == 0);  // not yet: its clause is the next one
    std::string refusal;
    try {
        stepper.decide(from_dimacs(3), {});
    } catch (const core::Error& error) {
        refusal = error.key();
    }
    CHECK(refusal == "stepper.comes_too_late");
}

TEST_CASE("at the end the trail and what is said of it satisfy every clause", "[stepper]") {
    core::Random random(19);
    std::size_t shown = 0;
    for (int round = 0; round < 60; ++round) {
        const cnf::ClauseList formula = families::random_clauses(random, 30, 90, 3);
        Stepper stepper(formula, asked_of("cdcl", {}, {"inprocess-delay=0", "lucky=0", "eliminate-effort=1000000"}));
        stepper.forward({}, {});
        if (stepper.replay().verdict() != "satisfiable") continue;
        std::set<cnf::Literal> model;
        for (const trace::Assigned& assigned : stepper.replay().trail()) model.insert(assigned.literal);
        const auto named = named_at_end(insight::event_words(stepper, stepper.run().position()));
        for (const cnf::Literal literal : named) {
            CHECK(stepper.replay().value(literal) == 0);
            model.insert(literal);
        }
        shown += named.size();
        for (std::size_t index = 0; index < formula.size(); ++index) {
            const auto clause = formula[index];
            CAPTURE(round, index);
            CHECK(std::any_of(clause.begin(), clause.end(), [&](cnf::Literal one) { return model.contains(one); }));
        }
    }
    CHECK(shown > 10);
}

TEST_CASE("a decision says who has made it: a person before the search, or the strategy", "[stepper]") {
    core::Random random(18);
    int by_hand = 0;
    int by_engine = 0;
    for (int round = 0; round < 40; ++round) {
        const cnf::ClauseList formula = support::random_formula(random, 10).clauses;
        for (solving::SolveRequest request : {asked_of("dpll"), asked_of("dpll", "random"), asked_of("cdcl")}) {
            request.decisions = {cnf::Literal(cnf::Variable(0), round % 2 == 0), cnf::Literal(cnf::Variable(1), false)};
            Stepper stepper(formula, request, 16);
            // The list is taken in order; what has a value already is left out.
            auto next = request.decisions.begin();
            stepper.go_to(0, {});
            while (stepper.forward({{{insight::StepperStop::What::decision}}, {}}, {}) == Arrival::there) {
                const std::uint64_t number = stepper.run().position();
                const solve::Event event = *stepper.run().event(number);
                if (event.word != "decision") continue;
                next = std::find(next, request.decisions.end(), event.literal);
                const bool given = next != request.decisions.end();
                if (given) ++next;
                CAPTURE(round, request.engine, request.options.branching, number, event.literal.dimacs());
                REQUIRE((insight::choice_words(stepper, number) == language::text("stepper.by_hand")) == given);
                ++(given ? by_hand : by_engine);
            }
        }
    }
    CHECK(by_hand > 50);
    CHECK(by_engine > 50);
}
