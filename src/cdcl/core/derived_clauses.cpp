#include "core/derived_clauses.hpp"
#include "core/proof_log.hpp"
#include "data/arena.hpp"
#include <satdoku/cnf/clause.hpp>

namespace satdoku::cdcl {
void DerivedClauses::add(std::span<const Literal> clause) {
    const auto place = clauses_.emplace(cnf::clause_hash(clause), Clause(clause.begin(), clause.end()));
    for (const Literal literal : clause) entry(literal.variable()).with[literal.negative()].push_back(&place->second);
    if (clause.size() == 1) units_.push_back(&place->second);
}

void DerivedClauses::remove(std::span<const Literal> clause) {
    const auto place = clauses_.find(cnf::clause_hash(clause));
    if (place == clauses_.end()) return;
    for (const Literal literal : place->second)
        std::erase(entry(literal.variable()).with[literal.negative()], &place->second);
    if (place->second.size() == 1) std::erase(units_, &place->second);
    clauses_.erase(place);
}

std::span<const DerivedClauses::Clause* const> DerivedClauses::reasons(std::span<const Literal> clause) {
    reasons_.clear();
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
    const Entry* const defined = find_entry(clause.front().variable());
    if (defined == nullptr) return found;
    for (const Clause* const other : defined->with[(~clause.front()).negative()]) {
        const bool is_blocked = std::any_of(clause.begin() + 1, clause.end(), [&](Literal literal) {
            return std::find(other->begin(), other->end(), ~literal) != other->end();
        });
        if (!is_blocked) return std::nullopt;
        found.push_back(other);
    }
    return found;
}

DerivedClauses::Entry& DerivedClauses::entry(Variable variable) {
    const bool is_own = variable.index() >= first_proof_variable;
    const std::size_t index = variable.index() - (is_own ? first_proof_variable : 0);
    std::vector<Entry>& entries = entries_[is_own];
    if (index >= entries.size()) entries.resize(std::max(index + 1, 2 * entries.size()));
    return entries[index];
}

const DerivedClauses::Entry* DerivedClauses::find_entry(Variable variable) const {
    const bool is_own = variable.index() >= first_proof_variable;
    const std::size_t index = variable.index() - (is_own ? first_proof_variable : 0);
    return index < entries_[is_own].size() ? &entries_[is_own][index] : nullptr;
}

int DerivedClauses::value(Literal literal) const {
    const Entry* const of = find_entry(literal.variable());
    // A place of an earlier trail may be any other literal's now.
    if (of == nullptr || of->place >= trail_.size()) return 0;
    const Literal there = trail_[of->place].literal;
    return there.variable() != literal.variable() ? 0 : there == literal ? 1 : -1;
}

void DerivedClauses::assign(Literal literal, const Clause* reason) {
    entry(literal.variable()).place = trail_.size();
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
    const Entry* const of = find_entry(literal.variable());
    if (of == nullptr) return nullptr;
    // Assigning may move the entries: none of these variables is new.
    for (const Clause* const clause : of->with[literal.negative()]) {
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
        for (const Literal literal : clause) trail_[find_entry(literal.variable())->place].needed = true;
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
