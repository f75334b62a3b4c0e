// Complete boards at random, as evenly as can be had at this speed.
#pragma once

#include <satdoku/bitboard/board_solver.hpp>
#include <satdoku/core/random.hpp>
#include <satdoku/grid/board.hpp>

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace satdoku::puzzle {

class RandomBoards {
  public:
    explicit RandomBoards(const grid::Layout& layout);

    /// A complete board. A plain one comes up like any other to a few percent of its chance. So do those of
    /// layouts whose grids hang together by single boxes, each with one earlier grid; of the others, the
    /// direct search takes one in random order, which is less even.
    grid::Board next(core::Random& random);

    /// The direct search for this layout. The caller may use it as well.
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

/// The digits of a plain board, row by row.
using PlainBoard = std::array<std::uint8_t, grid::cells_of_grid>;

/// A series of complete plain boards that are as even as those of RandomBoards and of which no two are equal: each
/// place of the series has ways of its own to begin a board, in random order. So it takes no memory, and each board
/// is made without those before it.
class DifferentBoards {
  public:
    /// @param first_digit  that all of them begin with, 1 to 9
    DifferentBoards(std::uint64_t seed, std::optional<int> first_digit);

    /// How many there are.
    std::uint64_t size() const { return ways_.size() / ways_of_board; }

    /// The same on every machine. @param index 0 to size() - 1
    PlainBoard at(std::uint64_t index) const;

  private:
    /// Some three of four are tried in vain: that none of so many will do never happens.
    static constexpr std::uint64_t ways_of_board = 1024;

    std::uint64_t seed_;
    std::optional<int> first_digit_;
    core::RandomOrder ways_;
};

}  // namespace satdoku::puzzle
