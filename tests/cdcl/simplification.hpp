// Shared by the tests of all simplification passes: structured formulas, and solves in which one pass runs from the start
// and as often as possible, checked by brute force, by the formula and by the proof checker.
#pragma once
#include "formulas.hpp"
#include "support/catch.hpp"
#include "support/pieces.hpp"
#include "support/sanitized.hpp"
#include "support/statistics.hpp"
#include <satdoku/cdcl/solver.hpp>
#include <satdoku/check/drat.hpp>
#include <satdoku/check/lrat.hpp>
#include <satdoku/cnf/clause_list.hpp>
#include <satdoku/core/random.hpp>
#include <satdoku/proof/drat.hpp>
#include <satdoku/proof/lrat.hpp>
#include <algorithm>
#include <bit>
#include <functional>
#include <span>
#include <string_view>
#include <vector>

namespace satdoku::test {
using support::statistic;

/// Solves without limits.
inline solve::Verdict decide(cdcl::Solver& solver, std::span<const cnf::Literal> assumptions = {}) {
    return solver.solve(assumptions, {}, {}).verdict;
}

/// Adds output = gate of inputs: an equivalence, AND, if-then-else, or XOR of two or three.
inline void add_gate(core::Random& random, cnf::ClauseList& formula, std::uint32_t variables) {
    const auto literal = [&] { return random_literal(random, variables); };
    const cnf::Literal output = literal();
    const cnf::Literal one = literal(), two = literal(), three = literal();
    const auto add = [&](const Clause& clause) { formula.clause(clause); };
    switch (random.below(5)) {
        case 0:
            add({output, ~one});
            add({~output, one});
            break;
        case 1:
            add({output, ~one, ~two});
            add({~output, one});
            add({~output, two});
            break;
        case 2:
            add({~output, ~one, two});
            add({~output, one, three});
            add({output, ~one, ~two});
            add({output, one, ~three});
            break;
        case 3:
            add({~output, one, two});
            add({~output, ~one, ~two});
            add({output, one, ~two});
            add({output, ~one, two});
            break;
        default:
            for (std::uint32_t signs = 0; signs < 16; ++signs) {
                if (std::popcount(signs) % 2 != 0) continue;
                const auto sign = [&](cnf::Literal each, std::uint32_t bit) {
                    return (signs >> bit & 1U) != 0 ? ~each : each;
                };
                add({sign(output, 0), sign(one, 1), sign(two, 2), sign(three, 3)});
            }
    }
}

/// Adds all clauses that join one of a few literals with one of a few rests.
inline void add_product(core::Random& random, cnf::ClauseList& formula, std::uint32_t variables) {
    Clause factors;
    for (std::uint64_t count = 2 + random.below(3); count > 0; --count) {
        factors.push_back(random_literal(random, variables));
    }
    for (std::uint64_t count = 3 + random.below(3); count > 0; --count) {
        Clause clause{cnf::Literal()};
        for (std::uint64_t size = 1 + random.below(2); size > 0; --size) {
            clause.push_back(random_literal(random, variables));
        }
        for (const cnf::Literal factor : factors) {
            clause.front() = factor;
            formula.clause(clause);
        }
    }
}

inline cnf::ClauseList structured_formula(core::Random& random, std::uint32_t variables) {
    cnf::ClauseList formula;
    formula.variables(variables);
    for (std::uint64_t gates = random.below(variables); gates > 0; --gates) {
        add_gate(random, formula, variables);
    }
    if (random.below(4) == 0) add_product(random, formula, variables);
    for (std::uint64_t clauses = random.below(3 * variables) + 1; clauses > 0; --clauses) {
        formula.clause(random_clause(random, variables));
    }
    return formula;
}

/// Options under which simplification runs before the first conflict and again after each, without a limit, and nothing
/// but what `choose` switches on.
inline cdcl::Options forced(const std::function<void(cdcl::Options&)>& choose) {
    cdcl::Options options;
    options.inprocess_delay = 0;
    options.inprocess_interval = 1;
    options.bva_savings = 0;  // small formulas have small products
    for (const std::string_view name :
         {"congruence", "sweep", "substitute", "vivify", "bva", "eliminate", "cardinality", "xor", "symmetry"}) {
        cdcl::set_option(options, name, 0);
        const std::string effort = std::string(name) + "-effort";
        cdcl::set_option(options, effort, cdcl::find_option(effort)->high());
    }
    choose(options);
    return options;
}

/// Only one technique, as often as possible and without a limit of effort.
inline cdcl::Options only(cdcl::Option cdcl::Options::*technique) {
    return forced([technique](cdcl::Options& chosen) { chosen.*technique = 1; });
}

inline bool is_model(const cdcl::Solver& solver, const cnf::ClauseList& formula) {
    for (std::size_t index = 0; index < formula.size(); ++index) {
        const auto clause = formula[index];
        const auto holds_now = [&](cnf::Literal each) { return solver.value(each); };
        if (std::none_of(clause.begin(), clause.end(), holds_now)) return false;
    }
    return true;
}

inline check::LratReport judge(const cnf::ClauseList& formula, const proof::LratText& proof, bool binary = false) {
    check::LratReader reader(check::ProofBytes(support::pieces_of(proof.bytes(), 1 << 16), "test.lrat"), binary);
    return check::lrat([&](cnf::ClauseSink& sink) { formula.replay(sink); }, reader);
}

/// Solves random structured formulas, and checks every answer, every fourth also with hints.
/// @param rounds  of a plain build
/// @return how often the pass did `counted`, or would have done in all rounds of a plain build
inline std::uint64_t check_on_structured(const cdcl::Options& options, std::string_view counted, int rounds,
                                         std::uint64_t seed) {
    core::Random random(seed);
    std::uint64_t total = 0;
    for (int round = 0; round < support::rounds(rounds); ++round) {
        const auto variables = static_cast<std::uint32_t>(4 + random.below(9));
        const cnf::ClauseList formula = structured_formula(random, variables);
        CAPTURE(round);
        cdcl::Solver solver(options);
        proof::DratText proof;
        solver.prove_to(&proof);
        formula.replay(solver);
        const bool expected = satisfiable(formula, {}, variables);
        REQUIRE(solver.solve({}, {}, {}).verdict ==
                (expected ? solve::Verdict::satisfiable : solve::Verdict::unsatisfiable));
        if (expected) {
            REQUIRE(is_model(solver, formula));
        } else {
            REQUIRE(check::drat(formula, proof.bytes(), "proof").verdict == check::DratVerdict::verified);
        }
        total += statistic(solver, counted);
        if (round % 4 != 0) continue;
        cdcl::Solver hinted(options);
        proof::LratText hints;
        hinted.prove_with_hints_to(&hints);
        formula.replay(hinted);
        REQUIRE(hinted.solve({}, {}, {}).verdict ==
                (expected ? solve::Verdict::satisfiable : solve::Verdict::unsatisfiable));
        const check::LratReport report = judge(formula, hints);
        REQUIRE(report.defect == check::LratDefect::none);
        REQUIRE((report.verdict == check::LratVerdict::verified) != expected);
    }
    return total * static_cast<std::uint64_t>(rounds) / static_cast<std::uint64_t>(support::rounds(rounds));
}

/// Solves a growing formula under assumptions, which may mention removed variables.
inline void check_incrementally(const cdcl::Options& options, int rounds, std::uint64_t seed) {
    core::Random random(seed);
    for (int round = 0; round < support::rounds(rounds); ++round) {
        const auto variables = static_cast<std::uint32_t>(5 + random.below(8));
        cnf::ClauseList formula = structured_formula(random, variables);
        cdcl::Solver solver(options);
        formula.replay(solver);
        for (int call = 0; call < 6; ++call) {
            CAPTURE(round, call);
            Clause assumptions;
            for (std::uint64_t count = random.below(4); count > 0; --count) {
                assumptions.push_back(random_literal(random, variables));
            }
            const bool expected = satisfiable(formula, assumptions, variables);
            REQUIRE(solver.solve(assumptions, {}, {}).verdict ==
                    (expected ? solve::Verdict::satisfiable : solve::Verdict::unsatisfiable));
            if (expected) {
                REQUIRE(is_model(solver, formula));
                REQUIRE(std::all_of(assumptions.begin(), assumptions.end(),
                                    [&](cnf::Literal each) { return solver.value(each); }));
            }
            if (random.below(2) == 0) continue;
            const Clause clause = random_clause(random, variables);
            formula.clause(clause);
            solver.clause(clause);
        }
    }
}

}  // namespace satdoku::test
