#include "search.hpp"

namespace satdoku::dpll {
Solver::Solver(const Options& options)
    : own_(std::make_unique<cnf::Formula>()), formula_(*own_), search_(std::make_unique<Search>(formula_, options)) {}

Solver::Solver(cnf::Formula& formula, const Options& options)
    : formula_(formula), search_(std::make_unique<Search>(formula_, options)) {}

Solver::~Solver() = default;

void Solver::variables(std::uint32_t count) {
    contract_.take_variables(count);
    formula_.variables(count);
}
void Solver::clause(std::span<const cnf::Literal> literals) {
    contract_.take_clause("clause()", literals);
    formula_.clause(literals);
}

solve::Outcome Solver::solve(std::span<const cnf::Literal> assumptions, const solve::Limits& limits,
                             std::stop_token stop) {
    solve::Contract::Solve running(contract_, "solve()", assumptions);
    Search& search = *search_;
    search.prepare(*this, assumptions, limits, std::move(stop));
    const Status status = search.run(assumptions);
    failed_.clear();
    if (status == Status::refuted)
        for (const auto decision : search.decisions) failed_.push_back(search.literal_of(decision));
    solve::Outcome outcome;
    if (status == Status::stopped) {
        outcome.reason = search.reason;
    } else if (status == Status::satisfied) {
        outcome.verdict = solve::Verdict::satisfiable;
    } else {
        outcome.verdict = solve::Verdict::unsatisfiable;
    }
    if (search.observation) search.observation->notify_end(outcome.verdict, failed_);
    search.observation.reset();  // it gets no events of what is restored
    // The solver's own formula is restored by the next solve, so that a stop does not have to wait.
    if (own_ == nullptr || status != Status::stopped) search.restore();
    outcome.milliseconds = search.watch.milliseconds();
    running.answer(outcome.verdict);
    return outcome;
}

bool Solver::value(cnf::Variable variable) const {
    contract_.require_model("value()");
    const auto column = search_->column_of(cnf::Literal(variable, false));
    return column && column->place() < search_->model.size() && search_->model[column->place()];
}

bool Solver::failed(cnf::Literal assumption) const {
    contract_.require_refutation("failed()");
    return std::find(failed_.begin(), failed_.end(), assumption) != failed_.end();
}

std::vector<cnf::Literal> Solver::decisions() const {
    contract_.require_model("decisions()");
    return search_->choices;
}

solve::Statistics Solver::statistics() const {
    const Options& options = search_->options;
    Counts counts = search_->counts;
    counts.propagations =
        counts.unassigned + search_->trail.size() - (counts.nodes - counts.empty_nodes) - counts.pure_literals;
    solve::Statistics statistics;
    for (const solve::Count* count :
         {&counts.nodes, &counts.decisions, &counts.propagations, &counts.conflicts, &counts.depth})
        statistics.push_back(count->statistic());
    // The counts of a technique that is switched on are shown even if they are 0.
    const auto add = [&](bool on, const solve::Count& count) {
        if (!on) return;
        statistics.push_back(count.statistic());
        statistics.back().always = true;
    };
    add(options.pure_literals, counts.pure_literals);
    add(options.tautologies, counts.tautologies);
    add(options.subsumption, counts.subsumed);
    return statistics;
}

void Solver::report_to(std::function<void(const Engine&)> reporter) {
    contract_.require_idle("report_to()");
    search_->reporter = std::move(reporter);
}

void Solver::connect_observer(solve::Observer* observer) {
    contract_.require_beginning("connect_observer()");
    search_->observer = observer;
}

void Solver::choose_by(solve::Chooser* chooser) {
    contract_.require_idle("choose_by()");
    search_->chooser = chooser;
}

void Solver::prove_to(proof::Proof* proof) {
    contract_.require_beginning("prove_to()");
    search_->proof = proof;
}
}  // namespace satdoku::dpll
