// The settings for formulas where most conflicts follow each other without a decision.
#include "formulas.hpp"
#include "heuristics/heuristics.hpp"
#include "simplification.hpp"
#include "support/catch.hpp"
#include "support/sanitized.hpp"
#include <satdoku/families/families.hpp>

using namespace satdoku;

namespace {
/// A state at the end of a stable mode with this number of conflicts, of which `successive` came without a decision.
cdcl::State measured(std::uint64_t conflicts, std::uint64_t successive) {
    cdcl::State state{cdcl::Options()};
    state.counts.conflicts = 700'000;
    state.counts.successive = 600'000;
    state.schedule.mode_counts = state.counts;
    state.counts.conflicts += conflicts;
    state.counts.successive += successive;
    state.stable = true;
    return state;
}

/// Returns the number of adaptations in a solve whose first stable mode is long enough to decide.
std::uint64_t adaptations(const cnf::ClauseList& formula) {
    cdcl::Options options;
    options.mode_interval = 4000;
    options.bva = 0;  // with these the function is inverted earlier
    cdcl::Solver solver(options);
    formula.replay(solver);
    solve::Limits limits;
    limits.conflicts = 30'000;
    solver.solve({}, limits, {});
    REQUIRE(test::statistic(solver, "mode_switches") > 1);
    return test::statistic(solver, "adaptations");
}
}  // namespace

TEST_CASE("adapt: happens if enough conflicts of a long stable mode are successive", "[cdcl]") {
    constexpr std::uint64_t conflicts = 10'000;
    CHECK_FALSE(cdcl::adapting(measured(conflicts, 0)));
    CHECK(cdcl::adapting(measured(conflicts, conflicts)));
    bool adapting = false;
    for (std::uint64_t successive = 0; successive <= conflicts; successive += 100) {
        if (adapting) REQUIRE(cdcl::adapting(measured(conflicts, successive)));
        adapting = cdcl::adapting(measured(conflicts, successive));
    }
    CHECK_FALSE(cdcl::adapting(measured(10, 10)));
}

TEST_CASE("adapt: at most once, in stable mode, in the first solve, not for circuits, if the option allows it",
          "[cdcl]") {
    cdcl::State state = measured(10'000, 10'000);
    state.options.adapt = 0;
    CHECK_FALSE(cdcl::adapting(state));
    state.options.adapt = 1;
    state.stable = false;
    CHECK_FALSE(cdcl::adapting(state));
    state.stable = true;
    state.counts.solves = 2;
    CHECK_FALSE(cdcl::adapting(state));
    state.counts.solves = 1;
    state.elimination_pays = true;
    CHECK_FALSE(cdcl::adapting(state));
    state.elimination_pays = false;
    CHECK(cdcl::adapting(state));
    cdcl::adapt(state);
    CHECK_FALSE(cdcl::adapting(state));
}

TEST_CASE("adapt: changes all its settings except those that were chosen", "[cdcl]") {
    cdcl::State standard = measured(10'000, 10'000);
    const cdcl::Options before = standard.options;
    cdcl::adapt(standard);
    REQUIRE(standard.options.restart_interval != before.restart_interval);
    cdcl::State chosen = measured(10'000, 10'000);
    chosen.options.restart_interval = 7;
    cdcl::adapt(chosen);
    CHECK(chosen.options.restart_interval == 7);
    CHECK(chosen.options.score_decay == standard.options.score_decay);
    cdcl::State as_before = measured(10'000, 10'000);
    as_before.options.restart_interval = static_cast<int>(before.restart_interval);
    cdcl::adapt(as_before);
    CHECK(as_before.options.restart_interval == before.restart_interval);
    CHECK(chosen.options.target == standard.options.target);
}

TEST_CASE("adapt: rephasing continues, as formulas with a model need it", "[cdcl]") {
    cdcl::State state = measured(10'000, 10'000);
    cdcl::adapt(state);
    CHECK(cdcl::rephasing(state));
    CHECK(state.options.bump_reasons == 1);  // in focused mode
}

TEST_CASE("adapt: happens for the inversion of a function, not for random formulas", "[cdcl]") {
    core::Random random(8);
    if (!support::is_slow) CHECK(adaptations(families::one_way(random, 24)) == 1);  // half a million conflicts
    CHECK(adaptations(families::random_clauses(random, 300, 1350, 3)) == 0);
}
