#include "exchange.hpp"
#include "support/catch.hpp"
#include "support/generated.hpp"
#include "support/puzzles.hpp"
#include "support/sanitized.hpp"
#include <satdoku/core/error.hpp>
#include <satdoku/puzzle/generate.hpp>
#include <satdoku/puzzle/hunt.hpp>
#include <set>
#include <vector>

using namespace satdoku;

namespace {
std::vector<grid::Cell> first_clues(const grid::Board& puzzle, std::size_t count) {
    std::vector<grid::Cell> clues;
    for (std::size_t cell = 0; cell < puzzle.digits.size() && clues.size() < count; ++cell) {
        if (puzzle.digits[cell] != 0) clues.push_back(static_cast<grid::Cell>(cell));
    }
    return clues;
}
}  // namespace

TEST_CASE("clues in the place of others are all those that leave one solution", "[puzzle]") {
    core::Random random(1);
    std::size_t found = 0;
    for (int round = 0; round < support::rounds(6); ++round) {
        const auto seed = static_cast<std::uint64_t>(round);
        const grid::Board puzzle = support::generated_puzzle(grid::sudoku(), seed).givens;
        puzzle::Exchange exchange(grid::sudoku(), {});
        for (const std::size_t taken : {std::size_t{1}, std::size_t{2}}) {
            grid::Board rest = puzzle;
            for (const grid::Cell cell : first_clues(puzzle, taken)) rest.digits[cell] = 0;
            CHECK(exchange.count(rest) > 1);
            std::set<std::vector<std::uint8_t>> completed;
            for (const grid::Board& one : exchange.completed_by_one(rest)) completed.insert(one.digits);
            std::set<std::vector<std::uint8_t>> expected;
            for (std::size_t cell = 0; cell < 81; ++cell) {
                if (rest.digits[cell] != 0) continue;
                for (std::uint8_t digit = 1; digit <= 9; ++digit) {
                    rest.digits[cell] = digit;
                    if (support::count_by_brute_force(rest, 2) == 1) expected.insert(rest.digits);
                }
                rest.digits[cell] = 0;
            }
            CHECK(completed == expected);
            found += expected.size();
            const grid::Board more = exchange.with_any_other(rest, random);
            CHECK(more.filled() == rest.filled() + 1);
            CHECK(support::count_by_brute_force(more, 1) == 1);
        }
    }
    CHECK(found > static_cast<std::size_t>(support::rounds(20)));
}

TEST_CASE("clues with too many solutions, or with one, are completed by none", "[puzzle]") {
    grid::Board clues = support::generated_puzzle(grid::sudoku(), 1).givens;
    puzzle::Exchange exchange(grid::sudoku(), {});
    CHECK(exchange.completed_by_one(clues).empty());
    CHECK(exchange.solutions() == 1);
    for (const grid::Cell cell : first_clues(clues, 9)) clues.digits[cell] = 0;
    CHECK(exchange.completed_by_one(clues).empty());
    CHECK(exchange.solutions() == puzzle::Exchange::most_solutions + 1);
}

TEST_CASE("a hunt goes from the puzzles that are nearest to having fewer clues", "[puzzle]") {
    std::stop_source stop;
    const auto give_up = [&](const puzzle::HuntCounts& counts) {
        if (counts.puzzles > 100) stop.request_stop();
    };
    for (const std::uint64_t seed : {5, 6}) {
        const grid::Board start = support::generated_puzzle(grid::sudoku(), seed).givens;
        CHECK(start.filled() > 22);
        const grid::Board best =
            puzzle::hunt({.start = start, .enough = 19}, {.better = [](const grid::Board&) {}, .progress = give_up},
                         stop.get_token());
        CHECK(best.filled() == 19);
        CHECK(support::count_by_brute_force(best, 2) == 1);
    }
}

TEST_CASE("a hunt finds puzzles with fewer clues and reports each at once", "[puzzle]") {
    for (const grid::Layout* const layout : {&grid::sudoku(), &grid::twodoku()}) {
        const grid::Board start = support::generated_puzzle(*layout, 3).givens;
        const int clues = start.filled();
        std::vector<grid::Board> shown;
        const grid::Board best =
            puzzle::hunt({.start = start, .enough = clues - 2, .seed = 1},
                         {.better = [&](const grid::Board& puzzle) { shown.push_back(puzzle); }}, {});
        REQUIRE_FALSE(shown.empty());
        CHECK(shown.back() == best);
        CHECK(best.filled() <= clues - 2);
        int before = clues;
        for (const grid::Board& puzzle : shown) {
            CHECK(puzzle.filled() < before);
            before = puzzle.filled();
            CHECK(support::count_by_brute_force(puzzle, 2) == 1);
        }
    }
}

TEST_CASE("a hunt begins with clues that can go, and on several threads", "[puzzle]") {
    puzzle::Request request;
    request.layout = &grid::sudoku();
    request.holes = puzzle::HoleRange{40, 40};
    const grid::Board start = puzzle::generate(request, *puzzle::make_bitboard_solver(grid::sudoku())).givens;
    const grid::Board best =
        puzzle::hunt({.start = start, .enough = 26, .threads = 3}, {.better = [](const grid::Board&) {}}, {});
    CHECK(best.filled() == 26);
    CHECK(support::count_by_brute_force(best, 2) == 1);
}

TEST_CASE("a hunt that is stopped returns the best, and one that cannot begin says so", "[puzzle]") {
    std::stop_source stop;
    const grid::Board start = support::generated_puzzle(grid::sudoku(), 4).givens;
    const grid::Board best = puzzle::hunt(
        {.start = start},
        {.better = [](const grid::Board&) {}, .progress = [&](const puzzle::HuntCounts&) { stop.request_stop(); }},
        stop.get_token());
    CHECK(best.filled() <= start.filled());
    try {
        puzzle::hunt({.start = grid::Board(grid::sudoku())}, {.better = [](const grid::Board&) {}}, {});
        FAIL();
    } catch (const core::Error& error) {
        CHECK(error.key() == "hunt.not_one_solution");
    }
}
