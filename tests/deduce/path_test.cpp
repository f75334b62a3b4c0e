// Ways from a puzzle to its solution: they never contradict it, they get there where a last resort is allowed,
// and score and level are what their steps say.
#include "support/catch.hpp"

#include <satdoku/deduce/path.hpp>
#include <satdoku/grid/text.hpp>
#include <satdoku/puzzle/generate.hpp>

#include <string>

using namespace satdoku;
using deduce::Level;
using deduce::Technique;

namespace {

puzzle::Puzzle some_puzzle(const grid::Layout& layout, std::uint64_t seed) {
    puzzle::Request request;
    request.layout = &layout;
    request.seed = seed;
    request.minimal = layout.grid_count() < 3;
    if (!request.minimal) request.holes = puzzle::holes_of_level(layout, deduce::Level::hard);
    const auto solver = puzzle::make_bitboard_solver(layout);
    return puzzle::generate(request, *solver);
}

int sum_of_scores(const deduce::Path& path) {
    int sum = 0;
    for (const deduce::Step& step : path.steps) sum += deduce::difficulty_of(step.technique)->score;
    return sum;
}

}  // namespace

TEST_CASE("a way leads to the solution on every layout", "[path]") {
    for (const grid::Layout& layout : grid::layouts()) {
        const deduce::Geometry geometry(layout);
        for (std::uint64_t seed = 0; seed < 3; ++seed) {
            const puzzle::Puzzle puzzle = some_puzzle(layout, seed);
            INFO(layout.name() << " " << grid::board_line(puzzle.givens));
            const deduce::State start(geometry, puzzle.givens);
            const deduce::Path path = deduce::path_of(start, &puzzle.solution);
            REQUIRE(path.solved());
            for (std::size_t cell = 0; cell < geometry.cell_count(); ++cell) {
                CHECK(path.end.digit(static_cast<deduce::Cell>(cell)) == puzzle.solution.digits[cell]);
            }
            CHECK(path.score == sum_of_scores(path));
            CHECK(path.score <= deduce::score_limit(path.level, geometry.cell_count()));
            CHECK(deduce::path_of(start, &puzzle.solution).score == path.score);
        }
    }
}

TEST_CASE("a way without the solution goes as far as techniques do", "[path]") {
    const deduce::Geometry geometry(grid::sudoku());
    const deduce::State empty(geometry, grid::Board(grid::sudoku()));
    const deduce::Path path = deduce::path_of(empty);
    CHECK_FALSE(path.solved());
    CHECK(path.steps.empty());
    CHECK_FALSE(path.hardest);
    CHECK(path.level == Level::extreme);
}

TEST_CASE("a board that lacks one digit is solved by a full house", "[path]") {
    const deduce::Geometry geometry(grid::sudoku());
    puzzle::Puzzle puzzle = some_puzzle(grid::sudoku(), 1);
    grid::Board board = puzzle.solution;
    board.digits[40] = 0;
    const deduce::Path path = deduce::path_of(deduce::State(geometry, board));
    CHECK(path.solved());
    REQUIRE(path.steps.size() == 1);
    CHECK(path.hardest == Technique::full_house);
    CHECK(path.score == 4);
    CHECK(path.level == Level::easy);
}

TEST_CASE("each technique is in the order once", "[path]") {
    for (const deduce::Difficulty& difficulty : deduce::order_of_difficulty()) {
        CHECK(deduce::difficulty_of(difficulty.technique) == &difficulty);
    }
    CHECK(deduce::difficulty_of(Technique::leviathan) == nullptr);
}

TEST_CASE("limits of the levels grow with the cells", "[path]") {
    CHECK(deduce::score_limit(Level::easy, 81) == 800);
    CHECK(deduce::score_limit(Level::easy, 162) == 1600);
    CHECK(deduce::score_limit(Level::unfair, 81) > deduce::score_limit(Level::hard, 81));
}
