#include "lrat_clauses.hpp"

#include <algorithm>

namespace satdoku::check {

void LratClauses::add(std::uint64_t id, std::span<const Code> literals) {
    if (2 * (count_ + 1) > slots_.size()) grow();
    const Place clause = words_.size();
    const auto low = static_cast<std::uint32_t>(id);
    const auto high = static_cast<std::uint32_t>(id >> 32U);
    words_.insert(words_.end(), {static_cast<std::uint32_t>(literals.size()), 0, low, high});
    words_.insert(words_.end(), literals.begin(), literals.end());
    enter(clause);
    ++count_;
}

void LratClauses::enter(Place clause) {
    const std::size_t mask = slots_.size() - 1;
    std::size_t index = home(id(clause));
    while (slots_[index] != none) index = (index + 1) & mask;
    slots_[index] = clause;
}

void LratClauses::grow() {
    const std::size_t size = std::max<std::size_t>(1024, 2 * slots_.size());
    slots_.assign(size, none);
    for (shift_ = 64; size >> (64 - shift_) > 1;) --shift_;
    for_each([this](Place clause) { enter(clause); });
}

LratClauses::Place LratClauses::find(std::uint64_t id) const {
    if (slots_.empty()) return none;
    const std::size_t mask = slots_.size() - 1;
    for (std::size_t index = home(id); slots_[index] != none; index = (index + 1) & mask) {
        if (this->id(slots_[index]) == id) return slots_[index];
    }
    return none;
}

void LratClauses::remove(Place clause) {
    const std::size_t mask = slots_.size() - 1;
    std::size_t hole = home(id(clause));
    while (slots_[hole] != clause) hole = (hole + 1) & mask;
    // Later entries move up where the hole would part them from their home.
    for (std::size_t next = (hole + 1) & mask; slots_[next] != none; next = (next + 1) & mask) {
        if (((next - home(id(slots_[next]))) & mask) < ((next - hole) & mask)) continue;
        slots_[hole] = slots_[next];
        hole = next;
    }
    slots_[hole] = none;
    stamp(clause) = deleted;
    --count_;
    dead_words_ += header + words_[clause];
    if (dead_words_ > 1024 && 2 * dead_words_ > words_.size()) move_together();
}

void LratClauses::for_each(const std::function<void(Place)>& visit) const {
    for (Place clause = 0; clause < words_.size(); clause += header + words_[clause]) {
        if (words_[clause + 1] != deleted) visit(clause);
    }
}

void LratClauses::move_together() {
    std::size_t kept = 0;
    for (Place clause = 0; clause < words_.size();) {
        const std::size_t size = header + words_[clause];
        if (words_[clause + 1] != deleted) {
            std::copy_n(words_.begin() + static_cast<std::ptrdiff_t>(clause), size,
                        words_.begin() + static_cast<std::ptrdiff_t>(kept));
            kept += size;
        }
        clause += size;
    }
    words_.resize(kept);
    words_.shrink_to_fit();
    dead_words_ = 0;
    std::fill(slots_.begin(), slots_.end(), none);
    for_each([this](Place clause) { enter(clause); });
}

}  // namespace satdoku::check
