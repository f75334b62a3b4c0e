#include "before_pass.hpp"
#include "simplification.hpp"
#include <satdoku/families/families.hpp>
#include <set>

using namespace satdoku;
using cnf::Literal;
using cnf::Variable;

namespace {
/// At most one of the variables is true, encoded by pairs.
cnf::ClauseList at_most_one(std::uint32_t variables) {
    cnf::ClauseList formula;
    formula.variables(variables);
    for (std::uint32_t second = 1; second < variables; ++second) {
        for (std::uint32_t first = 0; first < second; ++first) {
            formula.clause(std::array{Literal(Variable(first), true), Literal(Variable(second), true)});
        }
    }
    return formula;
}

/// The literals of the model that the observer receives.
class Watcher final : public solve::Observer {
  public:
    void observe(const solve::Event& event) override {
        if (event.kind == solve::Event::Kind::end) model.assign(event.literals.begin(), event.literals.end());
    }
    std::vector<Literal> model;
};
}  // namespace

TEST_CASE("bva: structured formulas agree with brute force, models and proofs check", "[cdcl]") {
    CHECK(test::check_on_structured(test::only(&cdcl::Options::bva), "added_variables", 3000, 21) > 100);
}

TEST_CASE("bva: together with passes that remove variables", "[cdcl]") {
    cdcl::Options both = test::only(&cdcl::Options::bva);
    for (const char* const pass : {"eliminate", "substitute", "congruence", "vivify"}) cdcl::set_option(both, pass, 1);
    CHECK(test::check_on_structured(both, "added_variables", 1500, 23) > 50);
    test::check_incrementally(both, 300, 24);
}

TEST_CASE("bva: clauses and assumptions afterwards", "[cdcl]") {
    test::check_incrementally(test::only(&cdcl::Options::bva), 400, 22);
}

TEST_CASE("bva: pairwise at-most-one shrinks to a few clauses for a variable", "[cdcl]") {
    constexpr std::uint32_t variables = 60;
    const cnf::ClauseList pairs = at_most_one(variables);
    cdcl::Options searching = test::only(&cdcl::Options::bva);
    searching.cardinality = 0;
    cdcl::Solver solver(searching);
    pairs.replay(solver);
    // Clauses that need search: the effort of a pass is a share of the search's.
    const cnf::ClauseList pigeons = families::pigeonhole(6, 5);
    for (std::size_t index = 0; index < pigeons.size(); ++index) {
        test::Clause clause;
        for (const Literal literal : pigeons[index]) {
            clause.emplace_back(Variable(literal.variable().index() + variables), literal.negative());
        }
        solver.clause(clause);
    }
    CHECK(solver.solve({}, {}, {}).verdict == solve::Verdict::unsatisfiable);
    CHECK(test::statistic(solver, "factored") > pairs.size() - 4 * variables);
}

TEST_CASE("bva: models, observers and proofs do not show them", "[cdcl]") {
    constexpr std::uint32_t variables = 12;
    const cnf::ClauseList formula = at_most_one(variables);
    cdcl::Solver solver(test::only(&cdcl::Options::bva));
    Watcher watcher;
    solver.connect_observer(&watcher);
    formula.replay(solver);
    // All models, each excluded by its decisions: at most one variable is true.
    std::size_t models = 0;
    while (models <= variables + 1 && solver.solve({}, {}, {}).verdict == solve::Verdict::satisfiable) {
        ++models;
        REQUIRE(test::is_model(solver, formula));
        CHECK(watcher.model.size() == variables);
        test::Clause blocking;
        for (const Literal literal : solver.decisions()) {
            REQUIRE(literal.variable().index() < variables);
            REQUIRE(solver.value(literal));
            blocking.push_back(~literal);
        }
        if (blocking.empty()) break;
        solver.clause(blocking);
    }
    CHECK(models == variables + 1);
    CHECK(test::statistic(solver, "added_variables") > 0);
}

TEST_CASE("bva: later variables of the formula are different ones", "[cdcl]") {
    constexpr std::uint32_t variables = 20;
    const cnf::ClauseList formula = at_most_one(variables);
    cdcl::Solver solver(test::only(&cdcl::Options::bva));
    formula.replay(solver);
    REQUIRE(solver.solve({}, {}, {}).verdict == solve::Verdict::satisfiable);
    REQUIRE(test::statistic(solver, "added_variables") > 0);
    for (std::uint32_t later = variables; later < 2 * variables; ++later) {
        solver.clause(std::array{Literal(Variable(later), later % 2 == 0)});
    }
    REQUIRE(solver.solve({}, {}, {}).verdict == solve::Verdict::satisfiable);
    CHECK(test::is_model(solver, formula));
    for (std::uint32_t later = variables; later < 2 * variables; ++later) {
        CHECK(solver.value(Variable(later)) == (later % 2 != 0));
    }
}

TEST_CASE("bva: a formula that grows between solves is searched again", "[cdcl]") {
    constexpr std::uint32_t block = 40;
    const cnf::ClauseList pairs = at_most_one(block);
    cdcl::Options searching = test::only(&cdcl::Options::bva);
    searching.cardinality = 0;
    cdcl::Solver solver(searching);
    std::uint32_t used = 0;
    const auto add = [&](const cnf::ClauseList& clauses, std::uint32_t variables, std::optional<Literal> unless) {
        for (std::size_t index = 0; index < clauses.size(); ++index) {
            test::Clause clause;
            if (unless) clause.push_back(*unless);
            for (const Literal literal : clauses[index])
                clause.emplace_back(Variable(literal.variable().index() + used), literal.negative());
            solver.clause(clause);
        }
        used += variables;
    };
    std::uint64_t factored = 0;
    for (int growth = 0; growth < 6; ++growth) {
        add(pairs, block, {});
        // Clauses that need search, for the effort of a pass is a share of the search's.
        const Literal off(Variable(used++), false);
        const cnf::ClauseList pigeons = families::pigeonhole(6, 5);
        add(pigeons, pigeons.variable_count(), off);
        CHECK(solver.solve(std::array{~off}, {}, {}).verdict == solve::Verdict::unsatisfiable);
        INFO("after " << growth << " solves");
        CHECK(test::statistic(solver, "factored") > factored + pairs.size() / 2);
        factored = test::statistic(solver, "factored");
    }
}

TEST_CASE("bva: a call whose budget ends is resumed by the next one", "[cdcl]") {
    // Literals in many clauses and in no product come first, and each costs a part of a call's budget.
    constexpr std::uint32_t costly = 20, clauses_of_each = 300, exclusive = 30;
    cnf::ClauseList formula = at_most_one(exclusive);
    std::uint32_t next = exclusive;
    for (std::uint32_t each = 0; each < costly; ++each) {
        const Literal first(Variable(next++), false);
        for (std::uint32_t count = 0; count < clauses_of_each; ++count) {
            formula.clause(std::array{first, Literal(Variable(next++), false)});
        }
    }
    cdcl::State state{cdcl::Options()};
    test::load_before_pass(state, formula);
    constexpr std::uint64_t budget = 4000;
    int calls = 0;
    do {
        cdcl::bva(state, budget);
        if (++calls == 1) CHECK(state.counts.added_variables == 0);
    } while (!state.addition_ended && calls < 100);
    CHECK(calls > 3);
    CHECK(calls < 100);
    CHECK(state.counts.added_variables > 0);
}

TEST_CASE("bva: a product that saves too little stays", "[cdcl]") {
    const auto added = [](std::uint32_t rests) {
        cnf::ClauseList formula;
        for (std::uint32_t rest = 0; rest < rests; ++rest) {
            for (const std::int32_t factor : {1, 2}) {
                formula.clause(std::array{test::lit(factor), test::lit(static_cast<std::int32_t>(3 + rest))});
            }
        }
        cdcl::State state{cdcl::Options()};
        test::load_before_pass(state, formula);
        cdcl::bva(state, 1'000'000);
        return static_cast<std::uint64_t>(state.counts.added_variables);
    };
    // Two factors with n rests save n - 2 clauses.
    const auto least = static_cast<std::uint32_t>(cdcl::Options().bva_savings.count());
    CHECK(added(least + 1) == 0);
    CHECK(added(least + 2) == 1);
}

TEST_CASE("bva: a literal and its complement are not both factors", "[cdcl]") {
    cnf::ClauseList formula;
    constexpr std::int32_t rests = 12;
    for (std::int32_t rest = 0; rest < rests; ++rest) {
        for (const std::int32_t factor : {1, 2, -2}) formula.clause(std::array{test::lit(factor), test::lit(3 + rest)});
    }
    cdcl::State state{cdcl::Options()};
    test::load_before_pass(state, formula);
    cdcl::bva(state, 1'000'000);
    // One variable for two of the three, and one for it and the third.
    CHECK(static_cast<std::uint64_t>(state.counts.added_variables) == 2);
    CHECK(static_cast<std::uint64_t>(state.binaries) == 2 + 2 + rests);
}
