#include "random_board.hpp"
#include "solvers.hpp"
#include "support/catch.hpp"
#include "support/puzzles.hpp"
#include "support/sanitized.hpp"
#include <satdoku/cdcl/solver.hpp>
#include <satdoku/core/random.hpp>
#include <satdoku/dpll/solver.hpp>
#include <satdoku/puzzle/generate.hpp>
#include <satdoku/puzzle/puzzle_solver.hpp>
#include <algorithm>
#include <array>
#include <memory>
#include <string>
#include <vector>

using namespace satdoku;
using puzzle::Encoding;
using puzzle::Rules;
using test::cdcl_solver;
using test::dpll_solver;

TEST_CASE("both engines solve the course example in every encoding", "[puzzle]") {
    for (const Encoding encoding : {Encoding{Rules::extended, false}, Encoding{Rules::extended, true},
                                    Encoding{Rules::minimal, false}, Encoding{Rules::minimal, true}}) {
        for (const auto make : {cdcl_solver, dpll_solver}) {
            const auto solver = make(grid::twodoku(), encoding);
            const puzzle::Answer answer = puzzle::solve_puzzle(*solver, support::course_twodoku());
            REQUIRE(answer.solutions == 1);
            CHECK(answer.found.front() == support::course_solution());
            // The same clauses serve the next question.
            grid::Board several = support::course_twodoku();
            several.digits[6] = 0;
            const puzzle::Answer two = puzzle::solve_puzzle(*solver, several);
            REQUIRE(two.solutions == 2);
            CHECK(two.found[0] != two.found[1]);
            for (const grid::Board& found : two.found) {
                CHECK(support::is_solution(found));
                CHECK(support::extends(several, found));
            }
            CHECK(puzzle::solve_puzzle(*solver, support::course_twodoku()).solutions == 1);
        }
    }
}

TEST_CASE("the engines count what brute force counts", "[puzzle]") {
    core::Random random(4);
    puzzle::RandomBoards boards(grid::sudoku());
    const auto direct = puzzle::make_bitboard_solver(grid::sudoku());
    const auto cdcl = cdcl_solver(grid::sudoku());
    const auto dpll = dpll_solver(grid::sudoku());
    for (int round = 0; round < 60; ++round) {
        const grid::Board board = support::take_back(boards.next(random), 22 + round % 20, random);
        constexpr std::uint64_t limit = 40;
        const std::uint64_t count = support::count_by_brute_force(board, limit);
        CHECK(direct->count(board, limit) == count);
        CHECK(cdcl->count(board, limit) == count);
        if (round % 4 == 0) CHECK(dpll->count(board, 3) == std::min<std::uint64_t>(count, 3));
    }
}

TEST_CASE("an engine's answers about many puzzles have the order of the puzzles", "[puzzle]") {
    core::Random random(9);
    const grid::Layout& layout = grid::twodoku();
    puzzle::RandomBoards boards(layout);
    std::vector<grid::Board> puzzles;
    std::vector<std::uint8_t> digits;
    for (int round = 0; round < 200; ++round) {
        const bool again = round > 0 && random.below(8) == 0;
        puzzles.push_back(again ? puzzles.back() : support::take_back(boards.next(random), 50 + round / 2, random));
        digits.insert(digits.end(), puzzles.back().digits.begin(), puzzles.back().digits.end());
    }
    std::vector<std::uint32_t> counts(puzzles.size());
    std::vector<std::uint8_t> solutions(digits.size());
    cdcl_solver(layout)->count_all(digits, 2, counts, solutions);
    const auto judge = puzzle::make_bitboard_solver(layout);
    std::array<int, 3> seen{};
    for (std::size_t index = 0; index < puzzles.size(); ++index) {
        REQUIRE(counts[index] == judge->count(puzzles[index], 2));
        ++seen[counts[index]];
        if (counts[index] == 0) continue;
        grid::Board solution(layout);
        std::copy_n(solutions.data() + index * solution.digits.size(), solution.digits.size(), solution.digits.begin());
        CHECK((support::is_solution(solution) && support::extends(puzzles[index], solution)));
    }
    for (const int count : seen) CHECK(count > 5);
}

TEST_CASE("what the direct search does not come to an end with, an engine does", "[puzzle]") {
    core::Random random(7);
    int handed_on = 0;
    for (const grid::Layout& layout : support::layouts()) {
        CAPTURE(layout.name());
        puzzle::RandomBoards boards(layout);
        const auto hybrid = puzzle::make_hybrid_solver(layout, [&](const grid::Layout& of) {
            ++handed_on;
            return cdcl_solver(of);
        });
        const auto cdcl = cdcl_solver(layout);
        std::vector<std::uint8_t> digits;
        std::vector<std::uint32_t> expected;
        for (int round = 0; round < support::rounds(150); ++round) {
            // Nearly empty; if it has no solution, that is found late.
            const grid::Board board = support::take_back(boards.next(random), layout.cell_count() / 7, random);
            if (grid::find_clash(board)) continue;
            digits.insert(digits.end(), board.digits.begin(), board.digits.end());
            expected.push_back(static_cast<std::uint32_t>(cdcl->count(board, 2)));
            grid::Board first = board;
            CHECK(hybrid->count(board, 2, &first) == expected.back());
            if (expected.back() > 0) CHECK((support::is_solution(first) && support::extends(board, first)));
        }
        std::vector<std::uint32_t> counts(expected.size());
        std::vector<std::uint8_t> solutions(digits.size());
        hybrid->count_all(digits, 2, counts, solutions);
        CHECK(counts == expected);
    }
    CHECK((support::is_slow || handed_on > 0));
}

TEST_CASE("every solver generates the same puzzles, and they are unique by all of them", "[puzzle]") {
    for (const grid::Layout* layout : {&grid::sudoku(), &grid::twodoku()}) {
        puzzle::Request request;
        request.layout = layout;
        request.minimal = true;
        request.seed = 8;
        const auto direct = puzzle::make_bitboard_solver(*layout);
        const auto cdcl = cdcl_solver(*layout);
        const auto judge = cdcl_solver(*layout, {Rules::minimal, true});
        for (std::uint64_t index = 0; index < 5; ++index) {
            const puzzle::Puzzle one = puzzle::generate(request, *direct, index);
            CHECK(puzzle::generate(request, *cdcl, index).givens == one.givens);
            CHECK(judge->count(one.givens, 2) == 1);
            CHECK(puzzle::is_minimal(*judge, one.givens, one.solution));
        }
    }
}

TEST_CASE("many at once are those made one by one", "[puzzle]") {
    puzzle::Request request;
    request.holes = puzzle::HoleRange{85, 95};
    request.joint = true;
    request.boards = 30;
    const auto direct = puzzle::make_bitboard_solver(grid::twodoku());
    std::uint64_t compared = 0;
    puzzle::generate_many(request, {0, 40}, 1, puzzle::make_bitboard_solver,
                          [&](std::uint64_t index, const puzzle::Puzzle& many) {
                              const puzzle::Puzzle one = puzzle::generate(request, *direct, index);
                              CHECK(one.givens == many.givens);
                              CHECK(one.boards == many.boards);
                              CHECK(one.reached == many.reached);
                              ++compared;
                          });
    CHECK(compared == 40);
}

TEST_CASE("a stopped engine says so", "[puzzle]") {
    const auto solver = cdcl_solver(grid::twodoku());
    std::stop_source source;
    source.request_stop();
    solver->stop_on(source.get_token());
    CHECK(puzzle::solve_puzzle(*solver, grid::Board(grid::twodoku())).stopped);
    solver->stop_on({});
    CHECK(puzzle::solve_puzzle(*solver, support::course_twodoku()).solutions == 1);
}
