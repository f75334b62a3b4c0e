// Grids of other sizes than nine: what holds for nine digits holds for them. Numbers of boards are those of Felgenhauer
// and Jarvis for four digits, 288, and of Pettersen for six, 28,200,960.
#include "solvers.hpp"
#include "support/catch.hpp"
#include "support/puzzles.hpp"
#include "support/sanitized.hpp"
#include <satdoku/bitboard/board_solver.hpp>
#include <satdoku/deduce/path.hpp>
#include <satdoku/grid/text.hpp>
#include <satdoku/puzzle/generate.hpp>
#include <satdoku/puzzle/puzzle_solver.hpp>
#include <string>
#include <vector>

using namespace satdoku;

namespace {
constexpr puzzle::Encoding merged_encoding{puzzle::Rules::extended, true};

std::vector<const grid::Layout*> sizes() {
    std::vector<const grid::Layout*> found;
    for (const char* name :
         {"sudoku-4x4", "twodoku-4x4", "sudoku-4x4-x", "sudoku-6x6", "twodoku-6x6", "samurai-6x6", "sudoku-6x6-knight",
          "sudoku-8x8", "sudoku-10x10", "sudoku-12x12", "twodoku-12x12", "sudoku-16x16"}) {
        const grid::Layout* const layout = grid::find_layout(name);
        REQUIRE(layout != nullptr);
        if (support::is_slow && layout->side() > 6 && layout->side() < grid::most_digits) continue;
        found.push_back(layout);
    }
    return found;
}
}  // namespace

TEST_CASE("there are as many boards of four and six digits as others have counted", "[puzzle]") {
    const grid::Layout& four = *grid::find_layout("sudoku-4x4");
    CHECK(bitboard::Solver(four).count(grid::Board(four), 1000) == 288);
    const grid::Layout& six = *grid::find_layout("sudoku-6x6");
    grid::Board first_row(six);
    for (std::uint8_t column = 0; column < 6; ++column)
        first_row.digits[column] = static_cast<std::uint8_t>(column + 1);
    CHECK(bitboard::Solver(six).count(first_row, 1000000) == 28200960 / 720);
}

TEST_CASE("puzzles of every size have one solution, and people's steps lead to it", "[puzzle]") {
    for (const grid::Layout* const layout : sizes()) {
        CAPTURE(layout->name());
        const auto direct = puzzle::make_bitboard_solver(*layout);
        const auto cdcl = test::cdcl_solver(*layout, merged_encoding);
        puzzle::Request request;
        request.layout = layout;
        request.seed = 5;
        request.wanted.level = layout->side() < 8 ? deduce::Level::medium : deduce::Level::hard;
        const puzzle::Puzzle made = puzzle::generate(request, *direct);
        CHECK(support::is_solution(made.solution));
        CHECK(cdcl->count(made.givens, 2) == 1);
        CHECK(grid::parse_board(*layout, grid::board_line(made.givens)) == made.givens);
        const deduce::Geometry geometry(*layout);
        deduce::State state(geometry, made.givens);
        for (const deduce::Step& step : deduce::path_of(state, &made.solution).steps) {
            for (const deduce::Candidate& placed : step.placements)
                CHECK(made.solution.digits[placed.cell] == placed.digit);
            for (const deduce::Candidate& gone : step.eliminations)
                CHECK(made.solution.digits[gone.cell] != gone.digit);
            deduce::apply(state, step);
        }
        CHECK(state.complete());
        // One given less: the direct search and the clauses agree how many solutions there are.
        core::Random random(3);
        for (int round = 0; round < 5; ++round) {
            grid::Board less = made.givens;
            less.digits[random.below(less.digits.size())] = 0;
            less.digits[random.below(less.digits.size())] = 0;
            CHECK(direct->count(less, 2) == cdcl->count(less, 2));
        }
    }
}

TEST_CASE("the largest layout has puzzles with one solution, and people's steps lead to it", "[puzzle]") {
    const grid::Layout& layout = *grid::find_layout("twodoku-16x16");
    CHECK(layout.cell_count() == 2 * 256 - 16);
    // The direct search alone does not get far on this number of cells.
    const auto cdcl = test::cdcl_solver(layout, merged_encoding);
    puzzle::Request request;
    request.layout = &layout;
    request.wanted.level = deduce::Level::medium;
    const puzzle::Puzzle made = puzzle::generate(request, *cdcl);
    CHECK(support::is_solution(made.solution));
    CHECK(cdcl->count(made.givens, 2) == 1);
    CHECK(grid::parse_board(layout, grid::board_line(made.givens)) == made.givens);
    const deduce::Geometry geometry(layout);
    deduce::State state(geometry, made.givens);
    for (const deduce::Step& step : deduce::path_of(state, &made.solution).steps) deduce::apply(state, step);
    CHECK(state.complete());
}

TEST_CASE("patterns of techniques are dug into boards of every size", "[puzzle]") {
    for (const char* name : {"sudoku-4x4", "sudoku-6x6", "sudoku-12x12"}) {
        for (const deduce::Technique technique : {deduce::Technique::swordfish, deduce::Technique::jellyfish}) {
            CAPTURE(name);
            puzzle::Request request;
            request.layout = grid::find_layout(name);
            request.wanted.technique = technique;
            request.boards = 5;
            const auto solver = puzzle::make_bitboard_solver(*request.layout);
            const puzzle::Puzzle made = puzzle::generate(request, *solver);
            CHECK(support::is_solution(made.solution));
            CHECK(solver->count(made.givens, 2) == 1);
        }
    }
}

TEST_CASE("a size comes first, and only with figures that share corners", "[puzzle]") {
    for (const char* name :
         {"sudoku-x-4x4", "butterfly-4x4", "windmill-6x6", "samurai-16x16", "tripledoku-16x16", "sudoku-3x3",
          "butterfly-7x7", "sudoku-4x4-6x6", "sudoku-6x6-windows", "sudoku-16x16-dots"}) {
        CAPTURE(name);
        CHECK(grid::find_layout(name) == nullptr);
    }
    CHECK(grid::find_layout("tripledoku-8x8")->cell_count() == 3 * 64 - 2 * 8);
}
