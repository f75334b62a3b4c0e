// Makes millions of complete plain boards, no two of them equal.
#pragma once
#include <satdoku/core/range.hpp>
#include <satdoku/grid/board.hpp>
#include <functional>
#include <stop_token>

namespace satdoku::puzzle {
/// How a complete plain board is written.
enum class BoardFormat {
    line,  ///< 81 digits a line
    grid,  ///< nine lines of nine digits with blanks between them, and an empty line after the board
};

/// The number of bytes of each board.
constexpr std::size_t size_of_board(BoardFormat format) { return format == BoardFormat::line ? 82 : 163; }

/// The number of boards by permutation for each first digit.
inline constexpr std::uint64_t boards_of_first_digit = 2903040;

/// Gets the text of boards in large pieces of whole boards.
using BoardSink = std::function<void(std::string_view text)>;

/// Writes different boards by permutation: each row is the first row shifted, and rows are exchanged inside the three
/// bands. The boards resemble each other, but are made as fast as they can be written.
/// @param indices      of the boards among all with this first digit, from 0
/// @param first_digit  of all boards, 1 to 9; without it, boards that begin with 1 come first
///
/// Throws core::Error with the range if there are fewer boards. A stop ends it after a piece.
void write_boards(core::Range indices, std::optional<int> first_digit, BoardFormat format, const BoardSink& sink,
                  std::stop_token stop = {});

/// Writes a part of a seed's series of different random boards. The boards are the same on any number of threads.
/// @param indices  of the boards in the series, from 0
/// @param threads  at least 1
///
/// Throws core::Error if the series is shorter; every seed has at least 10^13 boards.
void write_random_boards(core::Range indices, std::optional<int> first_digit, std::uint64_t seed, unsigned threads,
                         BoardFormat format, const BoardSink& sink, std::stop_token stop = {});
}  // namespace satdoku::puzzle
