// What a player has pointed out on the board.
#pragma once

#include <satdoku/grid/digits.hpp>

namespace satdoku::play {

/// Digits, with the empty cells that may hold one of them, and of these only the cells with two candidates
/// where that is wanted; without digits, all such cells.
struct Filter {
    grid::DigitSet digits = 0;
    bool pairs = false;  ///< only cells with two candidates

    bool any() const { return digits != 0 || pairs; }

    /// Which candidates of an empty cell it points out.
    grid::DigitSet passed(grid::DigitSet candidates) const {
        if (!any() || (pairs && grid::count(candidates) != 2)) return 0;
        return digits == 0 ? candidates : static_cast<grid::DigitSet>(candidates & digits);
    }
};

}  // namespace satdoku::play
