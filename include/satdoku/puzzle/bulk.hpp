// Solves any number of puzzles from a file, in constant memory, on any number of threads.
#pragma once
#include <satdoku/puzzle/file_shard.hpp>
#include <satdoku/puzzle/puzzle_solver.hpp>

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
    bool continues = false;         ///< the text continues the text of other puzzles
    /// Called as the listener is, for each puzzle without exactly one solution. `number` counts the puzzles from 1,
    /// `count` is the number of solutions up to the limit.
    std::function<void(std::uint64_t number, const grid::Board& puzzle, std::uint32_t count)> invalid = {};
    /// Called as well, for each puzzle whose only solution has another digit in a cell with a placed digit.
    std::function<void(std::uint64_t number, const grid::Position& puzzle, grid::Cell cell)> wrong = {};
};

/// Gets the text in pieces.
using TextSink = std::function<void(std::string_view text)>;

/// Reads puzzles in any of the notations of grid::BoardReader and writes the first solution of each, in order; a puzzle
/// without a solution is written itself. If there is not exactly one solution, their number follows in the first line
/// as a comment, ` # 2`, counted up to the limit. Texts that are not puzzles are reported to the listener and skipped.
/// The output is the same for any number of threads, and however the input is cut into shards. Throws core::Error if
/// reading or writing fails, or if a solution is wrong.
/// @param write  called like the listener
PuzzleCounts solve_all(core::Input& input, const TextSink& write, const BulkRequest& request,
                       const FileListener& listener = {}, std::stop_token stop = {});
}  // namespace satdoku::puzzle
