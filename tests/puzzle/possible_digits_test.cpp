#include "support/catch.hpp"
#include "support/puzzles.hpp"
#include <satdoku/cdcl/solver.hpp>
#include <satdoku/core/random.hpp>
#include <satdoku/puzzle/puzzle_solver.hpp>
#include <vector>

using namespace satdoku;

TEST_CASE("the digits that a cell may have are those of all solutions", "[puzzle]") {
    core::Random random(4);
    const auto solver = puzzle::make_bitboard_solver(grid::sudoku());
    int several = 0;
    for (int round = 0; round < 40; ++round) {
        grid::Board board = support::seventeen_givens();
        REQUIRE(solver->count(board, 1, &board) == 1);
        board = support::take_back(board, 24 + round / 4, random);
        cdcl::Solver engine;
        const auto possible = puzzle::possible_digits(board, engine);
        REQUIRE(possible.has_value());
        for (int tries = 0; tries < 12; ++tries) {
            const auto cell = static_cast<grid::Cell>(random.below(board.digits.size()));
            grid::DigitSet digits;
            for (std::uint8_t digit = 1; digit <= grid::plain_side; ++digit) {
                grid::Board with = board;
                if (board.digits[cell] != 0 && board.digits[cell] != digit) continue;
                with.digits[cell] = digit;
                if (solver->count(with, 1) == 1) digits |= grid::digit_set(digit);
            }
            CHECK((*possible)[cell] == digits);
            cdcl::Solver another;
            CHECK((*puzzle::possible_digits(board, another, {}, cell))[cell] == digits);
            several += digits.size() > 1 ? 1 : 0;
        }
    }
    CHECK(several > 20);
}
