// Finds clues with which a puzzle has one solution: the step of a hunt, which replaces clues by others.
#pragma once
#include <satdoku/bitboard/board_solver.hpp>

namespace satdoku::puzzle {
class Exchange {
  public:
    Exchange(const grid::Layout& layout, std::stop_token stop) : solver_(layout) { solver_.stop_on(std::move(stop)); }

    /// That are listed. Of 306 clues that can replace two others in puzzles of 21 and 22, 268 were found with fewer.
    static constexpr std::uint64_t most_solutions = 1000;

    /// Counts the solutions, up to most_solutions + 1.
    std::uint64_t count(const grid::Board& clues) { return solver_.count(clues, most_solutions + 1); }

    /// Returns every puzzle that has one more clue and exactly one solution; none if there are over most_solutions.
    std::vector<grid::Board> completed_by_one(const grid::Board& clues) {
        some_.assign(clues.digits.size(), {});
        several_.assign(clues.digits.size(), {});
        solutions_ = solver_.each(clues, most_solutions + 1, [&](const grid::Board& solution) {
            for (std::size_t cell = 0; cell < some_.size(); ++cell) {
                const grid::DigitSet digit(1U << solution.digits[cell]);
                several_[cell] |= some_[cell] & digit;
                some_[cell] |= digit;
            }
        });
        std::vector<grid::Board> puzzles;
        if (solutions_ < 2 || solutions_ > most_solutions || solver_.stopped()) return puzzles;
        for (std::size_t cell = 0; cell < some_.size(); ++cell) {
            for (const int digit : some_[cell] - several_[cell]) {  // a digit that exactly one solution has
                puzzles.push_back(clues);
                puzzles.back().digits[cell] = static_cast<std::uint8_t>(digit);
            }
        }
        return puzzles;
    }

    /// What count() returns for the clues of the last call of completed_by_one().
    std::uint64_t solutions() const { return solutions_; }

    /// Returns the clues with any further clue that leaves a solution. @param clues with a solution
    grid::Board with_any_other(const grid::Board& clues, core::Random& random) {
        grid::Board more = clues;
        const auto solution = solver_.random_solution(clues, random);
        if (!solution || clues.complete()) return more;
        std::size_t cell = 0;
        do cell = static_cast<std::size_t>(random.below(more.digits.size()));
        while (more.digits[cell] != 0);
        more.digits[cell] = solution->digits[cell];
        return more;
    }

  private:
    bitboard::Solver solver_;
    std::uint64_t solutions_ = 0;
    std::vector<grid::DigitSet> some_;     ///< by cell: the digits that are in some solution
    std::vector<grid::DigitSet> several_;  ///< by cell: the digits that are in several solutions
};
}  // namespace satdoku::puzzle
