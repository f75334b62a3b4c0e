#include "statements.hpp"

#include <satdoku/puzzle/reasons.hpp>

#include <array>
#include <utility>

namespace satdoku::puzzle {

namespace {

using explain::Group;
using explain::Groups;

/// The searches for givens and for rules share the time. That for givens may ask more: while all rules hold,
/// propagation answers most questions, and its result counts first.
explain::Effort effort_for(bool givens, explain::Effort effort) {
    if (effort.seconds) *effort.seconds /= 2;
    if (effort.solves && givens) *effort.solves *= 4;
    return effort;
}

}  // namespace

explain::Effort moderate_effort() {
    return {.solves = 1500, .conflicts = 2000};
}

Explainer::Explainer(const grid::Board& givens, EngineMaker make_engine)
    : numbering_(*givens.layout, true), make_engine_(std::move(make_engine)), statements_(statements_of(givens)) {}

Explanation Explainer::why(grid::Cell cell, int digit, const explain::Effort& effort) const {
    return explain(std::array{cnf::Literal(numbering_.variable(cell, digit), true)}, effort);
}

Explanation Explainer::why_not(grid::Cell cell, int digit, const explain::Effort& effort) const {
    return explain(std::array{cnf::Literal(numbering_.variable(cell, digit), false)}, effort);
}

Explanation Explainer::why_none(const explain::Effort& effort) const {
    return explain({}, effort);
}

/// Chooses among the givens while all rules hold, or among the rules while the chosen givens hold.
explain::Finding Explainer::fewest(bool givens, std::vector<bool>& chosen, std::span<const cnf::Literal> contrary,
                                   const explain::Effort& effort) const {
    Groups groups;
    groups.variables(numbering_.count());
    std::vector<std::size_t> statement_of;  // by group
    for (std::size_t index = 0; index < statements_.size(); ++index) {
        const bool is_given = statements_[index].kind == Statement::Kind::given;
        if (is_given && !givens && !chosen[index]) continue;
        const bool is_group = is_given == givens;
        add_statement(numbering_, statements_[index], is_group ? groups.add() : Groups::always, groups);
        if (is_group) statement_of.push_back(index);
    }
    const auto engine = make_engine_();
    groups.replay(*engine);
    explain::Finding finding =
        explain::CoreFinder(groups, *engine).smallest(all_groups(groups), contrary, effort_for(givens, effort));
    for (const Group group : finding.core) chosen[statement_of[group]] = true;
    return finding;
}

Explanation Explainer::explain(std::span<const cnf::Literal> contrary, const explain::Effort& effort) const {
    std::vector<bool> chosen(statements_.size());
    const explain::Finding givens = fewest(true, chosen, contrary, effort);
    if (givens.verdict != solve::Verdict::unsatisfiable) return {.verdict = givens.verdict};
    const explain::Finding rules = fewest(false, chosen, contrary, effort);
    Explanation explanation{
        rules.verdict, {}, givens.minimal && rules.minimal, givens.smallest, givens.smallest && rules.smallest};
    if (rules.verdict != solve::Verdict::unsatisfiable) return explanation;
    for (std::size_t index = 0; index < statements_.size(); ++index) {
        if (chosen[index]) explanation.reasons.push_back(statements_[index]);
    }
    take_halves(explanation.reasons, numbering_, make_engine_, contrary);
    return explanation;
}

}  // namespace satdoku::puzzle
