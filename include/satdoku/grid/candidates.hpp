// The candidates that the rules leave, without further thought.
#pragma once

#include <satdoku/grid/board.hpp>
#include <satdoku/grid/digits.hpp>

#include <vector>

namespace satdoku::grid {

/// By cell: for an empty cell the digits that none of its peers holds, for others none.
std::vector<DigitSet> possible_digits(const Board& board);

}  // namespace satdoku::grid
