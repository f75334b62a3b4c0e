// What a caller connects to the solver: an observer, a chooser of decisions, other engines, a propagator.
#include "passes/inprocess.hpp"
#include <satdoku/cdcl/solver.hpp>
#include <satdoku/core/error.hpp>

namespace satdoku::cdcl {
namespace {
/// What the propagator is being asked.
NamedPropagator::Question question_to(const std::unique_ptr<NamedPropagator>& propagator) {
    return propagator ? propagator->question() : NamedPropagator::Question::none;
}
}  // namespace

void Solver::connect_observer(solve::Observer* observer) {
    contract_.require_beginning("connect_observer()");
    state_->observation = observer == nullptr ? nullptr : std::make_unique<Observation>(*observer, variables_);
}

void Solver::choose_by(solve::Chooser* chooser) {
    contract_.require_idle("choose_by()");
    state_->ask_chooser = {};
    if (chooser == nullptr) return;
    state_->ask_chooser = [this, chooser]() -> std::optional<Literal> {
        const State& state = *state_;
        while (const auto literal = chooser->choose()) {
            const std::optional<Variable> inside = variables_.find(literal->variable());
            if (!inside || inside->index() >= state.capacity || !state.is_active(*inside)) {
                chooser->refused(*literal, 0);
                continue;
            }
            const Literal decision(*inside, literal->negative());
            if (state.value(decision) == 0) return decision;
            chooser->refused(*literal, state.value(decision));
        }
        return std::nullopt;
    };
}

void Solver::exchange_with(solve::Exchange* exchange) {
    contract_.require_idle("exchange_with()");
    state_->exchange = exchange == nullptr ? nullptr : std::make_unique<NamedExchange>(*exchange, variables_);
}

void Solver::propagate_with(solve::Propagator* propagator) {
    constexpr std::string_view call = "propagate_with()";
    contract_.require_idle(call);
    if (propagator != nullptr && state_->proof.is_on() && axioms_ == nullptr)
        throw core::Error("contract.proof", {std::string(call)});
    contract_.forget(call);
    backtrack(*state_, 0);
    state_->propagator.reset();
    if (propagator == nullptr) return;
    const auto note = [this](std::span<const cnf::Literal> clause) {
        if (axioms_ == nullptr) return;
        for (const cnf::Literal literal : clause) names_->claim(literal.variable().index() + 1);
        axioms_->add(clause);
    };
    state_->propagator = std::make_unique<NamedPropagator>(*propagator, variables_, note);
}

void Solver::observe(cnf::Variable variable) {
    constexpr std::string_view call = "observe()";
    const bool solving = question_to(state_->propagator) == NamedPropagator::Question::model_or_clause;
    if (!solving) contract_.require_idle(call);
    contract_.require_range(call, {variable, false});
    require_propagator(call);
    if (!solving) contract_.forget(call);
    cdcl::observe(*state_, variables_.inside({variable, false}).variable());
    if (solving) connect_loaded(*state_);
}

void Solver::unobserve(cnf::Variable variable) {
    contract_.require_idle("unobserve()");
    require_propagator("unobserve()");
    if (const std::optional<Variable> inside = variables_.find(variable)) state_->propagator->unobserve(*inside);
}

void Solver::force_backtrack(std::uint32_t level) {
    if (question_to(state_->propagator) != NamedPropagator::Question::decision)
        throw core::Error("contract.no_question", {"force_backtrack()"});
    backtrack(*state_, level);
}

bool Solver::is_decision(cnf::Variable variable) const {
    if (question_to(state_->propagator) == NamedPropagator::Question::none)
        throw core::Error("contract.no_question", {"is_decision()"});
    const std::optional<Variable> inside = variables_.find(variable);
    const State& state = *state_;
    if (!inside || !state.propagator->is_observed(*inside) || state.value({*inside, false}) == 0) return false;
    const Assignment& assignment = state.assignments[inside->index()];
    return assignment.level > 0 && assignment.reason.none();
}

void Solver::require_propagator(std::string_view call) const {
    if (!state_->propagator) throw core::Error("contract.no_propagator", {std::string(call)});
}

void Solver::report_to(std::function<void(const solve::Engine&)> reporter) {
    contract_.require_idle("report_to()");
    reporter_ = std::move(reporter);
}
}  // namespace satdoku::cdcl
