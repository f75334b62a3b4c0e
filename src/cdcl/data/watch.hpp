// Watches and reasons. Both contain binary clauses in place.
//
// The watch list of a literal has a watch for every clause that watches it, and is visited when the literal becomes
// false. The blocker is another literal of the clause: if it is true, the clause is not visited. A binary clause is not
// in the arena at all: its watch has the other literal as the blocker. Ideas: Chaff (Moskewicz et al., DAC 2001) for
// watches, PicoSAT and Lingeling for binary clauses in place, Chu, Harwood and Stuckey, "Cache conscious data
// structures", JSAT 2009, for blockers.
#pragma once
#include "data/arena.hpp"
#include <new>
#include <utility>

namespace satdoku::cdcl {
/// One entry of a watch list, eight bytes.
class Watch {
  public:
    static Watch large(Literal blocker, Reference reference) { return {blocker, reference}; }
    static Watch binary(Literal other, bool redundant) { return {other, binary_bit | (redundant ? redundant_bit : 0)}; }

    bool is_binary() const { return (tail_ & binary_bit) != 0; }
    /// Only for binary watches: true if the clause is learned.
    bool is_redundant() const { return (tail_ & redundant_bit) != 0; }
    /// Only for large watches.
    Reference reference() const { return tail_; }

    Literal blocker;

  private:
    static constexpr std::uint32_t binary_bit = 1U << 31;
    static constexpr std::uint32_t redundant_bit = 1;
    Watch(Literal literal, std::uint32_t tail) : blocker(literal), tail_(tail) {}

    std::uint32_t tail_;  ///< binary: the top bit and whether it is learned; else the reference
};

static_assert(sizeof(Watch) == 8);

/// The watches of one literal: a vector in 16 bytes that frees nothing when it shrinks.
class WatchList {
  public:
    WatchList() = default;
    WatchList(WatchList&& other) noexcept { swap(other); }
    WatchList& operator=(WatchList&& other) noexcept {
        swap(other);
        return *this;
    }
    ~WatchList() { std::free(watches_); }

    Watch* begin() { return watches_; }
    Watch* end() { return watches_ + size_; }
    const Watch* begin() const { return watches_; }
    const Watch* end() const { return watches_ + size_; }
    std::uint32_t size() const { return size_; }
    bool empty() const { return size_ == 0; }
    Watch& operator[](std::uint32_t index) { return watches_[index]; }
    const Watch& operator[](std::uint32_t index) const { return watches_[index]; }

    void push(Watch watch) {
        if (size_ == capacity_) reserve(capacity_ == 0 ? 4 : 2 * capacity_);
        watches_[size_++] = watch;
    }
    /// Makes room for this many watches in total.
    void reserve(std::uint32_t capacity) {
        if (capacity <= capacity_) return;
        void* const grown = std::realloc(static_cast<void*>(watches_), capacity * sizeof(Watch));
        if (grown == nullptr) throw std::bad_alloc();
        watches_ = static_cast<Watch*>(grown);
        capacity_ = capacity;
    }
    /// Removes all watches from `end` on.
    void cut(Watch* end) { size_ = static_cast<std::uint32_t>(end - watches_); }
    /// Removes the watches from `first` to before `last`.
    void remove(Watch* first, const Watch* last) {
        if (first == last) return;
        while (last != end()) *first++ = *last++;
        cut(first);
    }
    /// Removes all watches and frees the memory.
    void release() { WatchList().swap(*this); }
    std::size_t bytes() const { return capacity_ * sizeof(Watch); }

    void swap(WatchList& other) noexcept {
        std::swap(watches_, other.watches_);
        std::swap(size_, other.size_);
        std::swap(capacity_, other.capacity_);
    }

  private:
    Watch* watches_ = nullptr;
    std::uint32_t size_ = 0;
    std::uint32_t capacity_ = 0;
};

/// The reason of a variable's value: none (a decision or a unit clause), a binary clause, a clause in the arena, or one for
/// which the user propagator has not been asked yet (unknown).
class Reason {
  public:
    constexpr Reason() = default;
    static Reason clause(Reference reference) { return Reason(reference); }
    /// @param other the literal of the binary clause that is false
    static Reason binary(Literal other) { return Reason(binary_bit | other.code()); }
    static Reason unknown() { return Reason(unknown_code); }

    bool none() const { return code_ == none_code; }
    bool is_unknown() const { return code_ == unknown_code; }
    /// Neither none nor unknown.
    bool has_literals() const { return code_ < unknown_code; }
    bool is_binary() const { return (code_ & binary_bit) != 0 && has_literals(); }
    bool is_clause() const { return (code_ & binary_bit) == 0; }
    Literal other() const { return Literal::from_code(code_ & ~binary_bit); }
    Reference reference() const { return code_; }
    bool operator==(const Reason&) const = default;

  private:
    static constexpr std::uint32_t binary_bit = 1U << 31;
    static constexpr std::uint32_t none_code = 0xFFFFFFFFU;
    static constexpr std::uint32_t unknown_code = none_code - 1;
    explicit constexpr Reason(std::uint32_t code) : code_(code) {}

    std::uint32_t code_ = none_code;
};
}  // namespace satdoku::cdcl
