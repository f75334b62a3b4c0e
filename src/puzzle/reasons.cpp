#include "statements.hpp"

#include <satdoku/puzzle/reasons.hpp>

#include <utility>

namespace satdoku::puzzle {

namespace {

using explain::Group;
using explain::Groups;

}  // namespace

explain::Effort moderate_effort() {
    return {.solves = 1500, .conflicts = 2000};
}

Explainer::Explainer(const grid::Board& givens, EngineMaker make_engine)
    : numbering_(*givens.layout, true),
      make_engine_(std::move(make_engine)),
      statements_(statements_of(givens)),
      engine_(make_engine_()) {
    groups_.variables(numbering_.count());
    for (const Statement& statement : statements_) add_statement(numbering_, statement, groups_.add(), groups_);
    groups_.replay(*engine_);
    finder_ = std::make_unique<explain::CoreFinder>(groups_, *engine_);
}

Explanation Explainer::why(grid::Cell cell, int digit, const explain::Effort& effort) {
    return explain(cnf::Literal(numbering_.variable(cell, digit), true), effort);
}

Explanation Explainer::why_not(grid::Cell cell, int digit, const explain::Effort& effort) {
    return explain(cnf::Literal(numbering_.variable(cell, digit), false), effort);
}

Explanation Explainer::explain(cnf::Literal contrary, const explain::Effort& effort) {
    const std::vector<cnf::Literal> background = {contrary};
    const explain::Finding finding = finder_->smallest(all_groups(groups_), background, effort);
    Explanation explanation{finding.verdict, {}, finding.minimal, finding.smallest};
    for (const Group group : finding.core) explanation.reasons.push_back(statements_[group]);
    if (finding.verdict == solve::Verdict::unsatisfiable)
        take_halves(explanation.reasons, numbering_, make_engine_, background);
    return explanation;
}

Explanation Explainer::why_none(const explain::Effort& effort) {
    // First minimizes the givens, with any number of rules; then the rules.
    std::vector<bool> chosen(statements_.size());
    Explanation explanation{.minimal = true, .smallest = true};
    for (const bool of_givens : {true, false}) {
        Groups groups;
        groups.variables(numbering_.count());
        std::vector<std::size_t> statement_of;  // by group
        for (std::size_t index = 0; index < statements_.size(); ++index) {
            const bool is_given = statements_[index].kind == Statement::Kind::given;
            if (is_given && !of_givens && !chosen[index]) continue;
            const bool is_group = is_given == of_givens;
            add_statement(numbering_, statements_[index], is_group ? groups.add() : Groups::always, groups);
            if (is_group) statement_of.push_back(index);
        }
        const auto engine = make_engine_();
        groups.replay(*engine);
        const explain::Finding finding = explain::CoreFinder(groups, *engine).smallest(all_groups(groups), {}, effort);
        explanation.verdict = finding.verdict;
        if (finding.verdict != solve::Verdict::unsatisfiable) return explanation;
        for (const Group group : finding.core) chosen[statement_of[group]] = true;
        explanation.minimal = explanation.minimal && finding.minimal;
        explanation.smallest = explanation.smallest && finding.smallest;
    }
    for (std::size_t index = 0; index < statements_.size(); ++index) {
        if (chosen[index]) explanation.reasons.push_back(statements_[index]);
    }
    take_halves(explanation.reasons, numbering_, make_engine_, {});
    return explanation;
}

}  // namespace satdoku::puzzle
