// Going from the last step to the first, a step has to show only what later ones need: the candidates of one step are
// often more than those that lead on.

#include <satdoku/puzzle/reasons.hpp>

#include <array>
#include <set>

namespace satdoku::puzzle {

namespace {

using explain::Group;
using explain::Groups;

/// A literal that a step shows.
struct Shown {
    std::size_t step;
    cnf::Literal literal;
};

}  // namespace

std::optional<std::vector<StepNeeds>> step_needs(const cnf::ClauseList& formula,
                                                 std::span<const std::vector<std::size_t>> parts,
                                                 std::span<const std::vector<cnf::Literal>> steps,
                                                 cnf::Literal conclusion, const EngineMaker& make_engine,
                                                 const explain::Effort& effort) {
    Groups groups;
    groups.variables(formula.variable_count());
    for (const std::vector<std::size_t>& part : parts) {
        const Group group = groups.add();
        for (const std::size_t clause : part) groups.clause(group, formula[clause]);
    }
    std::vector<Shown> shown;
    std::vector<std::size_t> begins;  // by step: how many the ones before it show
    for (std::size_t step = 0; step < steps.size(); ++step) {
        begins.push_back(shown.size());
        for (const cnf::Literal literal : steps[step]) {
            groups.clause(groups.add(), std::array{literal});
            shown.push_back({step, literal});
        }
    }
    const auto engine = make_engine();
    groups.replay(*engine);
    explain::CoreFinder finder(groups, *engine);

    std::vector<StepNeeds> needs(steps.size());
    std::vector<std::set<cnf::Literal>> wanted(steps.size());
    if (!steps.empty()) wanted.back().insert(conclusion);
    for (std::size_t step = steps.size(); step-- > 0;) {
        // What has been shown is preferred to showing it again, the latest first.
        std::vector<Group> from;
        for (std::size_t index = begins[step]; index-- > 0;) from.push_back(static_cast<Group>(parts.size() + index));
        for (Group part = 0; part < parts.size(); ++part) from.push_back(part);
        std::set<std::size_t> of_parts;
        std::set<std::size_t> of_steps;
        for (const cnf::Literal literal : wanted[step]) {
            const explain::Finding finding = finder.minimal(from, std::array{~literal}, effort);
            if (finding.verdict != solve::Verdict::unsatisfiable) return std::nullopt;
            for (const Group group : finding.core) {
                if (group < parts.size()) {
                    of_parts.insert(group);
                    continue;
                }
                const Shown& one = shown[group - parts.size()];
                of_steps.insert(one.step);
                wanted[one.step].insert(one.literal);
            }
        }
        needs[step].parts.assign(of_parts.begin(), of_parts.end());
        needs[step].steps.assign(of_steps.begin(), of_steps.end());
        needs[step].shows.assign(wanted[step].begin(), wanted[step].end());
    }
    return needs;
}

}  // namespace satdoku::puzzle
