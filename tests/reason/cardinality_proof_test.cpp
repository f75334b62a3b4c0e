#include "parities.hpp"
#include "support/brute_force.hpp"
#include "support/catch.hpp"
#include "support/random_formula.hpp"

#include <satdoku/check/drat.hpp>
#include <satdoku/core/random.hpp>
#include <satdoku/families/families.hpp>
#include <satdoku/proof/drat.hpp>
#include <satdoku/reason/relaxation.hpp>

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

using namespace satdoku;
using cnf::Literal;
using cnf::Variable;
using reason::Cardinality;
using reason::Certificate;
using test::plenty;

namespace {

/// A proof as text.
class Written final : public reason::Derivation {
  public:
    explicit Written(std::uint32_t variables) : next_(variables) {}

    void add(std::span<const Literal> clause) override {
        if (additions++ == left_out) return;
        text.add(clause);
    }
    void remove(std::span<const Literal> clause) override {
        if (clause.size() > 1) text.remove(clause);
    }
    Variable fresh() override { return Variable(next_++); }

    proof::DratText text;
    std::uint64_t additions = 0;
    std::uint64_t left_out = plenty;  ///< the addition that is missing, counted from 0

  private:
    std::uint32_t next_;
};

check::DratReport checked(const cnf::ClauseList& clauses, const Written& written) {
    return check::drat(clauses, written.text.bytes(), "proof");
}

/// If arithmetic refutes the clauses, their proof must be correct. Returns the result of its check.
std::optional<check::DratReport> refuted_with_proof(const cnf::ClauseList& clauses) {
    core::Effort effort(plenty);
    const auto constraints = reason::find_cardinalities(clauses, effort);
    const auto certificate = reason::refute(constraints, effort);
    if (!certificate) return std::nullopt;
    Written written(clauses.variable_count());
    REQUIRE(reason::prove(*certificate, constraints, written, effort));
    const check::DratReport report = checked(clauses, written);
    REQUIRE(report.verdict == check::DratVerdict::verified);
    CHECK(report.unmatched_deletions == 0);
    return report;
}

void add_with_subsets(cnf::ClauseList& clauses, const Cardinality& constraint) {
    const std::size_t size = constraint.literals.size();
    for (std::uint32_t subset = 0; subset < (1U << size); ++subset) {
        std::vector<Literal> clause;
        for (std::size_t index = 0; index < size; ++index) {
            if (((subset >> index) & 1U) != 0) clause.push_back(constraint.literals[index]);
        }
        if (clause.size() == size - constraint.least + 1) clauses.clause(clause);
    }
}

/// Distinct variables with random signs. @param least  1 to `size`
Cardinality random_constraint(core::Random& random, std::uint32_t variables, std::size_t size, std::uint32_t least) {
    Cardinality result{{}, least};
    while (result.literals.size() < size) {
        const Variable variable(static_cast<std::uint32_t>(random.below(variables)));
        const auto same = [&](Literal each) { return each.variable() == variable; };
        if (std::ranges::none_of(result.literals, same)) {
            result.literals.emplace_back(variable, random.below(2) == 0);
        }
    }
    std::ranges::sort(result.literals);
    return result;
}

/// `pigeons` into `holes`, up to `capacity` in one.
cnf::ClauseList shared_holes(std::uint32_t pigeons, std::uint32_t holes, std::uint32_t capacity) {
    cnf::ClauseList clauses;
    clauses.variables(pigeons * holes);
    for (std::uint32_t pigeon = 0; pigeon < pigeons; ++pigeon) {
        std::vector<Literal> clause;
        for (std::uint32_t hole = 0; hole < holes; ++hole) {
            clause.emplace_back(Variable(pigeon * holes + hole), false);
        }
        clauses.clause(clause);
    }
    for (std::uint32_t hole = 0; hole < holes; ++hole) {
        Cardinality constraint{{}, pigeons - capacity};
        for (std::uint32_t pigeon = 0; pigeon < pigeons; ++pigeon) {
            constraint.literals.emplace_back(Variable(pigeon * holes + hole), true);
        }
        add_with_subsets(clauses, constraint);
    }
    return clauses;
}

}  // namespace

TEST_CASE("more pigeons than holes have a proof", "[reason]") {
    for (const std::size_t holes : {1U, 2U, 3U, 7U, 12U}) {
        CHECK(refuted_with_proof(families::pigeonhole(holes + 1, holes)));
        CHECK_FALSE(refuted_with_proof(families::pigeonhole(holes, holes)));
    }
    CHECK(refuted_with_proof(families::pigeonhole(15, 6)));
    core::Random random(5);
    for (int round = 0; round < 5; ++round) {
        CHECK(refuted_with_proof(support::disguise(random, families::pigeonhole(9, 8))));
    }
}

TEST_CASE("more pigeons than seats have a proof", "[reason]") {
    core::Random random(6);
    for (const auto& [holes, capacity] : {std::pair{2U, 2U}, {3U, 2U}, {4U, 2U}, {2U, 4U}, {3U, 3U}}) {
        CHECK(refuted_with_proof(shared_holes(holes * capacity + 1, holes, capacity)));
        CHECK(refuted_with_proof(support::disguise(random, shared_holes(holes * capacity + 1, holes, capacity))));
        CHECK_FALSE(refuted_with_proof(shared_holes(holes * capacity, holes, capacity)));
    }
}

TEST_CASE("whatever arithmetic refutes has a proof", "[reason]") {
    core::Random random(9);
    int refutations = 0;
    int with_definitions = 0;
    for (int round = 0; round < 1500; ++round) {
        const auto variables = static_cast<std::uint32_t>(4 + random.below(7));
        cnf::ClauseList clauses;
        clauses.variables(variables);
        const std::size_t count = 2 + random.below(9);
        for (std::size_t constraint = 0; constraint < count; ++constraint) {
            const std::size_t size = 1 + random.below(std::min<std::size_t>(variables, 7));
            const auto least = static_cast<std::uint32_t>(random.below(2) == 0 ? 1
                                                          : size < 6           ? 1 + random.below(size)
                                                                               : size - random.below(6));
            add_with_subsets(clauses, random_constraint(random, variables, size, least));
        }
        const auto report = refuted_with_proof(clauses);
        if (report) ++refutations;
        if (report && report->rat_additions > 0) ++with_definitions;
    }
    CHECK(refutations > 100);
    CHECK(with_definitions > 3);
}

TEST_CASE("constraints counted several times have a proof", "[reason]") {
    // Of every two of three variables at least one holds, and at most one of all: each clause once, the group three
    // times.
    cnf::ClauseList clauses;
    clauses.variables(3);
    Cardinality two{{}, 2};
    for (const std::uint32_t index : {0U, 1U, 2U}) two.literals.emplace_back(Variable(index), false);
    add_with_subsets(clauses, two);
    for (Literal& literal : two.literals) literal = ~literal;
    add_with_subsets(clauses, two);
    CHECK(refuted_with_proof(clauses));
}

TEST_CASE("a proof by counting without one of its lemmas is refused", "[reason][canary]") {
    const cnf::ClauseList clauses = families::pigeonhole(5, 4);
    core::Effort effort(plenty);
    const auto constraints = reason::find_cardinalities(clauses, effort);
    const auto certificate = reason::refute(constraints, effort);
    REQUIRE(certificate);
    Written whole(clauses.variable_count());
    REQUIRE(reason::prove(*certificate, constraints, whole, effort));
    int refused = 0;
    for (std::uint64_t left_out = 0; left_out < whole.additions; ++left_out) {
        Written tampered(clauses.variable_count());
        tampered.left_out = left_out;
        REQUIRE(reason::prove(*certificate, constraints, tampered, effort));
        if (checked(clauses, tampered).verdict != check::DratVerdict::verified) ++refused;
    }
    CHECK(refused > static_cast<int>(whole.additions / 4));
}

TEST_CASE("a proof by counting grows as the fourth power", "[reason]") {
    const auto additions = [](std::size_t holes) {
        const cnf::ClauseList clauses = families::pigeonhole(holes + 1, holes);
        core::Effort effort(plenty);
        const auto constraints = reason::find_cardinalities(clauses, effort);
        Written written(clauses.variable_count());
        REQUIRE(reason::prove(*reason::refute(constraints, effort), constraints, written, effort));
        return written.additions;
    };
    CHECK(additions(20) < 17 * additions(10));
    CHECK(additions(20) < 20 * 20 * 20 * 20 / 3);
}

TEST_CASE("no proof is begun if the effort is too small", "[reason]") {
    const cnf::ClauseList clauses = families::pigeonhole(9, 8);
    core::Effort effort(plenty);
    const auto constraints = reason::find_cardinalities(clauses, effort);
    const auto certificate = reason::refute(constraints, effort);
    REQUIRE(certificate);
    core::Effort little(5000);
    Written written(clauses.variable_count());
    CHECK_FALSE(reason::prove(*certificate, constraints, written, little));
    CHECK(written.additions == 0);
}
