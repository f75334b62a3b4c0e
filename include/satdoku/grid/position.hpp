// A board with what else a text may tell of it.
#pragma once

#include <satdoku/grid/board.hpp>
#include <satdoku/grid/digits.hpp>

#include <string>
#include <vector>

namespace satdoku::grid {

struct Position {
    Board board;
    std::string note = {};                   ///< what stood behind it on its line
    std::vector<std::string> comments = {};  ///< lines of comment before it, without their #
    std::vector<Cell> placed = {};           ///< cells whose digits are no givens, in rising order
    /// By cell: what an empty cell may hold. Empty where the text tells of no candidates.
    std::vector<DigitSet> candidates = {};

    /// The candidates, or those that the rules leave where none are told.
    std::vector<DigitSet> candidates_or_possible() const;
};

}  // namespace satdoku::grid
