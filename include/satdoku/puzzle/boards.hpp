// Complete plain boards by the million, no two of them equal.
#pragma once

#include <satdoku/core/range.hpp>
#include <satdoku/grid/board.hpp>

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <string_view>

namespace satdoku::puzzle {

/// How a complete plain board is written.
enum class BoardFormat {
    line,  ///< 81 digits a line
    grid,  ///< nine lines of nine digits with blanks between them, and an empty line after the board
};

/// The bytes that each board takes.
constexpr std::size_t size_of_board(BoardFormat format) {
    return format == BoardFormat::line ? 82 : 163;
}

/// Boards by permutation for each first digit.
inline constexpr std::uint64_t boards_of_first_digit = 2903040;

/// Takes the text of boards, whole boards in large pieces.
using BoardSink = std::function<void(std::string_view text)>;

/// Writes different boards by permutation: a first row, and each further row the one above shifted, with rows
/// exchanged inside the three bands. They resemble each other, but are made as fast as they can be written.
/// @param indices      of the boards among all that begin so, from 0
/// @param first_digit  that all boards begin with, 1 to 9; without it, boards that begin with 1 come first
///
/// Throws core::Error with the range if there are not so many boards. A stop ends it after a piece.
void write_boards(core::Range indices, std::optional<int> first_digit, BoardFormat format,
                  const BoardSink& sink, std::stop_token stop = {});

/// Writes different boards at random, some of a seed's series; the same on any number of threads.
/// @param indices  of the boards in the series, from 0
/// @param threads  at least 1
///
/// Throws core::Error where the series is not so long: no seed has fewer than 10^13.
void write_random_boards(core::Range indices, std::optional<int> first_digit, std::uint64_t seed,
                         unsigned threads, BoardFormat format, const BoardSink& sink,
                         std::stop_token stop = {});

}  // namespace satdoku::puzzle
