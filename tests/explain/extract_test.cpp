// Cores of whole formulas: unsatisfiable and minimal by the other engine, for clauses and for groups, and never a
// wrong one if the work had to end.
#include "core_check.hpp"
#include "support/catch.hpp"
#include "support/random_formula.hpp"
#include <satdoku/cdcl/solver.hpp>
#include <satdoku/explain/extract.hpp>
#include <satdoku/families/families.hpp>
#include <array>
#include <memory>
#include <stop_token>
#include <vector>

using namespace satdoku;
using explain::Extraction;
using explain::Groups;
using explain::groups_of;
using explain::is_minimal_core;
using explain::satisfiable;
using solve::Verdict;

namespace {
std::unique_ptr<solve::Engine> make_cdcl(proof::Proof* proof, bool) {
    auto engine = std::make_unique<cdcl::Solver>();
    if (proof != nullptr) engine->prove_to(proof);
    return engine;
}

Extraction core_of(const Groups& groups, const explain::Task& task = {}) {
    return explain::extract(groups, make_cdcl, task);
}
}  // namespace

TEST_CASE("the check of cores rejects groups that are no minimal core", "[explain]") {
    const Groups groups = groups_of(families::all_signs(2));
    CHECK(is_minimal_core(groups, {0, 1, 2, 3}));
    CHECK_FALSE(is_minimal_core(groups, {0, 1, 2}));
    CHECK_FALSE(is_minimal_core(groups, {1, 0, 2, 3}));
    Groups more = groups_of(families::all_signs(2));
    more.clause(more.add(), std::array{cnf::Literal::from_dimacs(1)});
    CHECK_FALSE(is_minimal_core(more, {0, 1, 2, 3, 4}));
}

TEST_CASE("cores of random formulas are minimal", "[explain]") {
    core::Random random(3);
    int unsatisfiable = 0;
    for (int round = 0; round < 250; ++round) {
        const Groups groups = groups_of(support::random_formula(random, 12).clauses);
        const Extraction found = core_of(groups);
        CAPTURE(round);
        REQUIRE(found.finding.verdict != Verdict::unknown);
        if (found.finding.verdict == Verdict::satisfiable) {
            CHECK(satisfiable(groups, all_of(groups)));
            continue;
        }
        ++unsatisfiable;
        CHECK(found.finding.minimal);
        CHECK(found.finding.core.size() <= found.trimmed);
        CHECK(is_minimal_core(groups, found.finding.core));
    }
    CHECK(unsatisfiable > 40);
}

TEST_CASE("cores of groups are minimal, and smallest ones have no more groups", "[explain]") {
    core::Random random(4);
    int unsatisfiable = 0;
    for (int round = 0; round < 200; ++round) {
        const Groups groups = explain::random_groups(random, 6, 12);
        const Extraction found = core_of(groups);
        const Extraction smallest = core_of(groups, {.smallest = true});
        CAPTURE(round);
        REQUIRE(found.finding.verdict == smallest.finding.verdict);
        if (found.finding.verdict != Verdict::unsatisfiable) continue;
        ++unsatisfiable;
        CHECK(is_minimal_core(groups, found.finding.core));
        CHECK(is_minimal_core(groups, smallest.finding.core));
        CHECK(smallest.finding.smallest);
        CHECK(smallest.finding.core.size() <= found.finding.core.size());
    }
    CHECK(unsatisfiable > 50);
}

TEST_CASE("cores of families have their known sizes", "[explain]") {
    core::Random random(1);
    // No clause can be left out.
    for (const Groups& groups : {groups_of(families::pigeonhole(5, 4)), groups_of(families::all_signs(5)),
                                 groups_of(families::tseitin(random, 6, 3, true))}) {
        CHECK(core_of(groups).finding.core == all_of(groups));
    }
    // Two pigeons too many: each hole is needed, and one pigeon can be left out.
    const Groups two_too_many = groups_of(families::pigeonhole(5, 3));
    const Extraction found = core_of(two_too_many, {.smallest = true});
    CHECK(found.finding.smallest);
    CHECK(found.finding.core.size() == families::pigeonhole(4, 3).size());
    CHECK(is_minimal_core(two_too_many, found.finding.core));
    const Groups ordering = groups_of(families::ordering(5));
    CHECK(is_minimal_core(ordering, core_of(ordering).finding.core));
}

TEST_CASE("the same formula gives the same core, with the same work", "[explain]") {
    core::Random random(9);
    const Groups groups = groups_of(families::random_clauses(random, 60, 330, 3));
    const Extraction one = core_of(groups);
    const Extraction other = core_of(groups);
    REQUIRE(one.finding.verdict == Verdict::unsatisfiable);
    CHECK(one.finding.core == other.finding.core);
    CHECK(one.conflicts == other.conflicts);
}

TEST_CASE("if the work has to end, the best core so far is returned, without a proof", "[explain]") {
    core::Random random(9);
    const Groups groups = groups_of(families::random_clauses(random, 60, 330, 3));
    const std::uint64_t enough = core_of(groups).conflicts;
    bool was_undecided = false;
    bool was_unproved = false;
    for (std::uint64_t conflicts = 1; conflicts < enough; conflicts += 1 + enough / 20) {
        const Extraction found = core_of(groups, {.conflicts = conflicts});
        CAPTURE(conflicts);
        CHECK(found.reason == solve::StopReason::conflicts);
        CHECK_FALSE(found.finding.minimal);
        was_undecided = was_undecided || found.finding.verdict == Verdict::unknown;
        if (found.finding.verdict != Verdict::unsatisfiable) continue;
        was_unproved = true;
        CHECK_FALSE(satisfiable(groups, found.finding.core));
    }
    CHECK(was_undecided);
    CHECK(was_unproved);
    std::stop_source stopped;
    stopped.request_stop();
    const Extraction none = core_of(groups, {.stop = stopped.get_token()});
    CHECK(none.finding.verdict == Verdict::unknown);
    CHECK(none.reason == solve::StopReason::stopped);
}

TEST_CASE("a core may be empty, and variables may have any number", "[explain]") {
    Groups groups;
    groups.variables(cnf::largest_variable);
    const cnf::Literal far(cnf::Variable(cnf::largest_variable - 1), false);
    groups.clause(groups.add(), std::array{far});
    groups.clause(Groups::always, std::array{~far});
    CHECK(core_of(groups).finding.core == all_of(groups));
    groups.clause(Groups::always, std::array{far});
    const Extraction found = core_of(groups);
    CHECK(found.finding.verdict == Verdict::unsatisfiable);
    CHECK(found.finding.core.empty());
    CHECK(found.finding.minimal);
    groups.clause(groups.add(), {});
    CHECK(core_of(groups).finding.core.empty());
}

TEST_CASE("a formula that only sums of XOR constraints refute has a core", "[explain]") {
    // Resolution needs exponentially many steps for Tseitin's formulas on such graphs (Urquhart, 1987).
    core::Random random(2);
    const Groups groups = groups_of(families::tseitin(random, 40, 4, true));
    const Extraction found = core_of(groups);
    CHECK(found.finding.verdict == Verdict::unsatisfiable);
    CHECK(found.finding.minimal);
    CHECK(found.finding.core == all_of(groups));
}
