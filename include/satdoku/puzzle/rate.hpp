// Rates the difficulty of any number of puzzles: on Sudoku Explainer's scale, by HoDoKu's score and level, and by the
// coupling of their grids.
#pragma once
#include <satdoku/deduce/path.hpp>
#include <satdoku/deduce/rating.hpp>
#include <satdoku/puzzle/coupling.hpp>
#include <satdoku/puzzle/file_shard.hpp>
#include <map>

namespace satdoku::puzzle {
struct Ratings {
    deduce::Rating scale;  ///< ER, EP and ED
    int score = 0;
    deduce::Level level = deduce::Level::easy;
    std::optional<deduce::Technique> hardest = {};  ///< of the solution; nothing if every cell is given
    std::optional<Coupling> coupling = {};          ///< of several grids
};

/// Which of the ratings are worked out: each is a search of its own. The others keep their first values.
struct RatingParts {
    bool scale = true;
    bool path = true;  ///< score, level and hardest technique
    bool coupling = true;
};

/// Use one per thread.
class Rater {
  public:
    /// @param effort  as in deduce::RatingLimits
    explicit Rater(SolverMaker make_solver, std::stop_token stop = {},
                   std::uint64_t effort = deduce::RatingLimits{}.effort, RatingParts parts = {});

    /// Returns the number of solutions, up to two. The answer means nothing after a stop.
    std::uint64_t count(const grid::Board& givens, grid::Board* solution = nullptr);

    /// Returns nothing after a stop. @param givens with exactly this solution
    /// @param working  called now and then with the number of empty cells
    std::optional<Ratings> rate(const grid::Board& givens, const grid::Board& solution,
                                const std::function<void(int)>& working = {});

  private:
    /// What it needs for each layout that has occurred.
    struct Tools {
        std::unique_ptr<deduce::Geometry> geometry;
        std::unique_ptr<Solver> solver;
    };
    Tools& tools_for(const grid::Layout& layout);

    SolverMaker make_solver_;
    std::stop_token stop_;
    std::uint64_t effort_;
    RatingParts parts_;
    CouplingProver prover_;
    std::map<const grid::Layout*, Tools> tools_;
};

struct RatedPuzzle {
    std::uint64_t number;  ///< its place among the puzzles of the file, from 1
    grid::Board givens;
    std::string text;             ///< as in the file if it was on one line; otherwise grid::board_line()
    std::uint64_t solutions = 0;  ///< up to two
    Ratings ratings = {};         ///< if there is exactly one solution
    std::optional<grid::Position> position = {};  ///< if it has placed digits
    std::optional<grid::Cell> wrong = {};         ///< the first of them that the only solution does not have
};

struct RateRequest {
    /// The possible layouts, as in grid::BoardReader; not empty. A file may mix them.
    std::span<const grid::Layout* const> layouts;
    unsigned threads = 1;  ///< at least 1; the system may give fewer
    SolverMaker make_solver = make_bitboard_solver;
    std::uint64_t effort = deduce::RatingLimits{}.effort;  ///< for each puzzle
    RatingParts parts = {};
};

/// Reads puzzles in any of the notations of grid::BoardReader and rates them, in constant memory. The ratings are
/// the same for any number of threads. Throws core::Error if reading fails.
/// @param take  called as the listener is
PuzzleCounts rate_all(core::Input& input, const std::function<void(RatedPuzzle&)>& take, const RateRequest& request,
                      const FileListener& listener = {}, std::stop_token stop = {});
}  // namespace satdoku::puzzle
