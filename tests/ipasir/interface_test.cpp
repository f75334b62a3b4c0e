// The C interface without IPASIR: what cdcl's own tests compare with brute force is called here once each, with the
// errors of each call.
#include "solver.hpp"
#include "support/catch.hpp"
#include "support/temporary_folder.hpp"
#include <satdoku/check/drat.hpp>
#include <satdoku/core/file.hpp>
#include <satdoku/families/families.hpp>
#include <algorithm>
#include <satdoku.h>
#include <string>
#include <vector>

using namespace satdoku;
using test::Numbers;
using test::Solver;

namespace {
int constrain(satdoku_solver* solver, const Numbers& literals) {
    return satdoku_constrain(solver, literals.data(), literals.size());
}

Numbers implied(satdoku_solver* solver) {
    const std::int32_t* literals = nullptr;
    const std::size_t count = satdoku_implied(solver, &literals);
    return {literals, literals + count};
}

struct Visited {
    std::vector<Numbers> clauses;
    std::size_t most = 1000;
    satdoku_solver* solver = nullptr;  ///< misused within the visit
};

int take_clause(void* data, const std::int32_t* literals, std::size_t size) {
    Visited& visited = *static_cast<Visited*>(data);
    visited.clauses.emplace_back(literals, literals + size);
    if (visited.solver != nullptr) CHECK(satdoku_clause(visited.solver, nullptr, 0) == 0);
    return visited.clauses.size() < visited.most ? 1 : 0;
}

void write_text(const std::string& path, const std::string& text) {
    core::Output file(path);
    file.write(text);
    file.commit();
}

int never(void*) { return 0; }
int at_once(void*) { return 1; }
void ignore_learned(void*, std::int32_t*) {}
}  // namespace

TEST_CASE("C: a constraint holds for one solve", "[ipasir]") {
    Solver solver;
    CHECK(solver.clause({1, 2}) == 1);
    CHECK(constrain(solver, {-1, -3}) == 1);
    CHECK(constrain(solver, {-1}) == 1);
    CHECK(satdoku_assume(solver, -2) == 1);
    REQUIRE(satdoku_solve(solver) == SATDOKU_UNSATISFIABLE);
    CHECK(satdoku_constraint_failed(solver) == 1);
    CHECK(satdoku_failed(solver, -2) == 1);
    REQUIRE(satdoku_solve(solver) == SATDOKU_SATISFIABLE);
    CHECK(satdoku_constraint_failed(solver) == 0);
    CHECK(solver.error() == "satdoku_constraint_failed() was called without a refutation");
    CHECK(constrain(solver, {1, 0}) == 0);
    CHECK(solver.error().starts_with("expected a literal"));
    CHECK(satdoku_solve(solver) == SATDOKU_SATISFIABLE);
    CHECK(satdoku_variable_count(solver) == 3);
}

TEST_CASE("C: propagation lists what it implies", "[ipasir]") {
    Solver solver;
    CHECK(solver.clause({-1, 2}) == 1);
    CHECK(solver.clause({3, 4}) == 1);
    CHECK(implied(solver).empty());
    CHECK(solver.error() == "satdoku_implied() was called before propagation had finished without a contradiction");
    CHECK(satdoku_assume(solver, 1) == 1);
    REQUIRE(satdoku_propagate(solver) == SATDOKU_UNKNOWN);
    CHECK(solver.reason() == "");
    CHECK(implied(solver) == Numbers{1, 2});
    CHECK(satdoku_assume(solver, 1) == 1);
    CHECK(satdoku_assume(solver, -2) == 1);
    REQUIRE(satdoku_propagate(solver) == SATDOKU_UNSATISFIABLE);
    CHECK(satdoku_failed(solver, -2) == 1);
    CHECK(implied(solver).empty());
    for (const std::int32_t literal : {-1, 2, 3, -4}) CHECK(satdoku_assume(solver, literal) == 1);
    REQUIRE(satdoku_propagate(solver) == SATDOKU_SATISFIABLE);
    CHECK(satdoku_value(solver, 4) == -4);
    CHECK(implied(solver) == Numbers{-1, 2, 3, -4});
    CHECK(satdoku_set_terminate(solver, nullptr, at_once) == 1);
    CHECK(satdoku_propagate(solver) == SATDOKU_UNKNOWN);
    CHECK(solver.reason() == "stopped");
    CHECK(implied(solver).empty());
    CHECK(satdoku_clause(solver, Numbers{5}.data(), 1) == 1);
    CHECK(satdoku_add(solver, 1) == 1);
    CHECK(satdoku_propagate(solver) == SATDOKU_UNKNOWN);
    CHECK(solver.error() == "satdoku_propagate() was called before the current clause was ended by 0");
}

TEST_CASE("C: the simplified formula is visited, and the visit ends where it is asked to", "[ipasir]") {
    Solver solver;
    CHECK(solver.clause({1}) == 1);
    CHECK(solver.clause({-1, 2, 3}) == 1);
    CHECK(solver.clause({4, 5, 6}) == 1);
    Visited all;
    all.solver = solver;
    CHECK(satdoku_visit_clauses(solver, &all, take_clause) == 1);
    CHECK(all.clauses == std::vector<Numbers>{{1}, {2, 3}, {4, 5, 6}});
    Visited one{{}, 1, nullptr};
    CHECK(satdoku_visit_clauses(solver, &one, take_clause) == 1);
    CHECK(one.clauses.size() == 1);
    Visited none;
    CHECK(satdoku_visit_witnesses(solver, &none, take_clause) == 1);
    CHECK(none.clauses.empty());
    CHECK(satdoku_solve(solver) == SATDOKU_SATISFIABLE);
    CHECK(satdoku_visit_clauses(solver, &none, take_clause) == 1);
    CHECK(satdoku_value(solver, 1) == 1);  // the visit has changed nothing
    CHECK(solver.clause({-1}) == 1);
    Visited refuted;
    CHECK(satdoku_visit_clauses(solver, &refuted, take_clause) == 1);
    CHECK(refuted.clauses == std::vector<Numbers>{{}});
}

TEST_CASE("C: a copy is independent", "[ipasir]") {
    Solver solver;
    CHECK(satdoku_option(solver, "seed", 7) == 1);
    CHECK(solver.clause({1, 2}) == 1);
    CHECK(satdoku_assume(solver, -1) == 1);
    Solver copy{{satdoku_copy(solver), satdoku_release}};
    REQUIRE(copy.handle != nullptr);
    CHECK(satdoku_variable_count(copy) == 2);
    CHECK(satdoku_option(copy, "seed", 8) == 0);
    CHECK(copy.clause({-1}) == 1);
    CHECK(copy.clause({-2}) == 1);
    CHECK(satdoku_solve(copy) == SATDOKU_UNSATISFIABLE);
    REQUIRE(satdoku_solve(solver) == SATDOKU_SATISFIABLE);
    CHECK(satdoku_value(solver, 2) == 2);
    CHECK(satdoku_add(solver, 1) == 1);
    CHECK(satdoku_copy(solver) == nullptr);
    CHECK(solver.error() == "satdoku_copy() was called before the current clause was ended by 0");
    CHECK(satdoku_copy(nullptr) == nullptr);
}

TEST_CASE("C: the model is changed by flips", "[ipasir]") {
    Solver solver;
    CHECK(satdoku_flip(solver, 1) == 0);
    CHECK(solver.error() == "satdoku_flip() was called without a model");
    CHECK(solver.clause({1, 2}) == 1);
    CHECK(satdoku_assume(solver, 1) == 1);
    CHECK(satdoku_assume(solver, 2) == 1);
    REQUIRE(satdoku_solve(solver) == SATDOKU_SATISFIABLE);
    CHECK(satdoku_flippable(solver, 1) == 0);  // an assumption
    CHECK(constrain(solver, {1, 2}) == 1);
    REQUIRE(satdoku_solve(solver) == SATDOKU_SATISFIABLE);
    for (const std::int32_t literal : {1, 2})
        CHECK((satdoku_value(solver, literal) > 0 || satdoku_flip(solver, literal) == 1));
    CHECK(satdoku_flip(solver, -1) == 1);
    CHECK(satdoku_value(solver, 1) == -1);
    CHECK(satdoku_flippable(solver, 2) == 0);
    CHECK(satdoku_flip(solver, 1) == 1);
    CHECK(satdoku_flippable(solver, 2) == 1);
    CHECK(satdoku_value(solver, 2) == 2);
    CHECK(satdoku_flippable(solver, 0) == 0);
    CHECK(satdoku_flippable(solver, 9) == 0);
}

TEST_CASE("C: configurations are named as in other solvers", "[ipasir]") {
    Solver solver;
    for (const char* const name : {"default", "sat", "unsat", "plain", "textbook"})
        CHECK(satdoku_configure(solver, name) == 1);
    CHECK(satdoku_configure(solver, "fast") == 0);
    CHECK(solver.error() == "the engine has no configuration fast; use default, sat, unsat, plain, rup or textbook");
    CHECK(solver.clause({1}) == 1);
    CHECK(satdoku_configure(solver, "sat") == 0);
}

TEST_CASE("C: a DIMACS file is read, and a bad one breaks the solver with its place", "[ipasir]") {
    const support::TemporaryFolder folder;
    const std::string path = folder.file("f.cnf"), bad = folder.file("bad.cnf");
    write_text(path, "c two clauses\np cnf 4 2\n1 -2 0\n2 0\n");
    write_text(bad, "p cnf 2 2\n1 0\n3 0\n");
    Solver solver;
    CHECK(satdoku_read(solver, folder.file("none.cnf").c_str()) == 0);
    CHECK(solver.error().find("none.cnf") != std::string::npos);
    Solver other;
    CHECK(satdoku_read(other, path.c_str()) == 1);
    CHECK(satdoku_variable_count(other) == 4);
    REQUIRE(satdoku_solve(other) == SATDOKU_SATISFIABLE);
    CHECK(satdoku_value(other, 1) == 1);
    CHECK(other.clause({-1}) == 1);
    CHECK(satdoku_solve(other) == SATDOKU_UNSATISFIABLE);
    CHECK(satdoku_read(other, bad.c_str()) == 0);
    CHECK(other.error().find("bad.cnf:3:1") != std::string::npos);
    CHECK(satdoku_solve(other) == SATDOKU_UNKNOWN);
}

TEST_CASE("C: several threads solve, and refuse what is for one", "[ipasir]") {
    core::Random random(5);
    const cnf::ClauseList formula = families::random_clauses(random, 120, 560, 3);
    const support::TemporaryFolder folder;
    const std::string path = folder.file("proof");
    Solver solver;
    CHECK(satdoku_threads(solver, 0) == 0);
    CHECK(solver.error() == "satdoku_threads() needs 1 to 1024 threads, not 0");
    CHECK(satdoku_threads(solver, 3) == 1);
    CHECK(satdoku_option(solver, "seed", 3) == 1);
    CHECK(satdoku_open_proof(solver, path.c_str(), 0) == 1);
    CHECK(satdoku_set_terminate(solver, nullptr, never) == 1);
    CHECK(satdoku_variables(solver, formula.variable_count()) == 1);
    solver.add_all(formula);
    REQUIRE(satdoku_solve(solver) == SATDOKU_UNSATISFIABLE);
    CHECK(satdoku_statistic(solver, "conflicts") > 0);
    CHECK(satdoku_constraint_failed(solver) == 0);
    CHECK(satdoku_threads(solver, 2) == 0);
    CHECK(satdoku_close_proof(solver) == 1);
    CHECK(check::drat(formula, core::read_whole(path), path).verdict == check::DratVerdict::verified);

    Solver refusing;
    CHECK(satdoku_threads(refusing, 2) == 1);
    const std::int32_t* literals = nullptr;
    for (const bool solved : {false, true}) {
        CHECK(satdoku_copy(refusing) == nullptr);
        CHECK(refusing.error() == "satdoku_copy() is available only with one thread");
        CHECK(constrain(refusing, {1}) == 0);
        CHECK(satdoku_propagate(refusing) == 0);
        CHECK(satdoku_implied(refusing, &literals) == 0);
        CHECK(satdoku_flip(refusing, 1) == 0);
        CHECK(satdoku_fixed(refusing, 1) == 0);
        CHECK(satdoku_phase(refusing, 1) == 0);
        CHECK(satdoku_unphase(refusing, 1) == 0);
        CHECK(satdoku_set_learn(refusing, nullptr, 3, ignore_learned) == 0);
        CHECK(satdoku_visit_clauses(refusing, nullptr, take_clause) == 0);
        CHECK(refusing.error() == "satdoku_visit_clauses() is available only with one thread");
        if (solved) break;
        CHECK(refusing.clause({1, 2}) == 1);
        CHECK(satdoku_assume(refusing, -1) == 1);
        REQUIRE(satdoku_solve(refusing) == SATDOKU_SATISFIABLE);
        CHECK(satdoku_value(refusing, 2) == 2);
        CHECK(satdoku_set_terminate(refusing, nullptr, at_once) == 1);
        core::Random another(3);
        refusing.add_all(families::random_clauses(another, 300, 1290, 3));
        CHECK(satdoku_solve(refusing) == SATDOKU_UNKNOWN);
        CHECK(refusing.reason() == "stopped");
    }
    Solver alone;
    CHECK(satdoku_set_learn(alone, nullptr, 3, ignore_learned) == 1);
    CHECK(satdoku_threads(alone, 2) == 0);
    CHECK(satdoku_threads(alone, 1) == 1);
}
