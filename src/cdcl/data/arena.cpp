#include "data/arena.hpp"
#include <satdoku/core/machine.hpp>
#include <cstring>
#include <new>

namespace satdoku::cdcl {
void Arena::reserve(std::size_t words) {
    if (words <= capacity_) return;
    core::require_memory(words * sizeof(std::uint32_t), std::uint64_t{reference_limit} * sizeof(std::uint32_t));
    auto* const grown = static_cast<std::uint32_t*>(std::realloc(words_.get(), words * sizeof(std::uint32_t)));
    if (grown == nullptr) throw std::bad_alloc();
    static_cast<void>(words_.release());
    words_.reset(grown);
    capacity_ = words;
}

Reference Arena::allocate(std::span<const Literal> literals, bool redundant, std::uint32_t glue) {
    const std::size_t needed = used_ + header_words + literals.size();
    if (needed > capacity_) {
        const std::size_t grown = capacity_ + capacity_ / 2 + 1024;
        reserve(std::max(needed, std::min<std::size_t>(grown, reference_limit)));
    }
    const Reference reference = used_;
    Clause& clause = (*this)[reference];
    clause = Clause{};
    clause.size = static_cast<std::uint32_t>(literals.size());
    clause.searched = 2;
    clause.redundant = redundant;
    clause.set_glue(glue);
    std::copy(literals.begin(), literals.end(), clause.begin());
    used_ = static_cast<std::uint32_t>(needed);
    return reference;
}

void Arena::replace_tail(Reference from, Arena& other) {
    reserve(std::size_t{from} + other.used_);
    if (other.used_ != 0) std::memcpy(words_.get() + from, other.words_.get(), other.used_ * sizeof(std::uint32_t));
    used_ = from + other.used_;
    other = Arena();
}

void Arena::plan_moves(Reference from) {
    Reference place = from;
    for (Reference reference = first(from); reference != end(); reference = next(reference)) {
        Clause& clause = (*this)[reference];
        if (clause.garbage != 0) continue;
        clause.searched = place;
        place += header_words + clause.size;
    }
}

void Arena::close_gaps(Reference from) {
    Reference place = from;
    for (Reference reference = first(from); reference != end();) {
        const Reference following = next(reference);  // read before this place is overwritten
        Clause& clause = (*this)[reference];
        if (clause.garbage == 0) {
            const std::uint32_t words = header_words + clause.size;
            clause.searched = 2;
            std::memmove(words_.get() + place, words_.get() + reference, words * sizeof(std::uint32_t));
            place += words;
        }
        reference = following;
    }
    used_ = place;
}
}  // namespace satdoku::cdcl
