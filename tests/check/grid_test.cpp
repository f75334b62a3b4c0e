#include "support/catch.hpp"
#include "support/puzzles.hpp"
#include <satdoku/check/grid.hpp>
#include <satdoku/core/error.hpp>
#include <satdoku/core/random.hpp>
#include <satdoku/grid/text.hpp>
#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

using namespace satdoku;

namespace {
bool passes(const grid::Board& clues, const grid::Board& board) {
    return check::grid(*board.layout, clues.digits, board.digits);
}

/// By the layout's list of houses, digit by digit.
bool every_house_is_full(const grid::Board& board) {
    const auto houses = board.layout->houses();
    return std::all_of(houses.begin(), houses.end(), [&](const grid::House& house) {
        for (std::uint8_t digit = 1; digit <= grid::plain_side; ++digit) {
            if (std::none_of(house.cells.begin(), house.cells.end(),
                             [&](grid::Cell cell) { return board.digits[cell] == digit; }))
                return false;
        }
        return true;
    });
}

grid::Board shifted_rows() {
    return grid::parse_board(grid::sudoku(),
                             "123456789456789123789123456231564897564897231897231564"
                             "312645978645978312978312645");
}
}  // namespace

TEST_CASE("the course's solution passes with its clues", "[check]") {
    CHECK(passes(support::course_twodoku(), support::course_solution()));
    CHECK_NOTHROW(
        check::require_solution(grid::twodoku(), support::course_twodoku().digits, support::course_solution().digits));
}

TEST_CASE("canary: one cell that is empty or wrong is found, wherever it is", "[check]") {
    const grid::Board clues = support::course_twodoku();
    const grid::Board solution = support::course_solution();
    for (std::size_t cell = 0; cell < solution.digits.size(); ++cell) {
        for (int other = 0; other < 256; ++other) {
            if (other == solution.digits[cell]) continue;
            grid::Board board = solution;
            board.digits[cell] = static_cast<std::uint8_t>(other);
            CHECK_FALSE(passes(clues, board));
            CHECK_FALSE(passes(grid::Board(grid::twodoku()), board));
        }
    }
}

TEST_CASE("canary: a right board of other clues does not pass", "[check]") {
    const grid::Board board = shifted_rows();
    grid::Board clues = board;
    REQUIRE(passes(clues, board));
    for (std::uint8_t& clue : clues.digits) {
        const std::uint8_t was = std::exchange(clue, static_cast<std::uint8_t>(clue % grid::plain_side + 1));
        CHECK_FALSE(passes(clues, board));
        clue = was;
    }
    CHECK_FALSE(check::grid(grid::twodoku(), board.digits, board.digits));
    CHECK_THROWS_AS(check::require_solution(grid::sudoku(), clues.digits, grid::Board(grid::sudoku()).digits),
                    core::Error);
}

TEST_CASE("boards of knight's and king's rules are checked by the moves of the pieces", "[check]") {
    // Rows that shift by some columns; all boxes and columns are full, and only the shifts decide what clashes.
    core::Random random(8);
    int kept = 0;
    for (int round = 0; round < 2000; ++round) {
        std::vector<std::uint8_t> rows(81);
        std::array<int, 9> shifts{0, 3, 6, 1, 4, 7, 2, 5, 8};
        for (std::size_t band = 0; band < 9; band += 3) random.shuffle(std::span(shifts).subspan(band, 3));
        for (std::size_t cell = 0; cell < 81; ++cell)
            rows[cell] = static_cast<std::uint8_t>((static_cast<int>(cell % 9) + shifts[cell / 9]) % 9 + 1);
        const auto clash = [&](int down, int aside) {
            for (int cell = 0; cell < 81; ++cell) {
                const int row = cell / 9 + down;
                for (const int column : {cell % 9 - aside, cell % 9 + aside}) {
                    if (row < 9 && column >= 0 && column < 9 &&
                        rows[static_cast<std::size_t>(cell)] == rows[static_cast<std::size_t>(9 * row + column)])
                        return true;
                }
            }
            return false;
        };
        const std::vector<std::uint8_t> none(81);
        const bool king = !clash(1, 1);
        const bool knight = !clash(1, 2) && !clash(2, 1);
        kept += king ? 1 : 0;
        kept += knight ? 1 : 0;
        CHECK(check::grid(*grid::find_layout("sudoku-king"), none, rows) == king);
        CHECK(check::grid(*grid::find_layout("sudoku-knight"), none, rows) == knight);
    }
    CHECK(kept > 100);
}

TEST_CASE("all boards of four digits are judged by each pair of cells", "[check]") {
    // A digit for each cell in turn that no house forbids.
    const grid::Layout& plain = *grid::find_layout("sudoku-4x4");
    std::vector<std::vector<std::uint8_t>> boards{{}};
    for (grid::Cell cell = 0; cell < plain.cell_count(); ++cell) {
        std::vector<std::vector<std::uint8_t>> longer;
        for (const auto& board : boards) {
            for (std::uint8_t digit = 1; digit <= 4; ++digit) {
                const auto peers = plain.peers(cell);
                if (std::any_of(peers.begin(), peers.end(),
                                [&](grid::Cell peer) { return peer < cell && board[peer] == digit; }))
                    continue;
                longer.push_back(board);
                longer.back().push_back(digit);
            }
        }
        boards = std::move(longer);
    }
    CHECK(boards.size() == 288);
    const std::vector<std::uint8_t> none(16);
    for (const char* name : {"sudoku-4x4", "sudoku-4x4-x", "sudoku-4x4-king", "sudoku-4x4-knight"}) {
        CAPTURE(name);
        const grid::Layout& layout = *grid::find_layout(name);
        for (auto& board : boards) {
            bool clash = false;
            for (grid::Cell cell = 0; cell < 16; ++cell) {
                for (const grid::Cell peer : layout.peers(cell)) clash = clash || board[peer] == board[cell];
            }
            CHECK(check::grid(layout, none, board) == !clash);
            for (std::uint8_t& digit : board) {
                const std::uint8_t was = std::exchange(digit, std::uint8_t{0});
                CHECK_FALSE(check::grid(layout, none, board));
                digit = was;
            }
        }
    }
}

TEST_CASE("clashes of king's and knight's moves are found in each row and column of the border", "[check]") {
    core::Random random(9);
    const grid::Layout& plain = *grid::find_layout("sudoku-6x6");
    int clashes = 0;
    for (int round = 0; round < 240; ++round) {
        const grid::Layout& layout = *grid::find_layout(round % 2 == 0 ? "sudoku-6x6-king" : "sudoku-6x6-knight");
        // Only cells of one border row or column may clash.
        const auto is_exempt = [&](grid::Cell cell) {
            const int kind = round / 2 % 4;
            return kind == 0 ? cell < 6 : kind == 1 ? cell >= 30 : kind == 2 ? cell % 6 == 0 : cell % 6 == 5;
        };
        std::vector<std::uint8_t> board(36);
        const auto fits = [&](grid::Cell cell, std::uint8_t digit, bool strict) {
            const auto differs = [&](grid::Cell peer) { return board[peer] != digit; };
            const auto own = plain.peers(cell), all = layout.peers(cell);
            return std::all_of(own.begin(), own.end(), differs) &&
                   std::all_of(all.begin(), all.end(), [&](grid::Cell peer) {
                       return (!strict && (is_exempt(cell) || is_exempt(peer))) || differs(peer);
                   });
        };
        const auto fill = [&](auto&& self, grid::Cell cell) -> bool {
            if (cell == 36) return true;
            std::vector<std::uint8_t> digits{1, 2, 3, 4, 5, 6};
            random.shuffle(std::span(digits));
            for (const std::uint8_t digit : digits) {
                if (!fits(cell, digit, false)) continue;
                board[cell] = digit;
                if (self(self, static_cast<grid::Cell>(cell + 1))) return true;
            }
            board[cell] = 0;
            return false;
        };
        REQUIRE(fill(fill, 0));
        bool clash = false;
        for (grid::Cell cell = 0; cell < 36; ++cell) clash = clash || !fits(cell, board[cell], true);
        clashes += clash ? 1 : 0;
        CHECK(check::grid(layout, std::vector<std::uint8_t>(36), board) == !clash);
    }
    CHECK(clashes > 20);
}

TEST_CASE("the check agrees with the list of houses if only rows, columns or boxes are right", "[check]") {
    core::Random random(1);
    const grid::Board right = shifted_rows();
    const grid::Board none(grid::sudoku());
    int passed = 0;
    for (int round = 0; round < 20000; ++round) {
        grid::Board board = right;
        // Exchanged in a row, rows stay right; whole rows exchanged leave rows and columns right.
        for (std::uint64_t times = random.below(3); times > 0; --times) {
            const auto row = static_cast<int>(random.below(grid::plain_side));
            const auto other = static_cast<int>(random.below(grid::plain_side));
            const auto column = static_cast<int>(random.below(grid::plain_side));
            const int kind = static_cast<int>(random.below(3));
            for (int at = 0; at < grid::plain_side; ++at) {
                const auto cell = [&](int first, int second) -> std::uint8_t& {
                    return board.digits[board.layout->cell(0, first, second)];
                };
                if (kind == 0) std::swap(cell(row, at), cell(other, at));
                if (kind == 1) std::swap(cell(at, row), cell(at, other));
                if (kind == 2 && at == column) std::swap(cell(row, at), cell(row, other));
            }
        }
        const bool expected = every_house_is_full(board);
        passed += expected ? 1 : 0;
        CHECK(passes(none, board) == expected);
    }
    CHECK(passed > 1000);
    CHECK(passed < 19000);
}
