// Takes givens out of a complete board, in a given order, each only where the puzzle keeps its one solution.
// The digger asks whether it does, and its caller answers: so many diggers can ask
// at once.
//
//     while (digger.ask()) digger.answer(solver.count(digger.puzzle(), 2) == 1);
//
// Asking for one group of cells after the other wastes most questions at the start, where nearly every cell
// can go. So a batch of groups is dug at once: where the puzzle stays unique without all of them, it would
// have stayed so at each step; where it does not, the batch is halved. The result is that of going one by
// one, and the same for every solver.
#pragma once

#include <satdoku/grid/board.hpp>

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace satdoku::puzzle {

/// What becomes a hole together.
using CellGroup = std::vector<grid::Cell>;

/// Where digging ends. A group that would pass a limit stays.
struct HoleLimits {
    int figure;              ///< holes of the whole figure
    std::vector<int> grids;  ///< of each grid; a shared hole counts in each of its grids; empty: no limit
};

class Digger {
  public:
    /// @param solution  a complete board
    /// @param groups    must outlive the digger
    /// @param order     of trying: the groups by their index
    /// @param wanted    digging gives up once so many holes cannot be reached any more
    Digger(const grid::Board& solution, std::span<const CellGroup> groups, std::vector<std::uint16_t> order,
           HoleLimits limits, int wanted);

    /// Digs the next batch. Returns whether there was one: then puzzle() is the one in question. Else all
    /// groups have been tried, a limit is reached, or digging has given up; puzzle() has one solution.
    bool ask();

    /// @param unique whether the puzzle in question has one solution
    void answer(bool unique);

    /// Takes the unanswered question back: puzzle() has one solution then.
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
    std::size_t batch_;      ///< how many groups are dug at once
    std::size_t next_ = 0;   ///< the first position in order_ that has not been tried
    std::size_t after_ = 0;  ///< the first one that the question is not about
    int untried_;            ///< cells of the groups from next_ on
    int holes_ = 0;
    std::vector<int> grid_holes_;  ///< by grid, where grids have limits
    std::vector<grid::Cell> dug_;
};

}  // namespace satdoku::puzzle
