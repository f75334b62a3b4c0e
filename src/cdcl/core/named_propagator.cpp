#include "core/named_propagator.hpp"
#include "core/operations.hpp"

namespace satdoku::cdcl {
class NamedPropagator::Asking {
  public:
    Asking(NamedPropagator& asked, Question question) : question_(asked.question_), before_(asked.question_) {
        question_ = question;
    }
    ~Asking() { question_ = before_; }
    Asking(const Asking&) = delete;
    Asking& operator=(const Asking&) = delete;

  private:
    Question& question_;
    Question before_;  ///< its answer makes the search backtrack, which it is notified of
};

bool NamedPropagator::has_passed(const State& state, cnf::Variable variable) const {
    return state.value({variable, false}) != 0 && state.assignments[variable.index()].trail < reported_;
}

void NamedPropagator::observe(const State& state, cnf::Variable variable) {
    if (observed_.size() <= variable.index()) observed_.resize(variable.index() + std::size_t{1}, false);
    observed_[variable.index()] = true;
    ++observations_;
    if (has_passed(state, variable)) late_.emplace_back(variable, state.value({variable, false}) < 0);
}

void NamedPropagator::unobserve(cnf::Variable variable) {
    if (variable.index() < observed_.size()) observed_[variable.index()] = false;
}

void NamedPropagator::report(std::vector<Literal>& literals) {
    if (literals.empty()) return;
    const Asking asking(*this, Question::other);
    for (Literal& literal : literals) literal = variables_.outside(literal);
    target_.notify_assignment(literals);
    literals.clear();
}

void NamedPropagator::notify(const State& state) {
    if (lazy_) return;
    names_.swap(late_);
    late_.clear();
    report(names_);
    while (reported_ < state.assigned || reported_levels_ < state.level()) {
        const bool is_last = reported_levels_ == state.level();
        const std::uint32_t end = is_last ? state.assigned : state.levels[reported_levels_].begin;
        for (; reported_ < end; ++reported_) {
            const Literal literal = state.trail[reported_];
            if (is_observed(literal.variable())) names_.push_back(literal);
        }
        report(names_);
        if (is_last) return;
        ++reported_levels_;
        const Asking asking(*this, Question::other);
        target_.notify_new_decision_level();
    }
}

void NamedPropagator::backtrack(const State& state, std::uint32_t level) {
    reported_ = std::min(reported_, state.levels[level].begin);
    if (level >= reported_levels_) return;
    reported_levels_ = level;
    const Asking asking(*this, Question::other);
    target_.notify_backtrack(level);
}

bool NamedPropagator::check_found_model(const State& state) {
    std::vector<Literal> model;
    for (const Literal literal : state.true_literals())
        if (is_observed(literal.variable())) model.push_back(variables_.outside(literal));
    const Asking asking(*this, Question::model_or_clause);
    return target_.check_found_model(model);
}

/// The literal inside, if the engine knows the variable.
std::optional<cnf::Literal> NamedPropagator::known(std::optional<Literal> named) const {
    if (!named) return std::nullopt;
    const std::optional<cnf::Variable> variable = variables_.find(named->variable());
    if (!variable || !is_observed(*variable)) return std::nullopt;
    return Literal(*variable, named->negative());
}

std::optional<cnf::Literal> NamedPropagator::decide() {
    if (lazy_) return std::nullopt;
    const Asking asking(*this, Question::decision);
    return known(target_.decide());
}

std::optional<cnf::Literal> NamedPropagator::propagate() {
    if (lazy_) return std::nullopt;
    const Asking asking(*this, Question::other);
    const std::optional<Literal> named = target_.propagate();
    if (!named) return std::nullopt;
    return variables_.inside(*named);
}

void NamedPropagator::bring_inside() {
    note_clause_(clause_);
    for (Literal& literal : clause_) literal = variables_.inside(literal);
}

void NamedPropagator::reason(Literal propagated) {
    clause_.clear();
    forgettable_ = true;
    {
        const Asking asking(*this, Question::other);
        target_.reason(variables_.outside(propagated), clause_);
    }
    bring_inside();
}

bool NamedPropagator::external_clause() {
    clause_.clear();
    forgettable_ = true;
    {
        const Asking asking(*this, Question::model_or_clause);
        if (!target_.external_clause(clause_, forgettable_)) return false;
    }
    bring_inside();
    return true;
}
}  // namespace satdoku::cdcl
