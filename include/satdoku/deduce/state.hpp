// A person's position in a puzzle: digits, some of them givens, and the candidates of the empty cells. A state knows no
// solution: all that it holds can be seen on the board.
//
// Invariant: only empty cells have candidates; the sets by digit and the positions by house are the same candidates,
// seen from the digits' and from the houses' side.
#pragma once
#include <satdoku/deduce/geometry.hpp>
#include <satdoku/grid/board.hpp>

namespace satdoku::deduce {
using grid::DigitSet;

/// A digit in a cell, placed or possible.
struct Candidate {
    Cell cell;
    std::uint8_t digit;
    auto operator<=>(const Candidate&) const = default;
};

constexpr Candidate candidate_at(Cell cell, int digit) { return {cell, static_cast<std::uint8_t>(digit)}; }

class State {
  public:
    /// The digits of the board as givens, and every candidate that they leave.
    /// @param geometry  of the board's layout; lives at least as long as the state
    State(const Geometry& geometry, const grid::Board& givens);

    const Geometry& geometry() const { return *geometry_; }
    /// The digits of a grid.
    int side() const { return geometry_->side(); }

    /// 0 for an empty cell.
    int digit(Cell cell) const { return digits_[cell]; }
    bool is_given(Cell cell) const { return givens_.has(cell); }
    /// Of an empty cell; none for the others.
    DigitSet candidates(Cell cell) const { return candidates_[cell]; }
    bool has(Candidate candidate) const { return candidates_[candidate.cell].contains(candidate.digit); }
    /// Where the digit may still go.
    const CellSet& cells_of(int digit) const { return cells_of_[static_cast<std::size_t>(digit)]; }
    /// Where in the house the digit may still go.
    PositionSet positions(HouseIndex house, int digit) const {
        return positions_[house][static_cast<std::size_t>(digit)];
    }
    PositionSet positions(const House& house, int digit) const { return positions(house.number, digit); }
    const CellSet& empty_cells() const { return empty_; }
    bool complete() const { return empty_.empty(); }

    /// Puts a digit into an empty cell and removes the candidates that it excludes.
    void place(Candidate candidate);
    /// Removes a candidate, if it is there.
    void remove(Candidate candidate);
    /// From now on, the digit of the cell counts as placed by a person and not as a given.
    void is_no_given(Cell cell) { givens_.remove(cell); }

  private:
    const Geometry* geometry_;
    std::vector<std::uint8_t> digits_;  ///< by cell
    std::vector<DigitSet> candidates_;  ///< by cell
    std::array<CellSet, grid::most_digits + 1> cells_of_;
    std::vector<std::array<PositionSet, grid::most_digits + 1>> positions_;  ///< by house and digit
    CellSet empty_;
    CellSet givens_;
};
}  // namespace satdoku::deduce
