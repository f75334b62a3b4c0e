// The living clauses of an LRAT check, by their ids. A deleted clause gives its memory back.
//
// A clause is [size] [stamp] [low half of the id] [high half] [literal codes] in one array of words, where the
// check notes in the stamp what it has seen. A hash table leads from an id to it. When more than half of the words are of
// deleted clauses, the living ones move together. Duplicate literals are dropped.
#pragma once

#include <satdoku/core/hash.hpp>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

namespace satdoku::check {

class LratClauses {
  public:
    using Code = std::uint32_t;  ///< of a literal, as cnf::Literal::code()
    using Place = std::size_t;   ///< of a clause, up to the next remove()

    static constexpr Place none = ~Place{0};

    /// Adds a clause. @pre no clause has this id. @param literals without duplicates
    void add(std::uint64_t id, std::span<const Code> literals);
    /// Returns the clause, or none.
    Place find(std::uint64_t id) const;
    /// Removes the clause.
    void remove(Place clause);

    std::span<const Code> literals(Place clause) const { return {words_.data() + clause + header, words_[clause]}; }
    std::uint32_t& stamp(Place clause) { return words_[clause + 1]; }
    std::uint64_t id(Place clause) const { return words_[clause + 2] | std::uint64_t{words_[clause + 3]} << 32U; }
    void for_each(const std::function<void(Place)>& visit) const;
    std::size_t count() const { return count_; }

  private:
    static constexpr std::size_t header = 4;
    static constexpr std::uint32_t deleted = ~std::uint32_t{0};  ///< the stamp of a deleted clause

    std::size_t home(std::uint64_t id) const { return core::split_mix(id) >> shift_; }
    void enter(Place clause);
    void grow();
    void move_together();

    std::vector<std::uint32_t> words_;
    std::size_t dead_words_ = 0;
    std::vector<Place> slots_;  ///< open addressing, a power of two
    unsigned shift_ = 64;
    std::size_t count_ = 0;
};

}  // namespace satdoku::check
