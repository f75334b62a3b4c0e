#include "simplification.hpp"
#include <satdoku/families/families.hpp>
#include <satdoku/families/formula_builder.hpp>
#include <satdoku/reason/definitions.hpp>
#include <bit>

using namespace satdoku;
using reason::Operation;

namespace {
cdcl::Options options(bool substitute) {
    return test::forced([&](cdcl::Options& chosen) {
        chosen.congruence = 1;
        chosen.substitute = substitute ? 1 : 0;
    });
}

reason::Definitions definitions_of(const cnf::ClauseList& formula) {
    // Like the solver's clauses: no variable twice.
    cnf::ClauseList clean;
    clean.variables(formula.variable_count());
    for (std::size_t index = 0; index < formula.size(); ++index) {
        std::vector<cnf::Literal> literals(formula[index].begin(), formula[index].end());
        std::ranges::sort(literals);
        literals.erase(std::unique(literals.begin(), literals.end()), literals.end());
        const auto opposite = [](cnf::Literal one, cnf::Literal two) { return one == ~two; };
        if (std::ranges::adjacent_find(literals, opposite) == literals.end()) clean.clause(literals);
    }
    core::Effort effort(1'000'000'000);
    return reason::find_definitions(clean, effort);
}

bool holds(cnf::Literal literal, std::uint32_t assignment) {
    return ((assignment >> literal.variable().index()) & 1U) != (literal.negative() ? 1U : 0U);
}

bool evaluate(Operation operation, std::span<const cnf::Literal> inputs, std::uint32_t assignment) {
    const auto true_now = [&](cnf::Literal each) { return holds(each, assignment); };
    switch (operation) {
        case Operation::and_gate: return std::ranges::all_of(inputs, true_now);
        case Operation::xor_gate: return std::ranges::count_if(inputs, true_now) % 2 == 1;
        case Operation::if_then_else: break;
    }
    return true_now(inputs[0]) ? true_now(inputs[1]) : true_now(inputs[2]);
}

bool satisfies(std::uint32_t assignment, const cnf::ClauseList& formula) {
    for (std::size_t index = 0; index < formula.size(); ++index) {
        const auto clause = formula[index];
        if (std::ranges::none_of(clause, [&](cnf::Literal each) { return holds(each, assignment); })) return false;
    }
    return true;
}

/// A random circuit of the given number of gates, whose variables count from `first`, the inputs being
/// variables 0 to inputs - 1. The same seed gives the same circuit; `disguise` permutes what commutes.
void add_circuit(cnf::ClauseList& formula, std::uint32_t inputs, std::uint32_t gates, std::uint32_t first,
                 std::uint64_t seed, bool disguise) {
    core::Random random(seed);
    std::vector<cnf::Literal> signals;
    for (std::uint32_t index = 0; index < inputs; ++index) signals.emplace_back(cnf::Variable(index), false);
    for (std::uint32_t gate = 0; gate < gates; ++gate) {
        const cnf::Literal output(cnf::Variable(first + gate), false);
        test::Clause three;
        while (three.size() < 3) {
            const std::size_t back = random.below(std::min<std::size_t>(signals.size(), inputs));
            const cnf::Literal signal = signals[signals.size() - 1 - back];
            const auto same = [&](cnf::Literal each) { return each.variable() == signal.variable(); };
            if (std::ranges::none_of(three, same)) three.push_back(random.below(2) == 0 ? signal : ~signal);
        }
        const std::uint64_t kind = random.below(3);
        if (kind == 2) {
            formula.clause(test::Clause{~output, ~three[0], three[1]});
            formula.clause(test::Clause{~output, three[0], three[2]});
            formula.clause(test::Clause{output, ~three[0], ~three[1]});
            formula.clause(test::Clause{output, three[0], ~three[2]});
        } else if (disguise) {
            std::ranges::reverse(three);
        }
        if (kind == 0) {
            formula.clause(test::Clause{output, ~three[0], ~three[1], ~three[2]});
            for (const cnf::Literal each : three) formula.clause(test::Clause{~output, each});
        } else if (kind == 1) {
            for (std::uint32_t signs = 0; signs < 16; ++signs) {
                if (std::popcount(signs) % 2 == 0) continue;
                const auto sign = [&](cnf::Literal each, std::uint32_t bit) {
                    return (signs >> bit & 1U) != 0 ? ~each : each;
                };
                formula.clause(test::Clause{sign(output, 0), sign(three[0], 1), sign(three[1], 2), sign(three[2], 3)});
            }
        }
        signals.push_back(output);
    }
}

/// Something to search.
void add_pigeons(cnf::ClauseList& formula) {
    const std::uint32_t first = formula.variable_count();
    const cnf::ClauseList pigeons = families::pigeonhole(5, 4);
    for (std::size_t index = 0; index < pigeons.size(); ++index) {
        test::Clause clause;
        for (const cnf::Literal each : pigeons[index])
            clause.emplace_back(cnf::Variable(each.variable().index() + first), each.negative());
        formula.clause(clause);
    }
}
}  // namespace

TEST_CASE("definitions: all that are found are implied, and all that were added are found", "[cdcl]") {
    core::Random random(70);
    std::size_t found[3] = {0, 0, 0};
    for (int round = 0; round < 1000; ++round) {
        const auto variables = static_cast<std::uint32_t>(4 + random.below(7));
        const cnf::ClauseList formula = test::structured_formula(random, variables);
        reason::Definitions definitions = definitions_of(formula);
        for (std::uint32_t assignment = 0; assignment < 1U << variables; ++assignment) {
            if (!satisfies(assignment, formula)) continue;
            for (const reason::Definition& each : definitions.list) {
                REQUIRE(holds(each.output, assignment) ==
                        evaluate(each.operation, definitions.inputs(each), assignment));
            }
        }
        for (const reason::Definition& each : definitions.list) ++found[static_cast<int>(each.operation)];
    }
    for (const std::size_t count : found) CHECK(count > 500);

    constexpr std::uint32_t inputs = 10, gates = 200;
    cnf::ClauseList circuit;
    circuit.variables(inputs + gates);
    add_circuit(circuit, inputs, gates, inputs, 7, false);
    std::vector<bool> defined(inputs + gates);
    for (const reason::Definition& each : definitions_of(circuit).list) {
        if (each.input_count == 3) defined[each.output.variable().index()] = true;
    }
    for (std::uint32_t gate = 0; gate < gates; ++gate) CHECK(defined[inputs + gate]);
}

TEST_CASE("congruence: structured formulas agree with brute force, models and proofs check", "[cdcl]") {
    CHECK(test::check_on_structured(options(false), "congruent", 4000, 71) > 100);
    CHECK(test::check_on_structured(options(true), "congruent", 2000, 72) > 100);
}

TEST_CASE("congruence: clauses and assumptions afterwards", "[cdcl]") {
    test::check_incrementally(options(false), 200, 73);
    test::check_incrementally(options(true), 200, 74);
}

TEST_CASE("congruence: a miter of one circuit twice collapses without search, and the proof checks", "[cdcl]") {
    constexpr std::uint32_t inputs = 12, gates = 300;
    cdcl::Options blind = options(true);
    blind.congruence = 0;
    std::uint64_t conflicts = 0;
    std::uint64_t hinted_conflicts = 0;
    std::uint64_t blind_conflicts = 0;
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        cnf::ClauseList formula;
        formula.variables(inputs + 2 * gates);
        add_circuit(formula, inputs, gates, inputs, seed, false);
        add_circuit(formula, inputs, gates, inputs + gates, seed, true);
        const cnf::Literal one(cnf::Variable(inputs + gates - 1), false);
        const cnf::Literal two(cnf::Variable(inputs + 2 * gates - 1), false);
        formula.clause(test::Clause{one, two});
        formula.clause(test::Clause{~one, ~two});
        cdcl::Solver solver(options(true));
        proof::DratText proof;
        solver.prove_to(&proof);
        formula.replay(solver);
        REQUIRE(solver.solve({}, {}, {}).verdict == solve::Verdict::unsatisfiable);
        conflicts += test::statistic(solver, "conflicts");
        CHECK(check::drat(formula, proof.bytes(), "proof").verdict == check::DratVerdict::verified);
        cdcl::Solver hinted(options(true));
        proof::LratText hints;
        hinted.prove_with_hints_to(&hints);
        formula.replay(hinted);
        REQUIRE(hinted.solve({}, {}, {}).verdict == solve::Verdict::unsatisfiable);
        hinted_conflicts += test::statistic(hinted, "conflicts");
        CHECK(test::judge(formula, hints).verdict == check::LratVerdict::verified);
        cdcl::Solver searching(blind);
        formula.replay(searching);
        REQUIRE(searching.solve({}, {}, {}).verdict == solve::Verdict::unsatisfiable);
        blind_conflicts += test::statistic(searching, "conflicts");
    }
    INFO(conflicts << " conflicts, " << hinted_conflicts << " with hints, and " << blind_conflicts
                   << " without congruence");
    CHECK(conflicts * 10 < blind_conflicts);
    CHECK(hinted_conflicts * 10 < blind_conflicts);
}

TEST_CASE("congruence: an XOR of four equal inputs has hints", "[cdcl]") {
    families::FormulaBuilder builder;
    const families::Literals inputs = builder.fresh(2);
    families::Literals equal = builder.fresh(4);
    for (const cnf::Literal output : equal) {
        builder.clause({output, ~inputs[0], ~inputs[1]});
        for (const cnf::Literal input : inputs) builder.clause({~output, input});
    }
    equal.push_back(builder.fresh(1).front());
    builder.xor_constraint(equal, true, 8);
    cnf::ClauseList formula = builder.build();
    add_pigeons(formula);
    proof::LratText proof;
    cdcl::Solver solver(options(false));
    solver.prove_with_hints_to(&proof);
    formula.replay(solver);
    CHECK(solver.solve({}, {}, {}).verdict == solve::Verdict::unsatisfiable);
    CHECK(test::statistic(solver, "congruent") >= 3);
    CHECK(test::judge(formula, proof).verdict == check::LratVerdict::verified);
}

TEST_CASE("congruence: two XORs of the same inputs are equal, at each number of inputs", "[cdcl]") {
    for (std::size_t inputs = 2; inputs <= reason::most_xor_inputs; ++inputs) {
        families::FormulaBuilder builder;
        families::Literals literals = builder.fresh(static_cast<std::uint32_t>(inputs));
        const families::Literals outputs = builder.fresh(2);
        for (const cnf::Literal output : outputs) {
            literals.push_back(output);
            builder.xor_constraint(literals, true, 8);
            literals.pop_back();
        }
        builder.clause({outputs[0], outputs[1]});
        builder.clause({~outputs[0], ~outputs[1]});
        const cnf::ClauseList formula = builder.build();
        cdcl::Solver solver(options(false));
        formula.replay(solver);
        CHECK(solver.solve({}, {}, {}).verdict == solve::Verdict::unsatisfiable);
        CHECK(test::statistic(solver, "conflicts") <= inputs);  // search alone takes twice as many for each more
    }
}
