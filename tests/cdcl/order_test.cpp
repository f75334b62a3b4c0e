// The order of decisions: chosen by the results of the last focused mode with each order.
#include "formulas.hpp"
#include "heuristics/heuristics.hpp"
#include "simplification.hpp"
#include "support/catch.hpp"
#include <satdoku/families/families.hpp>

using namespace satdoku;
using cdcl::Order;

namespace {
/// Returns the order of focused mode number `number` (from 0) after these trials.
Order chosen(std::uint64_t number, cdcl::Trial queue, cdcl::Trial scores, int option = 1) {
    cdcl::Options options;
    options.focused_scores = option;
    cdcl::State state(options);
    state.counts.mode_switches = 2 * number;
    state.trials[static_cast<std::size_t>(Order::queue)] = queue;
    state.trials[static_cast<std::size_t>(Order::scores)] = scores;
    cdcl::choose_order(state);
    return state.order;
}
}  // namespace

TEST_CASE("order: fewer decisions win, unless the clauses are far worse", "[cdcl]") {
    constexpr std::uint64_t settled = 4;
    CHECK(chosen(settled, {10, 3}, {10, 2}) == Order::scores);
    CHECK(chosen(settled, {10, 2}, {10, 3}) == Order::queue);
    CHECK(chosen(settled, {10, 3}, {100, 2}) == Order::queue);
}

TEST_CASE("order: scores are tried later, and the worse order from time to time, but not for long", "[cdcl]") {
    CHECK(chosen(0, {}, {}) == Order::queue);
    for (const Order better : {Order::queue, Order::scores}) {
        cdcl::State state{cdcl::Options()};
        state.trials[static_cast<std::size_t>(Order::queue)] = {10, better == Order::queue ? 2.0 : 3.0};
        state.trials[static_cast<std::size_t>(Order::scores)] = {10, better == Order::scores ? 2.0 : 3.0};
        state.counts.ticks = 1000;
        double better_ticks = 0, worse_ticks = 0, stable_ticks = 0;
        for (int modes = 0; modes < 200; ++modes) {
            cdcl::switch_mode(state);
            double& ticks = state.stable ? stable_ticks : state.order == better ? better_ticks : worse_ticks;
            ticks += static_cast<double>(state.schedule.mode_ticks - state.search_ticks());
            state.counts.ticks += state.schedule.mode_ticks - state.search_ticks();
        }
        CHECK(worse_ticks > 0.02 * better_ticks);
        CHECK(worse_ticks < 0.1 * better_ticks);
        CHECK(stable_ticks == Approx(better_ticks + worse_ticks).epsilon(0.05));
    }
}

TEST_CASE("order: an option fixes it, and stable mode always uses scores", "[cdcl]") {
    CHECK(chosen(3, {10, 3}, {10, 2}, 0) == Order::queue);
    CHECK(chosen(0, {10, 2}, {20, 3}, 2) == Order::scores);
    cdcl::Options options;
    options.stable = 2;
    options.focused_scores = 0;
    CHECK(cdcl::State(options).order == Order::scores);
}

TEST_CASE("order: random formulas use scores", "[cdcl]") {
    core::Random random(15);
    cdcl::Options options;
    options.mode_interval = 300;
    cdcl::Solver solver(options);
    families::random_clauses(random, 230, 1000, 3).replay(solver);
    solve::Limits limits;
    limits.conflicts = 20'000;
    solver.solve({}, limits, {});
    const std::uint64_t focused = test::statistic(solver, "mode_switches") / 2;
    CHECK(focused > 6);
    CHECK(test::statistic(solver, "focused_scores") > focused / 2);
}

TEST_CASE("order: trials are measured", "[cdcl]") {
    cdcl::State state{cdcl::Options()};
    state.counts.conflicts = 100;
    state.counts.decisions = 250;
    state.counts.learned_glue = 700;
    cdcl::measure_order(state);
    const cdcl::Trial& queue = state.trials[static_cast<std::size_t>(Order::queue)];
    CHECK(queue.glue == 7);
    CHECK(queue.decisions == 2.5);
    cdcl::measure_order(state);
    state.stable = true;
    state.counts.conflicts = 1000;
    cdcl::measure_order(state);
    CHECK(queue.glue == 7);
}
