// All clauses of a DRAT check, of the formula and of the proof, in one array of words, and a hash table that finds the
// clause of a deletion.
//
// A clause is [size] [flags] [pivot] [literal codes]; its reference is the index of its first word. Propagation moves
// literals, so the pivot is stored separately. Duplicate literals are dropped. Clauses are never moved or freed: the
// check goes backward over all of them.
#pragma once
#include <cstddef>
#include <cstdint>
#include <deque>
#include <span>
#include <unordered_map>
#include <vector>

namespace satdoku::check {
class DratClauses {
  public:
    using Reference = std::uint32_t;
    using Code = std::uint32_t;  ///< of a literal, as cnf::Literal::code()

    static constexpr Reference none = ~Reference{0};

    enum Flag : std::uint32_t {
        dead = 1,       ///< does not exist at the current step of the check
        core = 2,       ///< needed by the refutation
        tautology = 4,  ///< is always true: never propagates
        addition = 8,   ///< added by a step of the proof; otherwise it is from the formula
        handled = 16,   ///< scratch of the RAT check
        hinted = 32,    ///< a hint of the record; see DratRecord
        derived = 64,   ///< the same for the clause without its false root literals
        shorter = 128,  ///< had a literal twice
    };

    /// Copies a clause and enters it into the table.
    Reference add(std::span<const Code> literals, std::uint32_t flags);

    /// Takes a clause with these literals out of the table and returns it, or none.
    Reference take(std::span<const Code> literals);

    /// Puts back a clause that take() has returned.
    void put_back(Reference clause);

    bool has(Reference clause, Flag flag) const { return (words_[clause + 1] & flag) != 0; }
    void set(Reference clause, Flag flag) { words_[clause + 1] |= flag; }
    void clear(Reference clause, Flag flag) { words_[clause + 1] &= ~std::uint32_t{flag}; }
    Code pivot(Reference clause) const { return words_[clause + 2]; }
    /// When the check is done, the pivot's place has the number by which a written proof knows the clause.
    std::uint32_t& number(Reference clause) { return words_[clause + 2]; }
    std::span<Code> literals(Reference clause) { return {words_.data() + clause + header, words_[clause]}; }

    /// The first clause, and the one after another one; none at the end.
    Reference first() const { return words_.empty() ? none : 0; }
    Reference after(Reference clause) const {
        const std::size_t next = std::size_t{clause} + header + words_[clause];
        return next < words_.size() ? static_cast<Reference>(next) : none;
    }

  private:
    struct Slot {
        std::uint32_t hash = 0;
        Reference clause = none;
    };
    static constexpr std::uint32_t header = 3;
    static constexpr Reference vacated = none - 1;

    static std::uint32_t hash(std::span<const Code> literals);
    Slot* find(std::uint32_t wanted);
    void change(Slot& slot, Reference clause);
    void insert(std::uint32_t hash, Reference clause);
    void rehash();
    void drop_duplicates(std::span<const Code> literals);

    std::vector<std::uint32_t> words_;
    std::vector<Slot> slots_;  ///< open addressing, a power of two
    /// By the clause in the table: later ones with the same literals. A slot for each would make tables of copies slow.
    std::unordered_map<Reference, std::deque<Reference>> copies_;
    std::size_t used_ = 0;             ///< slots that are not free, vacated ones included
    std::size_t filled_ = 0;           ///< slots with a clause
    std::vector<std::uint32_t> seen_;  ///< by literal: the last stamp_ at which it was seen
    std::uint32_t stamp_ = 0;
    std::vector<Code> unique_;  ///< result of drop_duplicates()
    bool tautology_ = false;    ///< result of drop_duplicates()
};
}  // namespace satdoku::check
