// The number of models, their list, and the literals that hold in all of them, compared with trying all assignments.
#include "support/brute_force.hpp"
#include "support/catch.hpp"
#include "support/random_formula.hpp"
#include <satdoku/cdcl/solver.hpp>
#include <satdoku/dpll/solver.hpp>
#include <satdoku/families/families.hpp>
#include <satdoku/models/models.hpp>
#include <algorithm>
#include <memory>
#include <set>
#include <stop_token>
#include <vector>

using namespace satdoku;
using models::Question;
using solve::Verdict;

namespace {
std::unique_ptr<solve::Engine> make_cdcl() { return std::make_unique<cdcl::Solver>(); }
std::unique_ptr<solve::Engine> make_dpll() { return std::make_unique<dpll::Solver>(); }

using Model = std::vector<cnf::Literal>;

/// The models over these variables, by trying all assignments.
std::set<Model> all_models(const cnf::ClauseList& formula, const std::vector<cnf::Variable>& over) {
    std::set<Model> found;
    const std::uint32_t count = formula.variable_count();
    REQUIRE(count <= 16);
    for (std::uint32_t bits = 0; bits < 1U << count; ++bits) {
        std::vector<bool> values(count);
        for (std::uint32_t index = 0; index < count; ++index) values[index] = (bits >> index & 1U) != 0;
        if (!support::satisfies(values, formula)) continue;
        Model model;
        for (const cnf::Variable variable : over) model.emplace_back(variable, !values[variable.index()]);
        found.insert(model);
    }
    return found;
}

std::vector<cnf::Literal> common(const std::set<Model>& models) {
    std::vector<cnf::Literal> literals = *models.begin();
    for (const Model& model : models) {
        std::erase_if(literals,
                      [&](cnf::Literal literal) { return !std::binary_search(model.begin(), model.end(), literal); });
    }
    return literals;
}

std::string total(const models::Count& count) {
    core::Natural number = count.least;
    number.shift(count.free);
    return number.text();
}

/// Asks all three questions and compares.
void check_against(const cnf::ClauseList& formula, std::optional<std::vector<cnf::Variable>> over,
                   const models::EngineMaker& make_engine) {
    std::vector<cnf::Variable> variables;
    for (std::uint32_t index = 0; index < formula.variable_count(); ++index) variables.emplace_back(index);
    if (over) variables = *over;
    const std::set<Model> expected = all_models(formula, variables);
    const Question question(formula, over);

    const models::Count counted = models::count(question, make_engine, {});
    CHECK(counted.exact);
    CHECK(total(counted) == std::to_string(expected.size()));

    std::vector<Model> listed;
    const models::Listing listing = models::list(
        question, make_engine, {}, [&](auto literals) { listed.emplace_back(literals.begin(), literals.end()); });
    CHECK(listing.all);
    CHECK(listing.found == listed.size());
    CHECK(listed.size() == expected.size());
    CHECK(std::set<Model>(listed.begin(), listed.end()) == expected);

    const models::Backbone backbone = models::backbone(question, make_engine, {});
    CHECK(backbone.open == 0);
    CHECK((backbone.verdict == Verdict::satisfiable) == !expected.empty());
    if (!expected.empty()) CHECK(backbone.literals == common(expected));
}
}  // namespace

TEST_CASE("models of random formulas are those of brute force", "[models]") {
    core::Random random(11);
    int rounds = 0;
    for (int round = 0; round < 400; ++round) {
        cnf::ClauseList formula = support::random_formula(random, 8).clauses;
        if (formula.variable_count() > 11) continue;
        if (random.below(3) == 0) formula.variables(formula.variable_count() + 2);  // free ones
        ++rounds;
        CAPTURE(round);
        check_against(formula, {}, round % 4 == 0 ? make_dpll : make_cdcl);
        std::vector<cnf::Variable> over;
        for (std::uint32_t index = 0; index < formula.variable_count(); ++index) {
            if (random.below(2) == 0) over.emplace_back(index);
        }
        check_against(formula, over, round % 4 == 1 ? make_dpll : make_cdcl);
    }
    CHECK(rounds > 100);
}

TEST_CASE("sparse random formulas fall apart, and are counted all the same", "[models]") {
    core::Random random(12);
    for (int round = 0; round < 150; ++round) {
        const cnf::ClauseList formula = families::random_clauses(random, 12, 4 + random.below(22), 2 + random.below(2));
        CAPTURE(round);
        check_against(formula, {}, make_cdcl);
        check_against(formula, std::vector{cnf::Variable(1), cnf::Variable(4), cnf::Variable(5)}, make_cdcl);
    }
}

TEST_CASE("counts of models of families are the known ones", "[models]") {
    const auto counted = [](const cnf::ClauseList& formula) {
        return total(models::count(Question(formula, {}), make_cdcl, {}));
    };
    CHECK(counted(families::queens(6)) == "4");
    CHECK(counted(families::queens(8)) == "92");
    CHECK(counted(families::pigeonhole(5, 5)) == "120");
    CHECK(counted(families::pigeonhole(5, 4)) == "0");
    // A thousand pairs; at least one literal of each holds.
    cnf::ClauseList pairs;
    pairs.variables(2000);
    for (std::int32_t first = 1; first < 2000; first += 2)
        pairs.clause(std::array{cnf::Literal::from_dimacs(first), cnf::Literal::from_dimacs(first + 1)});
    core::Natural power(1);
    for (int pair = 0; pair < 1000; ++pair) power *= core::Natural(3);
    CHECK(counted(pairs) == power.text());
    cnf::ClauseList nothing;
    nothing.variables(3);
    CHECK(counted(nothing) == "8");
    nothing.clause({});
    CHECK(counted(nothing) == "0");
    CHECK(models::list(Question(nothing, {}), make_cdcl, {}, [](auto) {}).all);
}

TEST_CASE("a count that has to end is a lower bound, and a list that ends has other models", "[models]") {
    const cnf::ClauseList formula = families::queens(8);
    const Question question(formula, {});
    const models::Count few = models::count(question, make_cdcl, {.most = 10});
    CHECK_FALSE(few.exact);
    CHECK(few.least >= core::Natural(10));
    CHECK(few.least <= core::Natural(92));
    std::stop_source stopped;
    stopped.request_stop();
    const models::Count none = models::count(question, make_cdcl, {.stop = stopped.get_token()});
    CHECK_FALSE(none.exact);
    CHECK(none.reason == solve::StopReason::stopped);
    CHECK(none.least == core::Natural());
    // With little memory it deletes counts, but the result is the same.
    CHECK(models::count(question, make_cdcl, {.memory = 1 << 20}).least == core::Natural(92));
    CHECK(models::count(question, make_cdcl, {.memory = 10}).reason == solve::StopReason::memory);
    const models::Listing listing = models::list(question, make_cdcl, {.most = 7}, [](auto) {});
    CHECK(listing.found == 7);
    CHECK_FALSE(listing.all);
}

TEST_CASE("variables that no clause mentions double the models, however many there are", "[models]") {
    cnf::ClauseList formula;
    formula.variables(cnf::largest_variable);
    formula.clause(std::array{cnf::Literal::from_dimacs(1), cnf::Literal::from_dimacs(2000000000)});
    const Question question(formula, {});
    const models::Count counted = models::count(question, make_cdcl, {});
    CHECK(counted.least == core::Natural(3));
    CHECK(counted.free == cnf::largest_variable - 2);
    CHECK(models::backbone(question, make_cdcl, {}).literals.empty());
}
