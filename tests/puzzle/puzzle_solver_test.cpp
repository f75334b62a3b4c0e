#include "support/catch.hpp"
#include "support/puzzles.hpp"
#include <satdoku/puzzle/puzzle_solver.hpp>

using namespace satdoku;

TEST_CASE("the course example has one solution", "[puzzle]") {
    const auto solver = puzzle::make_bitboard_solver(grid::twodoku());
    const puzzle::Answer answer = puzzle::solve_puzzle(*solver, support::course_twodoku());
    CHECK(answer.solutions == 1);
    REQUIRE(answer.found.size() == 1);
    CHECK(answer.found[0] == support::course_solution());
    CHECK_FALSE(answer.clash.has_value());
}

TEST_CASE("two solutions are shown and a clash is named", "[puzzle]") {
    const auto solver = puzzle::make_bitboard_solver(grid::twodoku());
    grid::Board several = support::course_twodoku();
    several.digits[6] = 0;
    const puzzle::Answer answer = puzzle::solve_puzzle(*solver, several);
    REQUIRE(answer.solutions == 2);
    REQUIRE(answer.found.size() == 2);
    CHECK(answer.found[0] != answer.found[1]);
    for (const grid::Board& found : answer.found) {
        CHECK(support::is_solution(found));
        CHECK(support::extends(several, found));
    }
    grid::Board clashing = support::course_twodoku();
    clashing.digits[0] = 3;
    const puzzle::Answer refused = puzzle::solve_puzzle(*solver, clashing);
    REQUIRE(refused.clash.has_value());
    CHECK(refused.clash->digit == 3);
    CHECK(refused.clash->house->kind == grid::HouseKind::row);
    CHECK(refused.solutions == 0);
}

TEST_CASE("the judges of these tests reject what is wrong", "[puzzle][canary]") {
    CHECK(support::is_solution(support::course_solution()));
    grid::Board wrong = support::course_solution();
    std::swap(wrong.digits[0], wrong.digits[1]);
    CHECK_FALSE(support::is_solution(wrong));
    grid::Board other = support::course_solution();
    other.digits[6] = 9;
    CHECK_FALSE(support::extends(support::course_twodoku(), other));
    CHECK_FALSE(support::is_solution(support::course_twodoku()));
    CHECK(support::count_by_brute_force(support::seventeen_givens(), 2) == 1);
    grid::Board sixteen = support::seventeen_givens();
    sixteen.digits[7] = 0;
    CHECK(support::count_by_brute_force(sixteen, 2) == 2);
}
