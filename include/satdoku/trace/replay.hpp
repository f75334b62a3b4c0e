// The state of a search after some event: the assignment by levels with its reasons, the clauses, the counts. apply()
// goes one event forwards, revert() one event back.
//
//     trace::Replay replay(clauses);             // the formula
//     replay.apply(recording[0]);
//     replay.revert();
//
// Both take time only for changes: literals that get or lose values, and literals of a new clause. The memory for
// revert() is a few bytes for each event and a few words for each literal that lost its value.
//
// Invariant: revert() restores exactly the state before the apply() that it undoes.
#pragma once
#include <satdoku/trace/by_variable.hpp>
#include <satdoku/trace/numbered_clauses.hpp>
#include <satdoku/trace/recording.hpp>
#include <array>
#include <optional>

namespace satdoku::trace {
/// A literal that is true.
struct Assigned {
    cnf::Literal literal;
    std::uint32_t level;
    /// decision, propagation or pure_literal
    solve::Event::Kind how;
    std::uint64_t reason = 0;  ///< number of the clause; 0 for other than propagations
    bool flip = false;         ///< a decision that is dpll's second branch
    bool operator==(const Assigned&) const = default;
};

/// What the watch events of a stream have said about a clause; see Event::Kind::watch.
struct Watching {
    std::array<cnf::Literal, 2> pair{};  ///< cdcl: the literals that are watched
    std::uint64_t left = 0;              ///< dpll: number of literals that are left
    bool unlinked = false;               ///< dpll: because it is satisfied
    bool operator==(const Watching&) const = default;
};

/// Numbers of events of each kind, without those of an earlier solve: the engine's statistics.
struct Counts {
    std::uint64_t events = 0;     ///< without details, such as scores
    std::uint64_t decisions = 0;  ///< without assumptions and flips
    std::uint64_t flips = 0;
    std::uint64_t propagations = 0;
    std::uint64_t pure_literals = 0;
    std::uint64_t conflicts = 0;
    std::uint64_t learned = 0;
    std::uint64_t restarts = 0;
    std::uint64_t reductions = 0;
    std::uint64_t rephasings = 0;
    std::uint64_t kept = 0;  ///< learned clauses that exist now
    bool operator==(const Counts&) const = default;
};

class Replay {
  public:
    /// @param formula  the clauses with numbers from 1; must live as long as this object
    explicit Replay(const cnf::ClauseList& formula) : clauses_(&formula) {}
    /// For a trace without its formula: a clause is known from the first event that contains its literals.
    Replay() : clauses_(nullptr) {}

    /// Throws core::Error "trace.does_not_fit" for an event that is impossible in this state (a level is left out, a
    /// false literal becomes true, two clauses get the same number). The state is unchanged then.
    void apply(const solve::Event& event);
    /// Undoes the last apply() that has not been undone. @pre there is one since forget_past()
    void revert();
    /// Frees the memory for revert(): from now on it can go back only to the current state.
    void forget_past();

    /// All true literals, in the order in which they became true.
    std::span<const Assigned> trail() const { return trail_; }
    std::uint32_t level() const { return static_cast<std::uint32_t>(levels_.size()); }
    /// Index on the trail where a level from 1 to level() begins.
    std::size_t begin_of(std::uint32_t level) const { return levels_[level - 1]; }
    /// Returns 1 for true, -1 for false, 0 without value.
    int value(cnf::Literal literal) const;
    /// Returns how the variable got its value; nullptr if it has none. Valid until the next change.
    const Assigned* find(cnf::Variable variable) const;

    /// Returns the literals of a clause of the formula, or of one that was learned or added, even if it was removed
    /// since. Empty for 0 and for an unknown number. Valid until the next change.
    std::span<const cnf::Literal> clause(std::uint64_t number) const { return clauses_.literals(number); }
    /// Returns true if the clause is known and not removed.
    bool is_there(std::uint64_t number) const { return clauses_.is_there(number); }
    bool is_learned(std::uint64_t number) const { return clauses_.is_learned(number); }
    /// Returns the highest number of a clause.
    std::uint64_t last_clause() const { return clauses_.last(); }

    /// Returns nullptr if no event has given the clause or it is removed. Valid until the next change.
    const Watching* watching(std::uint64_t clause) const;

    const Counts& counts() const { return counts_; }
    /// The number of the clause of the last conflict, 0 if the number is not known. Nothing after the next backtrack.
    std::optional<std::uint64_t> conflict() const { return conflict_; }
    /// The mode of the search, the technique that changes the clauses now, and the verdict, in the words of their
    /// events; empty before these. Valid until the next change.
    std::string_view mode() const { return word(mode_); }
    std::string_view technique() const { return word(technique_); }
    std::string_view verdict() const { return word(verdict_); }

  private:
    /// The changes of an apply() that are not on the stacks.
    struct Step {
        solve::Event::Kind kind;
        bool assigned = false;  ///< a literal
        bool added = false;     ///< a clause
        bool removed = false;   ///< a clause
        bool known = false;     ///< a watch of a clause of which something was known
        std::uint64_t Counts::*count = nullptr;
    };

    [[noreturn]] void refuse(const solve::Event& event) const;
    void require_fit(const solve::Event& event) const;
    void assign(const solve::Event& event, Step& step);
    void unassign();
    void add_clause(const solve::Event& event, Step& step);
    void remove(std::uint64_t number, Step& step);
    void take_back(std::uint32_t level);
    void undo_take_back();
    void watch(const solve::Event& event, Step& step);
    void undo_watch(const Step& step);
    void undo_remove();
    /// The word that an event of this kind sets. @pre mode, simplification or end
    std::uint32_t& word_of(solve::Event::Kind kind);
    std::string_view word(std::uint32_t number) const;
    std::uint64_t pop_saved();

    NumberedClauses clauses_;
    std::unordered_map<std::uint64_t, Watching> watching_;  ///< by number of a clause
    std::vector<Assigned> trail_;
    std::vector<std::size_t> levels_;
    ByVariable<std::uint32_t> places_;  ///< index on the trail plus one; 0: no value
    Counts counts_;
    std::optional<std::uint64_t> conflict_;
    WordList words_;
    // Numbers in words_ plus one; 0: none.
    std::uint32_t mode_ = 0;
    std::uint32_t technique_ = 0;
    std::uint32_t verdict_ = 0;

    std::vector<Step> steps_;           ///< of every apply()
    std::vector<std::uint64_t> saved_;  ///< values that events have replaced, the latest last
    std::vector<Assigned> cut_;         ///< literals that backtracks have removed from the trail
    std::vector<Watching> earlier_;     ///< what watches have replaced
};
}  // namespace satdoku::trace
