#include "drat_clauses.hpp"
#include <satdoku/core/error.hpp>
#include <satdoku/core/hash.hpp>
#include <algorithm>
#include <utility>

namespace satdoku::check {
std::uint32_t DratClauses::hash(std::span<const Code> literals) {
    // Does not depend on the order of the literals. Which clauses a check needs depends on it, if several would do.
    std::uint64_t sum = 0;
    std::uint64_t product = 1;
    for (const Code literal : literals) {
        std::uint64_t mixed = (std::uint64_t{literal} + 1) * core::golden_ratio;
        mixed ^= mixed >> 29;
        sum += mixed;
        product *= mixed | 1;
    }
    return static_cast<std::uint32_t>(((sum ^ (product << 1)) * 0xbf58476d1ce4e5b9U) >> 32);
}

void DratClauses::drop_duplicates(std::span<const Code> literals) {
    if (++stamp_ == 0) {
        std::fill(seen_.begin(), seen_.end(), 0);
        stamp_ = 1;
    }
    unique_.clear();
    tautology_ = false;
    for (const Code literal : literals) {
        const std::size_t larger = literal | 1;
        if (larger >= seen_.size()) seen_.resize(std::max(larger + 1, 2 * seen_.size()));
        if (seen_[literal] == stamp_) continue;
        seen_[literal] = stamp_;
        if (seen_[literal ^ 1] == stamp_) tautology_ = true;
        unique_.push_back(literal);
    }
}

DratClauses::Reference DratClauses::add(std::span<const Code> literals, std::uint32_t flags) {
    drop_duplicates(literals);
    if (words_.size() + header + unique_.size() >= vacated) throw core::Error("proof.out_of_room");
    const auto clause = static_cast<Reference>(words_.size());
    words_.push_back(static_cast<std::uint32_t>(unique_.size()));
    if (tautology_) flags |= tautology;
    if (unique_.size() < literals.size()) flags |= shorter;
    words_.push_back(flags);
    words_.push_back(unique_.empty() ? 0 : unique_.front());
    words_.insert(words_.end(), unique_.begin(), unique_.end());
    const std::uint32_t wanted = hash(unique_);
    if (const Slot* const same = find(wanted)) {
        copies_[same->clause].push_back(clause);
    } else {
        insert(wanted, clause);
    }
    return clause;
}

void DratClauses::put_back(Reference clause) {
    drop_duplicates(literals(clause));
    const std::uint32_t wanted = hash(unique_);
    Slot* const same = find(wanted);
    if (same == nullptr) return insert(wanted, clause);
    copies_[same->clause].push_front(same->clause);
    change(*same, clause);
}

/// Another of the same clauses takes the slot, and the list of the others.
void DratClauses::change(Slot& slot, Reference clause) {
    auto copies = copies_.extract(slot.clause);
    slot.clause = clause;
    if (copies.empty() || copies.mapped().empty()) return;
    copies.key() = clause;
    copies_.insert(std::move(copies));
}

void DratClauses::insert(std::uint32_t hash, Reference clause) {
    if (4 * (used_ + 1) > 3 * slots_.size()) rehash();
    const std::size_t mask = slots_.size() - 1;
    std::size_t index = hash & mask;
    while (slots_[index].clause < vacated) index = (index + 1) & mask;
    if (slots_[index].clause == none) ++used_;
    ++filled_;
    slots_[index] = {hash, clause};
}

void DratClauses::rehash() {
    std::size_t size = 1024;
    while (size < 4 * filled_) size *= 2;
    std::vector<Slot> old(size);
    old.swap(slots_);
    used_ = filled_ = 0;
    for (const Slot& slot : old)
        if (slot.clause < vacated) insert(slot.hash, slot.clause);
}

/// The slot of the clause that drop_duplicates() has read, or nullptr. @param wanted  its hash
DratClauses::Slot* DratClauses::find(std::uint32_t wanted) {
    if (slots_.empty()) return nullptr;
    const std::size_t mask = slots_.size() - 1;
    for (std::size_t index = wanted & mask; slots_[index].clause != none; index = (index + 1) & mask) {
        Slot& slot = slots_[index];
        if (slot.clause == vacated || slot.hash != wanted) continue;
        const auto candidate = literals(slot.clause);
        const bool same =
            candidate.size() == unique_.size() &&
            std::all_of(candidate.begin(), candidate.end(), [this](Code literal) { return seen_[literal] == stamp_; });
        if (same) return &slot;
    }
    return nullptr;
}

DratClauses::Reference DratClauses::take(std::span<const Code> literals) {
    drop_duplicates(literals);
    Slot* const slot = find(hash(unique_));
    if (slot == nullptr) return none;
    const Reference clause = slot->clause;
    if (const auto copies = copies_.find(clause); copies != copies_.end()) {
        const Reference next = copies->second.front();
        copies->second.pop_front();
        change(*slot, next);
    } else {
        --filled_;
        slot->clause = vacated;
    }
    return clause;
}
}  // namespace satdoku::check
