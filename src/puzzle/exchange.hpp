// Finds clues with which a puzzle has one solution: the step of a hunt, which replaces clues by others.
#pragma once
#include <satdoku/bitboard/board_solver.hpp>

namespace satdoku::puzzle {
class Exchange {
  public:
    Exchange(const grid::Layout& layout, std::stop_token stop);

    bool is_unique(const grid::Board& clues) { return solver_.unique(clues); }

    /// Returns every puzzle that has one more clue and exactly one solution. @pre the clues have several solutions
    std::vector<grid::Board> completed_by_one(const grid::Board& clues);

    /// Returns the clues with any further clue that leaves a solution. @param clues with a solution
    grid::Board with_any_other(const grid::Board& clues, core::Random& random);

  private:
    void note_several(const grid::Board& one, const grid::Board& other);

    bitboard::Solver solver_;
    grid::Board first_;
    grid::Board second_;
    std::vector<grid::DigitSet> several_;  ///< by cell: the digits that are known to be in several solutions
};
}  // namespace satdoku::puzzle
