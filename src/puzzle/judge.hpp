// Decides whether a puzzle has the wanted difficulty. If it is harder, finds the givens that would help.
#pragma once

#include <satdoku/puzzle/generate.hpp>

#include <stop_token>
#include <vector>

namespace satdoku::puzzle {

struct Verdict {
    enum class Kind { right, too_easy, too_hard };

    Kind kind = Kind::right;
    int distance = 0;                   ///< from the wanted difficulty, to compare puzzles
    std::vector<grid::Cell> open = {};  ///< too hard: the cells where a given helps most
};

/// Use one per thread.
class Judge {
  public:
    /// @param wanted       must outlive the judge
    /// @param joint        whether no grid alone should have one solution
    /// @param make_prover  makes the solver of single grids
    Judge(const grid::Layout& layout, const Wanted& wanted, bool joint, const SolverMaker& make_prover,
          std::stop_token stop);

    /// The verdict means nothing after a stop. @param givens with exactly this solution
    Verdict judge(const grid::Board& givens, const grid::Board& solution);

  private:
    Verdict judge_path(const deduce::State& start) const;
    Verdict judge_extreme_path(const deduce::State& start, const grid::Board& solution) const;
    Verdict judge_coupling(const grid::Board& givens);
    Verdict judge_rating(const deduce::State& start) const;

    bool is_wanted(const deduce::TechniqueFacts& step) const;

    const Wanted& wanted_;
    const bool joint_;
    deduce::Geometry geometry_;
    CouplingProver prover_;
};

}  // namespace satdoku::puzzle
