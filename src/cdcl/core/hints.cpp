#include "core/hints.hpp"

#include <satdoku/cnf/clause.hpp>
#include <satdoku/core/error.hpp>

#include <algorithm>
#include <array>
#include <functional>

namespace satdoku::cdcl {

namespace {

/// Clauses that are deleted together.
constexpr std::size_t most_removed = 1000;

}  // namespace

void Hints::original(std::span<const Literal> literals) {
    table_.add(cnf::clause_hash(literals), ++last_id_);
}

std::int64_t Hints::find(std::span<const Literal> clause) const {
    return id_of(cnf::clause_hash(clause));
}

Hints& Hints::by(std::int64_t id) {
    ids_.push_back(id);
    return *this;
}

Hints& Hints::begin(std::span<const Literal> step) {
    ids_.clear();
    begun_ = true;
    ++stamp_;
    if (stamps_.size() < state_.capacity) stamps_.resize(state_.capacity, 0);
    for (const Literal literal : step) is_new(literal.variable());
    return *this;
}

/// Returns true the first time that a variable is met in a step.
bool Hints::is_new(Variable variable) {
    std::uint64_t& stamp = stamps_[variable.index()];
    return stamp != stamp_ && ((stamp = stamp_), true);
}

std::int64_t Hints::id_of(std::uint64_t hash) const {
    const std::uint64_t id = table_.find(hash);
    if (id == 0) throw core::Error("proof.no_clause");
    return static_cast<std::int64_t>(id);
}

Hints& Hints::by(std::span<const Literal> clause) {
    for (const Literal literal : clause) {
        const bool is_fixed = state_.value(literal) != 0 && state_.assignment(literal).level == 0;
        if (is_new(literal.variable()) && is_fixed && state_.value(literal) < 0)
            ids_.push_back(id_of(cnf::clause_hash(std::array{~literal})));
    }
    ids_.push_back(id_of(cnf::clause_hash(clause)));
    return *this;
}

Hints& Hints::by_candidate(std::span<const Literal> clause) {
    ids_.push_back(-id_of(cnf::clause_hash(clause)));
    return *this;
}

/// A literal that has to be false.
void Hints::see(Literal literal) {
    if (!is_new(literal.variable())) return;
    if (state_.assignment(literal).level == 0) {
        ids_.push_back(id_of(cnf::clause_hash(std::array{~literal})));
    } else {
        open_.push_back(literal);
    }
}

/// Sees the literals of a reason or conflict. @param second  of a binary clause. Returns its id.
std::int64_t Hints::see_clause(Reason reason, Literal second) {
    if (reason.is_binary()) {
        see(reason.other());
        see(second);
        return id_of(cnf::clause_hash(std::array{reason.other(), second}));
    }
    const auto literals = state_.arena[reason.reference()].literals();
    for (const Literal literal : literals) see(literal);
    return id_of(cnf::clause_hash(literals));
}

void Hints::by_trail(Conflict last) {
    const std::int64_t last_id = see_clause(last.reason, last.other);
    while (!open_.empty()) {
        const Literal literal = open_.back();
        open_.pop_back();
        const Assignment& assignment = state_.assignment(literal);
        if (assignment.reason.none()) throw core::Error("proof.no_clause");
        links_.push_back({assignment.trail, see_clause(assignment.reason, ~literal)});
    }
    std::sort(links_.begin(), links_.end(), [](const Link& one, const Link& two) { return one.trail < two.trail; });
    for (const Link& link : links_) ids_.push_back(link.id);
    links_.clear();
    ids_.push_back(last_id);
}

void Hints::add(std::span<const Literal> clause) {
    if (!begun_) throw core::Error("proof.no_clause");
    begun_ = false;
    if (removed_.size() >= most_removed) {
        target_.remove(last_id_, removed_);
        removed_.clear();
    }
    is_over_ = is_over_ || clause.empty();
    target_.add(++last_id_, names_.named(clause), ids_);
    table_.add(cnf::clause_hash(clause), last_id_);
}

void Hints::remove(std::span<const Literal> clause) {
    const std::uint64_t id = table_.take(cnf::clause_hash(clause));
    if (id != 0) removed_.push_back(static_cast<std::int64_t>(id));
}

// ---- Derivations

/// Gives the hints of a step by the clauses of derivations.
void Hints::by_derived(std::span<const Literal> clause) {
    ids_.clear();
    begun_ = true;
    const auto reasons = derived_.reasons(clause);
    if (reasons.empty()) throw core::Error("proof.no_clause");
    for (const DerivedClauses::Clause* const reason : reasons) ids_.push_back(find(*reason));
}

void Hints::begin_derived(std::span<const Literal> clause) {
    // A definition comes in one go. So none of its clauses has been removed, of which checkers may not know yet: they
    // want all that have the complement.
    const bool is_own = !clause.empty() && clause.front().variable().index() >= first_proof_variable;
    const bool is_new = is_own && (clause.front().variable().index() >= defined_ ||
                                   (defining_ && clause.front().variable().index() + 1 == defined_));
    defining_ = false;
    ids_.clear();
    begun_ = true;
    if (const std::uint64_t id = table_.find(cnf::clause_hash(clause))) {
        by(static_cast<std::int64_t>(id));
    } else if (const auto blocking = is_new ? derived_.blocked_by(clause) : std::nullopt) {
        defined_ = clause.front().variable().index() + 1;
        defining_ = true;
        for (const DerivedClauses::Clause* const other : *blocking) ids_.push_back(-find(*other));
        std::sort(ids_.begin(), ids_.end(), std::greater<>());
    } else {
        by_derived(clause);
    }
}

void Hints::derive(std::span<const Literal> clause) {
    begin_derived(clause);
    add(clause);
    derived_.add(clause);
}

void Hints::conclude(std::span<const Literal> clause, std::span<const Literal> whole) {
    by_derived(whole);
    add(whole);
    if (clause.size() == whole.size()) return;
    begin(clause).by(whole);
    add(clause);
    remove(whole);
}

void Hints::withdraw(std::span<const Literal> clause) {
    derived_.remove(clause);
    remove(clause);
}

}  // namespace satdoku::cdcl
