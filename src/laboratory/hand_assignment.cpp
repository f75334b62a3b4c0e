#include "hand_assignment.hpp"
#include <satdoku/core/error.hpp>
#include <set>

namespace satdoku::laboratory {
void HandAssignment::assign(cnf::Literal literal) {
    if (trail_.empty()) propagate_units_of_formula();
    try {
        require_free(literal);
    } catch (const core::Error&) {
        if (begins_.empty()) shorten_to(0);
        throw;
    }
    begins_.push_back(trail_.size());
    make_true(literal, 0);
    propagate();
}

void HandAssignment::require_free(cnf::Literal literal) const {
    if (conflict_) {
        const bool by_units_alone = begins_.empty();
        throw core::Error(by_units_alone ? "hand.units_conflict" : "hand.conflict", {std::to_string(*conflict_)});
    }
    const Assigned* const present = find(literal.variable());
    if (present == nullptr) return;
    const bool is_true = present->literal == literal;
    const std::string number = std::to_string(literal.dimacs());
    if (present->clause == 0) throw core::Error(is_true ? "hand.is_true" : "hand.is_false", {number});
    throw core::Error(is_true ? "hand.follows" : "hand.is_refuted", {number, std::to_string(present->clause)});
}

void HandAssignment::undo() {
    if (begins_.empty()) throw core::Error("hand.nothing");
    const std::size_t size = begins_.size() == 1 ? 0 : begins_.back();
    begins_.pop_back();
    shorten_to(size);
}

const HandAssignment::Assigned* HandAssignment::find(cnf::Variable variable) const {
    const auto found = places_.find(variable);
    return found == places_.end() ? nullptr : &trail_[found->second];
}

std::vector<HandAssignment::Assigned> HandAssignment::chain() const {
    std::set<std::size_t> explained = {*conflict_};
    std::vector<Assigned> chain;
    for (auto at = trail_.rbegin(); at != trail_.rend(); ++at) {
        const auto clauses = formula().clauses_of(~at->literal);
        const bool needed = std::any_of(clauses.begin(), clauses.end(),
                                        [&](const auto& clause) { return explained.contains(clause.number()); });
        if (!needed) continue;
        chain.push_back(*at);
        if (at->clause != 0) explained.insert(at->clause);
    }
    std::reverse(chain.begin(), chain.end());
    return chain;
}

void HandAssignment::propagate_units_of_formula() {
    if (formula().unit_count() + formula().empty_count() == 0) return;
    for (const auto clause : formula().clauses()) note_length(clause.number());
    propagate();
}

/// Breadth first, which keeps the chain of reasons to a conflict short.
void HandAssignment::propagate() {
    while (!units_.empty() && !conflict_) {
        const std::size_t clause = units_.front();
        units_.pop_front();
        const auto left = formula().clause_at(clause);
        if (left.size() != 1) continue;
        const cnf::Literal literal = *left.begin();
        if (find(literal.variable()) == nullptr) make_true(literal, clause);
    }
    units_.clear();
}

void HandAssignment::make_true(cnf::Literal literal, std::size_t clause) {
    places_[literal.variable()] = trail_.size();
    trail_.push_back({literal, clause});
    linked_.assign(literal);
    for (const auto shortened : formula().clauses_of(~literal)) note_length(shortened.number());
}

void HandAssignment::note_length(std::size_t clause) {
    const std::size_t left = formula().clause_at(clause).size();
    if (left == 1) units_.push_back(clause);
    if (left == 0 && !conflict_) conflict_ = clause;
}

void HandAssignment::shorten_to(std::size_t size) {
    conflict_.reset();
    for (; trail_.size() > size; trail_.pop_back()) {
        linked_.undo();
        places_.erase(trail_.back().literal.variable());
    }
}
}  // namespace satdoku::laboratory
