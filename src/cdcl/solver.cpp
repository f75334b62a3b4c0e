// The interface of the engine: checks the contract of solve::Engine and translates names of variables.
#include "data/flips.hpp"
#include "passes/inprocess.hpp"
#include <satdoku/cdcl/solver.hpp>
#include <satdoku/core/error.hpp>
#include <satdoku/core/rows.hpp>

namespace satdoku::cdcl {
namespace {
/// Keeps the levels of the last solve that these assumptions begin with, even if they were decisions: a caller that
/// continues from a model assumes them next. On levels of decisions a propagator may have unknown reasons.
void take_assumptions(State& state, std::span<const Literal> assumptions) {
    for (const Literal literal : assumptions) require_active(state, literal.variable());
    std::size_t most = std::min<std::size_t>(assumptions.size(), state.level());
    if (state.propagator) most = std::min(most, state.assumptions.size());
    std::uint32_t common = 0;
    while (common < most && state.levels[common].decision == assumptions[common]) ++common;
    backtrack(state, state.options.reuse_assumptions != 0 ? common : 0);
    state.assumptions.assign(assumptions.begin(), assumptions.end());
    state.breaking = false;
    state.failed.clear();
    state.constraint_failed = false;
    state.model.clear();
}

bool value_inside(const State& state, Variable variable) {
    if (variable.index() >= state.capacity) return false;
    if (!state.model.empty()) return state.model[variable.index()] > 0;
    return state.values[std::size_t{2} * variable.index()] > 0;
}

/// The true literals of the model for the observer; empty if there is no model.
std::vector<Literal> model_of(const State& state, const cnf::CompactVariables& variables, solve::Verdict verdict) {
    std::vector<Literal> model;
    if (verdict != solve::Verdict::satisfiable) return model;
    for (std::uint32_t index = 0; index < state.capacity; ++index) {
        const Variable variable(index);
        if (state.status[index] != Status::unused && !variables.is_added(variable))
            model.emplace_back(variable, !value_inside(state, variable));
    }
    return model;
}
}  // namespace

Solver::Solver(const Options& options) : state_(std::make_unique<State>(options)) {
    state_->number_added = [this] { return number_added(); };
}
Solver::~Solver() = default;

void Solver::prove_to(proof::Proof* proof, proof::Proof* axioms) {
    contract_.require_beginning("prove_to()");
    if (state_->propagator && proof != nullptr && axioms == nullptr)
        throw core::Error("contract.proof", {"prove_to()"});
    axioms_ = proof == nullptr ? nullptr : axioms;
    names_ = proof == nullptr ? nullptr : std::make_unique<ProofNames>(variables_, proof);
    proof_ = proof == nullptr ? nullptr : std::make_unique<NamedProof>(*proof, *names_);
    state_->proof.write_nothing();
    if (proof_) state_->proof.write_clauses(*proof_);
    state_->xor_proof = proof == nullptr ? nullptr : std::make_unique<reason::ClauseXorProof>();
}

void Solver::prove_with_hints_to(proof::HintedProof* proof) {
    constexpr std::string_view call = "prove_with_hints_to()";
    contract_.require_beginning(call);
    if (state_->propagator && proof != nullptr) throw core::Error("contract.proof", {std::string(call)});
    axioms_ = nullptr;
    names_ = proof == nullptr ? nullptr : std::make_unique<ProofNames>(variables_);
    hints_ = proof == nullptr ? nullptr : std::make_unique<Hints>(*proof, *names_, *state_);
    state_->proof.write_nothing();
    if (hints_) state_->proof.write_hinted(*hints_);
    state_->xor_proof = proof == nullptr ? nullptr : std::make_unique<reason::ClauseXorProof>();
}

void Solver::prove_by_cutting_planes_to(proof::LinearProof* proof) {
    prove_to(proof);
    linear_ = proof;
    cutting_planes_ = proof == nullptr ? nullptr : std::make_unique<NamedCuttingPlanes>(*proof, *names_);
    if (proof == nullptr) return;
    state_->proof.write_planes(*cutting_planes_);
    state_->xor_proof = std::make_unique<reason::LinearXorProof>(*cutting_planes_);
}

void Solver::bring_inside(std::span<const cnf::Literal> literals) {
    inside_.clear();
    for (const Literal literal : literals) inside_.push_back(variables_.inside(literal));
    if (names_ == nullptr) return;
    for (const Literal literal : literals) names_->claim(literal.variable().index() + 1);
}

std::optional<cnf::Variable> Solver::number_added() {
    std::uint32_t least_name = state_->claimed;
    if (names_ != nullptr) least_name = names_->own_name({state_->proof.fresh(), false}).variable().index();
    return variables_.add(least_name);
}

void Solver::phase(cnf::Literal preferred) {
    contract_.require_idle("phase()");
    contract_.require_range("phase()", preferred);
    const Literal inside = variables_.inside(preferred);
    std::vector<std::int8_t>& wanted = state_->wanted;
    if (wanted.size() <= inside.variable().index()) wanted.resize(inside.variable().index() + 1, 0);
    wanted[inside.variable().index()] = phase_of(inside);
}

void Solver::unphase(cnf::Variable variable) {
    contract_.require_idle("unphase()");
    const std::optional<Variable> inside = variables_.find(variable);
    if (inside && inside->index() < state_->wanted.size()) state_->wanted[inside->index()] = 0;
}

void Solver::stop_when(std::function<bool()> asked) {
    contract_.require_idle("stop_when()");
    state_->ending.asked = std::move(asked);
}

void Solver::variables(std::uint32_t count) {
    contract_.take_variables(count);
    if (names_ != nullptr) names_->claim(count);
    state_->claimed = std::max(state_->claimed, count);
}

void Solver::clause(std::span<const cnf::Literal> literals) {
    contract_.take_clause("clause()", literals);
    State& state = *state_;
    if (state.level() > 0) backtrack(state, 0);
    bring_inside(literals);
    for (const Literal literal : inside_) require_active(state, literal.variable());
    if (state.observation) state.observation->begin_original(inside_);
    if (has_ids()) {
        if (state.counts.solves > 0) throw core::Error("proof.late_clause");
        linear_ != nullptr ? linear_->original(literals) : hints_->original(inside_, literals);
        waiting_.clause(inside_);
    } else if (!state.unsatisfiable) {
        add_original(state, inside_);
    }
    if (state.observation) state.observation->end_original();
}

/// The ids of a formula come before those of all steps, also of steps that simplify its clauses.
void Solver::add_waiting() {
    State& state = *state_;
    for (std::size_t index = 0; index < waiting_.size() && !state.unsatisfiable; ++index)
        add_original(state, waiting_[index]);
    waiting_ = {};
}

void Solver::constrain(std::span<const cnf::Literal> literals) {
    contract_.take_clause("constrain()", literals);
    constraint_.emplace(literals.begin(), literals.end());
}

bool Solver::constraint_failed() const {
    contract_.require_refutation("constraint_failed()");
    return state_->constraint_failed;
}

/// A constraint holds for one solve, also for one that throws.
void Solver::take_constraint() {
    State& state = *state_;
    state.constraint.reset();
    if (!constraint_) return;
    const std::vector<Literal> literals = *std::exchange(constraint_, std::nullopt);
    bring_inside(literals);
    for (const Literal literal : inside_) require_active(state, literal.variable());
    state.constraint = inside_;
}

solve::Outcome Solver::solve(std::span<const cnf::Literal> assumptions, const solve::Limits& limits,
                             std::stop_token stop) {
    return run(true, assumptions, limits, std::move(stop));
}

solve::Outcome Solver::propagate(std::span<const cnf::Literal> assumptions, std::stop_token stop) {
    return run(false, assumptions, {}, std::move(stop));
}

solve::Outcome Solver::run(bool searching, std::span<const cnf::Literal> assumptions, const solve::Limits& limits,
                           std::stop_token stop) {
    solve::Contract::Solve running(contract_, searching ? "solve()" : "propagate()", assumptions);
    State& state = *state_;
    state.propagating = !searching;
    flips_.reset();
    state.ending.watch.restart();
    state.ending.report = reporter_ ? [this] { reporter_(*this); } : std::function<void()>();
    take_constraint();
    bring_inside(assumptions);
    take_assumptions(state, inside_);
    start_ending(state, limits, std::move(stop));
    if (has_ids()) add_waiting();
    ++state.counts.solves;
    state.start_conflicts = state.counts.conflicts;
    state.start_ticks = state.search_ticks();
    if (state.observation) state.observation->begin(state);
    skip_units(state);
    state.schedule.exchange = Schedule::never;
    solve::Outcome outcome;
    outcome.verdict = state.unsatisfiable ? solve::Verdict::unsatisfiable : search<Simplifying>(state);
    share_units(state);
    if (state.fixed_literals && state.counts.substituted > 0) state.fixed_literals->report_rest(state);
    core::sort_unique(state.failed);  // for failed()
    if (outcome.verdict == solve::Verdict::unknown) outcome.reason = state.ending.reason;
    if (outcome.verdict == solve::Verdict::satisfiable && !state.extension.empty()) extend_model(state);
    if (state.observation) state.observation->end(state, outcome.verdict, model_of(state, variables_, outcome.verdict));
    outcome.milliseconds = state.ending.watch.milliseconds();
    running.answer(outcome.verdict);
    if (state.propagating && outcome.verdict != solve::Verdict::unsatisfiable &&
        outcome.reason == solve::StopReason::none)
        running.propagated();
    return outcome;
}

std::vector<cnf::Literal> Solver::implied() const {
    contract_.require_propagation("implied()");
    const State& state = *state_;
    std::vector<Literal> literals;
    for (const Literal literal : state.true_literals())
        if (!variables_.is_added(literal.variable())) literals.push_back(variables_.outside(literal));
    for (std::uint32_t index = 0; index < state.capacity; ++index) {
        if (state.status[index] != Status::substituted || variables_.is_added(Variable(index))) continue;
        const Literal known = representative(state, {Variable(index), false});
        if (state.is_active(known.variable()) && state.value(known) != 0)
            literals.push_back(variables_.outside({Variable(index), state.value(known) < 0}));
    }
    return literals;
}

bool Solver::value(cnf::Variable variable) const {
    contract_.require_model("value()");
    const std::optional<Variable> inside = variables_.find(variable);
    return inside && value_inside(*state_, *inside);
}

bool Solver::failed(cnf::Literal assumption) const {
    contract_.require_refutation("failed()");
    const std::optional<Variable> inside = variables_.find(assumption.variable());
    if (!inside) return false;
    const std::vector<Literal>& failed = state_->failed;
    return std::binary_search(failed.begin(), failed.end(), Literal(*inside, assumption.negative()));
}

std::vector<cnf::Literal> Solver::decisions() const {
    contract_.require_model("decisions()");
    const State& state = *state_;
    std::vector<Literal> decisions;
    bool all_outside = true;
    const std::size_t first = state.breaking ? 0 : state.assumptions.size();
    for (std::size_t level = first; level < state.levels.size(); ++level) {
        const Literal decision = state.levels[level].decision;
        if (variables_.is_added(decision.variable())) all_outside = false;
        decisions.push_back(variables_.outside(decision));
    }
    // Variables that simplification removed may have other values, too, and what follows from an added variable need
    // not follow from variables of the formula. In both cases all literals in question are returned.
    const auto is_removed = [](Status status) { return status == Status::eliminated || status == Status::substituted; };
    const bool removed = std::any_of(state.status.begin(), state.status.end(), is_removed);
    if (all_outside && !removed && flips_ == nullptr) return decisions;
    all_outside = all_outside && flips_ == nullptr;
    if (!all_outside) decisions.clear();
    for (std::uint32_t index = 0; index < state.capacity; ++index) {
        const Status status = state.status[index];
        if (status == Status::unused || (status == Status::active && all_outside)) continue;
        if (variables_.is_added(Variable(index))) continue;
        const Literal literal(Variable(index), !value_inside(state, Variable(index)));
        decisions.push_back(variables_.outside(literal));
    }
    return decisions;
}

/// The literal inside of this variable that is true in the model, if it may change.
std::optional<cnf::Literal> Solver::true_literal(cnf::Variable variable) const {
    const std::optional<Variable> inside = variables_.find(variable);
    const State& state = *state_;
    if (!inside || inside->index() >= state.capacity || state.status[inside->index()] == Status::unused)
        return std::nullopt;
    if (state.propagator && state.propagator->is_observed(*inside)) return std::nullopt;
    return Literal(*inside, !value_inside(state, *inside));
}

/// From here on the model is in state.model, and its clauses are at hand by literal.
void Solver::prepare_flips() {
    if (flips_ != nullptr) return;
    State& state = *state_;
    if (state.model.empty()) extend_model(state);
    cnf::ClauseList clauses;
    const auto take = [&](std::span<const Literal> clause) {
        std::vector<Literal> sorted(clause.begin(), clause.end());
        core::sort_unique(sorted);  // puts the literals of a variable next to each other
        const auto opposite = [](Literal one, Literal two) { return one == ~two; };
        if (std::adjacent_find(sorted.begin(), sorted.end(), opposite) == sorted.end()) clauses.clause(sorted);
        return true;
    };
    visit_formula(state, take);
    state.extension.for_each_latest_first(take);
    for (const Literal& assumption : state.assumptions) take({&assumption, 1});
    if (state.constraint) take(*state.constraint);
    flips_ = std::make_unique<Flips>(std::size_t{2} * state.capacity, clauses, [&](Literal literal) {
        return value_inside(state, literal.variable()) != literal.negative();
    });
}

bool Solver::flippable(cnf::Variable variable) {
    contract_.require_model("flippable()");
    const std::optional<Literal> literal = true_literal(variable);
    if (!literal) return false;
    prepare_flips();
    return flips_->can_become_false(*literal);
}

bool Solver::flip(cnf::Variable variable) {
    if (!flippable(variable)) return false;
    const Literal literal = *true_literal(variable);
    flips_->make_false(literal);
    state_->model[literal.variable().index()] = phase_of(~literal);
    return true;
}

void Solver::visit_clauses(const VisitClause& visit) const {
    contract_.require_idle("visit_clauses()");
    visit_formula(*state_, named(visit));
    bool going = true;
    for (std::size_t index = 0; index < waiting_.size() && going; ++index) going = named(visit)(waiting_[index]);
}

void Solver::visit_witnesses(const VisitClause& visit) const {
    contract_.require_idle("visit_witnesses()");
    bool going = !state_->unsatisfiable;
    state_->extension.for_each_latest_first([&](std::span<const Literal> clause) {
        if (going) going = named(visit)(clause);
    });
}

Solver::VisitClause Solver::named(const VisitClause& visit) const {
    return [this, &visit](std::span<const Literal> clause) {
        std::vector<Literal> names;
        for (const Literal literal : clause) names.push_back(variables_.outside(literal));
        return visit(names);
    };
}

std::unique_ptr<Solver> Solver::copy() const {
    contract_.require_idle("copy()");
    auto other = std::make_unique<Solver>(state_->options);
    other->variables_ = variables_;
    copy_formula(*state_, *other->state_);
    for (std::size_t index = 0; index < waiting_.size(); ++index) add_original(*other->state_, waiting_[index]);
    return other;
}

std::optional<bool> Solver::fixed(cnf::Literal literal) const {
    contract_.require_idle("fixed()");
    const State& state = *state_;
    const std::optional<Variable> inside = variables_.find(literal.variable());
    if (!inside || inside->index() >= state.capacity) return std::nullopt;
    return fixed_value(state, {*inside, literal.negative()});
}

void Solver::report_fixed(std::function<void(cnf::Literal)> report) {
    contract_.require_idle("report_fixed()");
    state_->fixed_literals = report ? std::make_unique<FixedLiterals>(std::move(report), variables_) : nullptr;
    if (state_->fixed_literals) state_->fixed_literals->report_rest(*state_);
}

solve::Statistics Solver::statistics() const {
    solve::Statistics statistics;
    Counts counts = state_->counts;
    counts.conflicts += counts.final_conflicts;
    counts.propagations = state_->propagations();
    for (const solve::Count& count : core::rows_of<solve::Count>(counts))
        if (count.has_name()) statistics.push_back(count.statistic());
    for (const solve::Count* count : {&state_->irredundant, &state_->redundant, &state_->binaries})
        statistics.push_back(count->statistic());
    statistics.push_back(
        {"variables_left", state_->active - std::min<std::uint64_t>(state_->fixed(), state_->active), false});
    return statistics;
}

std::vector<solve::PassCost> Solver::pass_costs() const { return state_->pass_costs; }

void Solver::log_passes(std::function<void(const solve::PassRun&)> log) {
    contract_.require_idle("log_passes()");
    state_->pass_log = std::move(log);
}
}  // namespace satdoku::cdcl
