// What is said about cells that contradict each other.
#pragma once

#include <satdoku/grid/board.hpp>

#include <string>

namespace satdoku::app {

/// "grid 1, row 2, column 3" of a cell, through the first of its grids.
std::string place_text(const grid::Layout& layout, grid::Cell cell);

/// "two 5s in row 3 of grid 1: ..."
std::string clash_text(const grid::Layout& layout, const grid::Clash& clash);

}  // namespace satdoku::app
