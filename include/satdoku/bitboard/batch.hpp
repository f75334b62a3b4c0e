// Solves many puzzles at once, each in a lane of the processor's vectors. From a few tens of puzzles on, this is the
// fastest way. The answers are those of Solver.
#pragma once
#include <satdoku/bitboard/instructions.hpp>
#include <satdoku/grid/layout.hpp>
#include <memory>
#include <stop_token>

namespace satdoku::bitboard {
/// Owns all its memory: solve() allocates nothing except the list of puzzles that it gives up. Use one per thread.
class BatchSolver {
  public:
    /// True for layouts of nine digits.
    static bool takes(const grid::Layout& layout) { return layout.side() == grid::plain_side; }

    /// @param layout  one that it takes; must outlive the solver, as the program's layouts do
    explicit BatchSolver(const grid::Layout& layout, Instructions instructions = best_instructions());
    ~BatchSolver();

    /// Counts the solutions of every puzzle up to `limit`.
    /// @param puzzles    digits by cell, 0 if empty, one puzzle after the other: counts.size() times the layout's
    ///                   cells
    /// @param limit      at least 1
    /// @param counts     how many solutions each puzzle has, at most `limit`
    /// @param solutions  as long as `puzzles`, or empty; the first solution of each puzzle that has one
    void solve(std::span<const std::uint8_t> puzzles, std::uint32_t limit, std::span<std::uint32_t> counts,
               std::span<std::uint8_t> solutions);

    /// Makes solve() give up a puzzle if its next solution takes more guesses than this.
    void give_up_after(std::uint32_t guesses);

    /// Returns the places of the puzzles that the last solve() gave up. Their counts are lower bounds.
    std::span<const std::size_t> given_up() const;

    /// solve() ends early when a stop is requested through this token.
    void stop_on(std::stop_token token);

    /// Returns true if the token ended the last solve(). All its counts are then lower bounds.
    bool stopped() const;

  private:
    class Lanes;
    std::unique_ptr<Lanes> lanes_;
};
}  // namespace satdoku::bitboard
