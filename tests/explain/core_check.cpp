#include "core_check.hpp"
#include <satdoku/dpll/solver.hpp>
#include <algorithm>
#include <numeric>

namespace satdoku::explain {
std::vector<Group> all_of(const Groups& groups) {
    std::vector<Group> all(groups.size());
    std::iota(all.begin(), all.end(), Group{0});
    return all;
}

Groups random_groups(core::Random& random, std::uint32_t variables, std::uint32_t count) {
    Groups groups;
    groups.variables(variables);
    const auto add_clause = [&](Group group) {
        std::vector<cnf::Literal> clause(1 + random.below(3));
        for (cnf::Literal& literal : clause) {
            literal = cnf::Literal::from_code(static_cast<std::uint32_t>(random.below(2 * variables)));
        }
        groups.clause(group, clause);
    };
    for (std::uint32_t index = 0; index < count; ++index) {
        const Group group = groups.add();
        for (std::uint64_t left = 1 + random.below(3); left > 0; --left) add_clause(group);
        if (random.below(6) == 0) add_clause(Groups::always);
    }
    return groups;
}

cnf::ClauseList clauses_of(const Groups& groups, const std::vector<Group>& chosen) {
    cnf::ClauseList clauses;
    clauses.variables(groups.variable_count());
    for (std::size_t index = 0; index < groups.clauses().size(); ++index) {
        const Group group = groups.group_of(index);
        const bool is_chosen = std::find(chosen.begin(), chosen.end(), group) != chosen.end();
        if (group == Groups::always || is_chosen) clauses.clause(groups.clauses()[index]);
    }
    return clauses;
}

Groups groups_of(const cnf::ClauseList& formula) {
    Groups groups;
    groups.variables(formula.variable_count());
    for (std::size_t index = 0; index < formula.size(); ++index) groups.clause(groups.add(), formula[index]);
    return groups;
}

bool satisfiable(const Groups& groups, const std::vector<Group>& chosen, std::span<const cnf::Literal> background) {
    dpll::Solver solver;
    clauses_of(groups, chosen).replay(solver);
    return solver.solve(background, {}, {}).verdict == solve::Verdict::satisfiable;
}

bool is_minimal_core(const Groups& groups, const std::vector<Group>& core, std::span<const cnf::Literal> background) {
    if (!std::is_sorted(core.begin(), core.end()) || satisfiable(groups, core, background)) return false;
    return std::all_of(core.begin(), core.end(), [&](Group left_out) {
        std::vector<Group> others = core;
        std::erase(others, left_out);
        return satisfiable(groups, others, background);
    });
}

}  // namespace satdoku::explain
