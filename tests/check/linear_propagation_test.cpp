#include "linear_propagation.hpp"
#include "support/catch.hpp"
#include "support/sanitized.hpp"
#include <satdoku/core/random.hpp>
#include <cstdint>
#include <iterator>
#include <map>
#include <vector>

using namespace satdoku;
using check::Linear;
using check::LinearPropagation;

namespace {
constexpr std::uint32_t variable_count = 8;
const Linear impossible{{}, 1};

/// Some are clauses, some of one literal, some ask for more than they can reach.
Linear random_linear(core::Random& random) {
    Linear linear;
    for (std::uint32_t variable = 0; variable < variable_count; ++variable) {
        if (random.below(3) != 0) continue;
        linear.terms.push_back({2 * variable + static_cast<std::uint32_t>(random.below(2)),
                                1 + static_cast<std::int64_t>(random.below(random.below(2) == 0 ? 1 : 3))});
    }
    const auto reached = static_cast<std::uint64_t>(largest_sum(linear));
    linear.degree = 1 + static_cast<std::int64_t>(random.below(random.below(2) == 0 ? 1 : reached + 1));
    return linear;
}

/// What the inequalities imply by propagation alone, asked of a database that never had others.
struct Expected {
    explicit Expected(const std::map<std::int64_t, Linear>& all) {
        for (const auto& [id, linear] : all) database.add(linear);
        contradiction = database.refutes(impossible);
    }
    LinearPropagation database;
    bool contradiction = false;
};

void check_equal(LinearPropagation& database, const std::map<std::int64_t, Linear>& all, core::Random& random) {
    Expected expected(all);
    CHECK(database.refutes(impossible) == expected.contradiction);
    if (expected.contradiction) return;
    for (std::uint32_t code = 0; code < 2 * variable_count; ++code)
        CHECK(database.value(code) == expected.database.value(code));
    const Linear asked = random_linear(random);
    for (int again = 0; again < 2; ++again) {
        const auto mark = database.mark();
        const auto expected_mark = expected.database.mark();
        CHECK(database.refutes(asked) == expected.database.refutes(asked));
        database.give_up(mark);
        expected.database.give_up(expected_mark);
    }
    for (std::uint32_t code = 0; code < 2 * variable_count; ++code)
        CHECK(database.value(code) == expected.database.value(code));
}
}  // namespace

TEST_CASE("after removals, inequalities propagate as if the others had never been there", "[check]") {
    core::Random random(73);
    for (int round = 0; round < support::rounds(600); ++round) {
        CAPTURE(round);
        LinearPropagation database;
        std::map<std::int64_t, Linear> all;
        for (int step = 0; step < 40; ++step) {
            if (all.size() < 4 || random.below(3) != 0) {
                database.add(random_linear(random));
                all.emplace(database.last_id(), *database.find(database.last_id()));
            } else {
                for (std::uint64_t count = 1 + random.below(all.size() / 2); count > 0; --count) {
                    const auto gone = std::next(all.begin(), static_cast<std::ptrdiff_t>(random.below(all.size())));
                    CHECK(database.contains(gone->second));
                    database.remove(gone->first);
                    CHECK(database.find(gone->first) == nullptr);
                    all.erase(gone);
                }
                database.settle();
            }
            check_equal(database, all, random);
        }
    }
}
