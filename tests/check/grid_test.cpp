#include "support/catch.hpp"
#include "support/puzzles.hpp"

#include <satdoku/check/grid.hpp>

#include <utility>

using namespace satdoku;

TEST_CASE("the course's solution passes with its clues", "[check]") {
    CHECK_FALSE(check::grid(support::course_twodoku(), support::course_solution()));
}

TEST_CASE("canary: holes, changed clues and repeated digits are found", "[check]") {
    const grid::Board clues = support::course_twodoku();
    const grid::Board solution = support::course_solution();
    for (std::size_t cell = 0; cell < solution.digits.size(); ++cell) {
        grid::Board board = solution;
        board.digits[cell] = 0;
        auto verdict = check::grid(clues, board);
        REQUIRE(verdict);
        CHECK(verdict->fault == check::GridFault::empty_cell);
        CHECK(verdict->cell == cell);

        board.digits[cell] = static_cast<std::uint8_t>(solution.digits[cell] % 9 + 1);
        verdict = check::grid(clues, board);
        REQUIRE(verdict);
        const bool clue = clues.digits[cell] != 0;
        CHECK(verdict->fault == (clue ? check::GridFault::changed_clue : check::GridFault::missing_digit));
    }
}
