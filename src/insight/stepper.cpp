#include "stepper.hpp"

#include <satdoku/core/error.hpp>

#include <algorithm>
#include <string>
#include <utility>

namespace satdoku::insight {

namespace {

/// Throws core::Error that says how the literal has got its value, where it has one.
void require_free(const trace::Replay& replay, cnf::Literal literal) {
    const trace::Assigned* const present = replay.find(literal.variable());
    if (present == nullptr) return;
    const bool is_true = present->literal == literal;
    const std::string number = std::to_string(literal.dimacs());
    const std::string level = std::to_string(present->level);
    if (present->how == solve::Event::Kind::propagation && present->reason != 0)
        throw core::Error(is_true ? "stepper.follows" : "stepper.is_refuted",
                          {number, level, std::to_string(present->reason)});
    throw core::Error(is_true ? "stepper.is_true" : "stepper.is_false", {number, level});
}

}  // namespace

Stepper::Clauses::Clauses(const cnf::ClauseList& formula) {
    formula.replay(left);
    std::vector<std::pair<cnf::Literal, std::size_t>> places;
    places.reserve(formula.literals().size());
    for (std::size_t index = 0; index < formula.size(); ++index) {
        for (const cnf::Literal literal : formula[index]) places.emplace_back(literal, index + 1);
    }
    std::sort(places.begin(), places.end());
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
    carry_out_trail();
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

/// Those of the levels that have a literal of their own.
std::vector<cnf::Literal> Stepper::decisions() const {
    std::vector<cnf::Literal> decisions;
    for (const trace::Assigned& assigned : replay().trail()) {
        if (assigned.how == solve::Event::Kind::decision) decisions.push_back(assigned.literal);
    }
    return decisions;
}

Arrival Stepper::decide(cnf::Literal literal, const Interrupted& interrupted) {
    require_free(replay(), literal);
    std::vector<cnf::Literal> assumptions = decisions();
    assumptions.push_back(literal);
    return ask_what_if(std::move(assumptions), interrupted);
}

Arrival Stepper::flip(const Interrupted& interrupted) {
    std::vector<cnf::Literal> assumptions = decisions();
    if (assumptions.empty()) throw core::Error("stepper.nothing_to_flip");
    assumptions.back() = ~assumptions.back();
    return ask_what_if(std::move(assumptions), interrupted);
}

Arrival Stepper::ask_what_if(std::vector<cnf::Literal> assumptions, const Interrupted& interrupted) {
    const std::uint64_t levels = assumptions.size();
    what_if_ = std::make_unique<StepperRun>(formula_, request_, std::move(assumptions), window_);
    const StepperGoal goal{{{StepperStop::What::depth, {}, levels}}};
    return arrived(what_if_->forward(goal, interrupted));
}

void Stepper::resume() {
    if (!what_if_) throw core::Error("stepper.nothing_to_resume");
    what_if_.reset();
    carry_out_trail();
}

void Stepper::show_clauses(bool shown) {
    if (shown == has_clauses()) return;
    clauses_ = shown ? std::make_unique<Clauses>(formula_) : nullptr;
    carry_out_trail();
}

std::span<const std::size_t> Stepper::clauses_with(cnf::Literal literal) const {
    const auto& literals = clauses_->literals;
    const auto found = std::lower_bound(literals.begin(), literals.end(), literal);
    if (found == literals.end() || *found != literal) return {};
    const auto index = static_cast<std::size_t>(found - literals.begin());
    const std::span<const std::size_t> numbers(clauses_->numbers);
    return numbers.subspan(clauses_->begins[index], clauses_->begins[index + 1] - clauses_->begins[index]);
}

void Stepper::carry_out_trail() {
    if (!has_clauses()) return;
    std::vector<solving::LinkedTrail::Step> steps;
    // dpll searches without some clauses where it is asked to; what cdcl removes it has in another form.
    const bool spares = request_.options.tautologies || request_.options.subsumption;
    for (std::size_t number = 1; spares && number <= formula_.size(); ++number) {
        if (!replay().is_there(number)) steps.push_back({std::nullopt, number});
    }
    for (const trace::Assigned& assigned : replay().trail()) steps.push_back({assigned.literal});
    clauses_->linked.become(steps);
}

}  // namespace satdoku::insight
