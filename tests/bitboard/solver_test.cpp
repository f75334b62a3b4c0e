#include "support/catch.hpp"

#include <satdoku/bitboard/solver.hpp>

#include <cstdint>
#include <numeric>
#include <optional>
#include <stop_token>
#include <vector>

using namespace satdoku;
using bitboard::Solver;

namespace {

/// The plainest way to count: the empty cell with the fewest digits left by its peers, each digit in turn.
/// Takes each try from `tries` and is worth nothing once that has come to 0.
std::uint64_t count_by_trying(grid::Board& board, std::uint64_t limit, int& tries) {
    if (tries == 0) return 0;
    --tries;
    const grid::Layout& layout = *board.layout;
    int fewest = grid::digits + 1;
    grid::Cell chosen = 0;
    unsigned chosen_left = 0;
    for (int index = 0; index < layout.cell_count(); ++index) {
        const auto cell = static_cast<grid::Cell>(index);
        if (board.digits[cell] != 0) continue;
        unsigned left = 0x3fe;
        for (const grid::Cell peer : layout.peers(cell)) left &= ~(1U << board.digits[peer]);
        const int count = __builtin_popcount(left);
        if (count >= fewest) continue;
        fewest = count;
        chosen = cell;
        chosen_left = left;
    }
    if (fewest > grid::digits) return 1;
    std::uint64_t found = 0;
    for (std::uint8_t digit = 1; digit <= grid::digits && found < limit; ++digit) {
        if ((chosen_left >> digit & 1) == 0) continue;
        board.digits[chosen] = digit;
        found += count_by_trying(board, limit - found, tries);
    }
    board.digits[chosen] = 0;
    return found;
}

/// Nothing where that would take long.
std::optional<std::uint64_t> count_by_trying(const grid::Board& board, std::uint64_t limit) {
    if (grid::find_clash(board)) return 0;
    grid::Board copy = board;
    int tries = 2000;
    const std::uint64_t count = count_by_trying(copy, limit, tries);
    if (tries == 0) return std::nullopt;
    return count;
}

std::vector<grid::Cell> shuffled_cells(const grid::Layout& layout, core::Random& random) {
    std::vector<grid::Cell> cells(static_cast<std::size_t>(layout.cell_count()));
    std::iota(cells.begin(), cells.end(), grid::Cell{0});
    random.shuffle(std::span(cells));
    return cells;
}

bool completes(const grid::Board& board, const grid::Board& clues) {
    if (!board.complete() || grid::find_clash(board)) return false;
    for (std::size_t cell = 0; cell < clues.digits.size(); ++cell) {
        if (clues.digits[cell] != 0 && clues.digits[cell] != board.digits[cell]) return false;
    }
    return true;
}

}  // namespace

TEST_CASE("random boards are complete, valid and different", "[bitboard]") {
    for (const grid::Layout& layout : grid::layouts()) {
        INFO(layout.name());
        Solver solver(layout);
        core::Random random(1);
        const grid::Board one = solver.random_board(random);
        const grid::Board two = solver.random_board(random);
        CHECK(completes(one, grid::Board(layout)));
        CHECK(completes(two, grid::Board(layout)));
        CHECK_FALSE(one == two);
        core::Random again(1);
        CHECK(solver.random_board(again) == one);
    }
}

TEST_CASE("counts agree with plain trying on puzzles with one solution and with several", "[bitboard]") {
    for (const grid::Layout& layout : grid::layouts()) {
        INFO(layout.name());
        Solver solver(layout);
        core::Random random(7);
        for (int round = 0; round < 4; ++round) {
            grid::Board puzzle = solver.random_board(random);
            int tested = 0;
            for (const grid::Cell cell : shuffled_cells(layout, random)) {
                const std::uint8_t digit = puzzle.digits[cell];
                puzzle.digits[cell] = 0;
                const bool other = solver.has_other_solution(puzzle, cell, digit);
                grid::Board first(layout);
                grid::Board second(layout);
                const std::uint64_t count = solver.count(puzzle, 3, &first, &second);
                REQUIRE(completes(first, puzzle));
                CHECK(other == (count > 1));
                if (count > 1) {
                    CHECK(completes(second, puzzle));
                    CHECK_FALSE(first == second);
                }
                if (++tested % 9 == 0 || (other && tested % 3 == 0)) {
                    const auto expected = count_by_trying(puzzle, 3);
                    if (expected) CHECK(*expected == count);
                }
                if (other) puzzle.digits[cell] = digit;
            }
        }
    }
}

TEST_CASE("broken puzzles have no solution", "[bitboard]") {
    for (const grid::Layout& layout : grid::layouts()) {
        INFO(layout.name());
        Solver solver(layout);
        core::Random random(11);
        const grid::Board board = solver.random_board(random);
        for (int round = 0; round < 20; ++round) {
            grid::Board puzzle = board;
            const std::vector<grid::Cell> cells = shuffled_cells(layout, random);
            const std::size_t holes = cells.size() / 2;
            for (std::size_t hole = 0; hole < holes; ++hole) puzzle.digits[cells[hole]] = 0;
            // A wrong digit in a clue of a half-filled board.
            std::uint8_t& clue = puzzle.digits[cells.back()];
            clue = static_cast<std::uint8_t>(clue % grid::digits + 1);
            const auto expected = count_by_trying(puzzle, 2);
            if (expected) CHECK(solver.count(puzzle, 2) == *expected);
        }
        grid::Board clash = board;
        clash.digits[0] = clash.digits[1];
        CHECK(solver.count(clash, 2) == 0);
        CHECK_FALSE(solver.random_solution(clash, random));
    }
}

TEST_CASE("an empty board has as many solutions as asked for, and a search can be stopped", "[bitboard]") {
    for (const grid::Layout& layout : grid::layouts()) {
        INFO(layout.name());
        Solver solver(layout);
        const grid::Board empty(layout);
        CHECK(solver.count(empty, 500) == 500);
        CHECK_FALSE(solver.stopped());
        std::stop_source source;
        source.request_stop();
        solver.stop_on(source.get_token());
        CHECK(solver.count(empty, ~std::uint64_t{0}) < 1000000);
        CHECK(solver.stopped());
        CHECK(solver.guesses() > 0);
    }
}
