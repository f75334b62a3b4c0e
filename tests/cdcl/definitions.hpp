// Formulas with definitions that are not gates.
#pragma once
#include "formulas.hpp"
#include <satdoku/cnf/clause_list.hpp>
#include <satdoku/core/random.hpp>
#include <array>
#include <cstdint>
#include <numeric>
#include <span>
#include <vector>

namespace satdoku::test {
/// Adds output = (a & b) | (c & d).
inline void add_definition(cnf::ClauseList& formula, cnf::Literal output, const std::array<cnf::Literal, 4>& inputs) {
    const auto& [a, b, c, d] = inputs;
    formula.clause(std::array{output, ~a, ~b});
    formula.clause(std::array{output, ~c, ~d});
    for (const cnf::Literal one : {a, b}) {
        for (const cnf::Literal two : {c, d}) formula.clause(std::array{~output, one, two});
    }
}

/// Definitions, each used in three clauses, of random inputs that have random clauses, too.
inline cnf::ClauseList with_definitions(core::Random& random) {
    constexpr std::uint32_t inputs = 40, definitions = 8;
    cnf::ClauseList formula;
    formula.variables(inputs + definitions);
    for (std::uint64_t count = 2 * inputs + random.below(2 * inputs); count > 0; --count)
        formula.clause(random_clause(random, inputs));
    std::vector<std::uint32_t> order(inputs);
    std::iota(order.begin(), order.end(), 0);
    for (std::uint32_t definition = 0; definition < definitions; ++definition) {
        random.shuffle(std::span(order));
        std::size_t next = 0;
        const auto input = [&] { return cnf::Literal(cnf::Variable(order[next++]), random.below(2) == 0); };
        const cnf::Literal output(cnf::Variable(inputs + definition), random.below(2) == 0);
        add_definition(formula, output, {input(), input(), input(), input()});
        for (const cnf::Literal used : {output, ~output, ~output}) formula.clause(std::array{used, input(), input()});
    }
    return formula;
}

}  // namespace satdoku::test
