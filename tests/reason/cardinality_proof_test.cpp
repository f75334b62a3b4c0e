#include "cardinalities.hpp"
#include "relaxation.hpp"
#include "support/brute_force.hpp"
#include "support/catch.hpp"
#include "support/random_formula.hpp"
#include "xor_constraints.hpp"
#include <satdoku/check/drat.hpp>
#include <satdoku/cnf/clause.hpp>
#include <satdoku/core/random.hpp>
#include <satdoku/families/families.hpp>
#include <satdoku/proof/drat.hpp>
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
using test::add_with_subsets;
using test::plenty;
using test::shared_holes;

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
    void use(std::span<const Literal> clause) override { used.emplace_back(clause.begin(), clause.end()); }
    void leave(std::span<const Literal> clause) override { left.emplace_back(clause.begin(), clause.end()); }

    proof::DratText text;
    std::vector<std::vector<Literal>> used, left;
    std::uint64_t additions = 0;
    std::uint64_t left_out = plenty;  ///< the addition that is missing, counted from 0

  private:
    std::uint32_t next_;
};

check::DratReport checked(const cnf::ClauseList& clauses, const Written& written) {
    return check::drat(clauses, written.text.bytes(), "proof");
}

/// @param wanted  sorted
bool has(const cnf::ClauseList& clauses, const std::vector<Literal>& wanted) {
    for (std::size_t index = 0; index < clauses.size(); ++index) {
        std::vector<Literal> clause(clauses[index].begin(), clauses[index].end());
        if (cnf::normalize(clause) && clause == wanted) return true;
    }
    return false;
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
    CHECK(written.used == written.left);
    for (const std::vector<Literal>& clause : written.used) REQUIRE(has(clauses, clause));
    return report;
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
        const auto report = refuted_with_proof(test::random_constraints(random));
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
