// The hints that Sudoku Explainer would choose from at one point of the path, and the techniques that give them.
//
// Invariant: all stored hints have the same, lowest rank. Only what they place and remove is stored, not by which.
#pragma once
#include "../find.hpp"
#include <satdoku/deduce/rating.hpp>
#include <climits>

namespace satdoku::deduce::rating {
/// What a hint is worth, compared from left to right.
struct Rank {
    int rating = INT_MAX;  ///< in tenths
    int length = 0;        ///< of a chain
    int kind = 0;          ///< what Sudoku Explainer prefers among equals
    auto operator<=>(const Rank&) const = default;
};

/// What a hint is worth beyond the easiest one of its technique.
struct Beyond {
    int rating = 0;
    int length = 0;
    int kind = 0;
};

/// Tenths that a chain of this number of candidates adds to its rating.
int added_by_length(int nodes);

Rank rank_of(RatedTechnique technique, Beyond beyond = {});

/// What may still be spent on a rating.
class Effort {
  public:
    Effort() = default;
    Effort(std::uint64_t allowed, std::stop_token stop) : left_(allowed), stop_(std::move(stop)) {}

    /// Returns false if the effort is used up.
    bool spend(std::uint64_t consequences) {
        left_ -= std::min(left_, consequences);
        return !used_up();
    }
    bool covers(std::uint64_t consequences) const { return consequences <= left_; }
    void use_up() { left_ = 0; }
    bool used_up() const { return left_ == 0 || stop_.stop_requested(); }

  private:
    std::uint64_t left_ = std::numeric_limits<std::uint64_t>::max();
    std::stop_token stop_;
};

class Hints {
  public:
    Hints() = default;
    explicit Hints(Effort effort) : effort_(std::move(effort)) {}

    /// Some hints may be missing after it has been used up.
    Effort& effort() { return effort_; }

    void clear();
    bool empty() const { return placements_.empty() && eliminations_.empty(); }

    /// Returns true if such a hint is to be stored. Drops the others if it is easier.
    bool admits(RatedTechnique technique, Beyond beyond = {});

    /// @pre the last hint was admitted, and the candidate is on the board
    void place(Candidate candidate) { placements_.push_back(candidate); }
    void eliminate(Candidate candidate) { eliminations_.push_back(candidate); }
    void eliminate(const CellSet& cells, int digit) { add_candidates(eliminations_, cells, digit); }
    /// Removes those of these digits that the cell has.
    void eliminate(const State& state, Cell cell, DigitSet digits);

    Rank rank() const { return rank_; }
    RatedTechnique technique() const { return technique_; }
    std::span<const Candidate> placements() const { return placements_; }
    std::span<const Candidate> eliminations() const { return eliminations_; }
    /// What the hints say together. @param state  before it
    RatedStep step(const State& state) const;
    void apply_to(State& state) const;

  private:
    Rank rank_;
    RatedTechnique technique_ = RatedTechnique::last_cell;
    std::vector<Candidate> placements_;
    std::vector<Candidate> eliminations_;
    Effort effort_;
};

struct RatedFacts;

/// Adds the easiest hints that the technique has in the state, if any.
using FindHints = void(const State& state, const RatedFacts& facts, Hints& hints);
FindHints find_singles, find_direct_hints, find_locked, find_naked_sets, find_hidden_sets, find_fish, find_wings,
    find_unique_loops, find_bivalue_grave, find_aligned_exclusions, find_simple_chains, find_forcing_chains;

/// A technique of Sudoku Explainer.
struct RatedFacts {
    RatedTechnique technique;
    std::string_view name;
    int rating;                 ///< in tenths, of its easiest hint
    FindHints* find = nullptr;  ///< null if the technique before finds the hints of this one too
    int size = 0;               ///< of a set, a fish or an exclusion; of the pivot of a wing
};

/// In the order in which Sudoku Explainer looks for their hints: the first that has one gives it, even if a later one
/// has an easier hint.
std::span<const RatedFacts> rated_techniques();
const RatedFacts& facts_of(RatedTechnique technique);

/// By digit; the first is empty.
using PositionsByDigit = core::ShortList<PositionSet, grid::most_digits + 1>;

inline int empty_cells_in(const State& state, const House& house) { return (state.empty_cells() & house.set).count(); }
}  // namespace satdoku::deduce::rating
