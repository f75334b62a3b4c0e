#include "core/observe.hpp"

#include "core/operations.hpp"

#include <algorithm>
#include <utility>

namespace satdoku::cdcl {

namespace {

using Kind = solve::Event::Kind;

/// An observer that wants none of these gets clauses without numbers, and numbers need not be kept.
constexpr solve::EventKinds kinds_with_numbers =
    solve::only(Kind::propagation) | solve::only(Kind::added) | solve::only(Kind::removed);

}  // namespace

Observation::Observation(solve::Observer& observer, const cnf::CompactVariables& variables)
    : observer_(observer),
      variables_(variables),
      wanted_(observer.wants()),
      numbering_((wanted_ & kinds_with_numbers) != 0) {}

std::span<const cnf::Literal> Observation::named(std::span<const Literal> literals) {
    names_.clear();
    for (const Literal literal : literals) names_.push_back(variables_.outside(literal));
    return names_;
}

// ---- The clauses

std::uint64_t Observation::give_number(std::span<const Literal> literals) {
    if (!numbering_) return 0;
    numbers_.add(literals, ++last_);
    return last_;
}

void Observation::report_added(std::uint64_t number, std::span<const Literal> literals) {
    if (!wants(Kind::added)) return;
    observer_.observe({.kind = Kind::added, .clause = number, .literals = named(literals)});
}

std::uint64_t Observation::number_of(std::span<const Literal> literals) {
    if (!numbering_) return 0;
    if (const std::uint64_t number = numbers_.find(literals); number != 0) return number;
    const std::uint64_t number = give_number(literals);
    report_added(number, literals);
    return number;
}

void Observation::begin_original(std::span<const Literal> literals) {
    original_ = ++last_;
    original_literals_.assign(literals.begin(), literals.end());
}

void Observation::added(std::span<const Literal> literals) {
    // Units are reported when they become true, the empty clause by empty().
    if (!numbering_ || original_ != 0 || literals.size() < 2) return;
    report_added(give_number(literals), literals);
}

void Observation::present(std::span<const Literal> literals) {
    if (!numbering_) return;
    if (original_ == 0) {
        number_of(literals);
        return;
    }
    numbers_.add(literals, original_);
    if (solved_) report_added(original_, literals);
}

void Observation::removed(std::span<const Literal> literals) {
    if (!numbering_ || original_ != 0) return;
    const std::uint64_t number = numbers_.remove(literals);
    if (number == 0 || !wants(Kind::removed)) return;
    observer_.observe({.kind = Kind::removed, .clause = number, .literals = named(literals)});
}

void Observation::unit(const State& state, Literal literal) {
    if (state.assignment(literal).reason.none()) present({&literal, 1});
    if (!solving_) return;
    report_propagation(state, literal);
    ++reported_;
}

void Observation::empty(const State& state) {
    if (original_ != 0) {
        if (solved_) report_added(original_, original_literals_);
        refutation_ = {original_, original_literals_};
        return;
    }
    const auto literals = literals_of_conflict(state);
    const auto is_false = [&](Literal each) { return state.value(each) < 0 && state.assignment(each).level == 0; };
    if (!literals.empty() && std::all_of(literals.begin(), literals.end(), is_false)) {
        const std::uint64_t number = number_of(literals);
        refutation_ = {number, {literals.begin(), literals.end()}};
    } else {
        const std::uint64_t number = give_number({});
        report_added(number, {});
        refutation_ = {number, {}};
    }
    if (solving_) report_conflict_of(state, refutation_->number, refutation_->literals);
}

// ---- A solve

void Observation::begin(const State& state) {
    wanted_ = observer_.wants();
    solved_ = solving_ = true;
    reported_ = reported_levels_ = 0;
    report_mode(state);
    report_trail(state);
    if (refutation_) report_conflict_of(state, refutation_->number, refutation_->literals);
}

void Observation::end(const State& state, solve::Verdict verdict, std::span<const Literal> model) {
    report_trail(state);
    solving_ = false;
    if (!wants(Kind::end)) return;
    if (verdict == solve::Verdict::satisfiable) {
        observer_.observe({.kind = Kind::end, .literals = named(model), .word = "satisfiable"});
    } else if (verdict == solve::Verdict::unsatisfiable) {
        observer_.observe({.kind = Kind::end, .literals = named(state.failed), .word = "unsatisfiable"});
    } else {
        observer_.observe({.kind = Kind::end, .word = "unknown"});
    }
}

// ---- The search

void Observation::report_trail(const State& state) {
    for (;;) {
        while (reported_levels_ < state.level() && state.levels[reported_levels_].begin == reported_)
            report_decision(state);
        if (reported_ == state.assigned) return;
        if (wants(Kind::propagation)) {
            report_propagation(state, state.trail[reported_++]);
        } else {
            reported_ = reported_levels_ < state.level() ? state.levels[reported_levels_].begin : state.assigned;
        }
    }
}

/// Reports the decision of the first level that has not been reported.
void Observation::report_decision(const State& state) {
    const Literal decision = state.levels[reported_levels_].decision;
    const bool assumed = reported_levels_ < state.assumptions.size();
    ++reported_levels_;
    // An assumption that was true before may have a level without literals.
    if (reported_ < state.assigned && state.trail[reported_] == decision) ++reported_;
    if (!wants(Kind::decision)) return;
    observer_.observe({.kind = Kind::decision,
                       .literal = variables_.outside(decision),
                       .level = reported_levels_,
                       .word = assumed ? "assumption" : "decision"});
}

void Observation::report_propagation(const State& state, Literal literal) {
    if (!wants(Kind::propagation)) return;
    const Assignment& assignment = state.assignment(literal);
    const Reason reason = assignment.reason;
    std::uint64_t number = 0;
    if (reason.none()) {
        // A literal of level 0: its reason, from an earlier solve, is not known any more.
        clause_.assign(1, literal);
        number = numbers_.find(clause_);
    } else {
        if (reason.is_binary()) {
            clause_.assign({literal, reason.other()});
        } else {
            const auto literals = state.arena[reason.reference()].literals();
            clause_.assign(literals.begin(), literals.end());
        }
        number = number_of(clause_);
    }
    observer_.observe({.kind = Kind::propagation,
                       .literal = variables_.outside(literal),
                       .level = assignment.level,
                       .clause = number,
                       .literals = named(clause_)});
}

void Observation::report_scores(const State& state, std::vector<solve::Score> scores) {
    report_trail(state);
    for (solve::Score& score : scores) score.literal = variables_.outside(score.literal);
    observer_.observe({.kind = Kind::scores, .level = state.level(), .scores = scores});
}

std::span<const cnf::Literal> Observation::literals_of_conflict(const State& state) {
    const Conflict& conflict = state.conflict;
    clause_.clear();
    if (conflict.reason.is_binary()) {
        clause_.assign({conflict.reason.other(), conflict.other});
    } else if (conflict.reason.is_clause()) {
        const auto literals = state.arena[conflict.reason.reference()].literals();
        clause_.assign(literals.begin(), literals.end());
    }
    return clause_;
}

void Observation::report_conflict(const State& state) {
    report_trail(state);
    if (!wants(Kind::conflict)) return;
    const auto literals = literals_of_conflict(state);
    report_conflict_of(state, number_of(literals), literals);
}

void Observation::report_conflict_of(const State& state, std::uint64_t number, std::span<const Literal> literals) {
    if (!wants(Kind::conflict)) return;
    observer_.observe({.kind = Kind::conflict,
                       .level = state.level(),
                       .clause = number,
                       .literals = named(literals),
                       .assigned = state.assigned,
                       .count = state.propagated});
}

void Observation::report_false_assumption(const State& state, Literal assumption) {
    report_trail(state);
    report_conflict_of(state, 0, {&assumption, 1});
}

void Observation::note_resolution(const State& state) {
    if (!wants(Kind::learned)) return;
    minimized_ = state.learned;
    resolved_.clear();
    for (const Variable variable : state.analyzed) {
        const Literal positive(variable, false);
        if (state.assignment(positive).level != state.level()) continue;
        if (variable != state.learned.front().variable())
            resolved_.push_back(state.value(positive) > 0 ? positive : ~positive);
    }
    std::sort(resolved_.begin(), resolved_.end(), [&](Literal left, Literal right) {
        return state.assignment(left).trail > state.assignment(right).trail;
    });
}

void Observation::report_learned(const State& state, std::uint32_t glue, std::uint32_t jump) {
    const std::uint64_t number = give_number(state.learned);
    if (!wants(Kind::learned)) return;
    strengthened_.clear();
    for (const Literal literal : minimized_) {
        if (std::find(state.learned.begin(), state.learned.end(), literal) == state.learned.end())
            strengthened_.push_back(literal);
    }
    for (std::vector<Literal>* const literals : {&resolved_, &strengthened_})
        for (Literal& literal : *literals) literal = variables_.outside(literal);
    observer_.observe({.kind = Kind::learned,
                       .level = jump,
                       .clause = number,
                       .literals = named(state.learned),
                       .resolved = resolved_,
                       .strengthened = strengthened_,
                       .glue = glue});
}

void Observation::backtrack(const State& state, std::uint32_t level) {
    if (!solving_ || inprocessing_) return;
    report_trail(state);
    reported_ = state.levels[level].begin;
    reported_levels_ = level;
    if (wants(Kind::backtrack)) observer_.observe({.kind = Kind::backtrack, .level = level});
}

void Observation::report_restart(const State& state, std::uint32_t level) {
    report_trail(state);
    if (wants(Kind::restart)) observer_.observe({.kind = Kind::restart, .level = level});
}

void Observation::report_reduction(const State& state, std::uint64_t dropped) {
    if (!wants(Kind::reduction)) return;
    observer_.observe({.kind = Kind::reduction, .assigned = state.redundant, .count = dropped});
}

void Observation::report_mode(const State& state) {
    if (wants(Kind::mode)) observer_.observe({.kind = Kind::mode, .word = state.stable ? "stable" : "focused"});
}

void Observation::report_simplification(std::string_view technique) {
    if (wants(Kind::simplification)) observer_.observe({.kind = Kind::simplification, .word = technique});
}

}  // namespace satdoku::cdcl
