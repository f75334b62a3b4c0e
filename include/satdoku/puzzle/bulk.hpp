// Solves any number of puzzles from a file, in constant memory, on any number of threads.
#pragma once

#include <satdoku/core/error.hpp>
#include <satdoku/core/file.hpp>
#include <satdoku/grid/board.hpp>
#include <satdoku/puzzle/file_shard.hpp>
#include <satdoku/puzzle/puzzle_solver.hpp>

#include <cstdint>
#include <functional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>

namespace satdoku::puzzle {

struct BulkRequest {
    /// The possible layouts, as in grid::BoardReader; not empty. A file may mix them.
    std::span<const grid::Layout* const> layouts;
    std::uint32_t limit = 2;  ///< solutions are counted up to this, at least 1; 2 proves uniqueness
    unsigned threads = 1;     ///< at least 1; the system may give fewer
    SolverMaker make_solver = make_bitboard_solver;
    /// Writes a solution, or a puzzle without one. If empty: grid::board_line() and a line end.
    std::function<std::string(const grid::Board&)> format = {};
    std::string_view between = {};  ///< written between the texts of two puzzles
    bool goes_on = false;           ///< whether the text continues that of other puzzles
};

/// Gets the text in pieces.
using TextSink = std::function<void(std::string_view text)>;

struct BulkCounts {
    std::uint64_t none = 0;     ///< puzzles without a solution
    std::uint64_t one = 0;      ///< puzzles with one, as far as counted
    std::uint64_t several = 0;  ///< puzzles with more
    std::uint64_t bad = 0;      ///< texts that are no puzzle
    bool stopped = false;       ///< whether a part of the file was not solved

    std::uint64_t puzzles() const { return none + one + several; }
};

/// Called on any of the threads, but one call at a time and in the order of the file.
struct BulkListener {
    std::function<void(const core::Error&)> bad;           ///< a text that is not a puzzle, with its line
    std::function<void(const BulkCounts&)> progress = {};  ///< from time to time
    /// A puzzle without exactly one solution: its place among the puzzles, from 1, and the solutions counted.
    std::function<void(std::uint64_t number, const grid::Board& puzzle, std::uint32_t count)> not_unique = {};
    /// Called from time to time: exactly the puzzles before this place of the input are written and counted.
    std::function<void(const BulkCounts&, FilePlace)> reached = {};
};

/// Reads puzzles in any of the notations of grid::BoardReader and writes the first solution of each, in order. If
/// there is not exactly one, a comment in the first line has the number of solutions, ` # 2`, counted up to the limit;
/// if there is none, the puzzle itself is written. A text that is not a puzzle is reported to the listener and
/// skipped. The output does not depend on the number of threads, nor on where the input is cut. Throws core::Error if
/// reading or writing fails, or if a solution that was found is wrong.
/// @param write  called like the listener
BulkCounts solve_all(core::Input& input, const TextSink& write, const BulkRequest& request,
                     const BulkListener& listener, std::stop_token stop = {});

}  // namespace satdoku::puzzle
