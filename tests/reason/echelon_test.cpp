#include "support/catch.hpp"
#include "xor_constraints.hpp"
#include <satdoku/core/random.hpp>
#include <satdoku/reason/echelon.hpp>
#include <algorithm>
#include <set>
#include <vector>

using namespace satdoku;
using cnf::Variable;
using core::Effort;
using reason::Echelon;
using reason::XorConstraint;
using test::holds;

namespace {
constexpr std::uint32_t variable_count = 9;

std::vector<Variable> all_variables() {
    std::vector<Variable> all;
    for (std::uint32_t index = 0; index < variable_count; ++index) all.emplace_back(index);
    return all;
}

std::vector<XorConstraint> random_xors(core::Random& random) {
    std::vector<XorConstraint> constraints(1 + random.below(8));
    for (XorConstraint& constraint : constraints) {
        for (std::uint32_t index = 0; index < variable_count; ++index) {
            if (random.below(3) == 0) constraint.variables.emplace_back(index);
        }
        constraint.odd = random.below(2) == 0;
    }
    return constraints;
}

std::vector<std::uint32_t> solutions(const std::vector<XorConstraint>& constraints) {
    std::vector<std::uint32_t> result;
    for (std::uint32_t assignment = 0; assignment < 1U << variable_count; ++assignment) {
        if (std::all_of(constraints.begin(), constraints.end(),
                        [assignment](const XorConstraint& constraint) { return holds(constraint, assignment); })) {
            result.push_back(assignment);
        }
    }
    return result;
}
}  // namespace

TEST_CASE("echelon: contradictions and short constraints are those of all assignments", "[reason]") {
    core::Random random(5);
    int contradictions = 0;
    int derived = 0;
    for (int round = 0; round < 500; ++round) {
        const std::vector<XorConstraint> constraints = random_xors(random);
        const std::vector<std::uint32_t> models = solutions(constraints);
        Echelon echelon(all_variables());
        Effort effort(1'000'000);
        for (const XorConstraint& constraint : constraints) {
            if (!echelon.add(constraint, effort)) break;
        }
        REQUIRE(echelon.contradiction() == models.empty());
        contradictions += models.empty() ? 1 : 0;
        if (models.empty()) continue;
        // This many independent rows leave that many assignments.
        REQUIRE(models.size() == std::size_t{1} << (variable_count - echelon.rows().size()));
        for (std::size_t row = 0; row < echelon.rows().size(); ++row) {
            for (std::size_t other = 0; other < echelon.rows().size(); ++other) {
                REQUIRE(reason::test_bit(echelon.rows()[other], echelon.pivots()[row]) == (row == other));
            }
        }
        std::vector<XorConstraint> shorts;
        for (const Echelon::Short& each : echelon.short_xors()) shorts.push_back(each.constraint);
        derived += static_cast<int>(shorts.size());
        for (const XorConstraint& constraint : shorts) {
            REQUIRE(constraint.variables.size() <= 2);
            for (const std::uint32_t model : models) REQUIRE(holds(constraint, model));
        }
        // And they are enough: every XOR constraint on two that holds in all models follows from them.
        const std::vector<std::uint32_t> of_shorts = solutions(shorts);
        for (std::uint32_t left = 0; left < variable_count; ++left) {
            for (std::uint32_t right = left + 1; right < variable_count; ++right) {
                for (const bool odd : {false, true}) {
                    const XorConstraint pair{{Variable(left), Variable(right)}, odd};
                    const auto in_all = [&pair](const std::vector<std::uint32_t>& assignments) {
                        return std::all_of(assignments.begin(), assignments.end(),
                                           [&pair](std::uint32_t one) { return holds(pair, one); });
                    };
                    REQUIRE(in_all(models) == in_all(of_shorts));
                }
            }
        }
    }
    CHECK(contradictions > 20);
    CHECK(derived > 100);
}

TEST_CASE("echelon: rows after a column contain only the later columns", "[reason]") {
    core::Random random(6);
    for (int round = 0; round < 200; ++round) {
        const std::vector<XorConstraint> constraints = random_xors(random);
        Echelon echelon(all_variables());
        Effort effort(1'000'000);
        bool whole = true;
        for (const XorConstraint& constraint : constraints) whole = whole && echelon.add(constraint, effort);
        if (!whole) continue;
        const auto kept = static_cast<std::size_t>(std::count_if(echelon.pivots().begin(), echelon.pivots().end(),
                                                                 [](std::size_t pivot) { return pivot >= 4; }));
        echelon.keep_from(4);
        REQUIRE(echelon.rows().size() == kept);
        for (const reason::BitRow& row : echelon.rows()) {
            for (std::size_t column = 0; column < 4; ++column) REQUIRE_FALSE(reason::test_bit(row, column));
        }
    }
}

TEST_CASE("echelon: components share no variable and lose no constraint", "[reason]") {
    core::Random random(7);
    for (int round = 0; round < 200; ++round) {
        std::vector<XorConstraint> constraints = random_xors(random);
        std::vector<const XorConstraint*> pointers;
        for (const XorConstraint& constraint : constraints) pointers.push_back(&constraint);
        const auto groups = reason::components(pointers);
        std::size_t count = 0;
        std::set<Variable> met;
        for (const auto& group : groups) {
            count += group.size();
            const std::vector<Variable> own = reason::variables_of(group);
            REQUIRE(std::is_sorted(own.begin(), own.end()));
            for (const Variable variable : own) REQUIRE(met.insert(variable).second);
        }
        CHECK(count == constraints.size());
    }
}

TEST_CASE("echelon: without effort nothing is taken in for long", "[reason]") {
    Echelon echelon(all_variables());
    Effort effort(1);
    CHECK_FALSE(echelon.add({{Variable(0), Variable(1)}, true}, effort));
    CHECK_FALSE(echelon.contradiction());
}
