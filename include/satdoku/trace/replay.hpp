// Where a search stands behind some event: the assignment level by level with its reasons, the clauses, the counts.
// It goes forwards by events and back the same way, as far as the beginning.
//
//     trace::Replay replay(clauses);             // the formula
//     replay.apply(recording[0]);
//     replay.revert();
//
// Invariant: revert() leaves exactly what was there before the apply() that it undoes.
#pragma once

#include <satdoku/cnf/clause_list.hpp>
#include <satdoku/cnf/literal.hpp>
#include <satdoku/solve/observer.hpp>

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace satdoku::trace {

/// A literal that is true.
struct Assigned {
    cnf::Literal literal;
    std::uint32_t level;
    /// decision, propagation or pure_literal
    solve::Event::Kind how;
    std::uint64_t reason = 0;  ///< number of the clause; 0 for other than propagations
};

/// How often something has happened.
struct Counts {
    std::uint64_t events = 0;
    std::uint64_t decisions = 0;  ///< without assumptions and flips
    std::uint64_t flips = 0;
    std::uint64_t propagations = 0;
    std::uint64_t pure_literals = 0;
    std::uint64_t conflicts = 0;
    std::uint64_t learned = 0;
    std::uint64_t restarts = 0;
    std::uint64_t reductions = 0;
    std::uint64_t kept = 0;  ///< learned clauses that are there now
    bool operator==(const Counts&) const = default;
};

class Replay {
  public:
    /// @param formula  lives as long as this; the clauses that have numbers 1 to its size
    explicit Replay(const cnf::ClauseList& formula);

    void apply(const solve::Event& event);
    /// Undoes the last apply() that has not been undone. @pre counts().events > 0
    void revert();

    /// All that is true, in the order in which it became so.
    std::span<const Assigned> trail() const { return trail_; }
    std::uint32_t level() const { return static_cast<std::uint32_t>(levels_.size()); }
    /// Index on the trail where a level from 1 to level() begins.
    std::size_t begin_of(std::uint32_t level) const { return levels_[level - 1]; }
    /// 1 true, -1 false, 0 without value.
    int value(cnf::Literal literal) const;
    /// How it became true or false; nullptr where it has no value.
    const Assigned* find(cnf::Variable variable) const;

    /// The literals of a clause: one of the formula, or one that was learned or added. Empty for 0 and for a number
    /// that is none yet. Of a clause that was removed it is what it was.
    std::span<const cnf::Literal> clause(std::uint64_t number) const;
    /// Whether it is not removed.
    bool is_there(std::uint64_t number) const;
    /// Highest number so far.
    std::uint64_t last_clause() const;

    const Counts& counts() const { return counts_; }
    /// The clause that was met last as false, while nothing has been taken back since: its number.
    std::optional<std::uint64_t> conflict() const;

  private:
    // Left to whoever writes replay.cpp.
    std::vector<Assigned> trail_;
    std::vector<std::size_t> levels_;
    Counts counts_;
};

}  // namespace satdoku::trace
