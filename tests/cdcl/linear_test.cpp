// No pass takes quadratic time in anything that a formula can be full of: the same shape four times as large costs
// hardly more than four times as many ticks, with all passes at work and no limit to their efforts.
#include "simplification.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

using namespace satdoku;
using cnf::Literal;
using cnf::Variable;

namespace {

constexpr std::array passes = {"count",      "parities", "congruence", "sweep",
                               "substitute", "probe",    "vivify",     "eliminate"};

Literal yes(std::uint32_t index) {
    return Literal(Variable(index), false);
}

/// A formula that grows with a number.
struct Shape {
    std::string_view name;
    void (*add)(cnf::ClauseList& formula, std::uint32_t count);
};

void add_clause(cnf::ClauseList& formula, const test::Clause& clause) {
    formula.clause(clause);
}

void add_implications(cnf::ClauseList& formula, std::uint32_t count) {
    for (std::uint32_t index = 0; index + 1 < count; ++index) {
        add_clause(formula, {~yes(index), yes(index + 1)});
    }
}

void add_large_clause(cnf::ClauseList& formula, std::uint32_t count) {
    test::Clause all;
    for (std::uint32_t index = 0; index < count; ++index) all.push_back(yes(index));
    formula.clause(all);
}

constexpr std::array shapes = {
    Shape{"a large clause whose literals imply one another",
          [](cnf::ClauseList& formula, std::uint32_t count) {
              add_large_clause(formula, count);
              add_implications(formula, count);
          }},
    Shape{"a large clause and its complements",
          [](cnf::ClauseList& formula, std::uint32_t count) {
              add_large_clause(formula, count);
              for (std::uint32_t index = 0; index + 1 < count; ++index) {
                  add_clause(formula, {~yes(index), ~yes(index + 1), yes(count)});
              }
          }},
    Shape{"one literal in every clause",
          [](cnf::ClauseList& formula, std::uint32_t count) {
              for (std::uint32_t index = 1; index < count; ++index) {
                  add_clause(formula, {yes(0), yes(index)});
                  add_clause(formula, {~yes(0), yes(index), ~yes(index + 1)});
              }
          }},
    Shape{"units",
          [](cnf::ClauseList& formula, std::uint32_t count) {
              add_implications(formula, count);
              for (std::uint32_t index = count; index-- > 0;) add_clause(formula, {yes(index)});
          }},
    Shape{"equal clauses",
          [](cnf::ClauseList& formula, std::uint32_t count) {
              for (std::uint32_t index = 0; index < count; ++index) {
                  add_clause(formula, {yes(0), yes(1), yes(2)});
                  add_clause(formula, {~yes(0), ~yes(1)});
              }
          }},
    Shape{"a chain of implications", add_implications},
    Shape{"a chain of equivalences",
          [](cnf::ClauseList& formula, std::uint32_t count) {
              add_implications(formula, count);
              for (std::uint32_t index = 0; index + 1 < count; ++index) {
                  add_clause(formula, {yes(index), ~yes(index + 1)});
              }
          }},
    Shape{"small components of parities",
          [](cnf::ClauseList& formula, std::uint32_t count) {
              for (std::uint32_t first = 0; first < 4 * count; first += 4) {
                  for (const std::uint32_t start : {first, first + 1}) {
                      const Literal one = yes(start), two = yes(start + 1), three = yes(start + 2);
                      add_clause(formula, {one, two, three});
                      add_clause(formula, {one, ~two, ~three});
                      add_clause(formula, {~one, two, ~three});
                      add_clause(formula, {~one, ~two, three});
                  }
              }
          }},
};

cdcl::Options all_passes() {
    return test::forced([](cdcl::Options& chosen) {
        for (const std::string_view name : passes) {
            const std::string effort = std::string(name) + "-effort";
            cdcl::set_option(chosen, name, 1);
            cdcl::set_option(chosen, effort, cdcl::find_option(effort)->high());
        }
    });
}

std::uint64_t ticks(const Shape& shape, std::uint32_t count, bool assumed) {
    cnf::ClauseList formula;
    formula.variables(4 * count);
    shape.add(formula, count);
    cdcl::Solver solver(all_passes());
    formula.replay(solver);
    test::Clause assumptions;
    for (std::uint32_t index = 0; assumed && index < count; ++index) assumptions.push_back(yes(index));
    const solve::Outcome outcome = solver.solve(assumptions, {}, {});
    if (outcome.verdict == solve::Verdict::satisfiable) CHECK(test::is_model(solver, formula));
    return test::statistic(solver, "ticks");
}

}  // namespace

TEST_CASE("no pass is quadratic in what a formula can be full of", "[cdcl]") {
    constexpr std::uint32_t small = 1000;
    constexpr std::uint32_t larger = 4;
    for (const Shape& shape : shapes) {
        for (const bool assumed : {false, true}) {
            CAPTURE(shape.name, assumed);
            CHECK(ticks(shape, larger * small, assumed) <= 2 * larger * ticks(shape, small, assumed));
        }
    }
}
