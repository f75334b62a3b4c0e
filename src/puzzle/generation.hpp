// One puzzle of a request in the making: board after board is dug, until one has all that was asked or the
// tries are used up. Like the digger it asks whether a puzzle has one solution and is answered, so that one
// thread can make many puzzles at once.
#pragma once

#include "digger.hpp"
#include "fitter.hpp"
#include "judge.hpp"
#include "random_board.hpp"

#include <satdoku/bitboard/board_solver.hpp>
#include <satdoku/core/random.hpp>
#include <satdoku/puzzle/generate.hpp>

#include <cstdint>
#include <optional>
#include <vector>

namespace satdoku::puzzle {

/// What the generations of one thread share.
struct Workshop {
    /// @param asked  must outlive the workshop, like the solver
    Workshop(const Request& asked, Solver& of, Progress told, std::stop_token ended);

    const Request& request;
    Solver& solver;
    Progress progress;
    std::stop_token stop;
    RandomBoards boards;
    std::vector<CellGroup> groups;
    std::optional<Judge> judge;  ///< where it matters how hard a puzzle is
};

class Generation {
  public:
    Generation(Workshop& workshop, std::uint64_t index);

    /// The puzzle in question: has it one solution? nullptr where the generation is over.
    const grid::Board* question();
    void answer(bool unique) { digger_->answer(unique); }

    /// Asks the workshop's solver all that there is to ask.
    void run();

    /// The puzzle, once the generation is over or was stopped. Throws core::Error if it found none.
    Puzzle result() &&;

  private:
    bool begin_board();
    void finish_board(std::optional<Puzzle> puzzle);
    Verdict make_as_hard_as_wanted(Puzzle& puzzle);
    bool good(const Puzzle& puzzle);
    int shortfall(const Puzzle& puzzle) const;
    bool stopped() const { return workshop_.stop.stop_requested() || workshop_.solver.stopped(); }

    Workshop& workshop_;
    const Request& request_;
    core::Random random_;
    HoleLimits limits_;
    HoleRange aimed_at_;  ///< the holes of the whole figure
    std::uint64_t most_boards_;
    std::uint64_t tried_ = 0;
    std::optional<Digger> digger_;  ///< of the board under way
    std::optional<Puzzle> best_;
    int shortfall_of_best_ = 0;
};

}  // namespace satdoku::puzzle
