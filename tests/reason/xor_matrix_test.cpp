#include "support/catch.hpp"
#include "xor_constraints.hpp"
#include <satdoku/core/random.hpp>
#include <satdoku/reason/echelon.hpp>
#include <satdoku/reason/xor_matrix.hpp>
#include <algorithm>
#include <array>
#include <cstdint>
#include <numeric>
#include <vector>

using namespace satdoku;
using cnf::Literal;
using cnf::Variable;
using reason::XorConstraint;
using reason::XorMatrix;

namespace {
/// @param hidden  if not null, an assignment that satisfies all
std::vector<XorConstraint> planted_constraints(core::Random& random, std::uint32_t variables, std::size_t count,
                                               const std::vector<int>* hidden) {
    std::vector<XorConstraint> constraints(count);
    for (XorConstraint& constraint : constraints) {
        int ones = 0;
        for (std::uint32_t index = 0; index < variables; ++index) {
            if (random.below(variables / 3) != 0) continue;
            constraint.variables.emplace_back(index);
            if (hidden != nullptr) ones += (*hidden)[index];
        }
        constraint.odd = hidden != nullptr ? ones % 2 != 0 : random.below(2) == 0;
    }
    return constraints;
}

/// Empty if the constraints contradict each other.
std::vector<reason::Echelon> echelons_of(const std::vector<XorConstraint>& constraints, std::uint32_t variables) {
    std::vector<Variable> all;
    for (std::uint32_t index = 0; index < variables; ++index) all.emplace_back(index);
    std::vector<reason::Echelon> echelons{reason::Echelon(std::move(all))};
    core::Effort effort(test::plenty);
    for (const XorConstraint& constraint : constraints) {
        if (!echelons.front().add(constraint, effort)) return {};
    }
    return echelons;
}
}  // namespace

TEST_CASE("rows of an XOR matrix become unit or violated when all assignments say so", "[reason]") {
    core::Random random(17);
    int units = 0, conflicts = 0;
    for (int round = 0; round < 150; ++round) {
        constexpr std::uint32_t variables = 9;
        const auto constraints = planted_constraints(random, variables, 2 + random.below(5), nullptr);
        const auto echelons = echelons_of(constraints, variables);
        if (echelons.empty()) continue;
        XorMatrix matrix(echelons);
        std::array<int, variables> values;  // -1: none
        values.fill(-1);
        std::vector<std::uint32_t> given;  // by time
        for (int step = 0; step < 25; ++step) {
            const auto index = static_cast<std::uint32_t>(random.below(variables));
            if (random.below(4) == 0 && !given.empty()) {
                const auto time = static_cast<std::uint32_t>(random.below(given.size()));
                matrix.undo(time);
                for (; given.size() > time; given.pop_back()) values[given.back()] = -1;
            } else if (values[index] < 0 && matrix.has(Variable(index))) {
                values[index] = static_cast<int>(random.below(2));
                matrix.set(Literal(Variable(index), values[index] == 0), static_cast<std::uint32_t>(given.size()));
                given.push_back(index);
                CHECK(matrix.has_changed());
            }
            matrix.exchange();
            matrix.settle();
            // By variable, whether a model with these values has it false or true.
            std::array<std::array<bool, 2>, variables> possible{};
            std::vector<std::uint32_t> models;  // of the constraints alone
            for (std::uint32_t assignment = 0; assignment < 1U << variables; ++assignment) {
                if (!std::ranges::all_of(constraints,
                                         [&](const XorConstraint& each) { return test::holds(each, assignment); }))
                    continue;
                models.push_back(assignment);
                const auto value = [&](std::uint32_t each) { return static_cast<int>(assignment >> each & 1U); };
                if (std::ranges::any_of(given, [&](std::uint32_t each) { return values[each] != value(each); }))
                    continue;
                for (std::uint32_t each = 0; each < variables; ++each)
                    possible[each][static_cast<std::size_t>(value(each))] = true;
            }
            bool violated = false;
            std::array<int, variables> implied;
            implied.fill(-1);
            for (std::size_t row = 0; row < matrix.rows(); ++row) {
                const auto open = matrix.open(row);
                if (open == XorMatrix::Open::more) continue;
                violated = violated || (open == XorMatrix::Open::none && !matrix.even(row));
                // The reason is a constraint that follows.
                XorConstraint reason{{}, false};
                matrix.each_set(row, [&](Variable each) { reason.variables.push_back(each); });
                if (open == XorMatrix::Open::one) {
                    reason.variables.push_back(matrix.basic(row));
                    implied[matrix.basic(row).index()] = matrix.even(row) ? 0 : 1;
                }
                const auto holding =
                    std::ranges::count_if(models, [&](auto each) { return test::holds(reason, each); });
                if (holding != 0 && static_cast<std::size_t>(holding) != models.size())
                    FAIL("no reason, round " << round);
            }
            if (violated != !(possible[0][0] || possible[0][1])) FAIL("conflict in round " << round);
            conflicts += violated ? 1 : 0;
            for (std::uint32_t each = 0; each < variables && !violated; ++each) {
                if (!matrix.has(Variable(each)) || values[each] >= 0) continue;
                const int expected = possible[each][0] && possible[each][1] ? -1 : possible[each][1] ? 1 : 0;
                if (implied[each] != expected) FAIL("value in round " << round);
                units += expected >= 0 ? 1 : 0;
            }
        }
    }
    CHECK(units > 200);
    CHECK(conflicts > 50);
}

TEST_CASE("an XOR matrix of several words agrees with a hidden assignment", "[reason]") {
    core::Random random(18);
    int units = 0;
    for (int round = 0; round < 10; ++round) {
        constexpr std::uint32_t variables = 200;
        std::vector<int> hidden(variables);
        for (int& value : hidden) value = static_cast<int>(random.below(2));
        const auto echelons = echelons_of(planted_constraints(random, variables, 90, &hidden), variables);
        REQUIRE(echelons.size() == 1);
        XorMatrix matrix(echelons);
        std::vector<std::uint32_t> order(variables);
        std::iota(order.begin(), order.end(), 0U);
        random.shuffle(std::span(order));
        for (std::uint32_t time = 0; time < variables; ++time) {
            const Variable variable(order[time]);
            if (!matrix.has(variable)) continue;
            matrix.set(Literal(variable, hidden[variable.index()] == 0), time);
            matrix.exchange();
            for (std::size_t row = 0; row < matrix.rows(); ++row) {
                const auto open = matrix.open(row);
                if (open == XorMatrix::Open::none) REQUIRE(matrix.even(row));
                if (open != XorMatrix::Open::one) continue;
                REQUIRE(hidden[matrix.basic(row).index()] == (matrix.even(row) ? 0 : 1));
                ++units;
            }
        }
        for (std::size_t row = 0; row < matrix.rows(); ++row) REQUIRE(matrix.open(row) == XorMatrix::Open::none);
    }
    CHECK(units > 1000);
}
