// Cores of small formulas are the same as by brute force over all sets of groups, and another engine agrees.
#include "core_check.hpp"
#include "support/brute_force.hpp"
#include "support/catch.hpp"
#include <satdoku/cdcl/solver.hpp>
#include <satdoku/core/random.hpp>
#include <satdoku/dpll/solver.hpp>
#include <satdoku/explain/cores.hpp>
#include <algorithm>
#include <bit>
#include <memory>
#include <numeric>
#include <stop_token>
#include <vector>

using namespace satdoku;
using explain::all_of;
using explain::clauses_of;
using explain::Group;
using explain::Groups;
using explain::is_minimal_core;
using explain::random_groups;
using explain::satisfiable;
using solve::Verdict;

namespace {
/// Returns the number of groups of the smallest core, by trying all sets; nothing if there is none.
std::optional<int> fewest_groups(const Groups& groups, std::span<const cnf::Literal> background) {
    std::optional<int> fewest;
    for (std::uint32_t set = 0; set < 1U << groups.size(); ++set) {
        if (fewest && std::popcount(set) >= *fewest) continue;
        std::vector<Group> chosen;
        for (Group group = 0; group < groups.size(); ++group) {
            if ((set >> group & 1U) != 0) chosen.push_back(group);
        }
        if (!support::brute_force(clauses_of(groups, chosen), background)) fewest = std::popcount(set);
    }
    return fewest;
}

/// An engine that has the groups.
std::unique_ptr<solve::Engine> engine_of(const Groups& groups, bool textbook) {
    std::unique_ptr<solve::Engine> engine;
    if (textbook) {
        engine = std::make_unique<dpll::Solver>();
    } else {
        engine = std::make_unique<cdcl::Solver>();
    }
    groups.replay(*engine);
    return engine;
}

/// One hole fewer than pigeons; each pigeon is a group, and so is each hole.
Groups pigeons(std::uint32_t holes) {
    Groups groups;
    groups.variables((holes + 1) * holes);
    const auto in_hole = [&](std::uint32_t pigeon, std::uint32_t hole, bool negative) {
        return cnf::Literal(cnf::Variable(pigeon * holes + hole), negative);
    };
    for (std::uint32_t pigeon = 0; pigeon <= holes; ++pigeon) {
        std::vector<cnf::Literal> somewhere;
        for (std::uint32_t hole = 0; hole < holes; ++hole) somewhere.push_back(in_hole(pigeon, hole, false));
        groups.clause(groups.add(), somewhere);
    }
    for (std::uint32_t hole = 0; hole < holes; ++hole) {
        const Group group = groups.add();
        for (std::uint32_t first = 0; first <= holes; ++first) {
            for (std::uint32_t second = first + 1; second <= holes; ++second) {
                groups.clause(group, std::array{in_hole(first, hole, true), in_hole(second, hole, true)});
            }
        }
    }
    return groups;
}
}  // namespace

TEST_CASE("cores of random groups are minimal, and smallest if the finding says so", "[explain]") {
    core::Random random(5);
    int unsatisfiable = 0;
    int larger_than_smallest = 0;
    for (int round = 0; round < 300; ++round) {
        const auto variables = static_cast<std::uint32_t>(3 + random.below(5));
        const Groups groups = random_groups(random, variables, static_cast<std::uint32_t>(4 + random.below(7)));
        const auto engine = engine_of(groups, round % 3 == 0);
        explain::CoreFinder finder(groups, *engine);
        // Several calls one after the other, because what was learned is kept.
        for (std::uint32_t assumed = 0; assumed < 4; ++assumed) {
            std::vector<cnf::Literal> background;
            if (assumed > 0) background.push_back(cnf::Literal::from_code(assumed));
            CAPTURE(round, assumed);
            const std::optional<int> fewest = fewest_groups(groups, background);
            const explain::Finding minimal = finder.minimal(all_of(groups), background, {});
            const explain::Finding smallest = finder.smallest(all_of(groups), background, {});
            if (!fewest) {
                CHECK(minimal.verdict == Verdict::satisfiable);
                CHECK(smallest.verdict == Verdict::satisfiable);
                CHECK(smallest.core.empty());
                continue;
            }
            ++unsatisfiable;
            REQUIRE(minimal.verdict == Verdict::unsatisfiable);
            REQUIRE(smallest.verdict == Verdict::unsatisfiable);
            CHECK(minimal.minimal);
            CHECK_FALSE(minimal.smallest);
            CHECK(smallest.smallest);
            CHECK(is_minimal_core(groups, minimal.core, background));
            CHECK(is_minimal_core(groups, smallest.core, background));
            CHECK(static_cast<int>(smallest.core.size()) == *fewest);
            if (static_cast<int>(minimal.core.size()) > *fewest) ++larger_than_smallest;
        }
    }
    CHECK(unsatisfiable > 300);
    CHECK(larger_than_smallest > 30);  // otherwise the test would not distinguish the two
}

TEST_CASE("only groups that were offered are in a core", "[explain]") {
    core::Random random(6);
    int unsatisfiable = 0;
    for (int round = 0; round < 200; ++round) {
        const Groups groups = random_groups(random, 5, 9);
        std::vector<Group> offered;
        for (Group group = groups.size(); group-- > 0;) {
            if (random.below(4) != 0) offered.push_back(group);
        }
        const auto engine = engine_of(groups, false);
        explain::CoreFinder finder(groups, *engine);
        finder.smallest(all_of(groups), {}, {});
        const explain::Finding finding = finder.smallest(offered, {}, {});
        CHECK((finding.verdict == Verdict::satisfiable) == satisfiable(groups, offered, {}));
        if (finding.verdict != Verdict::unsatisfiable) continue;
        ++unsatisfiable;
        CHECK(is_minimal_core(groups, finding.core, {}));
        for (const Group group : finding.core) {
            CHECK(std::find(offered.begin(), offered.end(), group) != offered.end());
        }
    }
    CHECK(unsatisfiable > 50);
}

TEST_CASE("of several minimal cores, the one with the first groups is preferred", "[explain]") {
    Groups groups;
    groups.variables(1);
    const cnf::Literal yes(cnf::Variable(0), false);
    for (int index = 0; index < 5; ++index) groups.clause(groups.add(), std::array{yes});
    const auto engine = engine_of(groups, false);
    explain::CoreFinder finder(groups, *engine);
    const std::vector<Group> offered = {3, 1, 4, 0, 2};
    CHECK(finder.minimal(offered, std::array{~yes}, {}).core.size() == 1);
}

TEST_CASE("if all groups are needed, this is found and proved", "[explain]") {
    const Groups groups = pigeons(5);
    const auto engine = engine_of(groups, false);
    explain::CoreFinder finder(groups, *engine);
    const explain::Finding finding = finder.smallest(all_of(groups), {}, {});
    CHECK(finding.core == all_of(groups));
    CHECK(finding.smallest);
}

TEST_CASE("clauses that always hold are in no core, which may then be empty", "[explain]") {
    Groups groups;
    groups.variables(2);
    const cnf::Literal one(cnf::Variable(0), false);
    const Group group = groups.add();
    groups.clause(group, std::array{~one});
    groups.clause(Groups::always, std::array{one});
    {
        const auto engine = engine_of(groups, false);
        explain::CoreFinder finder(groups, *engine);
        CHECK(finder.smallest(all_of(groups), {}, {}).core == std::vector<Group>{group});
    }
    groups.clause(Groups::always, std::array{~one});
    const auto engine = engine_of(groups, false);
    explain::CoreFinder finder(groups, *engine);
    const explain::Finding finding = finder.smallest(all_of(groups), {}, {});
    CHECK(finding.verdict == Verdict::unsatisfiable);
    CHECK(finding.core.empty());
    CHECK(finding.smallest);
}

TEST_CASE("too little effort gives an unproved core or none, and never a wrong one", "[explain]") {
    const Groups groups = pigeons(6);
    for (std::uint64_t solves = 0; solves < 40; solves += 3) {
        const auto engine = engine_of(groups, false);
        explain::CoreFinder finder(groups, *engine);
        const explain::Finding finding = finder.smallest(all_of(groups), {}, {.solves = solves});
        CAPTURE(solves);
        if (finding.verdict == Verdict::unsatisfiable) CHECK_FALSE(satisfiable(groups, finding.core, {}));
        if (solves == 0) CHECK(finding.verdict == Verdict::unknown);
    }
    const auto engine = engine_of(groups, false);
    explain::CoreFinder finder(groups, *engine);
    std::stop_source stopped;
    stopped.request_stop();
    CHECK(finder.minimal(all_of(groups), {}, {.stop = stopped.get_token()}).verdict == Verdict::unknown);
    CHECK(finder.minimal(all_of(groups), {}, {.conflicts = 1}).verdict == Verdict::unknown);
    CHECK(finder.minimal(all_of(groups), {}, {}).core == all_of(groups));
}
