#include "handle.hpp"
#include <satdoku/cnf/dimacs.hpp>
#include <cmath>

using namespace satdoku;
using ipasir::literal_of;

namespace {
/// Returns nothing (no limit) for numbers below 0 and for those that no count can reach.
std::optional<std::uint64_t> count_of(double limit) {
    constexpr double beyond = 18446744073709551616.0;  // 2^64
    if (limit < 0 || limit >= beyond) return std::nullopt;
    return static_cast<std::uint64_t>(limit);
}

std::unique_ptr<solve::Engine> make_single(const cdcl::Options& options, proof::Proof* proof, proof::Proof* axioms) {
    auto engine = std::make_unique<cdcl::Solver>(options);
    engine->prove_to(proof, axioms);
    return engine;
}
}  // namespace

satdoku_solver::satdoku_solver() { own_engine(make_single(options_, nullptr, nullptr)); }

void satdoku_solver::own_engine(std::unique_ptr<solve::Engine> engine) {
    single_ = dynamic_cast<cdcl::Solver*>(engine.get());
    engine_ = std::move(engine);
}

cdcl::Solver& satdoku_solver::single(const char* call) const {
    if (single_ == nullptr) throw core::Error("library.threads", {call});
    return *single_;
}

/// A literal that the formula has from now on.
cnf::Literal satdoku_solver::take_literal(std::int32_t number) {
    const cnf::Literal literal = literal_of(number);
    variables_ = std::max(variables_, literal.variable().index() + 1);
    return literal;
}

std::unique_ptr<satdoku_solver> satdoku_solver::copy() const {
    constexpr const char* call = "satdoku_copy()";
    require_idle(call);
    if (!clause_.empty()) throw core::Error("library.open_clause", {call});
    auto other = std::make_unique<satdoku_solver>();
    other->options_ = options_;
    other->limits_ = limits_;
    other->variables_ = variables_;
    other->own_engine(single(call).copy());
    other->phase_ = Phase::open;
    other->recorder = recorder ? recorder->copy() : nullptr;
    return other;
}

void satdoku_solver::record(const std::string& path) {
    require_fresh("satdoku_record()");
    recorder = std::make_unique<ipasir::Recorder>(std::make_shared<ipasir::RecordFile>(path));
}

void satdoku_solver::require_idle(const char* call) const {
    if (is_solving()) throw core::Error("library.solving", {call});
}

/// Required by calls that change the formula or solve.
void satdoku_solver::require_open_proof(const char* call) const {
    require_idle(call);
    if (proof_closed_) throw core::Error("library.proof_closed", {call});
}

void satdoku_solver::require_fresh(const char* call) const {
    require_idle(call);
    if (phase_ != Phase::fresh) throw core::Error("library.begun", {call});
}

/// An engine gets its options when it is made, and its proof before anything else. So a new engine without clauses
/// replaces the old one.
void satdoku_solver::replace_engine(const cdcl::Options& options, proof::Proof* proof, proof::Proof* axioms) {
    own_engine(threads_.make ? threads_.make(options, proof) : make_single(options, proof, axioms));
    if (single_ != nullptr) {
        single_->report_fixed(report_fixed_);
        single_->exchange_with(learner_.get());
        single_->propagate_with(propagator_.get());
    }
    set_stop();
}

void satdoku_solver::threads(const char* call, ipasir::Threads threads) {
    require_fresh(call);
    if (threads.make && (learner_ || propagator_ || report_fixed_)) throw core::Error("library.threads", {call});
    threads_ = std::move(threads);
    replace_engine(options_, proof_.get(), axioms_.get());
}

void satdoku_solver::set_stop() {
    std::function<bool()> asked = terminate_;
    if (propagator_) asked = [this] { return propagator_->failure() || (terminate_ && terminate_()); };
    if (single_ != nullptr) {
        single_->stop_when(asked);
    } else {
        threads_.stop_when(*engine_, asked);
    }
}

void satdoku_solver::change_options(const char* call, auto&& change) {
    require_fresh(call);
    cdcl::Options options = options_;
    change(options);
    replace_engine(options, proof_.get(), axioms_.get());
    options_ = options;
}

void satdoku_solver::option(const char* name, int value) {
    change_options("satdoku_option()", [&](cdcl::Options& options) { cdcl::set_option(options, name, value); });
}

void satdoku_solver::configure(const char* name) {
    change_options("satdoku_configure()", [&](cdcl::Options& options) { cdcl::configure(options, name); });
}

void satdoku_solver::open_proof(const char* path, bool binary) {
    constexpr const char* call = "satdoku_open_proof()";
    require_fresh(call);
    if (propagator_ && !axioms_) throw core::Error("library.proof_and_propagator", {call});
    const auto format = binary ? proof::DratFormat::binary : proof::DratFormat::text;
    auto proof = std::make_unique<proof::DratFile>(path, format);
    replace_engine(options_, proof.get(), axioms_.get());
    proof_ = std::move(proof);
}

void satdoku_solver::open_axioms(const char* path) {
    constexpr const char* call = "satdoku_open_axioms()";
    require_fresh(call);
    if (!proof_) throw core::Error("library.no_proof", {call});
    auto axioms = std::make_unique<proof::DratFile>(path, proof::DratFormat::text);
    replace_engine(options_, proof_.get(), axioms.get());
    axioms_ = std::move(axioms);
}

void satdoku_solver::close_proof() {
    constexpr const char* call = "satdoku_close_proof()";
    require_open_proof(call);
    if (!proof_) throw core::Error("library.no_proof", {call});
    proof_closed_ = true;
    if (axioms_) axioms_->commit();
    proof_->commit();
}

void satdoku_solver::variables(std::uint32_t count) {
    require_open_proof("satdoku_variables()");
    engine_->variables(count);
    variables_ = std::max(variables_, count);
    phase_ = Phase::open;
}

void satdoku_solver::add(std::int32_t literal_or_zero) {
    require_open_proof("satdoku_add()");
    if (literal_or_zero != 0) {
        clause_.push_back(take_literal(literal_or_zero));
        phase_ = Phase::open;
        return;
    }
    engine_->clause(clause_);
    clause_.clear();
    phase_ = Phase::open;
}

void satdoku_solver::clause(std::span<const std::int32_t> numbers) {
    constexpr const char* call = "satdoku_clause()";
    require_open_proof(call);
    if (!clause_.empty()) throw core::Error("library.open_clause", {call});
    const auto forget = [](std::vector<cnf::Literal>* literals) { literals->clear(); };
    const std::unique_ptr<std::vector<cnf::Literal>, decltype(forget)> cleared(&clause_, forget);
    for (const std::int32_t number : numbers) clause_.push_back(literal_of(number));
    engine_->clause(clause_);
    for (const std::int32_t number : numbers) take_literal(number);
    phase_ = Phase::open;
}

void satdoku_solver::read(const char* path) {
    constexpr const char* call = "satdoku_read()";
    require_open_proof(call);
    if (!clause_.empty()) throw core::Error("library.open_clause", {call});
    const cnf::ReadReport report = cnf::read_dimacs(path, *engine_);
    variables_ = std::max(variables_, report.variables);
    phase_ = Phase::open;
}

void satdoku_solver::constrain(std::span<const std::int32_t> numbers) {
    constexpr const char* call = "satdoku_constrain()";
    require_open_proof(call);
    cdcl::Solver& engine = single(call);
    std::vector<cnf::Literal> literals;
    for (const std::int32_t number : numbers) literals.push_back(literal_of(number));
    engine.constrain(literals);
    for (const std::int32_t number : numbers) take_literal(number);
    phase_ = Phase::open;
}

void satdoku_solver::clauses(std::span<const std::int32_t> numbers) {
    constexpr const char* call = "satdoku_clauses()";
    require_open_proof(call);
    if (!clause_.empty() || (!numbers.empty() && numbers.back() != 0)) throw core::Error("library.open_clause", {call});
    for (const std::int32_t number : numbers)
        if (number != 0) literal_of(number);  // an error before anything is added
    for (std::size_t begin = 0, at = 0; at < numbers.size(); ++at) {
        if (numbers[at] != 0) continue;
        clause(numbers.subspan(begin, at - begin));
        begin = at + 1;
    }
}

void satdoku_solver::assume(std::int32_t number) {
    require_idle("satdoku_assume()");
    assumptions_.push_back(take_literal(number));
    phase_ = Phase::open;
}

void satdoku_solver::limit(const char* name, double value) {
    constexpr const char* call = "satdoku_limit()";
    require_idle(call);
    const std::string_view which = name;
    if (std::isnan(value)) throw core::Error("library.limit", {call});
    if (which == "conflicts") {
        limits_.conflicts = count_of(value);
    } else if (which == "decisions") {
        limits_.decisions = count_of(value);
    } else if (which == "memory") {
        limits_.memory = count_of(value);
    } else if (which == "seconds") {
        limits_.seconds = value < 0 ? std::nullopt : std::optional(value);
    } else {
        throw core::Error("library.limit", {call});
    }
}

void satdoku_solver::solve() {
    run("satdoku_solve()",
        [this](std::span<const cnf::Literal> assumptions) { return engine_->solve(assumptions, limits_, {}); });
    propagated_ = false;
}

void satdoku_solver::propagate() {
    constexpr const char* call = "satdoku_propagate()";
    cdcl::Solver& engine = single(call);
    run(call, [&](std::span<const cnf::Literal> assumptions) { return engine.propagate(assumptions, {}); });
    propagated_ = true;
}

/// @param act  returns the outcome under the assumptions
void satdoku_solver::run(const char* call, auto&& act) {
    require_idle(call);
    outcome_ = solve::Outcome{};
    require_open_proof(call);
    phase_ = Phase::open;
    const std::vector<cnf::Literal> assumptions = std::exchange(assumptions_, {});
    if (!clause_.empty()) throw core::Error("library.open_clause", {call});
    Solving solving(phase_);
    try {
        const solve::Outcome outcome = act(assumptions);
        if (propagator_ && propagator_->failure()) std::rethrow_exception(propagator_->failure());
        outcome_ = outcome;
    } catch (...) {
        if (propagator_) broken = true;  // a clause of the propagator may be missing
        throw;
    }
    if (outcome_->verdict == solve::Verdict::satisfiable) solving.after = Phase::satisfiable;
    if (outcome_->verdict == solve::Verdict::unsatisfiable) solving.after = Phase::unsatisfiable;
}

std::span<const std::int32_t> satdoku_solver::implied() {
    constexpr const char* call = "satdoku_implied()";
    require_idle(call);
    std::vector<cnf::Literal> literals;
    try {
        literals = single(call).implied();
    } catch (const core::Error& caught) {
        if (caught.key() != "contract.no_propagation") throw;
        throw core::Error("library.no_propagation", {call});
    }
    numbers_.clear();
    for (const cnf::Literal literal : literals) numbers_.push_back(literal.dimacs());
    return numbers_;
}

void satdoku_solver::visit(const char* call, void* data, ipasir::Visit take, bool witnesses) {
    require_idle(call);
    const cdcl::Solver& engine = single(call);
    std::vector<std::int32_t> numbers;
    const auto pass = [&](std::span<const cnf::Literal> clause) {
        numbers.clear();
        for (const cnf::Literal literal : clause) numbers.push_back(literal.dimacs());
        return take(data, numbers.data(), numbers.size()) != 0;
    };
    const Phase before = phase_;
    Solving visiting(phase_);  // the callback must not change what is visited
    visiting.after = before;
    witnesses ? engine.visit_witnesses(pass) : engine.visit_clauses(pass);
}

void satdoku_solver::set_terminate(void* data, int (*terminate)(void*)) {
    require_idle("satdoku_set_terminate()");
    terminate_ = {};
    if (terminate != nullptr) terminate_ = [data, terminate] { return terminate(data) != 0; };
    set_stop();
}

void satdoku_solver::connect_propagator(const satdoku_propagator* callbacks) {
    constexpr const char* call = "satdoku_connect_propagator()";
    require_idle(call);
    if (callbacks != nullptr && proof_ && !axioms_) throw core::Error("library.proof_and_propagator", {call});
    std::unique_ptr<ipasir::UserPropagator> propagator;
    cdcl::Solver& engine = single(call);
    if (callbacks != nullptr) propagator = std::make_unique<ipasir::UserPropagator>(*callbacks);
    engine.propagate_with(propagator.get());
    propagator_ = std::move(propagator);
    set_stop();
    phase_ = phase_ == Phase::fresh ? Phase::fresh : Phase::open;
}

void satdoku_solver::require_propagator(const char* call) const {
    if (!propagator_) throw core::Error("library.no_propagator", {call});
}

void satdoku_solver::observe(std::int32_t variable) {
    require_propagator("satdoku_observe()");
    single_->observe(take_literal(variable).variable());
    if (!is_solving()) phase_ = Phase::open;
}

void satdoku_solver::unobserve(std::int32_t variable) {
    constexpr const char* call = "satdoku_unobserve()";
    require_idle(call);
    require_propagator(call);
    single_->unobserve(literal_of(variable).variable());
}

namespace {
/// For what only a propagator that is asked something may do.
void answering(const char* call, auto&& act) {
    try {
        act();
    } catch (const core::Error& caught) {
        if (caught.key() != "contract.no_question") throw;
        throw core::Error("library.not_asked", {call});
    }
}
}  // namespace

void satdoku_solver::force_backtrack(std::size_t level) {
    constexpr const char* call = "satdoku_force_backtrack()";
    require_propagator(call);
    const auto kept = static_cast<std::uint32_t>(std::min<std::size_t>(level, cnf::largest_variable));
    answering(call, [&] { single_->force_backtrack(kept); });
}

bool satdoku_solver::is_decision(std::int32_t number) const {
    constexpr const char* call = "satdoku_is_decision()";
    require_propagator(call);
    const cnf::Variable variable = literal_of(number).variable();
    bool decided = false;
    answering(call, [&] { decided = single_->is_decision(variable); });
    return decided;
}

void satdoku_solver::set_fixed(void* data, void (*take)(void*, std::int32_t)) {
    constexpr const char* call = "satdoku_set_fixed()";
    require_idle(call);
    std::function<void(cnf::Literal)> report;
    if (take != nullptr) report = [data, take](cnf::Literal literal) { take(data, literal.dimacs()); };
    single(call).report_fixed(report);
    report_fixed_ = std::move(report);
}

void satdoku_solver::set_learn(void* data, int max_length, ipasir::Learner::Callback learn) {
    constexpr const char* call = "satdoku_set_learn()";
    require_idle(call);
    cdcl::Solver& engine = single(call);
    std::unique_ptr<ipasir::Learner> learner;
    if (learn != nullptr && max_length > 0)
        learner = std::make_unique<ipasir::Learner>(data, static_cast<std::size_t>(max_length), learn);
    engine.exchange_with(learner.get());
    learner_ = std::move(learner);
}

bool satdoku_solver::value(std::int32_t number) const {
    if (phase_ != Phase::satisfiable) throw core::Error("library.no_model", {"satdoku_value()"});
    return engine_->value(literal_of(number));
}

bool satdoku_solver::failed(std::int32_t number) const {
    if (phase_ != Phase::unsatisfiable) throw core::Error("library.no_refutation", {"satdoku_failed()"});
    return engine_->failed(literal_of(number));
}

bool satdoku_solver::constraint_failed() const {
    constexpr const char* call = "satdoku_constraint_failed()";
    if (phase_ != Phase::unsatisfiable) throw core::Error("library.no_refutation", {call});
    return single_ != nullptr && single_->constraint_failed();
}

bool satdoku_solver::flip(const char* call, std::int32_t number, bool change) {
    if (phase_ != Phase::satisfiable) throw core::Error("library.no_model", {call});
    const cnf::Variable variable = literal_of(number).variable();
    return change ? single(call).flip(variable) : single(call).flippable(variable);
}

std::optional<bool> satdoku_solver::fixed(std::int32_t number) const {
    constexpr const char* call = "satdoku_fixed()";
    require_idle(call);
    return single(call).fixed(literal_of(number));
}

void satdoku_solver::phase(std::int32_t number) {
    constexpr const char* call = "satdoku_phase()";
    require_idle(call);
    single(call).phase(literal_of(number));
    if (phase_ == Phase::fresh) phase_ = Phase::open;  // from here on the engine must not be replaced
}

void satdoku_solver::unphase(std::int32_t number) {
    constexpr const char* call = "satdoku_unphase()";
    require_idle(call);
    single(call).unphase(literal_of(number).variable());
}
