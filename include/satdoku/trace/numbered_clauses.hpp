// Clauses by their numbers: those of the formula, if it is at hand, and those that events have told since. What was
// told last can be forgotten again.
//
// Invariant: literals of a clause never change while it is known; removing only marks it.
#pragma once

#include <satdoku/cnf/arena.hpp>
#include <satdoku/cnf/clause_list.hpp>
#include <satdoku/cnf/literal.hpp>

#include <cstddef>
#include <cstdint>
#include <span>
#include <unordered_map>
#include <vector>

namespace satdoku::trace {

class NumberedClauses {
  public:
    /// @param formula  lives as long as this: the clauses that have numbers 1 to its size; null: not at hand
    explicit NumberedClauses(const cnf::ClauseList* formula) : formula_(formula) {}

    bool knows(std::uint64_t number) const;
    /// Valid until the next tell(); empty for a number that is not known.
    std::span<const cnf::Literal> literals(std::uint64_t number) const;
    /// Whether it is known and not removed.
    bool is_there(std::uint64_t number) const;
    bool is_learned(std::uint64_t number) const;
    /// The highest number that is known; 0 where there is none.
    std::uint64_t last() const;

    /// @param number  one that is not known, not 0
    void tell(std::uint64_t number, std::span<const cnf::Literal> literals, bool learned);
    /// @pre a tell() that has not been forgotten
    void forget_latest();
    /// Marks it as removed or not. @pre it is known
    void mark(std::uint64_t number, bool removed);

  private:
    struct Told {
        std::uint64_t number;
        std::uint64_t begin;           ///< in literals_; it ends where the next one begins
        std::uint64_t highest_before;  ///< told number
        bool learned;
        bool removed = false;
    };
    bool is_of_formula(std::uint64_t number) const {
        return formula_ != nullptr && number >= 1 && number <= formula_->size();
    }
    const Told* find(std::uint64_t number) const;

    const cnf::ClauseList* formula_;
    std::vector<bool>
        removed_;  ///< by index in the formula; shorter than it where nothing further is removed
    cnf::Arena<cnf::Literal> literals_;
    std::vector<Told> told_;
    std::unordered_map<std::uint64_t, std::size_t> places_;  ///< by number: in told_
    std::uint64_t highest_told_ = 0;
};

}  // namespace satdoku::trace
