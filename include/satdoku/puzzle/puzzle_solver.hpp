// Puzzle solvers: the direct search over bit masks, or any SAT engine through the clauses.
// Generating, playing and the commands ask a Solver and do not know which it is; both give the same answers.
#pragma once

#include <satdoku/grid/board.hpp>
#include <satdoku/grid/digits.hpp>
#include <satdoku/puzzle/encode.hpp>
#include <satdoku/solve/engine.hpp>

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace satdoku::puzzle {

class Solver {
  public:
    virtual ~Solver() = default;

    virtual const grid::Layout& layout() const = 0;

    /// How many boards complete the givens, counted up to a limit. Clashing givens have none.
    /// @param givens  a board of this layout
    /// @param limit   at least 1; 2 asks whether the solution is unique
    /// @param first   output: the first solution, if there is one; a board of this layout
    /// @param second  output: the second solution, if the limit allows it and it exists
    virtual std::uint64_t count(const grid::Board& givens, std::uint64_t limit, grid::Board* first = nullptr,
                                grid::Board* second = nullptr) = 0;

    /// Whether some board completes the clues and holds at `cell` another digit than `digit`.
    /// @param cell   empty in `clues`
    /// @param digit  1 to 9
    virtual bool has_other_solution(const grid::Board& clues, grid::Cell cell, std::uint8_t digit) = 0;

    /// Whether some board holds in each cell one of the digits that are possible there.
    /// @param possible  by cell
    /// @param found     output: that board, if it exists; a board of this layout
    virtual bool has_solution(std::span<const grid::DigitSet> possible, grid::Board* found = nullptr) = 0;

    /// count() for many puzzles at once.
    /// @param puzzles    digits by cell, 0 where empty, one puzzle behind the other
    /// @param counts     one for each puzzle: how many solutions it has, at most `limit`
    /// @param solutions  as long as `puzzles`: the first solution of each puzzle that has one; or empty
    virtual void count_all(std::span<const std::uint8_t> puzzles, std::uint32_t limit,
                           std::span<std::uint32_t> counts, std::span<std::uint8_t> solutions);

    /// For each of the boards whether it has exactly one solution.
    std::vector<bool> unique(std::span<const grid::Board* const> boards);

    /// How many boards at once unique() is best asked about: 1 where it takes them one by one.
    virtual std::size_t batch() const { return 1; }

    /// Whether earlier questions may influence which of several solutions comes first.
    virtual bool remembers() const { return true; }

    /// Searches look at this token and end early when a stop is requested.
    virtual void stop_on(std::stop_token token) = 0;

    /// Whether the last search was ended by the token: its answer then has no meaning.
    virtual bool stopped() const = 0;
};

/// Makes a solver for a layout. Each thread needs a solver of its own.
using SolverMaker = std::function<std::unique_ptr<Solver>(const grid::Layout&)>;

/// The direct search.
std::unique_ptr<Solver> make_bitboard_solver(const grid::Layout& layout);

/// The direct search, which hands a puzzle over to another solver if it does not finish soon. Nearly
/// empty puzzles without a solution are such: it takes forever over some that an engine refutes in a
/// millisecond, as it learns and the search does not.
/// @param other  makes that solver when it is first needed
std::unique_ptr<Solver> make_hybrid_solver(const grid::Layout& layout, SolverMaker other);

/// Through the clauses. The engine gets them once and nothing else: givens are assumptions,
/// and so are the engine's own decisions when the search continues from one solution to the next.
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

    /// By cell: the variable of digit 1, which those of the other digits follow.
    std::vector<cnf::Variable> variables_;
    Numbering numbering_;
    std::unique_ptr<solve::Engine> engine_;
    std::vector<cnf::Literal> assumptions_;  ///< of the solve to come: the givens, then the path
    std::vector<bool> turned_;               ///< of each literal of the path: whether the other way is done
    std::stop_token stop_;
    bool stopped_ = false;
};

/// What a puzzle's givens lead to.
struct Answer {
    std::optional<grid::Clash> clash;  ///< two equal givens in a house: then there is no solution
    std::uint64_t solutions = 0;       ///< counted up to the limit
    std::vector<grid::Board> found;    ///< the first two of them
    bool stopped = false;              ///< the count was ended before its limit
};

/// Counts the solutions up to a limit. @param limit at least 1; 2 tells whether there is exactly one
Answer solve_puzzle(Solver& solver, const grid::Board& givens, std::uint64_t limit = 2);

}  // namespace satdoku::puzzle
