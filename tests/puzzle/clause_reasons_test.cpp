// The clauses that force a digit are judged by the other engine: with the contrary they have no model, and without
// any one of them they have.
#include "solvers.hpp"
#include "support/catch.hpp"
#include "support/puzzles.hpp"
#include "support/sanitized.hpp"
#include <satdoku/cdcl/solver.hpp>
#include <satdoku/dpll/solver.hpp>
#include <satdoku/puzzle/encode.hpp>
#include <satdoku/puzzle/reasons.hpp>
#include <array>
#include <memory>
#include <vector>

using namespace satdoku;
using puzzle::ClauseReasons;

namespace {
const grid::Cell a12 = grid::twodoku().cell(0, 0, 1);
const grid::Cell b76 = grid::twodoku().cell(1, 6, 5);

/// Whether the clauses have a model together with the contrary. @param but  number of one to leave out; 0: none
template <typename Solver = dpll::Solver>
bool have_model(const cnf::ClauseList& formula, const ClauseReasons& reasons, std::size_t but = 0) {
    Solver solver;
    solver.variables(formula.variable_count());
    for (const std::size_t number : reasons.clauses) {
        if (number != but) solver.clause(formula[number - 1]);
    }
    solver.end();
    return solver.solve(std::array{reasons.contrary}, {}, {}).verdict == solve::Verdict::satisfiable;
}

struct Question {
    grid::Cell cell;
    int digit;
    bool holds;
};

ClauseReasons ask(const grid::Board& givens, const cnf::ClauseList& formula, puzzle::Encoding encoding,
                  const Question& question) {
    puzzle::Explainer explainer(givens, test::make_cdcl);
    const explain::Effort effort = puzzle::moderate_effort();
    const puzzle::Explanation explanation = question.holds ? explainer.why(question.cell, question.digit, effort)
                                                           : explainer.why_not(question.cell, question.digit, effort);
    const puzzle::Numbering numbering(*givens.layout, encoding.merged);
    const cnf::Literal conclusion(numbering.variable(question.cell, question.digit), !question.holds);
    return puzzle::clause_reasons(formula, numbering, conclusion, explanation, test::make_cdcl, effort);
}
}  // namespace

TEST_CASE("the clauses that force a digit do, and all of them are needed", "[puzzle]") {
    const grid::Board givens = support::course_twodoku();
    const grid::Board solution = support::course_solution();
    for (const puzzle::Encoding encoding : {puzzle::Encoding{}, {puzzle::Rules::extended, true}}) {
        cnf::ClauseList formula;
        puzzle::encode(givens, encoding, formula);
        if (support::is_slow && !encoding.merged) continue;
        for (const grid::Cell cell : {a12, b76}) {  // dpll does them, too
            const int digit = solution.digits[cell];
            for (const Question& question : {Question{cell, digit, true}, {cell, digit % 9 + 1, false}}) {
                const ClauseReasons reasons = ask(givens, formula, encoding, question);
                REQUIRE(reasons.verdict == solve::Verdict::unsatisfiable);
                CHECK(reasons.contrary.negative() == question.holds);
                CHECK_FALSE(have_model(formula, reasons));
                if (!reasons.minimal) continue;
                for (std::size_t at = 0; at < reasons.clauses.size(); at += support::is_slow ? 8 : 1)
                    CHECK(have_model(formula, reasons, reasons.clauses[at]));
            }
        }
    }
}

TEST_CASE("an encoding that lacks a rule has it follow from other clauses", "[puzzle]") {
    const grid::Board givens = support::course_twodoku();
    constexpr puzzle::Encoding minimal{puzzle::Rules::minimal, true};
    cnf::ClauseList formula;
    puzzle::encode(givens, minimal, formula);
    const ClauseReasons reasons = ask(givens, formula, minimal, {b76, support::course_solution().digits[b76], true});
    REQUIRE(reasons.verdict == solve::Verdict::unsatisfiable);
    // Not by dpll: where a digit goes in a house is a pigeonhole problem here.
    CHECK_FALSE(have_model<cdcl::Solver>(formula, reasons));
    CHECK(have_model<cdcl::Solver>(formula, reasons, reasons.clauses.front()));
}

TEST_CASE("what does not follow has no clauses, and reasons that are too few are made up for", "[puzzle]") {
    const grid::Board givens = support::course_twodoku();
    const grid::Board solution = support::course_solution();
    cnf::ClauseList formula;
    puzzle::encode(givens, {}, formula);
    const puzzle::Numbering numbering(*givens.layout, false);
    const auto ask_without_reasons = [&](cnf::Literal conclusion) {
        return puzzle::clause_reasons(formula, numbering, conclusion, {}, test::make_cdcl, {.solves = 300});
    };
    const cnf::Literal right(numbering.variable(a12, solution.digits[a12]), false);
    CHECK(ask_without_reasons(~right).verdict == solve::Verdict::satisfiable);
    const ClauseReasons reasons = ask_without_reasons(right);
    CHECK(reasons.verdict == solve::Verdict::unsatisfiable);
    CHECK_FALSE(have_model(formula, reasons));
}

TEST_CASE("each human step needs what it claims to need, and nothing of it can go", "[puzzle]") {
    // In row 7 of grid b 9 can be at b77 only, and then 8 at b76 only.
    const grid::Board givens = support::course_twodoku();
    const puzzle::Numbering numbering(*givens.layout, false);
    cnf::ClauseList formula;
    puzzle::encode(givens, {}, formula);
    std::vector<std::vector<std::size_t>> parts;  // each clause is one
    for (std::size_t clause = 0; clause < formula.size(); ++clause) parts.push_back({clause});
    const grid::Cell b77 = grid::twodoku().cell(1, 6, 6);
    const cnf::Literal nine(numbering.variable(b77, 9), false);
    const cnf::Literal unneeded(numbering.variable(a12, 1), true);
    const cnf::Literal eight(numbering.variable(b76, 8), false);
    const std::vector<std::vector<cnf::Literal>> steps = {{nine}, {unneeded}, {eight}};
    const auto needs = puzzle::step_needs(formula, parts, steps, eight, test::make_cdcl, puzzle::moderate_effort());
    REQUIRE(needs);
    REQUIRE(needs->size() == 3);
    REQUIRE((*needs)[0].shows == steps[0]);
    CHECK((*needs)[0].steps.empty());
    CHECK((*needs)[1].shows.empty());
    CHECK((*needs)[1].parts.empty());
    CHECK((*needs)[2].shows == steps[2]);
    CHECK((*needs)[2].steps == std::vector<std::size_t>{0});
    // Judged by the other engine: what is shown follows from what is needed, and from nothing less.
    const auto follows = [&](const puzzle::StepNeeds& need, std::size_t part_but, std::size_t step_but) {
        dpll::Solver solver;
        solver.variables(formula.variable_count());
        for (const std::size_t part : need.parts)
            for (const std::size_t clause : parts[part])
                if (part != part_but) solver.clause(formula[clause]);
        for (const std::size_t step : need.steps)
            for (const cnf::Literal shown : (*needs)[step].shows)
                if (step != step_but) solver.clause(std::array{shown});
        solver.end();
        return solver.solve(std::array{~need.shows.front()}, {}, {}).verdict == solve::Verdict::unsatisfiable;
    };
    constexpr std::size_t none = ~std::size_t{0};
    for (const std::size_t index : {0, 2}) {
        const puzzle::StepNeeds& need = (*needs)[index];
        CHECK(follows(need, none, none));
        for (const std::size_t part : need.parts) CHECK_FALSE(follows(need, part, none));
        for (const std::size_t step : need.steps) CHECK_FALSE(follows(need, none, step));
    }
    // A conclusion that does not follow needs nothing.
    CHECK_FALSE(puzzle::step_needs(formula, parts, std::vector<std::vector<cnf::Literal>>{{~eight}}, ~eight,
                                   test::make_cdcl, puzzle::moderate_effort()));
}
