#include "stepper_clauses.hpp"

#include <algorithm>
#include <set>
#include <span>
#include <tuple>

namespace satdoku::insight {

namespace {

using solve::Event;

constexpr std::size_t most_looked_at = 20000;  ///< clauses of the formula, so that a step stays quick
constexpr std::uint64_t most_learned = 2000;

/// The variables that the last event has changed or looked at; where it has none, those of the next.
std::set<cnf::Variable> changed_variables(const StepperRun& run) {
    std::set<cnf::Variable> variables;
    for (const std::uint64_t number : {run.position(), run.position() + 1}) {
        const auto event = run.event(number);
        if (!event || !variables.empty()) continue;
        switch (event->kind) {
            case Event::Kind::decision:
            case Event::Kind::propagation:
            case Event::Kind::pure_literal:
                variables.insert(event->literal.variable());
                break;
            case Event::Kind::conflict:
            case Event::Kind::learned:
            case Event::Kind::added:
            case Event::Kind::removed:
                for (const cnf::Literal literal : event->literals) variables.insert(literal.variable());
                break;
            default:
                break;
        }
    }
    return variables;
}

ClauseState state_of(const trace::Replay& replay, std::span<const cnf::Literal> literals) {
    std::size_t left = 0;
    for (const cnf::Literal literal : literals) {
        const int value = replay.value(literal);
        if (value > 0) return ClauseState::satisfied;
        left += value == 0 ? 1 : 0;
    }
    return left == 0 ? ClauseState::empty : left == 1 ? ClauseState::unit : ClauseState::open;
}

}  // namespace

std::vector<NearClause> near_clauses(const Stepper& stepper, std::size_t most) {
    const StepperRun& run = stepper.run();
    const trace::Replay& replay = run.replay();
    std::set<std::uint64_t> at_work;
    for (const std::uint64_t number : {run.position(), run.position() + 1}) {
        const auto event = run.event(number);
        if (event && !replay.clause(event->clause).empty()) at_work.insert(event->clause);
    }
    const std::set<cnf::Variable> changed = changed_variables(run);
    std::set<std::uint64_t> near = at_work;
    const auto add = [&](std::uint64_t number) {
        if (replay.is_there(number)) near.insert(number);
    };
    for (const cnf::Variable variable : changed) {
        for (const bool negative : {true, false}) {
            const auto numbers = stepper.clauses_with(cnf::Literal(variable, negative));
            for (const std::size_t number : numbers.first(std::min(numbers.size(), most_looked_at)))
                add(number);
        }
    }
    const std::uint64_t first_learned = std::max<std::uint64_t>(
        stepper.formula().size(), replay.last_clause() - std::min(replay.last_clause(), most_learned));
    for (std::uint64_t number = replay.last_clause(); number > first_learned; --number) {
        const auto literals = replay.clause(number);
        const bool shares = std::any_of(literals.begin(), literals.end(), [&](cnf::Literal literal) {
            return changed.contains(literal.variable());
        });
        if (shares) add(number);
    }
    if (near.empty()) {
        for (const auto clause : stepper.left().clauses()) {
            if (clause.size() == 0) add(clause.number());
        }
        for (std::uint64_t number = 1; number <= std::min<std::uint64_t>(most, stepper.formula().size());
             ++number)
            add(number);
    }
    std::vector<NearClause> clauses;
    for (const std::uint64_t number : near)
        clauses.push_back({number, state_of(replay, replay.clause(number)), at_work.contains(number)});
    const auto earlier = [](const NearClause& one, const NearClause& other) {
        return std::tuple(!one.at_work, one.state, one.number) <
               std::tuple(!other.at_work, other.state, other.number);
    };
    std::sort(clauses.begin(), clauses.end(), earlier);
    if (clauses.size() > most)
        clauses.erase(clauses.begin() + static_cast<std::ptrdiff_t>(most), clauses.end());
    return clauses;
}

std::vector<NearClause> clauses_left(const Stepper& stepper, std::size_t first, std::size_t most) {
    std::vector<NearClause> clauses;
    std::size_t index = 0;
    for (const auto clause : stepper.left().clauses()) {
        if (index++ < first) continue;
        if (clauses.size() == most) break;
        const ClauseState state = clause.size() == 0   ? ClauseState::empty
                                  : clause.size() == 1 ? ClauseState::unit
                                                       : ClauseState::open;
        clauses.push_back({clause.number(), state, false});
    }
    return clauses;
}

std::vector<cnf::Literal> watched_literals(const trace::Replay& replay, std::uint64_t clause) {
    const auto literals = replay.clause(clause);
    std::vector<cnf::Literal> candidates(literals.begin(), literals.end());
    const auto place = [&](cnf::Literal literal) {
        const trace::Assigned* const assigned = replay.find(literal.variable());
        return assigned == nullptr ? std::ptrdiff_t{-1} : assigned - replay.trail().data();
    };
    const auto is_false = [&](cnf::Literal literal) { return replay.value(literal) < 0; };
    const auto first_false =
        std::stable_partition(candidates.begin(), candidates.end(), std::not_fn(is_false));
    std::sort(first_false, candidates.end(),
              [&](cnf::Literal one, cnf::Literal other) { return place(one) > place(other); });
    const auto free = static_cast<std::size_t>(first_false - candidates.begin());
    candidates.resize(std::min(candidates.size(), std::max<std::size_t>(free, 2)));
    return candidates;
}

}  // namespace satdoku::insight
