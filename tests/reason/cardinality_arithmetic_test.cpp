// Cardinality and XOR constraints by cutting planes, checked by the checker of VeriPB's format.
#include "support/catch.hpp"
#include "support/pieces.hpp"
#include "xor_constraints.hpp"
#include <satdoku/check/veripb.hpp>
#include <satdoku/core/random.hpp>
#include <satdoku/families/families.hpp>
#include <satdoku/families/formula_builder.hpp>
#include <satdoku/proof/veripb.hpp>
#include <satdoku/reason/arithmetic.hpp>
#include <satdoku/reason/cardinality.hpp>
#include <satdoku/reason/xor_proof.hpp>
#include <algorithm>
#include <bit>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <utility>
#include <vector>

using namespace satdoku;
using cnf::Literal;
using cnf::Variable;
using reason::Cardinality;

namespace {
/// Both faces of one proof.
class Steps final : public reason::Derivation {
  public:
    explicit Steps(const cnf::ClauseList& formula) : next_(formula.variable_count()) {
        for (std::size_t index = 0; index < formula.size(); ++index) text.original(formula[index]);
    }
    void add(std::span<const Literal> clause) override { text.add(clause); }
    void remove(std::span<const Literal> clause) override { text.remove(clause); }
    Variable fresh() override { return Variable(next_++); }

    proof::VeripbText text;

  private:
    std::uint32_t next_;
};

check::VeripbReport judged(const cnf::ClauseList& formula, const proof::VeripbText& text) {
    check::ProofBytes bytes(support::pieces_of(text.bytes(), 1 << 16), "proof");
    return check::veripb([&](cnf::ClauseSink& sink) { formula.replay(sink); }, std::move(bytes));
}

/// All clauses that say that at least `least` of the literals are true.
cnf::ClauseList clauses_of(std::span<const Literal> literals, std::size_t least) {
    cnf::ClauseList clauses;
    clauses.variables(static_cast<std::uint32_t>(literals.size()));
    const std::size_t length = literals.size() - least + 1;
    for (std::uint32_t chosen = 0; chosen < 1U << literals.size(); ++chosen) {
        std::vector<Literal> clause;
        for (std::size_t index = 0; index < literals.size(); ++index) {
            if ((chosen >> index & 1U) != 0) clause.push_back(literals[index]);
        }
        if (clause.size() == length) clauses.clause(clause);
    }
    return clauses;
}

cnf::Inequality inequality(std::span<const Literal> literals, std::size_t least) {
    cnf::Inequality result{{}, static_cast<std::int64_t>(least)};
    for (const Literal literal : literals) result.terms.push_back({1, literal});
    return result;
}
}  // namespace

TEST_CASE("a cardinality constraint is computed from its clauses", "[reason]") {
    core::Random random(3);
    for (std::size_t size = 1; size <= 9; ++size) {
        for (std::size_t least = 1; least <= size; ++least) {
            CAPTURE(size, least);
            std::vector<Literal> literals;
            for (std::uint32_t index = 0; index < size; ++index)
                literals.emplace_back(Variable(index), random.below(2) == 0);
            const cnf::ClauseList formula = clauses_of(literals, least);
            for (const std::size_t claimed : {least, least + 1}) {
                Steps steps(formula);
                const auto id = steps.text.compute(
                    reason::arithmetic_of({literals, static_cast<std::uint32_t>(least)}, steps.text));
                for (std::size_t index = 0; index < formula.size(); ++index) steps.remove(formula[index]);
                CHECK(id == formula.size() + 1);
                // One of any literals that are too many to be all false.
                steps.text.imply(inequality(std::span(literals).first(size + 1 - claimed), 1));
                steps.text.conclude_nothing();
                CHECK((judged(formula, steps.text).defect == check::VeripbDefect::none) == (claimed == least));
            }
        }
    }
}

TEST_CASE("sums of XOR constraints and clauses of their rows follow by cutting planes", "[reason]") {
    int refused = 0;
    core::Random random(4);
    for (int round = 0; round < 100; ++round) {
        CAPTURE(round);
        // XOR constraints that one assignment satisfies.
        const std::uint32_t variables = 12;
        std::vector<bool> values;
        for (std::uint32_t index = 0; index < variables; ++index) values.push_back(random.below(2) == 0);
        std::vector<reason::XorConstraint> constraints;
        while (constraints.size() < 4) {
            reason::XorConstraint constraint;
            for (std::uint32_t index = 0; index < variables; ++index) {
                if (constraint.variables.size() == 6 || random.below(3) != 0) continue;
                constraint.variables.push_back(Variable(index));
                constraint.odd = constraint.odd != values[index];
            }
            const bool is_new = std::ranges::count(constraints, constraint) == 0;
            if (constraint.variables.size() >= 2 && is_new) constraints.push_back(std::move(constraint));
        }
        cnf::ClauseList formula;
        formula.variables(variables);
        for (const reason::XorConstraint& constraint : constraints) {
            for (std::uint32_t signs = 0; signs < 1U << constraint.variables.size(); ++signs) {
                std::vector<Literal> clause;
                bool odd = false;
                for (std::size_t index = 0; index < constraint.variables.size(); ++index) {
                    clause.emplace_back(constraint.variables[index], (signs >> index & 1U) != 0);
                    odd = odd != clause.back().negative();
                }
                if (odd != constraint.odd) formula.clause(clause);
            }
        }
        Steps steps(formula);
        reason::LinearXorProof proof(steps.text);
        for (const reason::XorConstraint& constraint : constraints) proof.keep(steps, constraint);
        // Their sum in two rows; the clause of the sum that most nearly fails under the assignment.
        reason::XorConstraint sum;
        for (const reason::XorConstraint& constraint : constraints) {
            std::vector<Variable> both;
            std::ranges::set_symmetric_difference(sum.variables, constraint.variables, std::back_inserter(both));
            sum = {std::move(both), sum.odd != constraint.odd};
        }
        if (sum.variables.empty()) continue;
        const Variable strange(variables + 1000);
        proof.set_rows(steps, {{sum.variables.front(), {}, constraints}, {strange, {}, {constraints.front()}}});
        std::vector<Literal> clause;
        for (const Variable variable : sum.variables) clause.emplace_back(variable, values[variable.index()]);
        clause.back() = ~clause.back();
        const bool wrong = round % 4 == 0;
        if (wrong) clause.front() = ~clause.front();
        proof.imply(steps, clause, clause);
        // Whether the clause is there now: nothing else is left of the formula.
        for (std::size_t index = 0; index < formula.size(); ++index) steps.remove(formula[index]);
        steps.add(clause);
        steps.text.conclude_nothing();
        const auto report = judged(formula, steps.text);
        if (wrong) {
            refused += report.defect == check::VeripbDefect::none ? 0 : 1;  // some follow from a single one
        } else {
            CHECK(report.defect == check::VeripbDefect::none);
        }
    }
    CHECK(refused > 10);
}

TEST_CASE("what counting refutes has a proof by cutting planes", "[reason]") {
    for (std::size_t holes = 1; holes <= 5; ++holes) {
        CAPTURE(holes);
        for (const bool fits : {true, false}) {
            const cnf::ClauseList formula = families::pigeonhole(fits ? holes : holes + 1, holes);
            core::Effort effort(test::plenty);
            const auto constraints = reason::find_cardinalities(formula, effort);
            Steps steps(formula);
            const auto counted = reason::refute_by_counting(constraints, {.planes = &steps.text}, effort);
            CHECK((counted == reason::Counted::refuted) == !fits);
            if (fits) continue;
            steps.add({});
            steps.text.conclude_unsatisfiable();
            CHECK(judged(formula, steps.text).verdict == check::VeripbVerdict::refuted);
        }
    }
}

TEST_CASE("short sums of exact counts and XOR constraints follow by cutting planes", "[reason]") {
    core::Random random(6);
    int contradictions = 0, derived = 0;
    for (int round = 0; round < 300; ++round) {
        CAPTURE(round);
        families::FormulaBuilder builder;
        const families::Literals all = builder.fresh(8);
        const auto some = [&](std::size_t least) {
            families::Literals chosen;
            for (const Literal literal : all) {
                if (random.below(3) == 0 && chosen.size() < 5) chosen.push_back(literal);
            }
            return chosen.size() >= least ? chosen : families::Literals{all[0], all[3], all[5]};
        };
        for (std::uint64_t left = 1 + random.below(3); left > 0; --left) builder.exactly_one(some(3));
        for (std::uint64_t left = 2 + random.below(5); left > 0; --left)
            builder.xor_constraint(some(2), random.below(2) == 0);
        cnf::ClauseList formula;
        builder.build().replay(formula);
        core::Effort effort(test::plenty);
        Steps steps(formula);
        reason::LinearXorProof proof(steps.text);
        std::vector<reason::XorConstraint> constraints = reason::find_xors(formula, effort);
        for (const reason::XorConstraint& constraint : constraints) proof.keep(steps, constraint);
        for (const auto& count : reason::exact_counts(reason::find_cardinalities(formula, effort))) {
            CHECK(proof.keep(steps, count));
            if (std::ranges::count(constraints, reason::xor_of(count)) == 0)
                constraints.push_back(reason::xor_of(count));
        }
        const auto found = reason::eliminate_xors(constraints, true, effort);
        if (found.contradiction) {
            CHECK(proof.derive(steps, *found.contradiction, effort));
            steps.add({});
            steps.text.conclude_unsatisfiable();
            REQUIRE(judged(formula, steps.text).verdict == check::VeripbVerdict::refuted);
            ++contradictions;
            continue;
        }
        for (const reason::XorSum& sum : found.derived) CHECK(proof.derive(steps, sum, effort));
        proof.clear(steps);
        for (std::size_t index = 0; index < formula.size(); ++index) steps.remove(formula[index]);
        for (const reason::XorSum& sum : found.derived) {
            // Its clauses are all that is left.
            const auto& variables = sum.constraint.variables;
            for (std::uint32_t signs = 0; signs < 1U << variables.size(); ++signs) {
                if ((std::popcount(signs) % 2 != 0) == sum.constraint.odd) continue;
                std::vector<Literal> clause;
                for (std::size_t index = 0; index < variables.size(); ++index)
                    clause.emplace_back(variables[index], (signs >> index & 1U) != 0);
                steps.add(clause);
            }
            ++derived;
        }
        steps.text.conclude_nothing();
        REQUIRE(judged(formula, steps.text).defect == check::VeripbDefect::none);
    }
    CHECK(contradictions > 20);
    CHECK(derived > 50);
}
