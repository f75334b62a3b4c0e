// No pass takes quadratic time on any shape of formula: a formula of the same shape that is four times as large costs
// hardly more than four times as many ticks, without a limit of the pass's effort.
#include "before_pass.hpp"
#include "formulas.hpp"
#include "support/catch.hpp"
#include "support/sanitized.hpp"
#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

using namespace satdoku;
using cnf::Literal;
using cnf::Variable;

namespace {
struct Pass {
    std::string_view name;
    void (*run)(cdcl::State&, std::uint64_t budget);
};

/// All passes except those that solve systems of constraints: these have limits of their own.
constexpr std::array passes = {
    Pass{"congruence", cdcl::congruence}, Pass{"sweep", cdcl::sweep},         Pass{"substitute", cdcl::substitute},
    Pass{"vivify", cdcl::vivify},         Pass{"eliminate", cdcl::eliminate}, Pass{"bva", cdcl::bva},
};

Literal yes(std::uint32_t index) { return Literal(Variable(index), false); }

/// A formula of a given size.
struct Shape {
    std::string_view name;
    void (*add)(cnf::ClauseList& formula, std::uint32_t count);
};

void add_clause(cnf::ClauseList& formula, const test::Clause& clause) { formula.clause(clause); }

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
    Shape{"small components of XOR constraints",
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

/// Candidates each of which is a reason that the next one needs, and clauses that all match each other: only the effort of
/// the pass bounds these.
bool is_bounded_by_effort(const Pass& pass, const Shape& shape) {
    return shape.name == "equal clauses" && (pass.name == "vivify" || pass.name == "bva");
}

/// Returns the ticks of the pass alone. @param assumed  true: the solve assumes all literals
std::uint64_t ticks(const Pass& pass, const Shape& shape, std::uint32_t count, bool assumed) {
    constexpr std::uint64_t enough = std::uint64_t{1} << 40U;
    cnf::ClauseList formula;
    shape.add(formula, count);
    cdcl::State state{cdcl::Options()};
    test::load_before_pass(state, formula, assumed);
    const std::uint64_t before = state.counts.ticks;
    pass.run(state, enough);
    return state.counts.ticks - before;
}
}  // namespace

TEST_CASE("no pass takes quadratic time", "[cdcl]") {
    constexpr std::uint32_t small = 500;
    constexpr std::uint32_t larger = 4;
    constexpr std::uint64_t slack = 100;
    for (const Pass& pass : passes) {
        for (const Shape& shape : shapes) {
            if (is_bounded_by_effort(pass, shape)) continue;
            for (const bool assumed : {false, true}) {
                if (assumed && support::is_slow) continue;
                CAPTURE(pass.name, shape.name, assumed);
                const std::uint64_t of_small = ticks(pass, shape, small, assumed);
                CHECK(ticks(pass, shape, larger * small, assumed) <= 2 * larger * of_small + slack);
            }
        }
    }
}
