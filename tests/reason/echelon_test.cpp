#include "parities.hpp"
#include "support/catch.hpp"

#include <satdoku/core/random.hpp>
#include <satdoku/reason/echelon.hpp>

#include <algorithm>
#include <set>
#include <vector>

using namespace satdoku;
using cnf::Variable;
using core::Effort;
using reason::Echelon;
using reason::Parity;
using test::holds;

namespace {

constexpr std::uint32_t variable_count = 9;

std::vector<Variable> all_variables() {
    std::vector<Variable> all;
    for (std::uint32_t index = 0; index < variable_count; ++index) all.emplace_back(index);
    return all;
}

std::vector<Parity> random_parities(core::Random& random) {
    std::vector<Parity> parities(1 + random.below(8));
    for (Parity& parity : parities) {
        for (std::uint32_t index = 0; index < variable_count; ++index) {
            if (random.below(3) == 0) parity.variables.emplace_back(index);
        }
        parity.odd = random.below(2) == 0;
    }
    return parities;
}

std::vector<std::uint32_t> solutions(const std::vector<Parity>& parities) {
    std::vector<std::uint32_t> result;
    for (std::uint32_t assignment = 0; assignment < 1U << variable_count; ++assignment) {
        if (std::all_of(parities.begin(), parities.end(),
                        [assignment](const Parity& parity) { return holds(parity, assignment); })) {
            result.push_back(assignment);
        }
    }
    return result;
}

}  // namespace

TEST_CASE("echelon: contradictions and short parities are those of all assignments", "[reason]") {
    core::Random random(5);
    int contradictions = 0;
    int derived = 0;
    for (int round = 0; round < 500; ++round) {
        const std::vector<Parity> parities = random_parities(random);
        const std::vector<std::uint32_t> models = solutions(parities);
        Echelon echelon(all_variables());
        Effort effort(1'000'000);
        for (const Parity& parity : parities) {
            if (!echelon.add(parity, effort)) break;
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
        std::vector<Parity> shorts;
        for (const Echelon::Short& each : echelon.short_parities()) shorts.push_back(each.parity);
        derived += static_cast<int>(shorts.size());
        for (const Parity& parity : shorts) {
            REQUIRE(parity.variables.size() <= 2);
            for (const std::uint32_t model : models) REQUIRE(holds(parity, model));
        }
        // And they are enough: every parity of two that holds in all models follows from them.
        const std::vector<std::uint32_t> of_shorts = solutions(shorts);
        for (std::uint32_t left = 0; left < variable_count; ++left) {
            for (std::uint32_t right = left + 1; right < variable_count; ++right) {
                for (const bool odd : {false, true}) {
                    const Parity pair{{Variable(left), Variable(right)}, odd};
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
        const std::vector<Parity> parities = random_parities(random);
        Echelon echelon(all_variables());
        Effort effort(1'000'000);
        bool whole = true;
        for (const Parity& parity : parities) whole = whole && echelon.add(parity, effort);
        if (!whole) continue;
        const auto behind = static_cast<std::size_t>(std::count_if(echelon.pivots().begin(), echelon.pivots().end(),
                                                                   [](std::size_t pivot) { return pivot >= 4; }));
        echelon.keep_behind(4);
        REQUIRE(echelon.rows().size() == behind);
        for (const reason::BitRow& row : echelon.rows()) {
            for (std::size_t column = 0; column < 4; ++column) REQUIRE_FALSE(reason::test_bit(row, column));
        }
    }
}

TEST_CASE("echelon: components share no variable and lose no parity", "[reason]") {
    core::Random random(7);
    for (int round = 0; round < 200; ++round) {
        std::vector<Parity> parities = random_parities(random);
        std::vector<const Parity*> pointers;
        for (const Parity& parity : parities) pointers.push_back(&parity);
        const auto groups = reason::components(pointers);
        std::size_t count = 0;
        std::set<Variable> met;
        for (const auto& group : groups) {
            count += group.size();
            const std::vector<Variable> own = reason::variables_of(group);
            REQUIRE(std::is_sorted(own.begin(), own.end()));
            for (const Variable variable : own) REQUIRE(met.insert(variable).second);
        }
        CHECK(count == parities.size());
    }
}

TEST_CASE("echelon: without effort nothing is taken in for long", "[reason]") {
    Echelon echelon(all_variables());
    Effort effort(1);
    CHECK_FALSE(echelon.add({{Variable(0), Variable(1)}, true}, effort));
    CHECK_FALSE(echelon.contradiction());
}
