// Boards from files and onto paper.
#pragma once

#include <satdoku/grid/board.hpp>

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace satdoku::app {

/// The twodoku of the course: 42 givens and one solution.
std::string_view example_twodoku();

/// One board of a file ("-": standard input), the one with that number from 1. Throws core::Error: also where
/// there are fewer.
grid::Board read_board(const std::string& path, std::span<const grid::Layout* const> layouts,
                       std::uint64_t number = 1);
/// Whether there is a board after the first one; also where what follows is none.
bool has_more_boards(const std::string& path, std::span<const grid::Layout* const> layouts);

/// How a board is written: one line, the bare picture, or 9 lines of 9 a grid with blanks between.
inline constexpr std::string_view format_line = "line";
inline constexpr std::string_view format_picture = "picture";
inline constexpr std::string_view format_grid = "grid";
std::string formatted(const grid::Board& board, std::string_view format);

}  // namespace satdoku::app
