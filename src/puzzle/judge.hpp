// Decides whether a puzzle has the wanted difficulty. If it is harder, finds the givens that would help.
#pragma once
#include "digger.hpp"
#include <satdoku/puzzle/generate.hpp>

namespace satdoku::puzzle {
struct Verdict {
    enum class Kind { right, too_easy, too_hard };

    Kind kind = Kind::right;
    int distance = 0;                   ///< from the wanted difficulty, to compare puzzles
    std::vector<grid::Cell> open = {};  ///< too hard: the cells where a given helps most
    bool has_technique = false;         ///< too hard, but up to there the wanted technique is needed
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
    /// How often techniques beyond singles were looked for: nearly all of a judge's time if one is wanted.
    std::uint64_t searches() const { return searches_; }

  private:
    Verdict judge_path(const deduce::State& start);
    Verdict judge_extreme_path(const deduce::State& start, const grid::Board& solution);
    void count_searches(const deduce::Path& path);
    Verdict judge_coupling(const grid::Board& givens);
    Verdict judge_rating(const deduce::State& start) const;

    bool is_wanted(const deduce::TechniqueFacts& step) const;

    const Wanted& wanted_;
    const bool joint_;
    deduce::Geometry geometry_;
    CouplingProver prover_;
    std::uint64_t searches_ = 0;
};

// Gives the wanted difficulty to a puzzle with all the holes that its board allows, by putting givens back.

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
    /// @param verdict  on the puzzle as it is
    Verdict fit(grid::Board& puzzle, const grid::Board& solution, const HolesAimedAt& holes, Verdict verdict);

  private:
    Verdict ease(grid::Board& puzzle, const grid::Board& solution, Verdict verdict);
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
