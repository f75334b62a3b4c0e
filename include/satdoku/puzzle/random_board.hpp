// Complete boards at random, as evenly as can be had at this speed.
#pragma once

#include <satdoku/bitboard/solver.hpp>
#include <satdoku/core/random.hpp>
#include <satdoku/grid/board.hpp>

#include <vector>

namespace satdoku::puzzle {

class RandomBoards {
  public:
    explicit RandomBoards(const grid::Layout& layout);

    /// A complete board. A plain one comes up like any other to a few percent of its chance. So do those of
    /// layouts whose grids hang together by single boxes, each with one earlier grid; of the others, the
    /// direct search takes one in random order, which is less even.
    grid::Board next(core::Random& random);

    /// The direct search that helps; whoever needs one of this layout may use it.
    bitboard::Solver& solver() { return solver_; }

  private:
    /// Where a grid is tied to those before it.
    struct Tie {
        int grid;
        std::vector<int> shared;  ///< its cells that an earlier grid has, by their index in it; or none
    };

    bitboard::Solver solver_;
    std::vector<Tie> ties_;  ///< by grid; empty where the layout hangs together in another way
};

}  // namespace satdoku::puzzle
