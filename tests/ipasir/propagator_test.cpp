// The C interface of the user propagator. The example ensures that no column of a table has two entries.
#include "solver.hpp"
#include "support/catch.hpp"
#include "support/temporary_folder.hpp"
#include <satdoku/check/drat.hpp>
#include <satdoku/core/file.hpp>
#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <satdoku.h>
#include <sstream>
#include <string>
#include <vector>

namespace {
using satdoku::test::Numbers;

/// Variables 1 to rows * columns, row by row. The constraint that a column has at most one entry is not in the clauses.
struct Table {
    int rows, columns;
    bool propagating;               ///< implies literals; otherwise it only rejects models
    bool is_lazy = false;           ///< gets no notifications from which it could imply literals
    std::vector<int> values;        ///< by variable
    Numbers trail;                  ///< the notified literals
    std::vector<std::size_t> ends;  ///< by level: literals of the trail before it
    std::size_t visited = 0;        ///< literals of the trail whose columns have been visited
    Numbers implied;                ///< not yet passed to the solver
    Numbers clause;                 ///< the clause that is being passed, with its 0
    std::size_t next = 0;           ///< index in `clause`
    int refused = 0, propagated = 0, late = 0, returned = 0;
    bool going_back = false;    ///< forces a backtrack now and then
    std::int32_t nonsense = 0;  ///< a literal that is put into each clause
    satdoku_solver* solver = nullptr;

    Table(int number_of_rows, int number_of_columns, bool eager)
        : rows(number_of_rows), columns(number_of_columns), propagating(eager),
          values(static_cast<std::size_t>(rows * columns + 1)) {}

    int& value(std::int32_t literal) { return values[static_cast<std::size_t>(std::abs(literal))]; }
    bool in_same_column(std::int32_t one, std::int32_t two) const { return (one - 1) % columns == (two - 1) % columns; }
    /// Another entry in the same column, or 0.
    std::int32_t other(std::int32_t entry) const {
        for (const std::int32_t literal : trail)
            if (literal > 0 && literal != entry && in_same_column(literal, entry)) return literal;
        return 0;
    }
    void begin_clause(Numbers literals) {
        clause = std::move(literals);
        if (nonsense != 0) clause.push_back(nonsense);
        clause.push_back(0);
        next = 0;
    }
};

Table& table(void* data) { return *static_cast<Table*>(data); }

satdoku_propagator callbacks(Table& of) {
    satdoku_propagator propagator{};
    propagator.data = &of;
    propagator.notify_assignment = [](void* data, const int32_t* literals, size_t count) {
        Table& self = table(data);
        for (size_t index = 0; index < count; ++index) {
            CHECK(self.value(literals[index]) == 0);
            self.value(literals[index]) = literals[index] > 0 ? 1 : -1;
            self.trail.push_back(literals[index]);
        }
    };
    propagator.notify_new_decision_level = [](void* data) { table(data).ends.push_back(table(data).trail.size()); };
    propagator.notify_backtrack = [](void* data, size_t level) {
        Table& self = table(data);
        for (; self.trail.size() > self.ends[level]; self.trail.pop_back()) self.value(self.trail.back()) = 0;
        self.ends.resize(level);
        self.implied.clear();
        self.visited = std::min(self.visited, self.trail.size());
    };
    propagator.cb_check_found_model = [](void* data, const int32_t* model, size_t size) {
        Table& self = table(data);
        if (self.is_lazy) self.trail.assign(model, model + size);
        CHECK(Numbers(model, model + size) == self.trail);
        for (const std::int32_t literal : self.trail) {
            if (literal < 0 || self.other(literal) == 0) continue;
            ++self.refused;
            return 0;
        }
        return 1;
    };
    propagator.cb_decide = [](void* data) {
        Table& self = table(data);
        const std::size_t level = self.ends.size() / 2;
        if (self.going_back && self.returned < 10 && self.ends.size() % 4 == 3) {
            self.returned += satdoku_force_backtrack(self.solver, level);
            CHECK(self.ends.size() == level);
        }
        for (const std::int32_t literal : self.trail) {
            if (satdoku_is_decision(self.solver, literal) == 0) continue;
            CHECK(satdoku_is_decision(self.solver, -literal) == 1);
        }
        return 0;
    };
    propagator.cb_propagate = [](void* data) {
        Table& self = table(data);
        if (!self.propagating) return 0;
        for (; self.implied.empty() && self.visited < self.trail.size(); ++self.visited) {
            const std::int32_t entry = self.trail[self.visited];
            if (entry < 0) continue;
            for (std::int32_t other = 1; other <= self.rows * self.columns; ++other)
                if (other != entry && self.in_same_column(entry, other)) self.implied.push_back(-other);
        }
        if (self.implied.empty()) return 0;
        ++self.propagated;
        const std::int32_t literal = self.implied.back();
        self.implied.pop_back();
        return literal;
    };
    propagator.cb_add_reason_clause_lit = [](void* data, int32_t propagated) {
        Table& self = table(data);
        if (self.next == self.clause.size()) self.begin_clause({propagated, -self.other(-propagated)});
        return self.clause[self.next++];
    };
    propagator.cb_has_external_clause = [](void* data, int* is_forgettable) {
        Table& self = table(data);
        for (const std::int32_t literal : self.trail) {
            if (literal < 0 || self.other(literal) == 0) continue;
            self.begin_clause({-literal, -self.other(literal)});
            *is_forgettable = 0;
            self.late += satdoku_observe(self.solver, literal);
            if (self.is_lazy) self.trail.clear();  // one clause for each model
            return 1;
        }
        return 0;
    };
    propagator.cb_add_external_clause_lit = [](void* data) { return table(data).clause[table(data).next++]; };
    propagator.is_lazy = of.is_lazy ? 1 : 0;
    return propagator;
}

struct TableSolver : satdoku::test::Solver {
    /// Adds the clauses: each row has an entry.
    void add(Table& of) {
        of.solver = *this;
        const satdoku_propagator propagator = callbacks(of);
        REQUIRE(satdoku_connect_propagator(*this, &propagator) == 1);
        for (int row = 0; row < of.rows; ++row) {
            Numbers clause;
            for (int column = 1; column <= of.columns; ++column) clause.push_back(row * of.columns + column);
            for (const std::int32_t literal : clause) REQUIRE(satdoku_observe(*this, literal) == 1);
            REQUIRE(satdoku_clause(*this, clause.data(), clause.size()) == 1);
        }
    }
};
}  // namespace

TEST_CASE("C: a propagator adds a constraint that is not in the clauses", "[ipasir]") {
    for (const bool eager : {false, true}) {
        CAPTURE(eager);
        Table full(5, 5, eager), crowded(6, 5, eager);
        TableSolver one, two;
        one.add(full);
        two.add(crowded);
        REQUIRE(satdoku_solve(one) == SATDOKU_SATISFIABLE);
        for (std::int32_t entry = 1; entry <= 25; ++entry) {
            for (std::int32_t other = 1; other < entry; ++other) {
                if (full.in_same_column(entry, other))
                    CHECK((satdoku_value(one, entry) < 0 || satdoku_value(one, other) < 0));
            }
        }
        CHECK(satdoku_solve(two) == SATDOKU_UNSATISFIABLE);
        CHECK((eager ? crowded.propagated : crowded.late) > 10);

        satdoku_assume(one, 1);
        satdoku_assume(one, 6);  // in the same column
        CHECK(satdoku_solve(one) == SATDOKU_UNSATISFIABLE);
        CHECK(satdoku_failed(one, 1) + satdoku_failed(one, 6) == 2);
        CHECK(satdoku_solve(one) == SATDOKU_SATISFIABLE);
    }
}

TEST_CASE("C: a lazy propagator sees complete assignments alone", "[ipasir]") {
    Table full(5, 5, false), crowded(5, 4, false);
    full.is_lazy = crowded.is_lazy = true;
    TableSolver one, two;
    one.add(full);
    two.add(crowded);
    CHECK(satdoku_solve(one) == SATDOKU_SATISFIABLE);
    CHECK(satdoku_solve(two) == SATDOKU_UNSATISFIABLE);
    CHECK(full.refused > 0);
    CHECK(crowded.refused == crowded.late);
    CHECK(full.ends.empty());
    CHECK(full.propagated == 0);
}

TEST_CASE("C: a propagator forces the search to go back", "[ipasir]") {
    for (const bool eager : {false, true}) {
        Table full(5, 5, eager), crowded(5, 4, eager);
        full.going_back = crowded.going_back = true;
        TableSolver one, two;
        one.add(full);
        two.add(crowded);
        satdoku_assume(one, 1);
        satdoku_assume(one, 7);
        CHECK(satdoku_solve(one) == SATDOKU_SATISFIABLE);
        CHECK(satdoku_value(one, 7) == 7);
        CHECK(satdoku_solve(two) == SATDOKU_UNSATISFIABLE);
        CHECK(full.returned > 0);
        CHECK(satdoku_force_backtrack(one, 0) == 0);
        CHECK(one.error() == "satdoku_force_backtrack() was called outside a propagator callback");
        CHECK(satdoku_is_decision(one, 1) == 0);
        CHECK(one.error() == "satdoku_is_decision() was called outside a propagator callback");
    }
}

TEST_CASE("C: fixed literals are reported once, as soon as they are known", "[ipasir]") {
    satdoku::test::Solver solver;
    Numbers shown;
    const auto take = [](void* data, std::int32_t literal) { static_cast<Numbers*>(data)->push_back(literal); };
    const Numbers clauses = {1, 0, -1, 2, 0, -2, -3, 4, 0, -2, -3, -4, 0};
    CHECK(satdoku_set_fixed(solver, &shown, take) == 1);
    CHECK(satdoku_clauses(solver, clauses.data(), clauses.size()) == 1);
    CHECK(shown == Numbers{1, 2});
    CHECK(satdoku_solve(solver) == SATDOKU_SATISFIABLE);
    satdoku_assume(solver, 3);
    CHECK(satdoku_solve(solver) == SATDOKU_UNSATISFIABLE);
    CHECK(satdoku_solve(solver) == SATDOKU_SATISFIABLE);
    for (const std::int32_t literal : shown) CHECK(satdoku_fixed(solver, literal) == 1);
    CHECK(satdoku_set_fixed(solver, nullptr, nullptr) == 1);
    CHECK(satdoku_threads(solver, 2) == 0);
}

TEST_CASE("C: with a propagator a proof has axioms", "[ipasir]") {
    const satdoku::support::TemporaryFolder folder;
    const std::string axioms_path = folder.file("axioms"), proof_path = folder.file("proof");
    Table crowded(4, 3, true);
    TableSolver solver;
    CHECK(satdoku_open_axioms(solver, axioms_path.c_str()) == 0);
    CHECK(solver.error() == "satdoku_open_axioms() was called without an open proof");
    REQUIRE(satdoku_open_proof(solver, proof_path.c_str(), 0) == 1);
    REQUIRE(satdoku_open_axioms(solver, axioms_path.c_str()) == 1);
    REQUIRE(satdoku_option(solver, "seed", 3) == 1);
    solver.add(crowded);
    REQUIRE(satdoku_solve(solver) == SATDOKU_UNSATISFIABLE);
    REQUIRE(satdoku_close_proof(solver) == 1);

    satdoku::cnf::ClauseList refuted;
    const auto add = [&](const Numbers& numbers) {
        std::vector<satdoku::cnf::Literal> literals;
        for (const std::int32_t number : numbers) literals.push_back(satdoku::cnf::Literal::from_dimacs(number));
        refuted.clause(literals);
    };
    const auto verdict = [&] {
        return satdoku::check::drat(refuted, satdoku::core::read_whole(proof_path), "proof").verdict;
    };
    for (std::int32_t row = 0; row < 4; ++row) add({3 * row + 1, 3 * row + 2, 3 * row + 3});
    CHECK(verdict() != satdoku::check::DratVerdict::verified);
    std::istringstream axioms(satdoku::core::read_whole(axioms_path));
    Numbers axiom;
    for (std::int32_t number = 0; axioms >> number;) {
        if (number != 0) {
            axiom.push_back(number);
            continue;
        }
        REQUIRE(axiom.size() == 2);
        CHECK((axiom[0] < 0 && axiom[1] < 0 && crowded.in_same_column(-axiom[0], -axiom[1])));
        add(axiom);
        axiom.clear();
    }
    CHECK(verdict() == satdoku::check::DratVerdict::verified);
}

TEST_CASE("C: a propagator and a proof without axioms exclude each other", "[ipasir]") {
    const satdoku::support::TemporaryFolder folder;
    Table small(2, 2, true);
    const satdoku_propagator propagator = callbacks(small);
    TableSolver proving, solver;
    REQUIRE(satdoku_open_proof(proving, folder.file("proof").c_str(), 0) == 1);
    CHECK(satdoku_connect_propagator(proving, &propagator) == 0);
    CHECK(proving.error() ==
          "satdoku_connect_propagator() combines a proof with a propagator, whose clauses need a file: call "
          "satdoku_open_axioms() first");
    CHECK(satdoku_observe(solver, 1) == 0);
    CHECK(solver.error() == "satdoku_observe() was called without a connected propagator");
    REQUIRE(satdoku_connect_propagator(solver, &propagator) == 1);
    CHECK(satdoku_open_proof(solver, folder.file("proof").c_str(), 0) == 0);
    CHECK(satdoku_observe(solver, 0) == 0);
    CHECK(satdoku_observe(solver, 1) == 1);
    CHECK(satdoku_unobserve(solver, 1) == 1);
    CHECK(satdoku_connect_propagator(solver, nullptr) == 1);
    CHECK(satdoku_unobserve(solver, 1) == 0);
}

TEST_CASE("C: a literal out of range from a propagator ends the use of its solver", "[ipasir]") {
    for (const bool eager : {false, true}) {
        Table crowded(4, 3, eager);
        crowded.nonsense = INT32_MIN;
        TableSolver solver;
        solver.add(crowded);
        CHECK(satdoku_solve(solver) == SATDOKU_UNKNOWN);
        CHECK(solver.error().starts_with("expected a literal from 1 to"));
        CHECK(satdoku_solve(solver) == SATDOKU_UNKNOWN);
        CHECK(std::string(satdoku_reason(solver)) == "error");
        CHECK(satdoku_connect_propagator(solver, nullptr) == 0);  // its clause is missing
    }
}
