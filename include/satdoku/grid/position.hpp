// A board with the other facts that its text may contain.
#pragma once

#include <satdoku/grid/board.hpp>
#include <satdoku/grid/digits.hpp>

#include <string>
#include <vector>

namespace satdoku::grid {

struct Position {
    Board board;
    std::string note = {};                   ///< the rest of its line, after the board
    std::vector<std::string> comments = {};  ///< lines of comment before it, without their #
    std::vector<Cell> placed = {};           ///< cells whose digits are not givens, ascending
    /// By cell: the candidates of an empty cell. Empty if the text has no candidates.
    std::vector<DigitSet> candidates = {};

    /// The candidates of the text; without them, those that the rules leave.
    std::vector<DigitSet> candidates_or_possible() const;
};

}  // namespace satdoku::grid
