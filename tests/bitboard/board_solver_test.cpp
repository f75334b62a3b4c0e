#include "support/catch.hpp"
#include "support/puzzles.hpp"
#include "support/sanitized.hpp"
#include <satdoku/bitboard/board_solver.hpp>
#include <bit>
#include <cstdint>
#include <numeric>
#include <optional>
#include <set>
#include <stop_token>
#include <vector>

using namespace satdoku;
using bitboard::Solver;

namespace {
/// The plainest way to count: the empty cell with the fewest digits left by its peers, each digit in turn. Subtracts
/// each try from `tries`. The result means nothing if that has become 0.
std::uint64_t count_by_trying(grid::Board& board, std::uint64_t limit, int& tries) {
    if (tries == 0) return 0;
    --tries;
    const grid::Layout& layout = *board.layout;
    int fewest = layout.side() + 1;
    grid::Cell chosen = 0;
    unsigned chosen_left = 0;
    for (int index = 0; index < layout.cell_count(); ++index) {
        const auto cell = static_cast<grid::Cell>(index);
        if (board.digits[cell] != 0) continue;
        unsigned left = layout.all_digits().bits();
        for (const grid::Cell peer : layout.peers(cell)) left &= ~(1U << board.digits[peer]);
        const int count = std::popcount(left);
        if (count >= fewest) continue;
        fewest = count;
        chosen = cell;
        chosen_left = left;
    }
    if (fewest > layout.side()) return 1;
    std::uint64_t found = 0;
    for (std::uint8_t digit = 1; digit <= layout.side() && found < limit; ++digit) {
        if ((chosen_left >> digit & 1) == 0) continue;
        board.digits[chosen] = digit;
        found += count_by_trying(board, limit - found, tries);
    }
    board.digits[chosen] = 0;
    return found;
}

/// Returns nothing if that would take long.
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
    for (const grid::Layout& layout : support::layouts()) {
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
    for (const grid::Layout& layout : support::layouts()) {
        INFO(layout.name());
        Solver solver(layout);
        core::Random random(7);
        for (int round = 0; round < support::rounds(4); ++round) {
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
    for (const grid::Layout& layout : support::layouts()) {
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
            clue = static_cast<std::uint8_t>(clue % layout.side() + 1);
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
    for (const grid::Layout& layout : support::layouts()) {
        INFO(layout.name());
        Solver solver(layout);
        const grid::Board empty(layout);
        CHECK(solver.count(empty, 200) == 200);
        std::set<std::vector<std::uint8_t>> listed;
        const auto take = [&](const grid::Board& board) {
            CHECK(completes(board, empty));
            listed.insert(board.digits);
        };
        CHECK(solver.each(empty, 200, take) == 200);
        CHECK(listed.size() == 200);
        CHECK_FALSE(solver.stopped());
        std::stop_source source;
        source.request_stop();
        solver.stop_on(source.get_token());
        CHECK(solver.count(empty, ~std::uint64_t{0}) < 1000000);
        CHECK(solver.stopped());
        CHECK(solver.guesses() == 0);  // seen at once: a run of short searches must stop, too
    }
}

TEST_CASE("all instructions find the same solutions with the same guesses", "[bitboard]") {
    for (const grid::Layout& layout : support::layouts()) {
        core::Random random(13);
        bitboard::Solver best(layout);
        for (int round = 0; round < 8; ++round) {
            grid::Board puzzle = best.random_board(random);
            const std::vector<grid::Cell> cells = shuffled_cells(layout, random);
            for (std::size_t hole = 0; hole < cells.size() * 5 / 8; ++hole) puzzle.digits[cells[hole]] = 0;
            grid::Board first(layout);
            grid::Board second(layout);
            const std::uint64_t count = best.count(puzzle, 5, &first, &second);
            const std::uint64_t guesses = best.guesses();
            for (const bitboard::Instructions instructions : bitboard::available_instructions()) {
                INFO(layout.name() << " " << bitboard::name(instructions));
                bitboard::Solver solver(layout, instructions);
                grid::Board its_first(layout);
                grid::Board its_second(layout);
                CHECK(solver.count(puzzle, 5, &its_first, &its_second) == count);
                CHECK(solver.guesses() == guesses);
                CHECK(its_first == first);
                CHECK(its_second == second);
                core::Random one(static_cast<std::uint64_t>(round));
                core::Random two(static_cast<std::uint64_t>(round));
                CHECK(solver.random_board(one) == best.random_board(two));
            }
        }
    }
}

// How the distribution of random boards is checked. In a band that is drawn uniformly from all bands of a sudoku, the
// two other boxes repeat the rows of the first as sets, in another order, for 2 of the 56 ways to share its digits out
// (Felgenhauer and Jarvis, "Mathematics of Sudoku I", 2006). Even boards are near to that. And by symmetry every digit
// is equally likely in every cell, and so is every pair of digits in two cells that do not see each other.
TEST_CASE("random boards look evenly chosen", "[bitboard]") {
    constexpr int boards = 6000;
    Solver solver(grid::sudoku());
    core::Random random(17);
    std::vector<int> digit_counts(grid::plain_cells * 10);
    int pure_bands = 0;
    int equal_corners = 0;
    for (int round = 0; round < boards; ++round) {
        const grid::Board board = solver.random_board(random);
        const auto row_set = [&](int row, int box) {
            unsigned set = 0;
            for (int column = 3 * box; column < 3 * box + 3; ++column) {
                set |= 1U << board.digits[static_cast<std::size_t>(row * grid::plain_side + column)];
            }
            return set;
        };
        for (int band = 0; band < 3; ++band) {
            const unsigned row = row_set(3 * band, 0);
            if (row_set(3 * band + 1, 1) == row || row_set(3 * band + 2, 1) == row) {
                const unsigned next = row_set(3 * band + 1, 0);
                if (row_set(3 * band, 1) == next || row_set(3 * band + 2, 1) == next) ++pure_bands;
            }
        }
        for (std::size_t cell = 0; cell < board.digits.size(); ++cell) ++digit_counts[cell * 10 + board.digits[cell]];
        if (board.digits.front() == board.digits.back()) ++equal_corners;
    }
    double chi_square = 0;
    constexpr double expected = boards / 9.0;
    for (std::size_t cell = 0; cell < grid::plain_cells; ++cell) {
        for (std::size_t digit = 1; digit <= grid::plain_side; ++digit) {
            const double off = digit_counts[cell * 10 + digit] - expected;
            chi_square += off * off / expected;
        }
    }
    CHECK(chi_square < 800);  // 648 expected, with a standard deviation of 36
    const double pure = pure_bands / (3.0 * boards);
    INFO("pure bands " << pure << ", equal corners " << equal_corners / double{boards});
    CHECK(pure > 0.030);
    CHECK(pure < 0.052);
    CHECK(equal_corners > boards / 9 * 0.85);
    CHECK(equal_corners < boards / 9 * 1.15);
}
