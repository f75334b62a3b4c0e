// Puzzles with exactly one solution: a complete board at random, then holes.
//
// The same request gives the same puzzle on every machine, with every solver and any number of threads.
#pragma once
#include <satdoku/core/random.hpp>
#include <satdoku/puzzle/coupling.hpp>
#include <satdoku/puzzle/levels.hpp>
#include <limits>

namespace satdoku::puzzle {
// Which cells become holes together, so that the givens of each grid form a symmetric pattern.

/// The symmetries of a square for puzzles. The number is the largest size of an orbit.
enum class Symmetry {
    none,
    rotation_2,  ///< by half a turn
    rotation_4,  ///< by a quarter turn
    mirror_2,    ///< left and right
    diagonal_2,  ///< about the falling diagonal
    mirror_4,    ///< left and right, top and bottom
    diagonal_4,  ///< about both diagonals
    mirror_8,    ///< all of them
};

struct SymmetryName {
    std::string_view name;
    Symmetry symmetry;
};

/// All symmetries, with the names for options.
inline constexpr std::array<SymmetryName, 8> symmetries = {{{"none", Symmetry::none},
                                                            {"rotation-2", Symmetry::rotation_2},
                                                            {"rotation-4", Symmetry::rotation_4},
                                                            {"mirror-2", Symmetry::mirror_2},
                                                            {"diagonal-2", Symmetry::diagonal_2},
                                                            {"mirror-4", Symmetry::mirror_4},
                                                            {"diagonal-4", Symmetry::diagonal_4},
                                                            {"mirror-8", Symmetry::mirror_8}}};

std::optional<Symmetry> find_symmetry(std::string_view name);

/// Returns the groups of cells that the symmetry of any grid maps to each other. A shared cell joins the orbits of its
/// grids. Each cell is in one group; groups and cells are in ascending order.
std::vector<std::vector<grid::Cell>> orbits(const grid::Layout& layout, Symmetry symmetry);

/// The maps of a plain grid onto itself that the symmetry allows, the identity first: by cell the image.
std::vector<std::vector<grid::Cell>> maps_of(Symmetry symmetry);

/// Ratings on Sudoku Explainer's scale (ER), in tenths, both ends included.
struct RatingRange {
    int least = 0;
    int most = std::numeric_limits<int>::max();

    bool operator==(const RatingRange&) const = default;
};

/// How difficult a puzzle should be.
struct Wanted {
    std::optional<deduce::Level> level = {};
    std::optional<RatingRange> rating = {};
    std::optional<deduce::Technique> technique = {};  ///< the hardest of the solution
    std::vector<deduce::Technique> without = {};      ///< must not be needed
    std::optional<CouplingClass> coupling = {};

    bool anything() const { return level || rating || technique || !without.empty() || coupling; }
};

/// The properties that a puzzle should have. Without holes, grid_holes and pattern: as many holes as its board allows.
struct Request {
    const grid::Layout* layout = &grid::twodoku();
    std::uint64_t seed = 0;
    std::optional<HoleRange> holes;       ///< of the whole figure; each puzzle aims at one number in it
    std::vector<int> grid_holes;          ///< exact number for each grid; a shared hole counts in each of its grids
    bool counts_givens = false;           ///< the numbers were given as givens: messages call them so
    std::optional<grid::Board> pattern;   ///< givens exactly where this board has digits
    std::optional<grid::Board> solution;  ///< the complete board to dig in; without it, boards at random
    std::vector<grid::ConstraintKind> kinds = {};  ///< constraints that are drawn for each puzzle
    Symmetry symmetry = Symmetry::none;
    bool minimal = false;  ///< no given can be removed
    bool joint = false;    ///< no grid alone has one solution
    Wanted wanted = {};    ///< the difficulty
    /// Makes the solvers of single grids that prove the coupling.
    SolverMaker make_prover = make_bitboard_solver;
    std::uint64_t boards = 10000;  ///< how many complete boards are tried for each puzzle, at least 1
    /// Of one grid, for a technique: about a minute. Then no more boards are tried. The same on every machine, because
    /// no clock decides.
    std::uint64_t searches = 1'000'000;
    bool hunts = false;  ///< then, if only more holes are missing: hunts for them from the best until a stop
};

struct Puzzle {
    grid::Board givens;
    grid::Board solution;
    bool reached;          ///< whether it has all properties; otherwise it is the best of the boards tried
    std::uint64_t boards;  ///< how many complete boards were tried
};

/// Called after each board that was not good enough, with the number of boards that were tried for this puzzle and the
/// holes of the best so far.
using Progress = std::function<void(std::uint64_t boards, int best)>;

/// The request with a layout for the puzzle of this index: the built-in jigsaw stands for boxes at random, which are
/// connected, have the symmetry of the request and allow a complete board; then constraints of the wanted kinds, and the
/// board that keeps them. Any other request is returned as it is.
Request with_shape(const Request& request, std::uint64_t index);

/// The kinds of constraints that can be drawn.
std::vector<std::string_view> drawn_kinds();
/// Gives the request constraints of its kinds that the board keeps, and the board as the one to dig in.
void draw_constraints(Request& request, grid::Board board, core::Random& random);
/// If constraints were drawn and the puzzle is to be minimal: removes them one by one as long as it has one solution.
/// @param request  with the layout without constraints
void remove_spare_constraints(Puzzle& puzzle, const Request& request, const SolverMaker& make_solver,
                              const std::stop_token& stop);

/// Fish without fins that have boxes as bases or covers: of hundreds of puzzles for which easier techniques are not
/// enough, none needed one (benchmarks/results/puzzles.md).
bool is_hardly_needed(deduce::Technique technique);

/// Throws core::Error if no puzzle can fulfil the request, with the possible range.
void check_request(const Request& request);

/// Makes the puzzle with this index of the request's series. It always has exactly one solution. Throws core::Error if
/// no puzzle can fulfil the request, or if it was stopped before there was any puzzle.
/// @param solver  of the request's layout
/// @param stop    ends the search for better puzzles, and the best so far is returned; the solver should check it as
///                well
Puzzle generate(const Request& request, Solver& solver, std::uint64_t index = 0, const Progress& progress = {},
                std::stop_token stop = {});

/// Makes many puzzles of a request, each with_shape(), and passes them on in the order of their indices. After a stop, the puzzles that
/// were passed on are the first ones without a gap.
/// @param indices   of the puzzles in the request's series
/// @param threads   at least 1
/// @param take      called once for each puzzle, one call at a time
/// @param progress  called from any of the threads, one call at a time
void generate_many(const Request& request, core::Range indices, unsigned threads, const SolverMaker& make_solver,
                   const std::function<void(std::uint64_t index, const Puzzle&)>& take, std::stop_token stop = {},
                   const Progress& progress = {});

/// Returns for each grid whether its own givens alone have exactly one solution.
std::vector<bool> unique_alone(const grid::Board& givens);

/// Returns how many they are.
int grids_with_one_solution(const grid::Board& givens);

/// Returns true if no given can be removed: without any one of them there are several solutions.
bool is_minimal(Solver& solver, const grid::Board& givens, const grid::Board& solution);
}  // namespace satdoku::puzzle
