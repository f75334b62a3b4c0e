#include "stepper.hpp"
#include <tuple>

namespace satdoku::insight {
namespace {
using solve::Event;
using Kind = Event::Kind;

// The most clauses that are considered, so that a step is quick.
constexpr std::size_t most_of_formula = 20000;  ///< for each literal
constexpr std::uint64_t most_learned = 2000;

/// The variables of the last event; if it has none, those of the next one.
std::set<cnf::Variable> changed_variables(const StepperRun& run) {
    std::set<cnf::Variable> variables;
    for (const std::uint64_t number : {run.position(), run.position() + 1}) {
        const auto event = run.event(number);
        if (!event || !variables.empty()) continue;
        switch (event->kind) {
            case Kind::decision:
            case Kind::propagation:
            case Kind::pure_literal: variables.insert(event->literal.variable()); break;
            case Kind::conflict:
            case Kind::learned:
            case Kind::added:
            case Kind::removed:
                for (const cnf::Literal literal : event->literals) variables.insert(literal.variable());
                break;
            default: break;
        }
    }
    return variables;
}

/// The numbers of the clauses that are there and have one of the variables.
std::set<std::uint64_t> clauses_that_share(const Stepper& stepper, const std::set<cnf::Variable>& variables) {
    const trace::Replay& replay = stepper.replay();
    std::set<std::uint64_t> found;
    for (const cnf::Variable variable : variables) {
        for (const bool negative : {true, false}) {
            const auto numbers = stepper.clauses_with(cnf::Literal(variable, negative));
            const auto first = numbers.first(std::min(numbers.size(), most_of_formula));
            found.insert(first.begin(), first.end());
        }
    }
    const std::uint64_t first_learned = std::max<std::uint64_t>(
        stepper.formula().size(), replay.last_clause() - std::min(replay.last_clause(), most_learned));
    for (std::uint64_t number = replay.last_clause(); number > first_learned; --number) {
        const auto literals = replay.clause(number);
        const bool shares =
            std::ranges::any_of(literals, [&](cnf::Literal literal) { return variables.contains(literal.variable()); });
        if (shares) found.insert(number);
    }
    std::erase_if(found, [&](std::uint64_t number) { return !replay.is_there(number); });
    return found;
}

/// The state of a clause without a true literal. @param literals  number of literals without a value
ClauseState state_of_rest(std::size_t literals) {
    if (literals == 0) return ClauseState::empty;
    return literals == 1 ? ClauseState::unit : ClauseState::open;
}

ClauseState state_of(const trace::Replay& replay, std::span<const cnf::Literal> literals) {
    std::size_t left = 0;
    for (const cnf::Literal literal : literals) {
        const int value = replay.value(literal);
        if (value > 0) return ClauseState::satisfied;
        left += value == 0 ? 1 : 0;
    }
    return state_of_rest(left);
}

/// Throws core::Error if the literal has a value; the error says how the literal got it.
void require_free(const trace::Replay& replay, cnf::Literal literal) {
    const trace::Assigned* const present = replay.find(literal.variable());
    if (present == nullptr) return;
    const bool is_true = present->literal == literal;
    const std::string number = literal_text(literal);
    const std::string level = std::to_string(present->level);
    if (present->how == Kind::propagation && present->reason != 0)
        throw core::Error(is_true ? "stepper.follows" : "stepper.is_refuted",
                          {number, level, std::to_string(present->reason)});
    throw core::Error(is_true ? "stepper.is_true" : "stepper.is_false", {number, level});
}
}  // namespace

Stepper::Clauses::Clauses(const cnf::ClauseList& formula) {
    formula.replay(left);
    std::vector<std::pair<cnf::Literal, std::size_t>> places;
    places.reserve(formula.literals().size());
    for (std::size_t index = 0; index < formula.size(); ++index)
        for (const cnf::Literal literal : formula[index]) places.emplace_back(literal, index + 1);
    std::ranges::sort(places);
    places.erase(std::unique(places.begin(), places.end()), places.end());
    for (const auto& [literal, number] : places) {
        if (literals.empty() || literals.back() != literal) {
            literals.push_back(literal);
            begins.push_back(numbers.size());
        }
        numbers.push_back(number);
    }
    begins.push_back(numbers.size());
}

Stepper::Stepper(const cnf::ClauseList& formula, const solving::SolveRequest& request, std::size_t window)
    : formula_(formula), request_(request), window_(window), search_(formula, request, {}, window) {}

Arrival Stepper::arrived(Arrival arrival) {
    assign_trail();
    return arrival;
}

Arrival Stepper::forward(const StepperGoal& goal, const Interrupted& interrupted) {
    return arrived(present().forward(goal, interrupted));
}

Arrival Stepper::back(const StepperGoal& goal, const Interrupted& interrupted) {
    return arrived(present().back(goal, interrupted));
}

Arrival Stepper::go_to(std::uint64_t position, const Interrupted& interrupted) {
    return arrived(present().go_to(position, interrupted));
}

Arrival Stepper::decide(cnf::Literal literal, const Interrupted& interrupted) {
    require_free(replay(), literal);
    return ask_what_if({run().position(), literal}, interrupted);
}

Arrival Stepper::flip(const Interrupted& interrupted) {
    const trace::Replay& now = replay();
    const std::uint32_t level = now.level();
    if (level == 0) throw core::Error("stepper.nothing_to_flip");
    const cnf::Literal last = now.trail()[now.begin_of(level)].literal;
    const std::uint64_t here = run().position();
    const auto opened = [&] {
        const auto event = run().event(run().position());
        return event && event->kind == Kind::decision && event->word != "flip" && event->level == level &&
               event->literal.variable() == last.variable();
    };
    Arrival arrival = Arrival::there;
    const StepperGoal decision{{{StepperStop::What::decision}}, {}};
    while (arrival == Arrival::there && !opened()) arrival = present().back(decision, interrupted);
    const std::uint64_t number = run().position();
    const bool found = arrival == Arrival::there;
    const cnf::Literal decided = found ? run().event(number)->literal : last;
    arrival = present().go_to(here, interrupted);
    if (!found || arrival != Arrival::there) return arrived(Arrival::interrupted);
    return ask_what_if({number - 1, ~decided}, interrupted);
}

/// Those of the present what-ifs that were decided before this one stay.
Arrival Stepper::ask_what_if(WhatIf what_if, const Interrupted& interrupted) {
    std::vector<WhatIf> all = run().what_ifs();
    std::erase_if(all, [&](const WhatIf& other) { return other.position >= what_if.position; });
    all.push_back(what_if);
    const bool shown = run().shows_watches();
    what_ifs_.push_back(std::make_unique<StepperRun>(formula_, request_, std::move(all), window_));
    StepperRun& asked = *what_ifs_.back();
    asked.show_watches(shown, interrupted);
    Arrival arrival = asked.go_to(what_if.position, interrupted);
    if (arrival == Arrival::there) arrival = asked.forward({{{StepperStop::What::decision}}, {}}, interrupted);
    if (arrival == Arrival::interrupted) {
        what_ifs_.pop_back();
        return arrived(arrival);
    }
    const auto event = asked.event(asked.position());
    if (arrival != Arrival::there || event->literal != what_if.literal || event->word != "decision") {
        const bool too_late = asked.came_too_late(what_if.literal) || asked.replay().value(what_if.literal) != 0;
        what_ifs_.pop_back();
        const std::string number = literal_text(what_if.literal);
        throw core::Error(too_late ? "stepper.comes_too_late" : "stepper.not_in_search", {number});
    }
    asked.settle_what_if(asked.position());
    return arrived(arrival);
}

void Stepper::resume() {
    if (what_ifs_.empty()) throw core::Error("stepper.nothing_to_resume");
    what_ifs_.pop_back();
    assign_trail();
}

bool Stepper::show_watches(bool shown, const Interrupted& interrupted) {
    bool all = search_.show_watches(shown, interrupted);
    for (const auto& what_if : what_ifs_) all = all && what_if->show_watches(shown, interrupted);
    assign_trail();
    return all;
}

void Stepper::link_clauses(bool linked) {
    if (linked == has_clauses()) return;
    clauses_ = linked ? std::make_unique<Clauses>(formula_) : nullptr;
    assign_trail();
}

std::span<const std::size_t> Stepper::clauses_with(cnf::Literal literal) const {
    const auto& literals = clauses_->literals;
    const auto found = std::ranges::lower_bound(literals, literal);
    if (found == literals.end() || *found != literal) return {};
    const auto index = static_cast<std::size_t>(found - literals.begin());
    const std::span<const std::size_t> numbers(clauses_->numbers);
    return numbers.subspan(clauses_->begins[index], clauses_->begins[index + 1] - clauses_->begins[index]);
}

void Stepper::assign_trail() {
    if (!has_clauses()) return;
    std::vector<solving::LinkedTrail::Step> steps;
    // With these options dpll searches without some clauses. Clauses that cdcl removes, it keeps in another form.
    const bool removes = request_.options.tautologies || request_.options.subsumption;
    for (std::size_t number = 1; removes && number <= formula_.size(); ++number)
        if (!replay().is_there(number)) steps.push_back({std::nullopt, number});
    for (const trace::Assigned& assigned : replay().trail()) steps.push_back({assigned.literal});
    clauses_->linked.become(steps);
}

std::vector<NearClause> near_clauses(const Stepper& stepper, std::size_t most) {
    const StepperRun& run = stepper.run();
    const trace::Replay& replay = run.replay();
    std::set<std::uint64_t> active;
    for (const std::uint64_t number : {run.position(), run.position() + 1}) {
        const auto event = run.event(number);
        if (event && !replay.clause(event->clause).empty()) active.insert(event->clause);
    }
    std::set<std::uint64_t> near = clauses_that_share(stepper, changed_variables(run));
    near.insert(active.begin(), active.end());
    if (near.empty()) {
        for (const auto clause : stepper.left().clauses())
            if (clause.size() == 0) near.insert(clause.number());
        for (std::uint64_t number = 1; number <= std::min<std::uint64_t>(most, stepper.formula().size()); ++number)
            near.insert(number);
        std::erase_if(near, [&](std::uint64_t number) { return !replay.is_there(number); });
    }
    std::vector<NearClause> clauses;
    for (const std::uint64_t number : near)
        clauses.push_back({number, state_of(replay, replay.clause(number)), active.contains(number)});
    const auto earlier = [](const NearClause& one, const NearClause& other) {
        return std::tuple(!one.active, one.state, one.number) < std::tuple(!other.active, other.state, other.number);
    };
    std::ranges::sort(clauses, earlier);
    if (clauses.size() > most) clauses.erase(clauses.begin() + static_cast<std::ptrdiff_t>(most), clauses.end());
    return clauses;
}

std::vector<NearClause> clauses_left(const Stepper& stepper, std::size_t first, std::size_t most) {
    std::vector<NearClause> clauses;
    std::size_t index = 0;
    for (const auto clause : stepper.left().clauses()) {
        if (index++ < first) continue;
        if (clauses.size() == most) break;
        clauses.push_back({clause.number(), state_of_rest(clause.size()), false});
    }
    return clauses;
}
}  // namespace satdoku::insight
