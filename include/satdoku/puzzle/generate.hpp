// Puzzles with exactly one solution: a complete board at random, then holes.
//
// The same request gives the same puzzle on every machine, with every solver and any number of threads.
#pragma once

#include <satdoku/core/range.hpp>
#include <satdoku/deduce/path.hpp>
#include <satdoku/grid/board.hpp>
#include <satdoku/puzzle/coupling.hpp>
#include <satdoku/puzzle/levels.hpp>
#include <satdoku/puzzle/puzzle_solver.hpp>
#include <satdoku/puzzle/symmetry.hpp>

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

namespace satdoku::puzzle {

/// Ratings on Sudoku Explainer's scale (ER), in tenths, both ends included.
struct RatingRange {
    int least;
    int most;

    bool operator==(const RatingRange&) const = default;
};

/// How difficult a puzzle should be.
struct Wanted {
    std::optional<deduce::Level> level = {};
    std::optional<RatingRange> rating = {};
    std::optional<deduce::Technique> technique = {};  ///< the hardest on the way
    std::vector<deduce::Technique> without = {};      ///< have no part in the way
    std::optional<CouplingClass> coupling = {};

    bool anything() const { return level || rating || technique || !without.empty() || coupling; }
};

/// What is asked of a puzzle. Without holes, grid_holes and pattern: as many holes as its board allows.
struct Request {
    const grid::Layout* layout = &grid::twodoku();
    std::uint64_t seed = 0;
    std::optional<HoleRange> holes;      ///< of the whole figure; each puzzle aims at one number in it
    std::vector<int> grid_holes;         ///< exactly so many in each grid, a shared hole in each of its grids
    std::optional<grid::Board> pattern;  ///< the givens stand exactly where this board has digits
    std::optional<grid::Board> solution;  ///< the complete board to dig in; without it, boards at random
    Symmetry symmetry = Symmetry::none;
    bool minimal = false;  ///< no given can go
    bool joint = false;    ///< no grid alone has one solution
    Wanted wanted = {};    ///< how hard it is
    /// Who proves how much the grids need each other: of single grids.
    SolverMaker make_prover = make_bitboard_solver;
    std::uint64_t boards = 10000;  ///< how many complete boards are tried for a puzzle, at least 1
};

struct Puzzle {
    grid::Board givens;
    grid::Board solution;
    bool reached;          ///< whether it is all that was asked; else it is the best of the boards tried
    std::uint64_t boards;  ///< how many complete boards were tried
};

/// Told after each board that did not do: how many boards were tried for this puzzle, and the holes of the
/// best so far.
using Progress = std::function<void(std::uint64_t boards, int best)>;

/// Throws core::Error where the request asks for what cannot be, with the range that can.
void check_request(const Request& request);

/// One puzzle of a request: the one with this index among all that it stands for. It always has exactly one
/// solution. Throws core::Error where the request asks for what cannot be, or was stopped before there was
/// any puzzle.
/// @param solver  of the request's layout
/// @param stop    ends the tries, the best puzzle so far is then returned; the solver should look at it as well
Puzzle generate(const Request& request, Solver& solver, std::uint64_t index = 0,
                const Progress& progress = {}, std::stop_token stop = {});

/// Many puzzles of a request, in the order of their indices, whichever thread is ready first. Where it is stopped,
/// the puzzles that were taken are the first ones without a gap.
/// @param indices   of the puzzles among all that the request stands for
/// @param threads   at least 1
/// @param take      called once for each puzzle, one call at a time
/// @param progress  called from any of the threads, one call at a time
void generate_many(const Request& request, core::Range indices, unsigned threads,
                   const SolverMaker& make_solver,
                   const std::function<void(std::uint64_t index, const Puzzle&)>& take,
                   std::stop_token stop = {}, const Progress& progress = {});

/// For each grid whether its own givens alone have exactly one solution.
std::vector<bool> unique_alone(const grid::Board& givens);

/// Whether no given can go: without any one of them there are several solutions.
bool is_minimal(Solver& solver, const grid::Board& givens, const grid::Board& solution);

}  // namespace satdoku::puzzle
