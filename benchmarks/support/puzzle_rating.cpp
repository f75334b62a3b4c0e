#include "support/puzzle_rating.hpp"
#include "support/rates.hpp"
#include <satdoku/bitboard/board_solver.hpp>
#include <satdoku/deduce/rating.hpp>
#include <satdoku/puzzle/generate.hpp>
#include <satdoku/puzzle/rate.hpp>
#include <iostream>

namespace satdoku::benchmarks {
namespace {
struct Rated {
    grid::Board givens;
    grid::Board solution;
};

/// The same puzzle with rows and columns exchanged and digits renamed; of one grid.
grid::Board in_other_clothes(const grid::Board& puzzle) {
    grid::Board other(*puzzle.layout);
    for (int row = 0; row < grid::plain_side; ++row) {
        for (int column = 0; column < grid::plain_side; ++column) {
            const std::uint8_t digit = puzzle.digits[puzzle.layout->cell(0, column, row)];
            other.digits[puzzle.layout->cell(0, row, column)] =
                digit == 0 ? std::uint8_t{0} : static_cast<std::uint8_t>(grid::plain_side + 1 - digit);
        }
    }
    return other;
}

/// Checks that the steps lead to the solution, and that the rating on the scale is the same for equivalent boards.
void check(const Rated& puzzle, puzzle::Rater& rater) {
    const deduce::Geometry geometry(*puzzle.givens.layout);
    const deduce::Path path = deduce::path_of(deduce::State(geometry, puzzle.givens), &puzzle.solution);
    for (std::size_t cell = 0; cell < puzzle.solution.digits.size(); ++cell) {
        if (path.end.digit(static_cast<grid::Cell>(cell)) != puzzle.solution.digits[cell])
            fail("a way that does not lead to the solution");
    }
    if (puzzle.givens.layout->grid_count() > 1) return;
    const grid::Board other = in_other_clothes(puzzle.givens);
    grid::Board solution(*other.layout);
    if (rater.count(other, &solution) != 1) fail("a puzzle that has not one solution");
    if (rater.rate(other, solution)->scale.er != rater.rate(puzzle.givens, puzzle.solution)->scale.er)
        fail("a rating that depends on how the board is turned");
}

bool falls_to_locked_candidates(const Rated& puzzle) {
    const deduce::Geometry geometry(*puzzle.givens.layout);
    return deduce::path_within(deduce::State(geometry, puzzle.givens),
                               [](const deduce::TechniqueFacts& step) {
                                   return step.level == deduce::Level::easy ||
                                          step.technique == deduce::Technique::pointing ||
                                          step.technique == deduce::Technique::claiming;
                               })
        .solved();
}

void print_rates(const std::string& what, const std::vector<Rated>& puzzles) {
    if (puzzles.empty()) return;
    puzzle::Rater rater(puzzle::make_bitboard_solver);
    const deduce::Geometry geometry(*puzzles.front().givens.layout);
    constexpr std::size_t checked = 20;
    for (std::size_t index = 0; index < puzzles.size() && index < checked; ++index) check(puzzles[index], rater);
    const auto print = [&](const std::string& part, const auto& rate) {
        const double seconds = least_seconds([&] {
            for (const Rated& puzzle : puzzles) rate(puzzle);
        });
        print_rate(what + ", " + part, static_cast<double>(puzzles.size()) / seconds,
                   std::to_string(puzzles.size()) + " puzzles");
    };
    print("score and level",
          [&](const Rated& puzzle) { deduce::path_of(deduce::State(geometry, puzzle.givens), &puzzle.solution); });
    print("ER, EP, ED", [&](const Rated& puzzle) { deduce::rate(deduce::State(geometry, puzzle.givens)); });
    print("all", [&](const Rated& puzzle) { rater.rate(puzzle.givens, puzzle.solution); });
}

std::vector<grid::Board> minimal_puzzles(const grid::Layout& layout, std::uint64_t count) {
    puzzle::Request request;
    request.layout = &layout;
    request.minimal = true;
    const auto solver = puzzle::make_bitboard_solver(layout);
    std::vector<grid::Board> puzzles;
    for (std::uint64_t index = 0; index < count; ++index)
        puzzles.push_back(puzzle::generate(request, *solver, index).givens);
    return puzzles;
}
}  // namespace

void rate_set(const std::string& name, const std::vector<grid::Board>& puzzles) {
    std::cout << "rating " << name << '\n';
    std::vector<Rated> all;
    std::vector<Rated> simple;
    for (const grid::Board& givens : puzzles) {
        Rated puzzle{givens, grid::Board(*givens.layout)};
        bitboard::Solver solver(*givens.layout);
        if (solver.count(givens, 2, &puzzle.solution) != 1) fail("a puzzle that has not one solution");
        if (falls_to_locked_candidates(puzzle)) simple.push_back(puzzle);
        all.push_back(std::move(puzzle));
    }
    print_rates("locked candidates do", simple);
    print_rates("all", all);
}

void rate_made_puzzles() {
    rate_set("minimal sudokus of seed 0", minimal_puzzles(grid::sudoku(), 200));
    rate_set("minimal twodokus of seed 0", minimal_puzzles(grid::twodoku(), 40));
}

}  // namespace satdoku::benchmarks
