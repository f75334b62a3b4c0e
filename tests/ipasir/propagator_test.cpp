// The C interface of the user propagator. The example ensures that no column of a table has two entries.
#include "solver.hpp"
#include "support/catch.hpp"
#include "support/temporary_folder.hpp"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <satdoku.h>
#include <string>
#include <vector>

namespace {

using satdoku::test::Numbers;

/// Variables 1 to rows * columns, row by row. The constraint that a column has at most one entry is not in the clauses.
struct Table {
    int rows, columns;
    bool propagating;               ///< implies literals; otherwise it only rejects models
    std::vector<int> values;        ///< by variable
    Numbers trail;                  ///< the notified literals
    std::vector<std::size_t> ends;  ///< by level: literals of the trail before it
    std::size_t visited = 0;        ///< literals of the trail whose columns have been visited
    Numbers implied;                ///< not yet passed to the solver
    Numbers clause;                 ///< the clause that is being passed, with its 0
    std::size_t next = 0;           ///< index in `clause`
    int refused = 0, propagated = 0, late = 0;
    std::int32_t nonsense = 0;  ///< a literal that is put into each clause
    satdoku_solver* solver = nullptr;

    Table(int number_of_rows, int number_of_columns, bool eager)
        : rows(number_of_rows),
          columns(number_of_columns),
          propagating(eager),
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

Table& table(void* data) {
    return *static_cast<Table*>(data);
}

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
        CHECK(Numbers(model, model + size) == self.trail);
        for (const std::int32_t literal : self.trail) {
            if (literal < 0 || self.other(literal) == 0) continue;
            ++self.refused;
            return 0;
        }
        return 1;
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
            return 1;
        }
        return 0;
    };
    propagator.cb_add_external_clause_lit = [](void* data) { return table(data).clause[table(data).next++]; };
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

TEST_CASE("C: a propagator and a proof exclude each other", "[ipasir]") {
    const satdoku::support::TemporaryFolder folder;
    Table small(2, 2, true);
    const satdoku_propagator propagator = callbacks(small);
    TableSolver proving, solver;
    REQUIRE(satdoku_open_proof(proving, folder.file("proof").c_str(), 0) == 1);
    CHECK(satdoku_connect_propagator(proving, &propagator) == 0);
    CHECK(proving.error() ==
          "satdoku_connect_propagator() brings a proof and a propagator together: clauses of the one are not "
          "in the other");
    CHECK(satdoku_observe(solver, 1) == 0);
    CHECK(solver.error() == "satdoku_observe() was called where no propagator was connected");
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
    }
}
