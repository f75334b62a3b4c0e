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
    insert(hash(unique_), clause);
    return clause;
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
    for (const Slot& slot : old) {
        if (slot.clause < vacated) insert(slot.hash, slot.clause);
    }
}

DratClauses::Reference DratClauses::take(std::span<const Code> literals) {
    drop_duplicates(literals);
    if (slots_.empty()) return none;
    const std::uint32_t wanted = hash(unique_);
    const std::size_t mask = slots_.size() - 1;
    for (std::size_t index = wanted & mask; slots_[index].clause != none; index = (index + 1) & mask) {
        Slot& slot = slots_[index];
        if (slot.clause == vacated || slot.hash != wanted) continue;
        const auto candidate = this->literals(slot.clause);
        const bool same =
            candidate.size() == unique_.size() &&
            std::all_of(candidate.begin(), candidate.end(), [this](Code literal) { return seen_[literal] == stamp_; });
        if (!same) continue;
        --filled_;
        return std::exchange(slot.clause, vacated);
    }
    return none;
}

}  // namespace satdoku::check
