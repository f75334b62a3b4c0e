// Removes givens from a complete board in a given order, each only if the puzzle keeps its unique solution. The digger
// asks and its caller answers, so that many diggers can ask at once.
//
//     while (digger.ask()) digger.answer(solver.count(digger.puzzle(), 2) == 1);
//
// At the start nearly every cell can be removed, so asking about one group of cells after the other would waste most
// questions. Therefore a batch of groups is removed at once: if the puzzle stays unique, it would have stayed so at
// each step; if not, the batch is halved. The result is the same as one by one, and the same for every solver.
#pragma once
#include <satdoku/core/random.hpp>
#include <satdoku/deduce/techniques.hpp>
#include <satdoku/grid/board.hpp>

namespace satdoku::puzzle {
/// Cells that become holes together.
using CellGroup = std::vector<grid::Cell>;
bool has_one_of(const CellGroup& group, std::span<const grid::Cell> cells);

/// Limits of digging. A group that would exceed a limit stays.
struct HoleLimits {
    int figure;              ///< holes in the whole figure
    std::vector<int> grids;  ///< by grid; a shared hole counts in each of its grids; empty: no limit
};

class Digger {
  public:
    /// @param solution  a complete board
    /// @param groups    must outlive the digger
    /// @param order     indices of the groups in the order of trying
    /// @param wanted    digging gives up when this number of holes cannot be reached any more
    Digger(const grid::Board& solution, std::span<const CellGroup> groups, std::vector<std::uint16_t> order,
           HoleLimits limits, int wanted);

    /// Removes the next batch and returns true: puzzle() is then the puzzle in question. Returns false if all groups
    /// have been tried, a limit is reached, or digging has given up: puzzle() then has one solution.
    bool ask();

    /// @param unique whether the puzzle in question has exactly one solution
    void answer(bool unique);

    /// Cancels the unanswered question: puzzle() has one solution then.
    void withdraw();

    const grid::Board& puzzle() const { return puzzle_; }
    const grid::Board& solution() const { return solution_; }
    /// The new holes of the puzzle in question.
    std::span<const grid::Cell> dug() const { return dug_; }

  private:
    const CellGroup& group(std::size_t position) const { return groups_[order_[position]]; }
    bool fits(const CellGroup& group) const;
    void set(grid::Cell cell, bool hole);

    grid::Board solution_;
    grid::Board puzzle_;
    std::span<const CellGroup> groups_;
    std::vector<std::uint16_t> order_;
    HoleLimits limits_;
    int wanted_;
    std::size_t batch_;      ///< how many groups are removed at once
    std::size_t next_ = 0;   ///< the first position in order_ that has not been tried
    std::size_t after_ = 0;  ///< the first position after the question
    int untried_;            ///< cells of the groups from next_ on
    int holes_ = 0;
    std::vector<int> grid_holes_;  ///< by grid, if grids have limits
    std::vector<grid::Cell> dug_;
};

// Builds the pattern of a rare technique first and the puzzle around it: which cells should become holes, and which
// givens should stay, so that the candidates of a complete board make a step of the technique. Random puzzles need
// jellyfish or quadruples once in ten thousands. Whether a puzzle with the pattern needs it is for the judge to say.

struct DiggingPlan {
    std::vector<grid::Cell> holes;
    std::vector<grid::Cell> givens;
    std::vector<grid::Cell> open;  ///< those of the holes that the pattern needs: they get no given back
};

/// Returns a pattern at random, an empty plan for techniques that need none or have no known one.
/// @param solution  a complete board
DiggingPlan plan_for(deduce::Technique technique, const grid::Board& solution, core::Random& random);
}  // namespace satdoku::puzzle
