// Takes givens out of a complete board, in a given order, each only where the solver proves that no other
// solution appears.
#pragma once

#include <satdoku/grid/board.hpp>
#include <satdoku/puzzle/solver.hpp>

#include <span>
#include <vector>

namespace satdoku::puzzle {

/// Where digging ends. A group of cells that would pass a limit stays.
struct HoleLimits {
    int figure;  ///< holes of the whole figure
    std::vector<int>
        grids;  ///< holes of each grid, shared ones in each of theirs; empty where there is no limit
};

/// The puzzle that is left when each group of cells has been tried once. Without limits, and with a group for
/// each cell, no given of it can go. The same for every solver.
/// @param solution  a complete board
/// @param groups    what becomes a hole together, in the order of trying
/// @param wanted    digging gives up, and returns what it has, once so many holes cannot be reached any more
/// Where the solver is stopped, the puzzle still has one solution, but not all groups have been tried.
grid::Board dig(Solver& solver, const grid::Board& solution, std::span<const std::vector<grid::Cell>> groups,
                const HoleLimits& limits, int wanted = 0);

}  // namespace satdoku::puzzle
