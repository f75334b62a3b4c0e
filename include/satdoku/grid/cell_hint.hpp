// The part of a hint that concerns one cell: found with the hint, shown in pictures of the board.
#pragma once

#include <satdoku/grid/digits.hpp>

#include <cstdint>

namespace satdoku::grid {

struct CellHint {
    bool in_house = false;    ///< the cell is in a house that the hint is about
    bool wrong = false;       ///< its digit is wrong
    DigitSet reason = {};     ///< the candidates that the step rests on
    DigitSet excluded = {};   ///< the candidates that it excludes
    std::uint8_t placed = 0;  ///< the digit that it places; 0: none

    bool operator==(const CellHint&) const = default;
};

}  // namespace satdoku::grid
