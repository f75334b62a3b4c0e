// Cubes cover every model once, whatever lookahead has refuted, excluded or postponed.
#include "support/brute_force.hpp"
#include "support/catch.hpp"
#include "support/random_formula.hpp"
#include <satdoku/cdcl/solver.hpp>
#include <satdoku/families/families.hpp>
#include <satdoku/parallel/split.hpp>
#include <algorithm>
#include <stop_token>
#include <vector>

using namespace satdoku;
using solve::Verdict;

namespace {
std::vector<std::vector<cnf::Literal>> listed(const cnf::ClauseList& cubes) {
    std::vector<std::vector<cnf::Literal>> all;
    for (std::size_t index = 0; index < cubes.size(); ++index)
        all.emplace_back(cubes[index].begin(), cubes[index].end());
    return all;
}

bool clash(std::span<const cnf::Literal> one, std::span<const cnf::Literal> other) {
    return std::any_of(one.begin(), one.end(), [&](cnf::Literal literal) {
        return std::find(other.begin(), other.end(), ~literal) != other.end();
    });
}

bool satisfies(const std::vector<cnf::Literal>& model, const cnf::ClauseList& formula) {
    const auto is_true = [&](cnf::Literal literal) { return std::ranges::binary_search(model, literal); };
    const bool consistent = std::ranges::none_of(model, [&](cnf::Literal literal) { return is_true(~literal); });
    bool holds = std::ranges::is_sorted(model) && consistent;
    for (std::size_t index = 0; index < formula.size(); ++index)
        holds = holds && std::ranges::any_of(formula[index], is_true);
    return holds;
}

void require_cover(const cnf::ClauseList& formula, const parallel::Split& split) {
    std::uint64_t covered = 0;
    for (std::size_t cube = 0; cube < split.cubes.size(); ++cube) {
        covered += support::count_models(formula, split.cubes[cube]);
        for (std::size_t other = 0; other < cube; ++other) REQUIRE(clash(split.cubes[cube], split.cubes[other]));
    }
    REQUIRE(covered == support::count_models(formula));
}

parallel::Split split_with_tries(const cnf::ClauseList& formula, std::uint64_t cubes, std::uint64_t conflicts) {
    cdcl::Solver solver;
    formula.replay(solver);
    return parallel::split(formula, &solver, {.cubes = cubes, .conflicts = conflicts});
}
}  // namespace

TEST_CASE("the cubes of small formulas cover each model once", "[parallel]") {
    core::Random random(3);
    int split_formulas = 0;
    int refuted = 0;
    int with_model = 0;
    for (int round = 0; round < 600; ++round) {
        // Formulas of every shape, and random ones in which propagation alone finds little.
        const cnf::ClauseList made = round % 2 == 0 ? support::random_formula(random, 4 + random.below(9)).clauses
                                                    : families::random_clauses(random, 13, 65, 4);
        if (made.variable_count() > support::brute_force_variables - 4) continue;
        const cnf::ClauseList formula = support::disguise(random, made);
        const parallel::SplitTask task{.cubes = 1 + random.below(12), .seed = random.next()};
        const parallel::Split split = parallel::split(formula, nullptr, task);
        switch (split.verdict) {
            case Verdict::unknown:
                ++split_formulas;
                CHECK(split.cubes.size() > 0);
                CHECK(split.cubes.size() <= task.cubes);
                require_cover(formula, split);
                break;
            case Verdict::unsatisfiable:
                ++refuted;
                CHECK(split.cubes.size() == 0);
                CHECK(!support::brute_force(formula));
                break;
            case Verdict::satisfiable:
                ++with_model;
                REQUIRE(split.cubes.size() == 1);
                CHECK(satisfies(split.model, formula));
                CHECK(support::brute_force(formula, split.cubes[0]));
                break;
        }
    }
    CHECK(split_formulas > 50);
    CHECK(refuted > 50);
    CHECK(with_model > 50);
}

TEST_CASE("a hard formula is split into as many cubes as are wanted", "[parallel]") {
    const cnf::ClauseList formula = families::pigeonhole(9, 8);
    const parallel::Split one = parallel::split(formula, nullptr, {.cubes = 40, .seed = 1});
    CHECK(one.cubes.size() == 40);
    CHECK(one.counts.cubes == 40);
    CHECK(listed(parallel::split(formula, nullptr, {.cubes = 40, .seed = 1}).cubes) == listed(one.cubes));
    CHECK(parallel::split(formula, nullptr, {.cubes = 1}).cubes.size() == 1);
    const parallel::Split tried = split_with_tries(formula, 30, 20);
    CHECK(tried.cubes.size() == 30);
    for (std::size_t cube = 0; cube < tried.cubes.size(); ++cube) {
        for (std::size_t other = 0; other < cube; ++other) REQUIRE(clash(tried.cubes[cube], tried.cubes[other]));
    }
}

TEST_CASE("what the engine solves at once does not end the splitting", "[parallel]") {
    core::Random random(4);
    const cnf::ClauseList formula = families::random_clauses(random, 150, 680, 3);
    const parallel::Split split = split_with_tries(formula, 20, 1'000'000);
    CHECK(split.verdict == Verdict::unknown);
    CHECK(split.counts.solved > 0);
    CHECK(split.cubes.size() == 20);
    const parallel::Split satisfiable = split_with_tries(families::queens(9), 20, 1'000'000);
    CHECK(satisfiable.verdict == Verdict::satisfiable);
    CHECK(satisfies(satisfiable.model, families::queens(9)));
}

TEST_CASE("a split stopped before it has begun gives the whole formula, and a model no more than clauses",
          "[parallel]") {
    std::stop_source source;
    source.request_stop();
    const parallel::Split stopped =
        parallel::split(families::queens(9), nullptr, {.cubes = 9, .stop = source.get_token()});
    CHECK(stopped.verdict == Verdict::unknown);
    CHECK(stopped.reason == solve::StopReason::stopped);
    CHECK(listed(stopped.cubes) == std::vector<std::vector<cnf::Literal>>{{}});
    cnf::ClauseList wide;
    wide.variables(cnf::largest_variable);
    wide.clause(std::vector{cnf::Literal(cnf::Variable(0), false),
                            cnf::Literal(cnf::Variable(cnf::largest_variable - 1), true)});
    const parallel::Split model = parallel::split(wide, nullptr, {.cubes = 2});
    CHECK(model.verdict == Verdict::satisfiable);
    CHECK(model.model.size() <= 2);
    CHECK(satisfies(model.model, wide));
}

TEST_CASE("a split that has to end covers everything all the same", "[parallel]") {
    std::stop_source source;
    const cnf::ClauseList formula = families::pigeonhole(4, 3);
    parallel::SplitTask task{.cubes = 100, .stop = source.get_token()};
    std::uint64_t parts = 0;
    task.progress = [&](const parallel::SplitProgress&) {
        if (++parts == 2) source.request_stop();
    };
    cnf::ClauseList wide = families::pigeonhole(8, 7);
    const parallel::Split split = parallel::split(wide, nullptr, task);
    CHECK(split.reason == solve::StopReason::stopped);
    CHECK(split.cubes.size() == 3);
    source.request_stop();
    const parallel::Split at_once = parallel::split(formula, nullptr, task);
    REQUIRE(at_once.cubes.size() == 1);
    CHECK(at_once.cubes[0].empty());
}

TEST_CASE("empty formulas, empty clauses and far variables are split, too", "[parallel]") {
    cnf::ClauseList formula;
    formula.variables(5);
    CHECK(parallel::split(formula, nullptr, {.cubes = 4}).verdict == Verdict::satisfiable);
    formula.clause({});
    CHECK(parallel::split(formula, nullptr, {.cubes = 4}).verdict == Verdict::unsatisfiable);
    cnf::ClauseList far;
    far.variables(cnf::largest_variable);
    const cnf::Literal last(cnf::Variable(cnf::largest_variable - 1), false);
    const cnf::Literal first(cnf::Variable(0), false);
    for (const auto& clause : {std::vector{last, first}, std::vector{~last, first}, std::vector{~first}})
        far.clause(clause);
    CHECK(parallel::split(far, nullptr, {.cubes = 4}).verdict == Verdict::unsatisfiable);
}

TEST_CASE("cubes that assume what symmetries allow keep a model, if not all", "[parallel]") {
    core::Random random(11);
    int fewer = 0;
    for (int round = 0; round < 300; ++round) {
        // Twice the same clauses over different variables: they can be exchanged.
        const cnf::ClauseList half = families::random_clauses(random, 5, 16, 3);
        cnf::ClauseList formula;
        formula.variables(10);
        std::vector<cnf::Literal> clause;
        for (const std::uint32_t shift : {0U, 5U}) {
            for (std::size_t index = 0; index < half.size(); ++index) {
                clause.clear();
                for (const cnf::Literal literal : half[index])
                    clause.emplace_back(cnf::Variable(literal.variable().index() + shift), literal.negative());
                formula.clause(clause);
            }
        }
        const cnf::Literal joint[] = {cnf::Literal(cnf::Variable(0), false), cnf::Literal(cnf::Variable(5), false)};
        formula.clause(joint);
        parallel::SplitTask task{.cubes = 6};
        task.assumed = parallel::assumed_by_symmetry(formula, {});
        const parallel::Split split = parallel::split(formula, nullptr, task);
        bool has_model = split.verdict == Verdict::satisfiable;
        for (std::size_t cube = 0; cube < split.cubes.size(); ++cube) {
            REQUIRE(split.cubes[cube].size() >= task.assumed.size());
            CHECK(std::ranges::equal(split.cubes[cube].first(task.assumed.size()), task.assumed));
            has_model = has_model || support::count_models(formula, split.cubes[cube]) > 0;
        }
        CHECK(has_model == support::brute_force(formula).has_value());
        if (!task.assumed.empty()) ++fewer;
    }
    CHECK(fewer > 100);
}
