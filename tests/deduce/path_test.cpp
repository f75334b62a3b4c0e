// Ways from a puzzle to its solution: they never contradict it, they get there where a last resort is allowed,
// and score and level are what their steps say.
#include "support/catch.hpp"
#include "support/generated.hpp"
#include "support/puzzles.hpp"
#include <satdoku/deduce/path.hpp>
#include <satdoku/grid/text.hpp>
#include <satdoku/puzzle/generate.hpp>
#include <string>

using namespace satdoku;
using deduce::Level;
using deduce::Technique;

namespace {
int sum_of_scores(const deduce::Path& path) {
    int sum = 0;
    for (const deduce::Step& step : path.steps) sum += deduce::facts_of(step.technique).score;
    return sum;
}
}  // namespace

TEST_CASE("a way leads to the solution on every layout", "[path]") {
    for (const grid::Layout& layout : support::layouts()) {
        const deduce::Geometry geometry(layout);
        for (std::uint64_t seed = 0; seed < (layout.is_plain() ? 2 : 1); ++seed) {
            const puzzle::Puzzle puzzle = support::generated_puzzle(layout, seed);
            INFO(layout.name() << " " << grid::board_line(puzzle.givens));
            const deduce::State start(geometry, puzzle.givens);
            const deduce::Path path = deduce::path_of(start, &puzzle.solution);
            REQUIRE(path.solved());
            for (std::size_t cell = 0; cell < geometry.cell_count(); ++cell) {
                CHECK(path.end.digit(static_cast<deduce::Cell>(cell)) == puzzle.solution.digits[cell]);
            }
            CHECK(path.score == sum_of_scores(path));
            CHECK(path.score <= deduce::score_limit(path.level, geometry.cell_count()));
            if (layout.cell_count() <= 200) CHECK(deduce::path_of(start, &puzzle.solution).score == path.score);
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
    puzzle::Puzzle puzzle = support::generated_puzzle(grid::sudoku(), 1);
    grid::Board board = puzzle.solution;
    board.digits[40] = 0;
    const deduce::Path path = deduce::path_of(deduce::State(geometry, board));
    CHECK(path.solved());
    REQUIRE(path.steps.size() == 1);
    CHECK(path.hardest == Technique::full_house);
    CHECK(path.score == 4);
    CHECK(path.level == Level::easy);
}

TEST_CASE("score, level and hardest technique of known puzzles", "[path]") {
    struct Known {
        std::string givens;
        int score;
        Level level;
        Technique hardest;
    };
    const Known known[] = {
        {".......3...8..5..257..3..19.9..6.....3..9..5....3.1...8...4..71.41..6...9......45", 320, Level::easy,
         Technique::hidden_single},
        {"6.....9.2.32......4.15.8....2..7.6......3.549..4......35...6.9...7....3......74..", 604, Level::medium,
         Technique::claiming},
        {"5.3.64.21..7.5.6.....2.7..4..97..4.......5.3....69.....2.......4.....98..1..2....", 784, Level::hard,
         Technique::skyscraper},
        {"...4.......9.7..........6751...435....52....4.97.5.......1....37.3....2..8.7.2.6.", 1714, Level::unfair,
         Technique::xy_chain},
        {"..63...7.4..........5.4.68.1....284.9...3.........5..93.9.........7..1....48.37.2", 2984, Level::extreme,
         Technique::aic},
        {"7.....8..42..6...3..19...........48..3.12.......5.8..75..4..9....9....3..6.8.....", 6698, Level::extreme,
         Technique::forcing_chain_contradiction},
    };
    const deduce::Geometry geometry(grid::sudoku());
    for (const Known& puzzle : known) {
        INFO(puzzle.givens);
        const grid::Board givens = grid::parse_board(grid::sudoku(), puzzle.givens);
        const deduce::Path path = deduce::path_of(deduce::State(geometry, givens));
        CHECK(path.solved());
        CHECK(path.score == puzzle.score);
        CHECK(path.level == puzzle.level);
        CHECK(path.hardest == puzzle.hardest);
    }
}

TEST_CASE("each technique has one place in the order", "[path]") {
    for (const deduce::TechniqueFacts& technique : deduce::techniques()) {
        CHECK(&deduce::facts_of(technique.technique) == &technique);
    }
    CHECK(&deduce::facts_of(Technique::death_blossom) < &deduce::facts_of(Technique::franken_x_wing));
}

TEST_CASE("a watch is asked before each search and ends the path, without a proof in place of a step", "[deduce]") {
    const puzzle::Puzzle puzzle = support::generated_puzzle(grid::sudoku(), 3);
    const deduce::Geometry geometry(grid::sudoku());
    const deduce::State start(geometry, puzzle.givens);
    std::vector<int> asked;
    const auto watch = [&](int empty) {
        asked.push_back(empty);
        return asked.size() < 4;
    };
    const deduce::Path path = deduce::path_of(start, &puzzle.solution, {}, watch);
    CHECK_FALSE(path.solved());
    CHECK(asked.size() == 4);
    CHECK(path.end.empty_cells().count() == asked.back());
    CHECK(std::ranges::is_sorted(asked, std::greater()));
}

TEST_CASE("limits of the levels grow with the cells", "[path]") {
    CHECK(deduce::score_limit(Level::easy, 81) == 800);
    CHECK(deduce::score_limit(Level::easy, 162) == 1600);
    CHECK(deduce::score_limit(Level::unfair, 81) > deduce::score_limit(Level::hard, 81));
}
