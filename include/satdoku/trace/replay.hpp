// Where a search stands behind some event: the assignment level by level with its reasons, the clauses, the counts.
// It goes forwards by events and back the same way, as far as the beginning.
//
//     trace::Replay replay(clauses);             // the formula
//     replay.apply(recording[0]);
//     replay.revert();
//
// Both take time for what changes: the literals that get or lose their values, the literals of a new clause. What
// revert() needs takes some bytes an event and some words for each literal that was taken back.
//
// Invariant: revert() leaves exactly what was there before the apply() that it undoes.
#pragma once

#include <satdoku/cnf/clause_list.hpp>
#include <satdoku/cnf/literal.hpp>
#include <satdoku/solve/observer.hpp>
#include <satdoku/trace/by_variable.hpp>
#include <satdoku/trace/numbered_clauses.hpp>
#include <satdoku/trace/recording.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace satdoku::trace {

/// A literal that is true.
struct Assigned {
    cnf::Literal literal;
    std::uint32_t level;
    /// decision, propagation or pure_literal
    solve::Event::Kind how;
    std::uint64_t reason = 0;  ///< number of the clause; 0 for other than propagations
    bool operator==(const Assigned&) const = default;
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
    explicit Replay(const cnf::ClauseList& formula) : clauses_(&formula) {}
    /// For a trace whose formula is not at hand: a clause is known from the first event that has its literals.
    Replay() : clauses_(nullptr) {}

    /// Throws core::Error "trace.does_not_fit" for what no search does where this one stands (a level is left out, a
    /// false literal becomes true, a number is given to a second clause); nothing has changed then.
    void apply(const solve::Event& event);
    /// Undoes the last apply() that has not been undone. @pre there is one, and its past is not forgotten
    void revert();
    /// Keeps nothing of what revert() needs so far: what stands here is as far back as it goes from now on.
    void forget_past();

    /// All that is true, in the order in which it became so.
    std::span<const Assigned> trail() const { return trail_; }
    std::uint32_t level() const { return static_cast<std::uint32_t>(levels_.size()); }
    /// Index on the trail where a level from 1 to level() begins.
    std::size_t begin_of(std::uint32_t level) const { return levels_[level - 1]; }
    /// 1 true, -1 false, 0 without value.
    int value(cnf::Literal literal) const;
    /// How it became true or false; nullptr where it has no value. Valid until the next change.
    const Assigned* find(cnf::Variable variable) const;

    /// The literals of a clause: one of the formula, or one that was learned or added. Empty for 0 and for a number
    /// that is none yet. Of a clause that was removed it is what it was. Valid until the next change.
    std::span<const cnf::Literal> clause(std::uint64_t number) const { return clauses_.literals(number); }
    /// Whether it is known and not removed.
    bool is_there(std::uint64_t number) const { return clauses_.is_there(number); }
    bool is_learned(std::uint64_t number) const { return clauses_.is_learned(number); }
    /// Highest number so far.
    std::uint64_t last_clause() const { return clauses_.last(); }

    const Counts& counts() const { return counts_; }
    /// The clause that was met last as false, while nothing has been taken back since: its number, 0 where none is
    /// known.
    std::optional<std::uint64_t> conflict() const { return conflict_; }
    /// The search's mode, the technique that changes the clauses now, and how the search ended, as their events name
    /// them; empty before these. Valid until the next change.
    std::string_view mode() const { return word(mode_); }
    std::string_view technique() const { return word(technique_); }
    std::string_view verdict() const { return word(verdict_); }

  private:
    /// What an apply() has changed, apart from what is on the stacks.
    struct Step {
        solve::Event::Kind kind;
        bool opened = false;    ///< a level
        bool assigned = false;  ///< a literal
        bool told = false;      ///< a clause
        bool removed = false;   ///< a clause
        bool decided = false;   ///< counted as a decision
        bool flipped = false;   ///< counted as a flip
    };

    [[noreturn]] void refuse(const solve::Event& event) const;
    void require_fit(const solve::Event& event) const;
    void assign(const solve::Event& event, Step& step);
    void unassign();
    void tell(const solve::Event& event, bool learned, Step& step);
    void remove(std::uint64_t number, Step& step);
    void take_back(std::uint32_t level);
    void undo_take_back();
    void undo_remove();
    void set_word(std::uint32_t& place, std::string_view word);
    std::string_view word(std::uint32_t number) const;
    std::uint64_t pop_saved();

    NumberedClauses clauses_;
    std::vector<Assigned> trail_;
    std::vector<std::size_t> levels_;
    ByVariable<std::uint32_t> places_;  ///< index on the trail and one more; 0: no value
    Counts counts_;
    std::optional<std::uint64_t> conflict_;
    WordList words_;
    /// Numbers in words_ and one more; 0: none.
    std::uint32_t mode_ = 0;
    std::uint32_t technique_ = 0;
    std::uint32_t verdict_ = 0;

    std::vector<Step> steps_;           ///< of every apply()
    std::vector<std::uint64_t> saved_;  ///< what events have replaced, the latest last
    std::vector<Assigned> cut_;         ///< what backtracks have cut off the trail
};

}  // namespace satdoku::trace
