// Small random formulas, and their answers by trying every assignment.
#pragma once
#include <satdoku/cdcl/options.hpp>
#include <satdoku/cnf/clause_list.hpp>
#include <satdoku/core/random.hpp>
#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace satdoku::test {
using Clause = std::vector<cnf::Literal>;

/// The literal of a DIMACS number.
inline cnf::Literal lit(std::int32_t number) { return cnf::Literal::from_dimacs(number); }

inline cnf::Literal random_literal(core::Random& random, std::uint32_t variables) {
    return {cnf::Variable(static_cast<std::uint32_t>(random.below(variables))), random.below(2) != 0};
}

/// A clause of 1 to 5 literals, mostly 3, sometimes with duplicates or a tautology.
inline Clause random_clause(core::Random& random, std::uint32_t variables) {
    static constexpr std::size_t lengths[] = {1, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 5};
    Clause clause;
    for (std::size_t rest = lengths[random.below(std::size(lengths))]; rest > 0; --rest) {
        clause.push_back(random_literal(random, variables));
    }
    return clause;
}

/// @param bits the value of variable v is bit v
inline bool holds(cnf::Literal literal, std::uint32_t bits) {
    return ((bits >> literal.variable().index() & 1U) != 0) != literal.negative();
}

inline bool holds(std::span<const cnf::Literal> clause, std::uint32_t bits) {
    for (const cnf::Literal literal : clause) {
        if (holds(literal, bits)) return true;
    }
    return false;
}

inline bool holds(const cnf::ClauseList& formula, std::uint32_t bits) {
    for (std::size_t index = 0; index < formula.size(); ++index) {
        if (!holds(formula[index], bits)) return false;
    }
    return true;
}

/// Returns true if an assignment satisfies all clauses and assumptions. @param variables  at most 16 or so
inline bool satisfiable(const cnf::ClauseList& formula, std::span<const cnf::Literal> assumptions,
                        std::uint32_t variables) {
    for (std::uint32_t bits = 0; bits < (1U << variables); ++bits) {
        bool all = holds(formula, bits);
        for (const cnf::Literal literal : assumptions) all = all && holds(literal, bits);
        if (all) return true;
    }
    return false;
}

/// Sets about a third of the options to random values, mostly small ones, so that rare events become frequent.
inline cdcl::Options random_options(core::Random& random) {
    cdcl::Options options;
    for (const cdcl::Option& option : cdcl::option_table()) {
        if (random.below(3) != 0) continue;
        const auto range = static_cast<std::uint64_t>(option.high() - option.low()) + 1;
        const std::uint64_t small = random.below(2) == 0 ? range : std::uint64_t{20};
        const int value = option.low() + static_cast<int>(random.below(std::min(range, small)));
        cdcl::set_option(options, option.name(), value);
    }
    return options;
}

/// Random options with simplification after few conflicts and with much effort.
inline cdcl::Options hurried_options(core::Random& random) {
    cdcl::Options options = random_options(random);
    for (const cdcl::Option& option : cdcl::option_table()) {
        const std::string_view name = option.name();
        const bool is_time = name.ends_with("-interval") || name.ends_with("-delay");
        if (is_time && random.below(4) != 0)
            cdcl::set_option(options, name, option.low() + static_cast<int>(random.below(10)));
        if (name.ends_with("-effort") && random.below(4) != 0) cdcl::set_option(options, name, option.high());
    }
    options.bva_savings = 0;     // small formulas have small products
    options.walk_effort = 1000;  // local search derives nothing
    return options;
}

/// The same, and adders are added up as soon as possible.
inline cdcl::Options adding_options(core::Random& random) {
    cdcl::Options options = hurried_options(random);
    for (const auto& [name, value] : {std::pair{"adders", 1}, {"adders-effort", 1'000'000}})
        cdcl::set_option(options, name, value);
    return options;
}

}  // namespace satdoku::test
