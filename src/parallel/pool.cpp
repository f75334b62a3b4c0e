#include "pool.hpp"
#include <satdoku/cnf/clause.hpp>

namespace satdoku::parallel {
namespace {
/// Literals that the pool keeps for members that are far behind.
constexpr std::uint64_t most_literals = 1'000'000;
/// Hashes that it keeps: about 40 MB.
constexpr std::size_t most_known = 1'000'000;
}  // namespace

Pool::Pool(unsigned members, proof::Proof* proof) : places_(members) {
    if (proof != nullptr) proof_.emplace(*proof, members);
}

void Pool::begin(std::function<void()> failing) {
    const std::scoped_lock lock(mutex_);
    failing_ = std::move(failing);
}

void Pool::deliver(Desk& desk) {
    const std::scoped_lock lock(mutex_);
    write(desk);
    places_[desk.number].written = places_[desk.number].collected;
    for (SharedClause& clause : desk.sent) keep(std::move(clause));
    desk.sent.clear();
    forget_old();
}

void Pool::write(Desk& desk) {
    if (!proof_ || failure_) return;
    try {
        proof_->write(desk.steps);
    } catch (...) {
        failure_ = std::current_exception();
        failing_();
    }
}

void Pool::keep(SharedClause&& clause) {
    ++shared_;
    if (known_.size() >= most_known) known_.clear();
    if (known_.insert(cnf::clause_hash(clause.literals)).second) {
        literals_ += clause.literals.size();
        clauses_.push_back(std::move(clause));
    } else if (proof_ && clause.literals.size() > 1) {
        proof_->remove(clause.literals);
    }
}

void Pool::forget_old() {
    const std::uint64_t end = first_ + clauses_.size();
    std::uint64_t read = end;  // all members have read the clauses before this number
    std::uint64_t safe = end;  // no unwritten step can use a clause before this number
    for (const Place& place : places_) {
        if (!place.attending) continue;
        read = std::min(read, place.written);
        if (place.written < place.collected) safe = std::min(safe, place.written);
    }
    while (first_ < read || (first_ < safe && literals_ > most_literals)) {
        const std::vector<cnf::Literal>& literals = clauses_.front().literals;
        literals_ -= literals.size();
        if (proof_ && literals.size() > 1) proof_->remove(literals);
        clauses_.pop_front();
        ++first_;
    }
}

void Pool::collect(Desk& desk) {
    const std::scoped_lock lock(mutex_);
    Place& place = places_[desk.number];
    // Clauses that were deleted before the member could read them are skipped.
    if (place.written == place.collected) place.written = std::max(place.written, first_);
    for (std::uint64_t number = std::max(place.collected, first_); number < first_ + clauses_.size(); ++number) {
        const SharedClause& clause = clauses_[static_cast<std::size_t>(number - first_)];
        if (clause.from != desk.number) desk.taken.push_back(clause);
    }
    place.collected = first_ + clauses_.size();
}

void Pool::attend(const Desk& desk, bool attending) {
    const std::scoped_lock lock(mutex_);
    places_[desk.number].attending = attending;
}

std::uint64_t Pool::shared() const {
    const std::scoped_lock lock(mutex_);
    return shared_;
}

std::uint64_t Pool::kept() const {
    const std::scoped_lock lock(mutex_);
    return first_ + clauses_.size();
}

void Pool::require_written() const {
    const std::scoped_lock lock(mutex_);
    if (failure_) std::rethrow_exception(failure_);
}
}  // namespace satdoku::parallel
