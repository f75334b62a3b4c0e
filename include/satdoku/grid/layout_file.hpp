// A layout from a file of a user, a word a line:
//
//   figure NAME     a plain layout, whose grids get the rules; the plain sudoku if none is named
//   rule NAME       one of rule_names(); a size before all else
//   boxes           a line of characters for each row follows: cells with the same character are a box
//   houses          lines follow in the same way, with . for cells in none: extra regions
//
// A # begins a comment, blanks in drawings do not count, and each word may be repeated, except boxes.
#pragma once

#include <satdoku/grid/layout.hpp>

#include <string>

namespace satdoku::grid {

/// Throws core::Error with file and line if it is none. The layout lives as long as the program; its name says all of
/// it, so that what is saved of its puzzles does not need the file.
const Layout& read_layout(const std::string& path);

}  // namespace satdoku::grid
