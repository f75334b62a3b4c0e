#include "core/derived_clauses.hpp"

#include "core/named_proof.hpp"

#include <satdoku/cnf/clause.hpp>

#include <algorithm>

namespace satdoku::cdcl {

void DerivedClauses::add(std::span<const Literal> clause) {
    const auto place = clauses_.emplace(cnf::clause_hash(clause), Clause(clause.begin(), clause.end()));
    for (const Literal literal : clause) occurrences_[literal.code()].push_back(&place->second);
    if (clause.size() == 1) units_.push_back(&place->second);
}

void DerivedClauses::remove(std::span<const Literal> clause) {
    const auto place = clauses_.find(cnf::clause_hash(clause));
    if (place == clauses_.end()) return;
    for (const Literal literal : place->second) {
        const auto list = occurrences_.find(literal.code());
        std::erase(list->second, &place->second);
        if (list->second.empty()) occurrences_.erase(list);
    }
    if (place->second.size() == 1) std::erase(units_, &place->second);
    clauses_.erase(place);
}

std::span<const DerivedClauses::Clause* const> DerivedClauses::reasons(std::span<const Literal> clause) {
    reasons_.clear();
    places_.clear();
    trail_.clear();
    own_.clear();
    others_.clear();
    for (const Literal literal : clause) assign(~literal, nullptr);
    const Clause* conflict = propagate();
    for (const Clause* const unit : units_) {
        if (conflict != nullptr) break;
        if (value(unit->front()) > 0) continue;
        if (value(unit->front()) < 0) {
            conflict = unit;
        } else {
            assign(unit->front(), unit);
            conflict = propagate();
        }
    }
    if (conflict != nullptr) trace(*conflict);
    return reasons_;
}

std::optional<std::vector<const DerivedClauses::Clause*>> DerivedClauses::blocked_by(
    std::span<const Literal> clause) const {
    std::vector<const Clause*> found;
    const auto list = occurrences_.find((~clause.front()).code());
    if (list == occurrences_.end()) return found;
    for (const Clause* const other : list->second) {
        const bool is_blocked = std::any_of(clause.begin() + 1, clause.end(), [&](Literal literal) {
            return std::find(other->begin(), other->end(), ~literal) != other->end();
        });
        if (!is_blocked) return std::nullopt;
        found.push_back(other);
    }
    return found;
}

int DerivedClauses::value(Literal literal) const {
    const auto place = places_.find(literal.variable().index());
    if (place == places_.end()) return 0;
    return trail_[place->second].literal == literal ? 1 : -1;
}

void DerivedClauses::assign(Literal literal, const Clause* reason) {
    places_.emplace(literal.variable().index(), trail_.size());
    trail_.push_back({literal, reason});
    (literal.variable().index() >= first_proof_variable ? own_ : others_).push_back(literal);
}

const DerivedClauses::Clause* DerivedClauses::propagate() {
    while (!own_.empty() || !others_.empty()) {
        std::vector<Literal>& next = own_.empty() ? others_ : own_;
        const Literal literal = next.back();
        next.pop_back();
        if (const Clause* const conflict = visit(~literal)) return conflict;
    }
    return nullptr;
}

/// Visits the clauses of a literal that has become false.
const DerivedClauses::Clause* DerivedClauses::visit(Literal literal) {
    const auto list = occurrences_.find(literal.code());
    if (list == occurrences_.end()) return nullptr;
    for (const Clause* const clause : list->second) {
        std::optional<Literal> open;
        bool is_settled = false;  // true, or two literals are open
        for (const Literal each : *clause) {
            const int known = value(each);
            is_settled = known > 0 || (known == 0 && open);
            if (is_settled) break;
            if (known == 0) open = each;
        }
        if (is_settled) continue;
        if (!open) return clause;
        assign(*open, clause);
    }
    return nullptr;
}

/// Collects what led to the conflict.
void DerivedClauses::trace(const Clause& conflict) {
    const auto need = [&](const Clause& clause) {
        for (const Literal literal : clause) trail_[places_.at(literal.variable().index())].needed = true;
    };
    need(conflict);
    reasons_.push_back(&conflict);
    for (std::size_t index = trail_.size(); index-- > 0;) {
        if (!trail_[index].needed || trail_[index].reason == nullptr) continue;
        if (trail_[index].reason == &conflict) continue;
        need(*trail_[index].reason);
        reasons_.push_back(trail_[index].reason);
    }
    std::reverse(reasons_.begin(), reasons_.end());
}

}  // namespace satdoku::cdcl
