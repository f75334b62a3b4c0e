// Puzzle solvers: the direct search over bit masks, or any SAT engine through the clauses. Generating, playing and the
// commands use a Solver without knowing its kind; both kinds give the same answers.
#pragma once
#include <satdoku/puzzle/encode.hpp>
#include <satdoku/solve/engine.hpp>

namespace satdoku::puzzle {
class Solver {
  public:
    virtual ~Solver() = default;

    virtual const grid::Layout& layout() const = 0;

    /// Returns how many boards complete the givens, counted up to a limit. No board completes givens that clash.
    /// @param givens  a board of this layout
    /// @param limit   at least 1; 2 asks whether the solution is unique
    /// @param first   output: the first solution, if there is one; a board of this layout
    /// @param second  output: the second solution, if the limit allows it and it exists
    virtual std::uint64_t count(const grid::Board& givens, std::uint64_t limit, grid::Board* first = nullptr,
                                grid::Board* second = nullptr) = 0;

    /// Returns true if a board completes the clues and has another digit than `digit` at `cell`.
    /// @param cell   empty in `clues`
    /// @param digit  from 1
    virtual bool has_other_solution(const grid::Board& clues, grid::Cell cell, std::uint8_t digit) = 0;

    /// Returns true if a board has in each cell one of its possible digits.
    /// @param possible  by cell
    /// @param found     output: that board, if it exists; a board of this layout
    virtual bool has_solution(std::span<const grid::DigitSet> possible, grid::Board* found = nullptr) = 0;

    /// count() for many puzzles at once.
    /// @param puzzles    digits by cell, 0 if empty, one puzzle after the other
    /// @param counts     one for each puzzle: how many solutions it has, at most `limit`
    /// @param solutions  as long as `puzzles`: the first solution of each puzzle that has one; or empty
    virtual void count_all(std::span<const std::uint8_t> puzzles, std::uint32_t limit, std::span<std::uint32_t> counts,
                           std::span<std::uint8_t> solutions);

    /// Returns for each board whether it has exactly one solution.
    std::vector<bool> unique(std::span<const grid::Board* const> boards);

    /// The best number of boards for a call of unique(): 1 if it solves them one by one.
    virtual std::size_t batch() const { return 1; }

    /// Returns true if earlier calls can influence which of several solutions is found first.
    virtual bool remembers() const { return true; }

    /// Searches end early when a stop is requested through this token.
    virtual void stop_on(std::stop_token token) = 0;

    /// Returns true if the token ended the last search. Its answer then has no meaning.
    virtual bool stopped() const = 0;
};

/// Makes a solver for a layout. Each thread needs a solver of its own.
using SolverMaker = std::function<std::unique_ptr<Solver>(const grid::Layout&)>;

/// The direct search.
std::unique_ptr<Solver> make_bitboard_solver(const grid::Layout& layout);

/// The direct search, which passes a puzzle on to another solver if it does not finish soon. This happens with nearly
/// empty puzzles without a solution: an engine that learns refutes some of them in a millisecond, while the direct
/// search practically never ends.
/// @param other  makes that solver when it is first needed
std::unique_ptr<Solver> make_hybrid_solver(const grid::Layout& layout, SolverMaker other);

/// Solves through the clauses. The engine gets them once. Givens are assumptions, and so are the engine's own
/// decisions when the search continues from one solution to the next.
class EngineSolver : public Solver {
  public:
    /// @param engine  fresh: without a clause yet
    EngineSolver(const grid::Layout& layout, std::unique_ptr<solve::Engine> engine, Encoding encoding = {});

    const grid::Layout& layout() const override { return numbering_.layout(); }
    std::uint64_t count(const grid::Board& givens, std::uint64_t limit, grid::Board* first = nullptr,
                        grid::Board* second = nullptr) override;
    bool has_other_solution(const grid::Board& clues, grid::Cell cell, std::uint8_t digit) override;
    bool has_solution(std::span<const grid::DigitSet> possible, grid::Board* found) override;
    void stop_on(std::stop_token token) override { stop_ = std::move(token); }
    bool stopped() const override { return stopped_; }
    const solve::Engine& engine() const { return *engine_; }

  private:
    bool solve();
    cnf::Variable variable(std::size_t cell, std::uint8_t digit) const;
    void assume(const grid::Board& givens);
    grid::Board model(const grid::Board& givens) const;
    bool turn_back();

    /// By cell: the variable of digit 1. Those of the other digits follow it.
    std::vector<cnf::Variable> variables_;
    Numbering numbering_;
    std::unique_ptr<solve::Engine> engine_;
    std::vector<cnf::Literal> assumptions_;  ///< of the next solve: the givens, then the path
    std::vector<bool> turned_;               ///< by literal of the path: whether its negation is done
    std::stop_token stop_;
    bool stopped_ = false;
};

/// The result of solving a puzzle.
struct Answer {
    std::optional<grid::Clash> clash;  ///< two equal givens in a house: there is no solution
    std::uint64_t solutions = 0;       ///< counted up to the limit
    std::vector<grid::Board> found;    ///< the first two of them
    bool stopped = false;              ///< the count ended before its limit
};

/// Counts the solutions up to a limit. @param limit at least 1; 2 is enough to know whether there is exactly one
Answer solve_puzzle(Solver& solver, const grid::Board& givens, std::uint64_t limit = 2);

/// Returns by cell the digits that it has in some solution of a puzzle with any number of them; all sets are empty if
/// there is none. Returns nothing after a stop.
/// @param engine  fresh: without a clause yet
/// @param only    asks about this cell alone, which is faster: of other cells some digits may lack
std::optional<std::vector<grid::DigitSet>> possible_digits(const grid::Board& givens, solve::Engine& engine,
                                                           const std::stop_token& stop = {},
                                                           std::optional<grid::Cell> only = {});
}  // namespace satdoku::puzzle
