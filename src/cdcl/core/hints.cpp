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
    if (stamps_.size() < state_.capacity) {
        stamps_.resize(state_.capacity, 0);
        known_.resize(state_.capacity);
        unit_ids_.resize(state_.capacity, 0);
    }
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
        if (is_new(literal.variable()) && is_fixed && state_.value(literal) < 0) ids_.push_back(id_of_unit(~literal));
    }
    ids_.push_back(id_of(cnf::clause_hash(clause)));
    return *this;
}

Hints& Hints::by_candidate(std::span<const Literal> clause) {
    ids_.push_back(-id_of(cnf::clause_hash(clause)));
    return *this;
}

/// Unit clauses are never removed.
std::int64_t Hints::id_of_unit(Literal literal) {
    std::int64_t& id = unit_ids_[literal.variable().index()];
    if (id == 0) id = id_of(cnf::clause_hash(std::array{literal}));
    return id;
}

/// The same clauses are reasons again and again; to find them anew takes a hash of all their literals.
std::int64_t Hints::id_of_reason(Reason reason, Literal implied) {
    const std::uint32_t size = reason.is_binary() ? 2 : state_.arena[reason.reference()].size;
    Known& known = known_[implied.variable().index()];
    const bool is_same = known.reason == reason && known.literal == implied && known.size == size &&
                         known.time == now() && !(known.id < is_removed_.size() && is_removed_[known.id]);
    if (!is_same) {
        const std::uint64_t hash = reason.is_binary() ? cnf::clause_hash(std::array{reason.other(), implied})
                                                      : cnf::clause_hash(state_.arena[reason.reference()].literals());
        known = {reason, implied, size, now(), static_cast<std::uint64_t>(id_of(hash))};
    }
    return static_cast<std::int64_t>(known.id);
}

/// A literal that has to be false.
void Hints::see(Literal literal) {
    if (!is_new(literal.variable())) return;
    if (state_.assignment(literal).level == 0) {
        ids_.push_back(id_of_unit(~literal));
    } else {
        open_.push_back(literal);
    }
}

/// Sees the literals of a reason or conflict. @param second  of a binary clause
void Hints::see_clause(Reason reason, Literal second) {
    if (reason.is_binary()) {
        see(reason.other());
        see(second);
    } else {
        for (const Literal literal : state_.arena[reason.reference()].literals()) see(literal);
    }
}

void Hints::by_trail(Conflict last) {
    see_clause(last.reason, last.other);
    const std::int64_t last_id = last.reason.is_binary()
                                     ? id_of(cnf::clause_hash(std::array{last.reason.other(), last.other}))
                                     : find(state_.arena[last.reason.reference()].literals());
    while (!open_.empty()) {
        const Literal implied = ~open_.back();
        open_.pop_back();
        const Assignment& assignment = state_.assignment(implied);
        if (assignment.reason.none()) throw core::Error("proof.no_clause");
        see_clause(assignment.reason, implied);
        links_.push_back({assignment.trail, id_of_reason(assignment.reason, implied)});
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
    if (id == 0) return;
    removed_.push_back(static_cast<std::int64_t>(id));
    if (is_removed_.size() <= id) is_removed_.resize(2 * id + 1, false);
    is_removed_[id] = true;
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
