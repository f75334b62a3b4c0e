#include "support/catch.hpp"
#include "xor_chain.hpp"
#include "xor_constraints.hpp"
#include <satdoku/check/drat.hpp>
#include <satdoku/cnf/clause_list.hpp>
#include <satdoku/core/random.hpp>
#include <satdoku/families/formula_builder.hpp>
#include <satdoku/proof/drat.hpp>
#include <satdoku/reason/echelon.hpp>
#include <satdoku/reason/xor_proof.hpp>
#include <algorithm>
#include <array>
#include <bit>
#include <functional>
#include <iterator>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

using namespace satdoku;
using cnf::Literal;
using cnf::Variable;
using reason::XorConstraint;
using test::plenty;

namespace {
/// A proof as text, with variables above the formula's.
class Text : public reason::Derivation {
  public:
    explicit Text(std::uint32_t variables) : next_(variables) {}

    void add(std::span<const Literal> clause) override {
        std::vector<Literal> written(clause.begin(), clause.end());
        if (tamper && !tamper(written)) return;
        proof_.add(written);
        ++additions;
    }
    void remove(std::span<const Literal> clause) override {
        if (clause.size() > 1) proof_.remove(clause);
    }
    Variable fresh() override { return Variable(next_++); }

    const std::string& bytes() const { return proof_.bytes(); }

    std::function<bool(std::vector<Literal>&)> tamper;  ///< changes a clause; returns false if it is left out
    std::size_t additions = 0;

  private:
    proof::DratText proof_;
    std::uint32_t next_;
};

check::DratVerdict verdict(const cnf::ClauseList& formula, const Text& text) {
    return check::drat(formula, text.bytes(), "proof").verdict;
}

cnf::ClauseList clauses_of(const std::vector<XorConstraint>& constraints, std::uint32_t variables) {
    families::FormulaBuilder builder;
    const families::Literals all = builder.fresh(variables);
    for (const XorConstraint& constraint : constraints) {
        families::Literals literals;
        for (const Variable variable : constraint.variables) literals.push_back(all[variable.index()]);
        builder.xor_constraint(literals, constraint.odd, literals.size() + 1);
    }
    return builder.build();
}

/// XOR constraints on two to seven variables each.
std::vector<XorConstraint> random_xors(core::Random& random, std::uint32_t variables, std::size_t count) {
    std::vector<XorConstraint> constraints;
    for (; count > 0; --count) {
        std::vector<Variable> chosen;
        for (std::uint64_t length = 2 + random.below(6); length > 0; --length) {
            const Variable variable(static_cast<std::uint32_t>(random.below(variables)));
            if (std::ranges::count(chosen, variable) == 0) chosen.push_back(variable);
        }
        std::ranges::sort(chosen);
        constraints.push_back({std::move(chosen), random.below(2) == 0});
    }
    std::ranges::sort(constraints);
    constraints.erase(std::unique(constraints.begin(), constraints.end()), constraints.end());
    return constraints;
}

/// Keeps the constraints and derives all results of the elimination. Returns true if 0 = 1 is among them.
bool prove(const std::vector<XorConstraint>& constraints, Text& text, std::vector<XorConstraint>& derived) {
    core::Effort effort(plenty);
    reason::ClauseXorProof proof;
    for (const XorConstraint& constraint : constraints) proof.keep(text, constraint);
    const auto consequences = reason::eliminate_xors(constraints, true, effort);
    if (consequences.contradiction) return proof.derive(text, *consequences.contradiction, effort);
    for (const reason::XorSum& sum : consequences.derived) {
        REQUIRE(proof.derive(text, sum, effort));
        derived.push_back(sum.constraint);
    }
    return false;
}
}  // namespace

TEST_CASE("systems of XOR constraints: every contradiction has a proof", "[reason]") {
    core::Random random(3);
    int contradictions = 0;
    for (int round = 0; round < 300; ++round) {
        const auto variables = static_cast<std::uint32_t>(4 + random.below(30));
        const auto constraints = random_xors(random, variables, 2 + random.below(variables + 6));
        const cnf::ClauseList formula = clauses_of(constraints, variables);
        Text text(variables);
        std::vector<XorConstraint> derived;
        if (!prove(constraints, text, derived)) continue;
        ++contradictions;
        CAPTURE(round);
        REQUIRE(verdict(formula, text) == check::DratVerdict::verified);
    }
    CHECK(contradictions > 50);
}

TEST_CASE("systems of XOR constraints: derived ones have a proof, even after their clauses are removed", "[reason]") {
    core::Random random(4);
    int proved = 0;
    for (int round = 0; round < 300; ++round) {
        const auto variables = static_cast<std::uint32_t>(4 + random.below(20));
        const auto constraints = random_xors(random, variables, 2 + random.below(variables));
        cnf::ClauseList formula = clauses_of(constraints, variables);
        Text text(variables);
        std::vector<XorConstraint> derived;
        if (prove(constraints, text, derived) || derived.empty()) continue;
        for (const XorConstraint& constraint : constraints) reason::remove_clauses(text, constraint);
        // With its opposite, propagation finds a contradiction.
        XorConstraint& opposite = derived[random.below(derived.size())];
        opposite.odd = !opposite.odd;
        const cnf::ClauseList last = clauses_of({opposite}, variables);
        for (std::size_t index = 0; index < last.size(); ++index) formula.clause(last[index]);
        if (opposite.variables.size() == 2) {
            const Literal first(opposite.variables.front(), false);
            text.add({&first, 1});
        }
        ++proved;
        CAPTURE(round);
        REQUIRE(verdict(formula, text) == check::DratVerdict::verified);
    }
    CHECK(proved > 50);
}

TEST_CASE("long sums have proofs of a length in proportion to theirs", "[reason]") {
    constexpr std::uint32_t length = 200;
    std::vector<XorConstraint> constraints;
    // Two chains that give x0 + ... + xn = 0 and = 1.
    for (const std::uint32_t part : {0U, 1U}) {
        Variable before(length * (part + 1));
        constraints.push_back({{Variable(0), Variable(1 + part), before}, false});
        for (std::uint32_t index = 1; index < length - 2; ++index) {
            const Variable next(before.index() + 1);
            const std::uint32_t own = part == 0 ? index + 1 : (index == 1 ? 1 : index + 1);
            constraints.push_back({{Variable(own), before, next}, false});
            before = next;
        }
        constraints.push_back({{before}, part == 0});
    }
    for (XorConstraint& constraint : constraints) std::ranges::sort(constraint.variables);
    const cnf::ClauseList formula = clauses_of(constraints, 3 * length);
    Text text(3 * length);
    std::vector<XorConstraint> derived;
    REQUIRE(prove(constraints, text, derived));
    CHECK(verdict(formula, text) == check::DratVerdict::verified);
    CHECK(text.additions < 200 * length);
}

TEST_CASE("clauses of sums of rows have proofs", "[reason]") {
    core::Random random(5);
    int proved = 0;
    for (int round = 0; round < 200; ++round) {
        const auto variables = static_cast<std::uint32_t>(6 + random.below(20));
        const auto constraints = random_xors(random, variables, variables / 2);
        std::vector<const XorConstraint*> pointers;
        for (const XorConstraint& constraint : constraints) pointers.push_back(&constraint);
        reason::Echelon echelon(reason::variables_of(pointers), constraints.size());
        core::Effort effort(plenty);
        if (!std::ranges::all_of(constraints, [&](const XorConstraint& each) { return echelon.add(each, effort); }))
            continue;

        Text text(variables);
        reason::ClauseXorProof proof;
        for (const XorConstraint& constraint : constraints) proof.keep(text, constraint);
        std::vector<reason::XorProof::Row> rows;
        for (std::size_t index = 0; index < echelon.rows().size(); ++index) {
            rows.push_back({echelon.variables()[echelon.pivots()[index]], echelon.row(index), {}});
            for (const std::size_t source : echelon.sources_of({&index, 1})) {
                rows.back().summands.push_back(constraints[source]);
            }
        }
        // A sum of some rows, one of its clauses, and a formula that contradicts it: nothing else is needed.
        XorConstraint sum;
        for (const reason::XorProof::Row& row : rows) {
            if (random.below(2) == 0) continue;
            std::vector<Variable> both;
            std::ranges::set_symmetric_difference(sum.variables, row.constraint.variables, std::back_inserter(both));
            sum = {std::move(both), sum.odd != row.constraint.odd};
        }
        if (sum.variables.empty()) continue;
        proof.set_rows(text, rows);
        std::vector<Literal> clause;
        bool odd = false;
        for (const Variable variable : sum.variables) {
            clause.emplace_back(variable, random.below(2) == 0);
            odd ^= clause.back().negative();
        }
        if (odd == sum.odd) clause.back() = ~clause.back();
        proof.imply(text, clause, clause);
        // Again with other rows: the earlier ones are not needed.
        proof.set_rows(text, {});
        cnf::ClauseList formula = clauses_of(constraints, variables);
        for (const Literal literal : clause) formula.clause(std::array{~literal});
        CAPTURE(round);
        REQUIRE(verdict(formula, text) == check::DratVerdict::verified);
        ++proved;
    }
    CHECK(proved > 100);
}

TEST_CASE("exact counts have proofs as XOR constraints", "[reason]") {
    for (std::size_t size = 2; size <= 7; ++size) {
        for (std::size_t count = 1; count < size; ++count) {
            families::FormulaBuilder builder;
            families::Literals literals = builder.fresh(size);
            literals[size / 2] = ~literals[size / 2];
            for (std::uint32_t set = 0; set < 1U << size; ++set) {
                families::Literals clause;
                const auto chosen = static_cast<std::size_t>(std::popcount(set));
                if (chosen != count + 1 && chosen != size - count + 1) continue;
                for (std::size_t index = 0; index < size; ++index) {
                    if ((set >> index & 1U) != 0) clause.push_back(literals[index]);
                }
                if (chosen == size - count + 1) builder.clause(clause);
                for (Literal& literal : clause) literal = ~literal;
                if (chosen == count + 1) builder.clause(clause);
            }
            const reason::ExactCount exact{{literals.begin(), literals.end()}, count};
            XorConstraint opposite = reason::xor_of(exact);
            opposite.odd = !opposite.odd;
            families::Literals variables;
            for (const Variable variable : opposite.variables) variables.emplace_back(variable, false);
            builder.xor_constraint(variables, opposite.odd, size + 1);
            Text text(static_cast<std::uint32_t>(size));
            const reason::XorChain chain = reason::enter(text, exact);
            const reason::XorChain other = reason::enter(text, opposite);
            reason::add(text, chain, other);
            CAPTURE(size, count);
            CHECK(verdict(builder.build(), text) == check::DratVerdict::verified);
        }
    }
}

TEST_CASE("canary: tampered proofs of XOR constraints are refused", "[reason][canary]") {
    core::Random random(9);
    int refused_gaps = 0;
    int refused_signs = 0;
    for (int round = 0; round < 300; ++round) {
        constexpr std::uint32_t variables = 16;
        const auto constraints = random_xors(random, variables, variables + 1);
        const bool leave_out = round % 2 == 0;
        const std::uint64_t place = random.below(400);
        Text text(variables);
        bool tampered = false;
        text.tamper = [&](std::vector<Literal>& clause) {
            if (tampered || text.additions != place || clause.empty()) return true;
            tampered = true;
            clause.back() = ~clause.back();
            return !leave_out;
        };
        std::vector<XorConstraint> derived;
        if (!prove(constraints, text, derived) || !tampered) continue;
        const bool refused = verdict(clauses_of(constraints, variables), text) != check::DratVerdict::verified;
        (leave_out ? refused_gaps : refused_signs) += refused ? 1 : 0;
    }
    CHECK(refused_gaps > 10);
    CHECK(refused_signs > 10);
}

TEST_CASE("canary: XOR constraints that can be satisfied have no proof", "[reason][canary]") {
    core::Random random(10);
    for (int round = 0; round < 100; ++round) {
        constexpr std::uint32_t variables = 12;
        auto constraints = random_xors(random, variables, 12);
        const std::uint64_t model = random.next();
        const auto odd = [&](const XorConstraint& constraint) {
            bool sum = false;
            for (const Variable variable : constraint.variables) sum ^= (model >> variable.index() & 1U) != 0;
            return sum;
        };
        for (XorConstraint& constraint : constraints) constraint.odd = odd(constraint);
        const cnf::ClauseList formula = clauses_of(constraints, variables);
        // A claim of one constraint's opposite, which the formula does not have.
        constraints[random.below(constraints.size())].odd ^= true;
        Text text(variables);
        std::vector<XorConstraint> derived;
        prove(constraints, text, derived);
        REQUIRE(verdict(formula, text) != check::DratVerdict::verified);
    }
}
