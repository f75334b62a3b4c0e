// Searches for puzzles with fewer clues: some clues of a puzzle are replaced by fewer ones.
#pragma once
#include <satdoku/puzzle/puzzle_solver.hpp>

namespace satdoku::puzzle {
struct HuntRequest {
    grid::Board start;                               ///< with exactly one solution
    int enough = 0;                                  ///< clues; a puzzle with at most this number ends the hunt
    std::uint64_t seed = 0;                          ///< on one thread, the same seed finds the same puzzles
    unsigned threads = 1;                            ///< at least 1
    SolverMaker make_solver = make_bitboard_solver;  ///< proves that a puzzle has one solution
};

struct HuntCounts {
    std::uint64_t puzzles = 0;  ///< whose neighbours have been examined, or are just now
    std::uint64_t known = 0;    ///< with as few clues as the best, found so far
    int clues = 0;              ///< of the best
};

/// Called on any of the threads, but one call at a time.
struct HuntListener {
    std::function<void(const grid::Board& puzzle)> better;  ///< with fewer clues than any before
    std::function<void(const HuntCounts&)> progress = {};
};

/// Hunts until it is stopped or has found enough. Returns the puzzle with the fewest clues, which may be the start.
/// Throws core::Error if the start does not have exactly one solution.
grid::Board hunt(const HuntRequest& request, const HuntListener& listener, std::stop_token stop);
}  // namespace satdoku::puzzle
