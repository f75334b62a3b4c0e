// What callers do besides solving: a clause for one solve, propagation alone, the simplified formula, copies, changes
// of a model. All of it is compared with trying every assignment, while the engine simplifies early and much.
#include "simplification.hpp"
#include "support/brute_force.hpp"
#include "support/errors.hpp"
#include "support/random_formula.hpp"
#include "support/sanitized.hpp"
#include <satdoku/check/drat.hpp>
#include <satdoku/proof/drat.hpp>
#include <algorithm>
#include <memory>
#include <vector>

using namespace satdoku;
using cnf::Literal;
using cnf::Variable;
using test::Clause;
using test::lit;

namespace {
constexpr std::uint32_t named_variables = 12;

bool clause_holds(const solve::Engine& engine, std::span<const Literal> clause) {
    return std::any_of(clause.begin(), clause.end(), [&](Literal each) { return engine.value(each); });
}

bool formula_holds(const solve::Engine& engine, const cnf::ClauseList& formula) {
    for (std::size_t index = 0; index < formula.size(); ++index)
        if (!clause_holds(engine, formula[index])) return false;
    return true;
}

Clause some_literals(core::Random& random, std::uint64_t most) {
    Clause literals;
    for (std::uint64_t count = random.below(most + 1); count > 0; --count)
        literals.push_back(test::random_literal(random, named_variables));
    return literals;
}

/// A solver that simplifies early, its formula, and a second solver with a proof.
struct Case {
    explicit Case(std::uint64_t seed) : random(seed), solver(options(random)) {
        formula.variables(named_variables);
        solver.variables(named_variables);
        for (std::uint64_t count = 20 + random.below(35); count > 0; --count)
            add(test::random_clause(random, named_variables));
    }

    void add(const Clause& clause) {
        formula.clause(clause);
        solver.clause(clause);
    }

    static cdcl::Options options(core::Random& random) {
        cdcl::Options options;
        if (random.below(5) == 0) return options;
        options.inprocess_delay = static_cast<int>(random.below(4));
        options.inprocess_interval = 1;
        options.early_delay = static_cast<int>(random.below(4));
        options.eliminate_effort = 100'000;
        options.substitute_effort = 100'000;
        return options;
    }

    /// The formula and more clauses have a model with these literals.
    bool possible(std::span<const Literal> literals, const std::optional<Clause>& more = {}) const {
        cnf::ClauseList all = formula;
        if (more) all.clause(*more);
        return test::satisfiable(all, literals, named_variables);
    }

    core::Random random;
    cdcl::Solver solver;
    cnf::ClauseList formula;
};

void check_constrained(Case& each, cdcl::Solver& solver, const Clause& assumptions, const Clause& constraint) {
    solver.constrain(constraint);
    const auto verdict = solver.solve(assumptions, {}, {}).verdict;
    REQUIRE((verdict == solve::Verdict::satisfiable) == each.possible(assumptions, constraint));
    if (verdict == solve::Verdict::satisfiable) {
        CHECK(formula_holds(solver, each.formula));
        CHECK(clause_holds(solver, constraint));
        for (const Literal literal : assumptions) CHECK(solver.value(literal));
        return;
    }
    Clause failed;
    for (const Literal literal : assumptions)
        if (solver.failed(literal)) failed.push_back(literal);
    CHECK_FALSE(each.possible(failed, solver.constraint_failed() ? std::optional(constraint) : std::nullopt));
}
}  // namespace

TEST_CASE("a constraint holds for one solve, and says whether it was used", "[cdcl]") {
    cdcl::Solver solver;
    solver.clause({lit(1), lit(2)});
    solver.constrain(Clause{lit(-1), lit(-2)});
    solver.constrain(Clause{lit(-1)});
    CHECK(solver.solve(Clause{lit(-2)}, {}, {}).verdict == solve::Verdict::unsatisfiable);
    CHECK(solver.constraint_failed());
    CHECK(solver.failed(lit(-2)));
    REQUIRE(solver.solve(Clause{lit(-2)}, {}, {}).verdict == solve::Verdict::satisfiable);
    CHECK(solver.value(lit(1)));
    solver.constrain({});
    CHECK(solver.solve(Clause{lit(3)}, {}, {}).verdict == solve::Verdict::unsatisfiable);
    CHECK(solver.constraint_failed());
    CHECK_FALSE(solver.failed(lit(3)));
    solver.clause({lit(-1)});
    solver.clause({lit(-2)});
    solver.constrain(Clause{lit(5)});
    CHECK(solver.solve({}, {}, {}).verdict == solve::Verdict::unsatisfiable);
    CHECK_FALSE(solver.constraint_failed());
    CHECK(support::error_key([&] { static_cast<void>(cdcl::Solver().constraint_failed()); }) ==
          "contract.no_refutation");
}

TEST_CASE("constraints have the answers of brute force, in a series of solves", "[cdcl]") {
    int used = 0;
    for (int seed = 0; seed < support::rounds(400); ++seed) {
        CAPTURE(seed);
        Case each(static_cast<std::uint64_t>(seed));
        for (int solves = 0; solves < 6; ++solves) {
            const Clause assumptions = some_literals(each.random, 3);
            check_constrained(each, each.solver, assumptions, some_literals(each.random, 4));
            if (each.random.below(3) == 0) each.add(test::random_clause(each.random, named_variables));
            if (each.solver.solve({}, {}, {}).verdict == solve::Verdict::unsatisfiable) break;
            ++used;
        }
    }
    CHECK(used > support::rounds(400));
}

TEST_CASE("a proof says of each literal of a constraint that the failed assumptions exclude it", "[cdcl]") {
    int checked = 0;
    for (int seed = 0; seed < support::rounds(200); ++seed) {
        CAPTURE(seed);
        Case each(static_cast<std::uint64_t>(seed));
        proof::DratText drat;
        cdcl::Solver solver;
        solver.prove_to(&drat);
        solver.variables(named_variables);
        each.formula.replay(solver);
        const Clause assumptions = some_literals(each.random, 3), constraint = some_literals(each.random, 4);
        solver.constrain(constraint);
        if (solver.solve(assumptions, {}, {}).verdict != solve::Verdict::unsatisfiable) continue;
        cnf::ClauseList refuted = each.formula;
        for (const Literal& literal : assumptions)
            if (solver.failed(literal)) refuted.clause({&literal, 1});
        if (solver.constraint_failed()) {
            refuted.clause(constraint);
            ++checked;
        }
        CHECK(check::drat(refuted, drat.bytes(), "proof").verdict == check::DratVerdict::verified);
    }
    CHECK(checked > 10);
}

TEST_CASE("propagation finds what follows without a search", "[cdcl]") {
    cdcl::Solver solver;
    solver.clause({lit(-1), lit(2)});
    solver.clause({lit(-2), lit(3)});
    solver.clause({lit(4), lit(5)});
    CHECK(solver.propagate(Clause{lit(1)}, {}).verdict == solve::Verdict::unknown);
    CHECK(solver.implied() == Clause{lit(1), lit(2), lit(3)});
    solver.constrain(Clause{lit(-1), lit(-4)});
    CHECK(solver.propagate(Clause{lit(1)}, {}).verdict == solve::Verdict::satisfiable);
    CHECK(solver.implied() == Clause{lit(1), lit(2), lit(3), lit(-4), lit(5)});
    CHECK(solver.value(lit(5)));
    CHECK(solver.propagate(Clause{lit(1), lit(-3)}, {}).verdict == solve::Verdict::unsatisfiable);
    CHECK(solver.failed(lit(-3)));
    CHECK(support::error_key([&] { static_cast<void>(solver.implied()); }) == "contract.no_propagation");
    CHECK(solver.propagate({}, {}).verdict == solve::Verdict::unknown);
    CHECK(solver.implied().empty());
    solver.clause({lit(1)});
    CHECK(support::error_key([&] { static_cast<void>(solver.implied()); }) == "contract.no_propagation");
    CHECK(solver.propagate({}, {}).verdict == solve::Verdict::unknown);
    CHECK(solver.implied() == Clause{lit(1), lit(2), lit(3)});
}

TEST_CASE("what propagation implies is in every model, also after simplification", "[cdcl]") {
    int implied = 0;
    for (int seed = 0; seed < support::rounds(400); ++seed) {
        CAPTURE(seed);
        Case each(static_cast<std::uint64_t>(seed));
        for (int calls = 0; calls < 6; ++calls) {
            const Clause assumptions = some_literals(each.random, 4);
            const auto constraint =
                each.random.below(2) == 0 ? std::optional(some_literals(each.random, 3)) : std::nullopt;
            if (constraint) each.solver.constrain(*constraint);
            const auto verdict = each.solver.propagate(assumptions, {}).verdict;
            if (verdict == solve::Verdict::unsatisfiable) {
                Clause failed;
                for (const Literal literal : assumptions)
                    if (each.solver.failed(literal)) failed.push_back(literal);
                REQUIRE_FALSE(each.possible(failed, each.solver.constraint_failed() ? constraint : std::nullopt));
            } else {
                const Clause literals = each.solver.implied();
                for (const Literal literal : assumptions)
                    CHECK(std::count(literals.begin(), literals.end(), literal) > 0);
                for (const Literal literal : literals) {
                    Clause opposite = assumptions;
                    opposite.push_back(~literal);
                    REQUIRE_FALSE(each.possible(opposite, constraint));
                    ++implied;
                }
                if (verdict == solve::Verdict::satisfiable) CHECK(formula_holds(each.solver, each.formula));
            }
            if (each.random.below(2) == 0) each.solver.solve(some_literals(each.random, 2), {}, {});
            if (each.random.below(4) == 0) each.add(test::random_clause(each.random, named_variables));
        }
    }
    CHECK(implied > 1000);
}

TEST_CASE("a model of the clauses that are left extends to the formula by the witnesses", "[cdcl]") {
    int dropped = 0;
    for (int seed = 0; seed < support::rounds(400); ++seed) {
        CAPTURE(seed);
        Case each(static_cast<std::uint64_t>(seed));
        for (std::uint64_t solves = each.random.below(4); solves > 0; --solves)
            each.solver.solve(some_literals(each.random, 2), {}, {});
        cdcl::Solver other;
        each.solver.visit_clauses([&](std::span<const Literal> clause) {
            other.clause(clause);
            return true;
        });
        const bool satisfiable = other.solve({}, {}, {}).verdict == solve::Verdict::satisfiable;
        REQUIRE(satisfiable == each.possible({}));
        if (!satisfiable) continue;
        std::vector<bool> values(named_variables);
        for (std::uint32_t index = 0; index < named_variables; ++index) values[index] = other.value(Variable(index));
        each.solver.visit_witnesses([&](std::span<const Literal> clause) {
            ++dropped;
            const auto is_true = [&](Literal literal) {
                const std::uint32_t index = literal.variable().index();
                return (index < named_variables ? values[index] : other.value(literal.variable())) !=
                       literal.negative();
            };
            if (std::none_of(clause.begin(), clause.end(), is_true) &&
                clause.front().variable().index() < named_variables)
                values[clause.front().variable().index()] = !clause.front().negative();
            return true;
        });
        REQUIRE(support::satisfies(values, each.formula));
    }
    CHECK(dropped > 100);
    int visited = 0;
    Case each(3);
    each.solver.visit_clauses([&](std::span<const Literal>) { return ++visited < 2; });
    CHECK(visited == 2);
}

TEST_CASE("a copy has the same models, and both are independent", "[cdcl]") {
    for (int seed = 0; seed < support::rounds(300); ++seed) {
        CAPTURE(seed);
        Case each(static_cast<std::uint64_t>(seed));
        for (std::uint64_t solves = each.random.below(4); solves > 0; --solves)
            each.solver.solve(some_literals(each.random, 2), {}, {});
        const std::unique_ptr<cdcl::Solver> copy = each.solver.copy();
        const Clause more = test::random_clause(each.random, named_variables);
        for (int solves = 0; solves < 4; ++solves) {
            check_constrained(each, *copy, some_literals(each.random, 4), some_literals(each.random, 4));
            check_constrained(each, each.solver, some_literals(each.random, 4), some_literals(each.random, 4));
        }
        copy->clause(more);
        CHECK((copy->solve({}, {}, {}).verdict == solve::Verdict::satisfiable) == each.possible({}, more));
        CHECK((each.solver.solve({}, {}, {}).verdict == solve::Verdict::satisfiable) == each.possible({}));
    }
}

TEST_CASE("a variable is flipped where the model stays one of what was solved", "[cdcl]") {
    int flipped = 0, refused = 0;
    for (int seed = 0; seed < support::rounds(400); ++seed) {
        CAPTURE(seed);
        Case each(static_cast<std::uint64_t>(seed));
        for (int solves = 0; solves < 3; ++solves) {
            const Clause assumptions = some_literals(each.random, 2);
            const Clause constraint = some_literals(each.random, 4);
            each.solver.constrain(constraint);
            if (each.solver.solve(assumptions, {}, {}).verdict != solve::Verdict::satisfiable) continue;
            for (int tries = 0; tries < 20; ++tries) {
                const Variable variable(static_cast<std::uint32_t>(each.random.below(named_variables)));
                const bool before = each.solver.value(variable);
                const bool possible = each.solver.flippable(variable);
                CHECK(each.solver.value(variable) == before);
                REQUIRE(each.solver.flip(variable) == possible);
                CHECK(each.solver.value(variable) == (before != possible));
                REQUIRE(formula_holds(each.solver, each.formula));
                REQUIRE(clause_holds(each.solver, constraint));
                for (const Literal literal : assumptions) REQUIRE(each.solver.value(literal));
                ++(possible ? flipped : refused);
            }
            // The decisions fix the model as it is now.
            cnf::ClauseList all = each.formula;
            for (const Literal& literal : each.solver.decisions()) all.clause({&literal, 1});
            for (const Literal& literal : assumptions) all.clause({&literal, 1});
            const auto fixed = support::brute_force(all);
            REQUIRE(fixed);
        }
    }
    CHECK(flipped > 100);
    CHECK(refused > 100);
}

TEST_CASE("without simplification a variable is flippable exactly if no clause needs its value", "[cdcl]") {
    for (int seed = 0; seed < support::rounds(200); ++seed) {
        CAPTURE(seed);
        Case each(static_cast<std::uint64_t>(seed));
        cdcl::Options options;
        options.inprocess = 0;
        cdcl::Solver solver(options);
        each.formula.replay(solver);
        if (solver.solve({}, {}, {}).verdict != solve::Verdict::satisfiable) continue;
        for (std::uint32_t index = 0; index < named_variables; ++index) {
            std::vector<bool> values;
            for (std::uint32_t other = 0; other < named_variables; ++other)
                values.push_back(solver.value(Variable(other)) != (other == index));
            bool mentioned = false;
            for (const Literal literal : each.formula.literals())
                mentioned = mentioned || literal.variable() == Variable(index);
            CHECK(solver.flippable(Variable(index)) == (mentioned && support::satisfies(values, each.formula)));
        }
    }
}

TEST_CASE("configurations set their options, and refuse other names", "[cdcl]") {
    cdcl::Options options;
    cdcl::configure(options, "sat");
    CHECK(options.target == 2);
    CHECK(options.restart_interval == 50);
    for (const std::string_view name : {"default", "sat", "unsat", "plain", "textbook"}) {
        cdcl::Options chosen;
        cdcl::configure(chosen, name);
        CHECK(chosen.stable.is_chosen() == (name == "unsat" || name == "plain" || name == "textbook"));
    }
    CHECK(support::error_key([&] { cdcl::configure(options, "fast"); }) == "option.no_configuration");
}
