// Builds the pattern of a rare technique first and the puzzle around it: which cells should become holes, and which
// givens should stay, so that the candidates of a complete board make a step of the technique. Random puzzles need
// jellyfish or quadruples once in ten thousands. Whether a puzzle with the pattern needs it is for the judge to say.
#pragma once

#include <satdoku/core/random.hpp>
#include <satdoku/deduce/techniques.hpp>
#include <satdoku/grid/board.hpp>

#include <vector>

namespace satdoku::puzzle {

struct DiggingPlan {
    std::vector<grid::Cell> holes;
    std::vector<grid::Cell> givens;
    std::vector<grid::Cell> open;  ///< those of the holes that the pattern needs: they get no given back
};

/// Returns a pattern at random, an empty plan for techniques that need none or have no known one.
/// @param solution  a complete board
DiggingPlan plan_for(deduce::Technique technique, const grid::Board& solution, core::Random& random);

}  // namespace satdoku::puzzle
