// A pass that decides restores the saved phases: backtracking saves those of its own decisions.
#include "before_pass.hpp"
#include "support/adders.hpp"
#include "support/catch.hpp"
#include <satdoku/core/random.hpp>
#include <satdoku/families/families.hpp>
#include <array>
#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

using namespace satdoku;

namespace {
using Pass = void (*)(cdcl::State&, std::uint64_t);
const std::array<std::pair<std::string_view, Pass>, 4> passes{
    {{"vivify", cdcl::vivify}, {"adders", cdcl::sum_adders}, {"sweep", cdcl::sweep}, {"congruence", cdcl::congruence}}};

/// Two sums of the same numbers, whose highest carries are compared.
cnf::ClauseList adders() {
    support::AndGateBuilder builder;
    const auto literals = builder.fresh(8);
    const auto one = support::count_in_turn(builder, {literals.begin(), literals.begin() + 4});
    const auto two = support::count_in_turn(builder, {literals.begin() + 4, literals.end()});
    const auto sum = support::add_in_turn(builder, one, two);
    const auto other = support::count_in_turn(builder, literals);
    builder.clause(support::differences(builder, sum, other));
    return builder.build();
}
}  // namespace

TEST_CASE("passes that decide leave the saved phases as they were", "[cdcl]") {
    core::Random random(91);
    std::vector<cnf::ClauseList> formulas{adders()};
    for (int round = 0; round < 5; ++round) {
        formulas.push_back(families::random_clauses(random, 60, 200, 3));
        const cnf::ClauseList binary = families::random_clauses(random, 60, 20, 2);
        for (std::size_t index = 0; index < binary.size(); ++index) formulas.back().clause(binary[index]);
    }
    for (const auto& [name, pass] : passes) {
        CAPTURE(name);
        std::uint64_t ticks = 0;
        for (const cnf::ClauseList& formula : formulas) {
            cdcl::State state{cdcl::Options()};
            test::load_before_pass(state, formula);
            for (std::int8_t& phase : state.saved) phase = random.below(2) == 0 ? 1 : -1;
            const std::vector<std::int8_t> before = state.saved;
            const std::uint64_t start = state.counts.ticks;
            pass(state, 1'000'000'000);
            ticks += state.counts.ticks - start;
            CHECK(state.saved == before);
        }
        CHECK(ticks > 0);
    }
}
