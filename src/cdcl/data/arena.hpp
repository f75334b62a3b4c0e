// The clause arena: all clauses of three or more literals in one array of 32-bit words. The reference of a clause is
// the index of its first word. A clause is a header of three words, followed by its literals.
//
// Invariant: from first() on, next() reaches every clause, including garbage, in the order of allocation. When a clause
// is shortened, the freed words are filled with `hole`, a value that no header starts with. Idea: MiniSat's region
// allocator (Eén and Sörensson, SAT 2003), and the saved search position of Gent, "Optimal implementation of watched
// literals and more general techniques", JAIR 2013.
#pragma once
#include <satdoku/cnf/literal.hpp>
#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <memory>
#include <span>

namespace satdoku::cdcl {
using cnf::Literal;
using cnf::Variable;

/// The index of a clause's first word in the arena, below `reference_limit`.
using Reference = std::uint32_t;

/// In watches and reasons, the top bit of a word distinguishes binary clauses from references.
inline constexpr Reference reference_limit = 1U << 31;

/// Number of reductions that a clause of the first tier survives without being used.
inline constexpr std::uint32_t longest_use = 31;

inline constexpr std::uint32_t largest_glue = (1U << 19) - 1;

/// A clause in the arena: this header, followed by `size` literals. The first two are watched.
struct Clause {
    std::uint32_t size;
    std::uint32_t searched;       ///< where the search for a literal to watch continues: 2 to size; see plan_moves()
    std::uint32_t glue : 19;      ///< learned clauses: the least number of levels so far, without the conflict's own
    std::uint32_t imported : 1;   ///< learned by another engine, see exchange.cpp
    std::uint32_t redundant : 1;  ///< learned: may be dropped at any time
    std::uint32_t garbage : 1;    ///< dropped; its memory and watches go at the next collect()
    std::uint32_t reason : 1;     ///< marked while it must not be dropped, only set during a reduction
    std::uint32_t moved : 1;      ///< only during collect(): the first literal is now its new reference
    std::uint32_t used : 5;       ///< learned clauses: `longest_use` minus the reductions since the last use
    std::uint32_t vivified : 1;   ///< free for vivification: this one was tried
    std::uint32_t subsumed : 1;   ///< free for subsumption: this one was tried
    std::uint32_t marked : 1;     ///< free for one technique at a time, 0 between techniques

    Literal* begin() { return reinterpret_cast<Literal*>(this + 1); }
    Literal* end() { return begin() + size; }
    const Literal* begin() const { return reinterpret_cast<const Literal*>(this + 1); }
    const Literal* end() const { return begin() + size; }
    Literal& operator[](std::uint32_t index) { return begin()[index]; }
    Literal operator[](std::uint32_t index) const { return begin()[index]; }
    std::span<Literal> literals() { return {begin(), size}; }
    std::span<const Literal> literals() const { return {begin(), size}; }
    void set_glue(std::uint32_t value) { glue = std::min(value, largest_glue) & largest_glue; }
};

static_assert(sizeof(Clause) == 3 * sizeof(std::uint32_t) && sizeof(Literal) == sizeof(std::uint32_t));

class Arena {
  public:
    static constexpr std::uint32_t hole = 0xFFFFFFFFU;
    static constexpr std::uint32_t header_words = sizeof(Clause) / sizeof(std::uint32_t);

    Clause& operator[](Reference reference) { return *reinterpret_cast<Clause*>(words_.get() + reference); }
    const Clause& operator[](Reference reference) const {
        return *reinterpret_cast<const Clause*>(words_.get() + reference);
    }

    /// Appends a clause of at least three literals, which must not lie in this arena. Throws core::Error
    /// "memory.too_large" if it would be beyond the range of references.
    Reference allocate(std::span<const Literal> literals, bool redundant, std::uint32_t glue);

    /// Shortens a clause in place to its first `size` literals, at least three.
    void shrink(Clause& clause, std::uint32_t size) {
        std::fill(reinterpret_cast<std::uint32_t*>(clause.begin() + size),
                  reinterpret_cast<std::uint32_t*>(clause.end()), hole);
        clause.size = size;
        clause.searched = 2;
    }

    /// The first clause, or end(). @param from a reference, or one past the last word of a clause
    Reference first(Reference from = 0) const {
        while (from < used_ && words_[from] == hole) ++from;
        return from;
    }
    Reference next(Reference reference) const { return first(reference + header_words + (*this)[reference].size); }
    /// One past the last word.
    Reference end() const { return used_; }

    /// Replaces everything from `from` on by the words of `other`, which then is empty.
    void replace_tail(Reference from, Arena& other);

    /// Stores in `searched` of each clause from `from` on that is not garbage its reference after close_gaps().
    void plan_moves(Reference from);
    /// Moves these clauses together, in their order and in place. @pre plan_moves()
    void close_gaps(Reference from);

    /// Makes room for this many words in total.
    void reserve(std::size_t words);

    std::size_t bytes() const { return capacity_ * sizeof(std::uint32_t); }

  private:
    struct Free {
        void operator()(std::uint32_t* words) const { std::free(words); }
    };
    std::unique_ptr<std::uint32_t[], Free> words_;  ///< grown by realloc, which can move pages instead of copying words
    std::uint32_t used_ = 0;
    std::size_t capacity_ = 0;
};
}  // namespace satdoku::cdcl
