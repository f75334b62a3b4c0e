// Solves boards directly, without clauses: one puzzle at a time, of any layout.
//
// A Solver owns all the memory of its searches: after the constructor nothing is allocated, except boards that a call
// returns. Nothing recurses. Use one Solver per thread. The same call gives the same answer, and the same number of
// guesses, on every machine.
#pragma once
#include <satdoku/bitboard/instructions.hpp>
#include <satdoku/core/random.hpp>
#include <satdoku/grid/board.hpp>
#include <functional>
#include <memory>
#include <stop_token>

namespace satdoku::bitboard {
class Solver {
  public:
    /// @param layout  must outlive the solver, as the program's layouts do
    explicit Solver(const grid::Layout& layout, Instructions instructions = best_instructions());
    ~Solver();

    const grid::Layout& layout() const;

    /// Counts the boards that complete `clues`, but not beyond `limit`. No board completes clues that clash.
    /// @param clues   a board of this layout
    /// @param limit   at least 1; 2 asks whether the solution is unique
    /// @param first   output: the first solution, if there is one; a board of this layout
    /// @param second  output: the second solution, if the limit allows it and it exists
    std::uint64_t count(const grid::Board& clues, std::uint64_t limit = 2, grid::Board* first = nullptr,
                        grid::Board* second = nullptr);

    /// Calls `take` with each board that completes `clues`, but with no more than `limit`. Returns how many these are.
    std::uint64_t each(const grid::Board& clues, std::uint64_t limit,
                       const std::function<void(const grid::Board& solution)>& take);

    /// Returns true if exactly one board completes `clues`.
    bool unique(const grid::Board& clues) { return count(clues, 2) == 1; }

    /// Returns true if a board completes `clues` and has another digit than `digit` at `cell`. For digging: a clue of
    /// a puzzle with one solution can be removed if and only if the clues without it have no other solution.
    /// @param cell   empty in `clues`
    /// @param digit  from 1
    /// @param found  output: that board, if it exists; a board of this layout
    bool has_other_solution(const grid::Board& clues, grid::Cell cell, std::uint8_t digit,
                            grid::Board* found = nullptr);

    /// Returns true if some board has in each cell one of its possible digits.
    /// @param possible  by cell
    /// @param found     output: that board, if it exists; a board of this layout
    bool has_solution(std::span<const grid::DigitSet> possible, grid::Board* found = nullptr);

    /// Returns a random board that completes `clues`, or nothing if there is none. Every completion is possible. The
    /// order of the search is random, so the choice is nearly even, but not exactly.
    std::optional<grid::Board> random_solution(const grid::Board& clues, core::Random& random);

    /// Returns a complete random board: random_solution() without clues.
    grid::Board random_board(core::Random& random);

    /// count(), has_other_solution() and has_solution() give up if the next solution takes more guesses than this.
    void give_up_after(std::uint64_t guesses);

    /// Returns true if the last of them did so. Its answer is then only a lower bound.
    bool gave_up() const;

    /// Searches end early when a stop is requested through this token.
    void stop_on(std::stop_token token);

    /// Returns true if the token ended the last search. Its answer is then only a lower bound.
    bool stopped() const;

    /// Returns how many times the last search split a board into two cases.
    std::uint64_t guesses() const;

  private:
    class Search;
    std::unique_ptr<Search> search_;
};
}  // namespace satdoku::bitboard
