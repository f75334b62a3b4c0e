// Gives the wanted difficulty to a puzzle with all the holes that its board allows, by putting givens back.
#pragma once

#include "digger.hpp"
#include "judge.hpp"

#include <satdoku/core/random.hpp>
#include <satdoku/puzzle/levels.hpp>

#include <span>
#include <stop_token>
#include <vector>

namespace satdoku::puzzle {

/// The holes that the finished puzzle should have.
struct HolesAimedAt {
    HoleRange figure;
    std::vector<int> grids;  ///< by grid; empty if it does not matter
};

class Fitter {
  public:
    /// @param groups  cells that are put back together
    /// @param open    stay holes if the puzzle is too hard
    /// All must outlive the fitter.
    Fitter(Judge& judge, std::span<const CellGroup> groups, std::span<const grid::Cell> open, core::Random& random,
           const std::stop_token& stop)
        : judge_(judge), groups_(groups), open_(open), random_(random), stop_(stop) {}

    /// Puts givens back into `puzzle` until it is not too hard. Then puts back others that do not change the
    /// difficulty, until there are no more holes than wanted. Returns the last verdict.
    Verdict fit(grid::Board& puzzle, const grid::Board& solution, const HolesAimedAt& holes);

  private:
    Verdict ease(grid::Board& puzzle, const grid::Board& solution);
    void fill(grid::Board& puzzle, const grid::Board& solution, const HolesAimedAt& holes);
    bool may_fill(const grid::Board& puzzle, const CellGroup& group, const HolesAimedAt& holes) const;
    std::vector<std::size_t> groups_to_put_back(std::span<const grid::Cell> helpful) const;

    Judge& judge_;
    std::span<const CellGroup> groups_;
    std::span<const grid::Cell> open_;
    core::Random& random_;
    const std::stop_token& stop_;
};

}  // namespace satdoku::puzzle
