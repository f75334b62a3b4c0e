// The C interface: the effect of each call in each state, and the errors.
#include "solver.hpp"
#include "support/catch.hpp"
#include "support/temporary_folder.hpp"
#include <satdoku/check/drat.hpp>
#include <satdoku/core/file.hpp>
#include <satdoku/families/families.hpp>
#include <array>
#include <cmath>
#include <memory>
#include <satdoku.h>
#include <string>
#include <vector>

using namespace satdoku;
using test::Numbers;
using test::Solver;

namespace {
cnf::ClauseList hard_formula() {
    core::Random random(3);
    return families::random_clauses(random, 300, 1290, 3);
}
}  // namespace

TEST_CASE("C: a formula is solved, added to, and solved under assumptions", "[ipasir]") {
    Solver solver;
    CHECK(satdoku_variables(solver, 3) == 1);
    CHECK(solver.clause({1, 2}) == 1);
    CHECK(solver.clause({-1, 2}) == 1);
    REQUIRE(satdoku_solve(solver) == SATDOKU_SATISFIABLE);
    CHECK(satdoku_value(solver, 2) == 2);
    CHECK(satdoku_value(solver, -2) == 2);
    CHECK(satdoku_assume(solver, -2) == 1);
    CHECK(satdoku_assume(solver, 3) == 1);
    REQUIRE(satdoku_solve(solver) == SATDOKU_UNSATISFIABLE);
    CHECK(satdoku_failed(solver, -2) == 1);
    CHECK(satdoku_failed(solver, 3) == 0);
    for (const std::int32_t literal : {-2, 3, 0}) CHECK(satdoku_add(solver, literal) == 1);
    CHECK(satdoku_solve(solver) == SATDOKU_SATISFIABLE);
    CHECK(satdoku_value(solver, 3) == 3);
    CHECK(solver.clause({}) == 1);
    CHECK(satdoku_solve(solver) == SATDOKU_UNSATISFIABLE);
    CHECK(solver.error() == "");
    CHECK(solver.reason() == "");
}

TEST_CASE("C: a call in the wrong state fails and changes nothing", "[ipasir]") {
    Solver solver;
    CHECK(satdoku_value(solver, 1) == 0);
    CHECK(solver.error() == "satdoku_value() was called without a model");
    CHECK(satdoku_failed(solver, 1) == 0);
    CHECK(solver.error() == "satdoku_failed() was called without a refutation");
    CHECK(solver.clause({1}) == 1);
    CHECK(solver.error() == "");
    CHECK(satdoku_option(solver, "seed", 5) == 0);
    CHECK(solver.error().starts_with("satdoku_option() must be called before"));
    CHECK(satdoku_open_proof(solver, "nowhere.drat", 0) == 0);
    CHECK(satdoku_close_proof(solver) == 0);
    CHECK(solver.error() == "satdoku_close_proof() was called without an open proof");
    CHECK(solver.clause({2, 0}) == 0);
    CHECK(solver.error() == "expected a literal from 1 to 2147483646 or its negation, found 0");
    CHECK(satdoku_add(solver, -1) == 1);
    CHECK(solver.clause({2}) == 0);
    CHECK(satdoku_solve(solver) == SATDOKU_UNKNOWN);
    CHECK(solver.error() == "satdoku_solve() was called before the current clause was ended by 0");
    CHECK(solver.reason() == "error");
    CHECK(satdoku_add(solver, 2) == 1);
    CHECK(satdoku_add(solver, 0) == 1);
    REQUIRE(satdoku_solve(solver) == SATDOKU_SATISFIABLE);
    CHECK(satdoku_value(solver, 2) == 2);
    CHECK(satdoku_failed(solver, 2) == 0);
    CHECK(satdoku_value(solver, 0) == 0);
    CHECK(satdoku_phase(solver, 0) == 0);
    CHECK(satdoku_value(solver, 2) == 2);
    CHECK(satdoku_error(nullptr) != nullptr);
}

TEST_CASE("C: many clauses come in one call, all of them or none", "[ipasir]") {
    Solver solver;
    const std::array<std::int32_t, 9> numbers = {1, 2, 0, -1, 2, 0, 1, -2, 0};
    CHECK(satdoku_clauses(solver, numbers.data(), numbers.size()) == 1);
    CHECK(satdoku_clauses(solver, nullptr, 0) == 1);
    REQUIRE(satdoku_solve(solver) == SATDOKU_SATISFIABLE);
    CHECK(satdoku_value(solver, 1) == 1);
    CHECK(satdoku_value(solver, 2) == 2);
    const std::array<std::int32_t, 5> refused = {-1, 0, 2147483647, 0, 0};
    CHECK(satdoku_clauses(solver, refused.data(), refused.size()) == 0);
    CHECK(solver.error().starts_with("expected a literal"));
    CHECK(satdoku_clauses(solver, numbers.data(), 8) == 0);
    CHECK(solver.error() == "satdoku_clauses() was called before the current clause was ended by 0");
    CHECK(satdoku_solve(solver) == SATDOKU_SATISFIABLE);
    const std::int32_t empty = 0;
    CHECK(satdoku_clauses(solver, &empty, 1) == 1);
    CHECK(satdoku_solve(solver) == SATDOKU_UNSATISFIABLE);
    CHECK(satdoku_clauses(nullptr, &empty, 1) == 0);
    const std::string version = std::to_string(SATDOKU_VERSION_MAJOR) + "." + std::to_string(SATDOKU_VERSION_MINOR) +
                                "." + std::to_string(SATDOKU_VERSION_PATCH);
    CHECK(satdoku_signature() == "satdoku " + version);
}

TEST_CASE("C: a literal that add refuses breaks the solver, and all later calls fail", "[ipasir]") {
    Solver solver;
    CHECK(solver.clause({1}) == 1);
    CHECK(satdoku_add(solver, 2147483647) == 0);
    const std::string error = solver.error();
    CHECK(error == "expected a literal from 1 to 2147483646 or its negation, found 2147483647");
    CHECK(satdoku_add(solver, 0) == 0);
    CHECK(solver.clause({2}) == 0);
    CHECK(satdoku_solve(solver) == SATDOKU_UNKNOWN);
    CHECK(solver.reason() == "error");
    CHECK(solver.error() == error);
}

TEST_CASE("C: options are chosen by name, in their range, before the first clause", "[ipasir]") {
    const auto decisions = [](int seed, int phase) {
        Solver solver;
        CHECK(satdoku_option(solver, "seed", seed) == 1);
        CHECK(satdoku_option(solver, "phase", phase) == 1);
        CHECK(satdoku_limit(solver, "conflicts", 500) == 1);
        solver.add_all(hard_formula());
        satdoku_solve(solver);
        return satdoku_statistic(solver, "decisions");
    };
    CHECK(decisions(1, 1) == decisions(1, 1));
    CHECK(decisions(1, 1) != decisions(1, 0));
    Solver solver;
    CHECK(satdoku_option(solver, "no-such-option", 1) == 0);
    CHECK(solver.error() == "the engine has no setting no-such-option");
    CHECK(satdoku_option(solver, "phase", 2) == 0);
    CHECK(solver.error() == "the engine's setting phase must be a number from 0 to 1, not 2");
    CHECK(satdoku_option(solver, "phase", 0) == 1);
    CHECK(solver.error() == "");
    CHECK(solver.clause({1, 2}) == 1);
    REQUIRE(satdoku_solve(solver) == SATDOKU_SATISFIABLE);
    CHECK((satdoku_value(solver, 1) < 0 || satdoku_value(solver, 2) < 0));  // the first decision
}

TEST_CASE("C: limits end a solve, with a reason, and can be removed", "[ipasir]") {
    Solver solver;
    solver.add_all(hard_formula());
    const auto reason_with = [&](const char* name, double value) {
        CHECK(satdoku_limit(solver, name, value) == 1);
        CHECK(satdoku_solve(solver) == SATDOKU_UNKNOWN);
        CHECK(satdoku_limit(solver, name, -1) == 1);
        return solver.reason();
    };
    CHECK(reason_with("conflicts", 10) == "conflicts");
    CHECK(reason_with("decisions", 10) == "decisions");
    CHECK(reason_with("seconds", 0) == "time");
    CHECK(reason_with("memory", 1) == "memory");
    CHECK(satdoku_limit(solver, "patience", 1) == 0);
    CHECK(solver.error() == "satdoku_limit(): expected conflicts, decisions, seconds or memory, and a number");
    CHECK(satdoku_limit(solver, "seconds", std::nan("")) == 0);
    CHECK(satdoku_limit(solver, "conflicts", 1e300) == 1);
    const auto stop = [](void*) { return 1; };
    CHECK(satdoku_set_terminate(solver, nullptr, stop) == 1);
    CHECK(satdoku_solve(solver) == SATDOKU_UNKNOWN);
    CHECK(solver.reason() == "stopped");
    CHECK(satdoku_set_terminate(solver, nullptr, nullptr) == 1);
    CHECK(solver.clause({1}) == 1);
    CHECK(solver.clause({-1}) == 1);
    CHECK(satdoku_solve(solver) == SATDOKU_UNSATISFIABLE);
    CHECK(solver.reason() == "");
}

TEST_CASE("C: statistics have names", "[ipasir]") {
    Solver solver;
    solver.add_all(families::pigeonhole(6, 5));
    CHECK(satdoku_solve(solver) == SATDOKU_UNSATISFIABLE);
    CHECK(satdoku_statistic(solver, "conflicts") > 10);
    CHECK(satdoku_statistic(solver, "no such") == 0);
    std::size_t count = 0;
    bool has_conflicts = false;
    while (const char* const name = satdoku_statistic_name(solver, count)) {
        has_conflicts = has_conflicts || std::string(name) == "conflicts";
        ++count;
    }
    CHECK(has_conflicts);
    CHECK(count > 20);
}

TEST_CASE("C: a proof is in its file when it is closed, and a checker accepts it", "[ipasir]") {
    const support::TemporaryFolder folder;
    const std::string path = folder.file("proof.drat");
    const cnf::ClauseList formula = families::pigeonhole(5, 4);
    for (const int binary : {0, 1}) {
        Solver solver;
        REQUIRE(satdoku_open_proof(solver, path.c_str(), binary) == 1);
        CHECK(satdoku_option(solver, "eliminate", 0) == 1);
        solver.add_all(formula);
        REQUIRE(satdoku_solve(solver) == SATDOKU_UNSATISFIABLE);
        REQUIRE(satdoku_close_proof(solver) == 1);
        const std::string proof = core::read_whole(path);
        CHECK(check::drat(formula, proof, path).verdict == check::DratVerdict::verified);
        CHECK(satdoku_failed(solver, 1) == 0);
        CHECK(solver.error() == "");
        CHECK(solver.clause({1}) == 0);
        CHECK(solver.error() == "satdoku_clause() was called after the proof was closed");
        CHECK(satdoku_solve(solver) == SATDOKU_UNKNOWN);
        CHECK(satdoku_close_proof(solver) == 0);
    }
    Solver solver;
    CHECK(satdoku_open_proof(solver, folder.file("no/such/folder").c_str(), 0) == 0);
    CHECK(solver.error().find("no/such/folder") != std::string::npos);
    CHECK(solver.clause({1}) == 1);
    CHECK(satdoku_solve(solver) == SATDOKU_SATISFIABLE);
}

TEST_CASE("C: literals are fixed if every model contains them", "[ipasir]") {
    Solver solver;
    CHECK(satdoku_fixed(solver, 1) == 0);
    CHECK(solver.clause({1}) == 1);
    CHECK(solver.clause({-1, -2}) == 1);
    CHECK(solver.clause({3, 4}) == 1);
    satdoku_assume(solver, 3);
    REQUIRE(satdoku_solve(solver) == SATDOKU_SATISFIABLE);
    CHECK(satdoku_fixed(solver, 1) == 1);
    CHECK(satdoku_fixed(solver, -1) == -1);
    CHECK(satdoku_fixed(solver, 2) == -1);
    CHECK(satdoku_fixed(solver, 3) == 0);
    CHECK(satdoku_fixed(solver, 99) == 0);
}

TEST_CASE("C: decisions use the preferred phase", "[ipasir]") {
    Solver solver;
    for (std::int32_t variable = 1; variable < 20; variable += 2)
        CHECK(solver.clause({variable, variable + 1, -(variable + 2)}) == 1);
    for (const std::int32_t sign : {1, -1}) {
        for (std::int32_t variable = 1; variable <= 21; ++variable) {
            const bool positive = (variable % 3 == 0) == (sign > 0);
            CHECK(satdoku_phase(solver, variable % 2 == 0 || positive ? variable : -variable) == 1);
        }
        REQUIRE(satdoku_solve(solver) == SATDOKU_SATISFIABLE);
        // If the even variables are true, each clause is true, and nothing is implied.
        for (std::int32_t variable = 1; variable <= 21; ++variable) {
            const bool positive = (variable % 3 == 0) == (sign > 0);
            CAPTURE(sign, variable);
            CHECK((satdoku_value(solver, variable) > 0) == (variable % 2 == 0 || positive));
        }
    }
    for (std::int32_t variable = 1; variable <= 21; ++variable) CHECK(satdoku_unphase(solver, variable) == 1);
    CHECK(satdoku_solve(solver) == SATDOKU_SATISFIABLE);
    CHECK(satdoku_option(solver, "seed", 1) == 0);
}

TEST_CASE("C: callbacks may ask for statistics, and nothing else of their solver", "[ipasir]") {
    Solver solver;
    solver.add_all(hard_formula());
    struct Seen {
        satdoku_solver* solver;
        bool refused = true;
        std::string error;
    } seen{solver, true, {}};
    satdoku_set_terminate(solver, &seen, [](void* data) {
        Seen& self = *static_cast<Seen*>(data);
        self.refused = self.refused && satdoku_solve(self.solver) == SATDOKU_UNKNOWN &&
                       satdoku_limit(self.solver, "conflicts", 1) == 0 && satdoku_value(self.solver, 1) == 0 &&
                       satdoku_phase(self.solver, 1) == 0;
        self.error = satdoku_error(self.solver);
        return satdoku_statistic(self.solver, "conflicts") > 5 ? 1 : 0;
    });
    CHECK(satdoku_solve(solver) == SATDOKU_UNKNOWN);
    CHECK(seen.refused);
    CHECK(seen.error == "satdoku_phase() was called during a solve");
    CHECK(solver.reason() == "stopped");
    CHECK(solver.error() == "");
}
