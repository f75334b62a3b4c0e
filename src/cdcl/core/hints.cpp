#include "core/hints.hpp"
#include <satdoku/core/error.hpp>

namespace satdoku::cdcl {
namespace {
/// Clauses that are deleted together.
constexpr std::size_t most_removed = 1000;

/// No two clauses of the arena begin in the same group of this number of words.
constexpr Reference least_words = Arena::header_words + 3;

/// The largest id that is kept.
constexpr std::int64_t largest_known = std::numeric_limits<std::uint32_t>::max();

constexpr std::size_t word_bits = 64;
}  // namespace

void Hints::original(std::span<const Literal> literals, std::span<const Literal> given) {
    table_.add(cnf::clause_hash(literals), ++last_id_);
    target_.original(last_id_, given);
}

std::int64_t Hints::find(std::span<const Literal> clause) const { return id_of(cnf::clause_hash(clause)); }

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
        known_binaries_.resize(2 * std::size_t{state_.capacity});
        unit_ids_.resize(state_.capacity, 0);
        open_.resize(state_.capacity / word_bits + 1, 0);
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

/// The literals of a clause get values, or have them at level 0.
void Hints::see_fixed(std::span<const Literal> clause) {
    for (const Literal literal : clause) {
        const bool is_fixed = state_.value(literal) != 0 && state_.assignment(literal).level == 0;
        if (is_new(literal.variable()) && is_fixed && state_.value(literal) < 0) ids_.push_back(id_of_unit(~literal));
    }
}

Hints& Hints::by(std::span<const Literal> clause) {
    see_fixed(clause);
    ids_.push_back(id_of(cnf::clause_hash(clause)));
    return *this;
}

Hints& Hints::by(Literal own, const Watch& watch) {
    if (watch.is_binary()) {
        see_fixed(std::array{own, watch.blocker});
        ids_.push_back(id_of_binary(watch.blocker, own));
    } else {
        see_fixed(state_.arena[watch.reference()].literals());
        ids_.push_back(id_of_clause(watch.reference()));
    }
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

std::int64_t Hints::id_of_reason(Reason reason, Literal implied) {
    return reason.is_binary() ? id_of_binary(reason.other(), implied) : id_of_clause(reason.reference());
}

std::int64_t Hints::id_of_binary(Literal other, Literal own) {
    KnownBinary& known = known_binaries_[own.code()];
    if (known.id == 0 || known.other != other || is_removed(known.id)) {
        const std::int64_t id = id_of(cnf::clause_hash(std::array{other, own}));
        if (id > largest_known) return id;
        known = {other, static_cast<std::uint32_t>(id)};
    }
    return known.id;
}

std::int64_t Hints::id_of_clause(Reference reference) {
    const std::size_t index = reference / least_words;
    if (index >= known_clauses_.size()) known_clauses_.resize(state_.arena.end() / least_words + 1, 0);
    std::uint32_t& known = known_clauses_[index];
    if (known == 0 || is_removed(known)) {
        const std::int64_t id = id_of(cnf::clause_hash(state_.arena[reference].literals()));
        if (id > largest_known) return id;
        known = static_cast<std::uint32_t>(id);
    }
    return known;
}

void Hints::moved(Reference from, Reference to) {
    const std::size_t index = from / least_words;
    if (index >= known_clauses_.size() || known_clauses_[index] == 0) return;
    if (moved_clauses_.empty()) moved_clauses_.resize(state_.arena.end() / least_words + 1, 0);
    moved_clauses_[to / least_words] = known_clauses_[index];
}

void Hints::collected(Reference start) {
    const std::size_t first = start / least_words;
    known_clauses_.resize(first);
    if (!moved_clauses_.empty()) {
        known_clauses_.insert(known_clauses_.end(),
                              std::next(moved_clauses_.begin(), static_cast<std::ptrdiff_t>(first)),
                              moved_clauses_.end());
    }
    moved_clauses_.clear();
}

void Hints::forget(Reference reference) {
    const std::size_t index = reference / least_words;
    if (index < known_clauses_.size()) known_clauses_[index] = 0;
}

/// Goes back along the trail. So the reasons are met in reverse; unit clauses come before all of them.
class Hints::Walk {
  public:
    explicit Walk(Hints& hints) : hints_(hints), state_(hints.state_), lowest_(hints.open_.size()) {
        hints_.chain_.clear();
    }

    /// What this literal follows from will be part of the hints.
    void see(Literal literal) {
        const Assignment& assignment = state_.assignment(literal);
        if (assignment.level == 0) return hints_.see_fixed({&literal, 1});
        const std::size_t word = assignment.trail / word_bits;
        hints_.open_[word] |= std::uint64_t{1} << (assignment.trail % word_bits);
        lowest_ = std::min(lowest_, word);
        highest_ = std::max(highest_, word);
    }

    void follow(Reason reason, Literal second) {
        hints_.chain_.push_back(hints_.id_of_reason(reason, second));
        if (reason.is_binary()) {
            see(reason.other());
            see(second);
        } else {
            for (const Literal literal : state_.arena[reason.reference()].literals()) see(literal);
        }
    }

    /// Follows the reasons of all literals that have been seen, and gives the hints.
    void end() {
        std::vector<std::uint64_t>& open = hints_.open_;
        for (std::size_t word = highest_ + 1; word-- > lowest_;) {
            while (open[word] != 0) {
                const std::size_t place = word_bits - 1 - static_cast<std::size_t>(std::countl_zero(open[word]));
                const Literal implied = state_.trail[word * word_bits + place];
                if (hints_.is_new(implied.variable())) {  // not of the step
                    const Reason reason = state_.assignment(implied).reason;
                    if (reason.none()) throw core::Error("proof.no_clause");
                    follow(reason, implied);  // all its other literals are before the implied one
                }
                open[word] &= ~(std::uint64_t{1} << place);
            }
        }
        hints_.ids_.insert(hints_.ids_.end(), hints_.chain_.rbegin(), hints_.chain_.rend());
    }

  private:
    Hints& hints_;
    const State& state_;
    std::size_t lowest_;
    std::size_t highest_ = 0;
};

void Hints::by_trail(Conflict last) {
    Walk walk(*this);
    walk.follow(last.reason, last.other);
    walk.end();
}

void Hints::begin_resolution() {
    resolved_.clear();
    met_fixed_.clear();
}

/// The literals that shortening has removed follow from lower levels. Then come the reasons of the conflict's level, in
/// the order of the trail.
void Hints::by_resolution(Conflict last) {
    see_fixed(met_fixed_);
    Walk walk(*this);
    for (const Literal literal : resolvent_) walk.see(literal);
    walk.end();
    for (auto literal = resolved_.rbegin(); literal != resolved_.rend(); ++literal)
        ids_.push_back(id_of_reason(state_.assignment(*literal).reason, *literal));
    ids_.push_back(id_of_reason(last.reason, last.other));
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
    const auto reasons = derived_.reasons(clause);
    if (reasons.empty()) throw core::Error("proof.no_clause");
    for (const DerivedClauses::Clause* const reason : reasons) ids_.push_back(find(*reason));
}

void Hints::by_derivation(std::span<const Literal> clause) {
    // A definition comes in one go. So none of its clauses has been removed, of which checkers may not know yet: they
    // want all that have the complement.
    const bool is_own = !clause.empty() && clause.front().variable().index() >= first_proof_variable;
    const bool is_new = is_own && (clause.front().variable().index() >= defined_ ||
                                   (defining_ && clause.front().variable().index() + 1 == defined_));
    defining_ = false;
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
    ids_.clear();
    begun_ = true;
    by_derivation(clause);
    add(clause);
    derived_.add(clause);
}

void Hints::derive(std::span<const Literal> clause, std::span<const std::span<const Literal>> clauses,
                   bool is_definition) {
    ids_.clear();
    begun_ = true;
    for (const std::span<const Literal> each : clauses) ids_.push_back(is_definition ? -find(each) : find(each));
    add(clause);
}

void Hints::conclude(std::span<const Literal> clause, std::span<const Literal> whole) {
    ids_.clear();
    begun_ = true;
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
