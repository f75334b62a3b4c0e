// Cells and houses in words, and cells that contradict each other.
#pragma once

#include <satdoku/grid/board.hpp>

#include <string>

namespace satdoku::wording {

/// "grid a, row 2, column 3"; "row 2, column 3" if the layout has one grid.
std::string place_text(const grid::Layout& layout, const grid::Place& place);
/// The place of a cell in the first of its grids.
std::string place_text(const grid::Layout& layout, grid::Cell cell);

/// "row 3 of grid a"
std::string house_text(const grid::Layout& layout, const grid::House& house);

/// "two 5s in row 3 of grid a: ..."
std::string clash_text(const grid::Layout& layout, const grid::Clash& clash);

}  // namespace satdoku::wording
