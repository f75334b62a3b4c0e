// Gaussian elimination over XOR constraints: first removes those with own variables, then brings each connected
// component of the others to reduced echelon form.
#include <satdoku/reason/echelon.hpp>
#include <unordered_map>

namespace satdoku::reason {
namespace {
using cnf::Variable;

std::size_t one(Variable) { return 1; }

std::vector<const XorConstraint*> members(std::span<const XorConstraint* const> group,
                                          std::span<const std::size_t> indices) {
    std::vector<const XorConstraint*> result;
    for (const std::size_t index : indices) result.push_back(group[index]);
    return result;
}
}  // namespace

std::vector<const XorConstraint*> entangled(std::span<const XorConstraint> constraints,
                                            const std::function<std::size_t(Variable)>& weight, core::Effort& effort) {
    std::unordered_map<std::uint32_t, std::vector<std::size_t>> occurrences;
    for (std::size_t index = 0; index < constraints.size(); ++index) {
        for (const Variable variable : constraints[index].variables) occurrences[variable.index()].push_back(index);
        effort.spend(2 * constraints[index].variables.size());
    }
    std::vector<std::size_t> own(constraints.size(), 0);
    std::unordered_map<std::uint32_t, std::size_t> counts;
    for (const auto& [variable, list] : occurrences) {
        counts[variable] = list.size();
        if (list.size() == 1) own[list.front()] += weight(Variable(variable));
    }
    std::vector<std::size_t> leaving;
    for (std::size_t index = 0; index < constraints.size(); ++index)
        if (own[index] >= 2) leaving.push_back(index);
    std::vector<bool> gone(constraints.size(), false);
    while (!leaving.empty()) {
        const std::size_t index = leaving.back();
        leaving.pop_back();
        gone[index] = true;
        for (const Variable variable : constraints[index].variables) {
            if (--counts[variable.index()] != 1) continue;
            for (const std::size_t other : occurrences[variable.index()]) {
                if (gone[other]) continue;
                const bool stayed = own[other] < 2;
                own[other] += weight(variable);
                if (stayed && own[other] >= 2) leaving.push_back(other);
            }
        }
    }
    std::vector<const XorConstraint*> rest;
    for (std::size_t index = 0; index < constraints.size(); ++index)
        if (!gone[index]) rest.push_back(&constraints[index]);
    return rest;
}

XorConsequences eliminate_xors(std::span<const XorConstraint> constraints, bool traced, core::Effort& effort) {
    XorConsequences result;
    for (const auto& group : components(entangled(constraints, one, effort))) {
        std::vector<Variable> variables = variables_of(group);
        if (Echelon::too_large(group.size(), variables.size())) continue;
        Echelon echelon(std::move(variables), traced ? group.size() : 0);
        const bool complete = std::all_of(group.begin(), group.end(),
                                          [&](const XorConstraint* each) { return echelon.add(*each, effort); });
        if (echelon.contradiction())
            return {XorSum{{{}, true}, members(group, echelon.sources_of_contradiction())}, {}};
        if (!complete) break;
        for (Echelon::Short& each : echelon.short_xors())
            result.derived.push_back({std::move(each.constraint), members(group, echelon.sources_of(each.rows))});
    }
    std::vector<std::pair<Variable, Variable>> given;
    for (const XorConstraint& constraint : constraints) {
        if (constraint.variables.size() <= 2)
            given.push_back({constraint.variables.front(), constraint.variables.back()});
    }
    std::sort(given.begin(), given.end());
    // A contradiction would have been found, so constraints on the same variables are equal.
    std::erase_if(result.derived, [&](const XorSum& sum) {
        const std::vector<Variable>& variables = sum.constraint.variables;
        return std::binary_search(given.begin(), given.end(), std::pair(variables.front(), variables.back()));
    });
    return result;
}
}  // namespace satdoku::reason
