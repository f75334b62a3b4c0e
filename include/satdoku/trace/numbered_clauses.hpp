// Clauses by their numbers: those of the formula, if it is available, and those that events have added. The clause that
// was added last can be removed again.
//
// Invariant: the literals of a known clause never change; a removed clause is only marked.
#pragma once
#include <satdoku/cnf/clause_list.hpp>
#include <unordered_map>
#include <vector>

namespace satdoku::trace {
class NumberedClauses {
  public:
    /// @param formula  the clauses with numbers from 1; must live as long as this object; null if not available
    explicit NumberedClauses(const cnf::ClauseList* formula) : formula_(formula) {}

    bool knows(std::uint64_t number) const;
    /// Valid until the next add(); empty for a number that is not known.
    std::span<const cnf::Literal> literals(std::uint64_t number) const;
    /// Returns true if the clause is known and not removed.
    bool is_there(std::uint64_t number) const;
    bool is_learned(std::uint64_t number) const;
    /// Returns the highest known number; 0 without clauses.
    std::uint64_t last() const;

    /// @param number  unknown so far, not 0
    void add(std::uint64_t number, std::span<const cnf::Literal> literals, bool learned);
    /// @pre an add() that has not been undone
    void remove_latest();
    /// Marks it as removed or not. @pre it is known
    void mark(std::uint64_t number, bool removed);

  private:
    struct Entry {
        std::uint64_t number;
        std::uint64_t begin;           ///< index in literals_; the clause ends where the next one begins
        std::uint64_t highest_before;  ///< highest number before it was added
        bool learned;
        bool removed = false;
    };
    bool is_of_formula(std::uint64_t number) const {
        return formula_ != nullptr && number >= 1 && number <= formula_->size();
    }
    const Entry* find(std::uint64_t number) const;

    const cnf::ClauseList* formula_;
    std::vector<bool> removed_;  ///< by index in the formula; shorter than it if nothing further is removed
    cnf::Arena<cnf::Literal> literals_;
    std::vector<Entry> entries_;
    std::unordered_map<std::uint64_t, std::size_t> places_;  ///< by number: in entries_
    std::uint64_t highest_added_ = 0;
};
}  // namespace satdoku::trace
