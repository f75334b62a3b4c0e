// Makes one puzzle of a request: removes givens from one board after the other, until one has all wanted properties or
// the tries are used up. Like the digger it asks whether a puzzle has one solution and its caller answers, so that one
// thread can make many puzzles at once.
#pragma once
#include "judge.hpp"
#include "random_board.hpp"

namespace satdoku::puzzle {
/// Shared by all generations of one thread.
struct Workshop {
    /// @param asked  must outlive the workshop, like the solver does
    Workshop(const Request& asked, Solver& of, Progress report, std::stop_token ends);

    const Request& request;
    Solver& solver;
    Progress progress;
    std::stop_token stop;
    RandomBoards boards;
    std::vector<CellGroup> groups;
    std::optional<Judge> judge;  ///< if the request limits the difficulty
};

class Generation {
  public:
    Generation(Workshop& workshop, std::uint64_t index);

    /// Returns the puzzle in question: does it have one solution? nullptr if the generation is finished.
    const grid::Board* question();
    void answer(bool unique) { digger_->answer(unique); }

    /// Answers all questions with the workshop's solver.
    void run();

    /// Returns the puzzle after the generation has finished or was stopped. Throws core::Error if it found none.
    Puzzle result() &&;

  private:
    bool begin_board();
    bool is_spent() const;
    bool may_hunt() const;
    void hunt_on();
    grid::Board next_board(std::vector<std::uint16_t>& order);
    void stay_near(std::vector<std::uint16_t>& order);
    void follow_plan(std::vector<std::uint16_t>& order) const;
    void note_hard(const Puzzle& puzzle, const Verdict& verdict);
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
    std::uint64_t searches_ = 0;    ///< of the judge, for this puzzle
    DiggingPlan plan_;              ///< of the current board
    std::optional<Digger> digger_;  ///< of the current board
    std::optional<Puzzle> hard_;    ///< too hard: near it there are others
    bool hard_has_technique_ = false;
    int near_hard_ = 0;  ///< how many boards are still tried near it
    std::optional<Puzzle> best_;
    int shortfall_of_best_ = 0;
};

/// Returns true if the pattern leaves two rows of a band, or two columns of a stack, empty, all of whose cells belong
/// to one grid only: they could be exchanged in every solution.
bool has_interchangeable_lines(const grid::Board& pattern);

/// Makes one climb from a random board. Returns nothing if it ends without a unique puzzle.
/// @param pattern  givens where it has digits
/// @param solver   proves the uniqueness
/// @param boards   makes the random boards and counts solutions
/// @param progress gets from time to time how many boards were tried
std::optional<Puzzle> puzzle_of_pattern(const grid::Board& pattern, Solver& solver, bitboard::Solver& boards,
                                        core::Random& random, const std::function<void(std::uint64_t)>& progress);
}  // namespace satdoku::puzzle
