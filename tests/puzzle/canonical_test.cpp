#include "support/catch.hpp"
#include "support/puzzles.hpp"
#include <satdoku/core/random.hpp>
#include <satdoku/grid/text.hpp>
#include <satdoku/puzzle/canonical.hpp>
#include <algorithm>
#include <functional>
#include <numeric>
#include <set>

using namespace satdoku;

namespace {
using puzzle::LayoutSymmetries;

grid::Board renamed(const grid::Board& board, const LayoutSymmetries::Permutation& cells, core::Random& random) {
    std::vector<std::uint8_t> names(static_cast<std::size_t>(board.layout->side()) + 1);
    std::iota(names.begin(), names.end(), std::uint8_t{0});
    for (std::size_t at = names.size() - 1; at > 1; --at)
        std::swap(names[at], names[1 + static_cast<std::size_t>(random.below(at))]);
    grid::Board turned(*board.layout);
    for (std::size_t cell = 0; cell < cells.size(); ++cell) turned.digits[cell] = names[board.digits[cells[cell]]];
    return turned;
}

/// A symmetry of plain grids, made without the code under test.
LayoutSymmetries::Permutation random_turn(core::Random& random) {
    const auto order = [&] {
        std::vector<int> bands{0, 1, 2};
        std::vector<int> lines;
        for (std::size_t at = 2; at > 0; --at)
            std::swap(bands[at], bands[static_cast<std::size_t>(random.below(at + 1))]);
        for (const int band : bands) {
            std::vector<int> own{0, 1, 2};
            for (std::size_t at = 2; at > 0; --at)
                std::swap(own[at], own[static_cast<std::size_t>(random.below(at + 1))]);
            for (const int line : own) lines.push_back(3 * band + line);
        }
        return lines;
    };
    const std::vector<int> rows = order();
    const std::vector<int> columns = order();
    const bool turned = random.below(2) == 1;
    LayoutSymmetries::Permutation cells;
    for (std::size_t row = 0; row < 9; ++row)
        for (std::size_t column = 0; column < 9; ++column)
            cells.push_back(
                static_cast<grid::Cell>(turned ? 9 * columns[column] + rows[row] : 9 * rows[row] + columns[column]));
    return cells;
}
}  // namespace

TEST_CASE("plain grids have 3,359,232 symmetries, other layouts those that keep their rules", "[canonical]") {
    const auto count = [](const char* name) { return LayoutSymmetries(*grid::find_layout(name)).count(); };
    CHECK(count("sudoku") == 3'359'232);
    CHECK(count("sudoku-4x4") == 128);
    CHECK(count("sudoku-6x6") == 3'456);
    // Each grid keeps its shared box: 2 exchanges of the other bands and stacks, lines in them, and the shared lines
    // together; the figure is turned over either diagonal.
    CHECK(count("twodoku") == 4.0 * (2 * 36 * 2 * 36) * (2 * 36 * 2 * 36) * 36);
    CHECK(count("sudoku-x") == 96);
    CHECK(count("anti-knight") == 8);
}

TEST_CASE("every turned puzzle has the same canonical form, which is one of its turns", "[canonical]") {
    core::Random random(4);
    const LayoutSymmetries symmetries(grid::sudoku());
    const grid::Board seventeen = grid::parse_board(grid::sudoku(), support::seventeen_line());
    for (int round = 0; round < 60; ++round) {
        grid::Board board = seventeen;
        for (int change = 0; change < round % 7; ++change)
            board.digits[static_cast<std::size_t>(random.below(81))] = static_cast<std::uint8_t>(random.below(10));
        const auto form = symmetries.canonical(board);
        REQUIRE(form);
        for (std::size_t cell = 0; cell < 81; ++cell) {
            const std::uint8_t digit = board.digits[form->cells[cell]];
            CHECK(form->board.digits[cell] == (digit == 0 ? 0 : form->names[digit]));
        }
        for (int turn = 0; turn < 5; ++turn) {
            const grid::Board turned = renamed(board, random_turn(random), random);
            CHECK(symmetries.canonical(turned)->board == form->board);
            CHECK(form->board.digits <= turned.digits);
        }
        // Another puzzle has another form: one more digit.
        grid::Board more = board;
        *std::ranges::find(more.digits, 0) = 1;
        CHECK(symmetries.canonical(more)->board != form->board);
    }
    // Empty rows and columns are alike.
    grid::Board sparse(grid::sudoku());
    CHECK(symmetries.canonical(sparse, 1000)->board == sparse);
    sparse.digits[40] = 7;
    const auto one = symmetries.canonical(sparse, 1000);
    sparse.digits[40] = 0;
    sparse.digits[80] = 1;
    CHECK(one->board == sparse);
}

TEST_CASE("the canonical form of small grids is the smallest by brute force", "[canonical]") {
    const grid::Layout& layout = *grid::find_layout("sudoku-4x4");
    const LayoutSymmetries symmetries(layout);
    core::Random random(8);
    // All symmetries: the turns of one board with sixteen different cells, closed under exchanges.
    std::set<LayoutSymmetries::Permutation> all;
    LayoutSymmetries::Permutation begin(16);
    std::iota(begin.begin(), begin.end(), grid::Cell{0});
    std::vector<LayoutSymmetries::Permutation> open{begin};
    all.insert(begin);
    while (!open.empty()) {
        const auto cells = open.back();
        open.pop_back();
        const auto reach = [&](const std::function<int(int row, int column)>& from) {
            LayoutSymmetries::Permutation next(16);
            for (int cell = 0; cell < 16; ++cell)
                next[static_cast<std::size_t>(cell)] = cells[static_cast<std::size_t>(from(cell / 4, cell % 4))];
            if (all.insert(next).second) open.push_back(next);
        };
        reach([](int row, int column) { return 4 * column + row; });
        reach([](int row, int column) { return 4 * (row < 2 ? 1 - row : row) + column; });
        reach([](int row, int column) { return 4 * (row ^ 2) + column; });
    }
    REQUIRE(all.size() == 128);
    for (int round = 0; round < 200; ++round) {
        grid::Board board(layout);
        for (std::uint8_t& digit : board.digits)
            if (random.below(2) == 0) digit = static_cast<std::uint8_t>(1 + random.below(4));
        std::vector<std::uint8_t> least(16, 9);
        for (const auto& cells : all) {
            std::vector<std::uint8_t> names(5);
            std::uint8_t named = 0;
            std::vector<std::uint8_t> digits;
            for (const grid::Cell cell : cells) {
                const std::uint8_t digit = board.digits[cell];
                if (digit != 0 && names[digit] == 0) names[digit] = ++named;
                digits.push_back(names[digit]);
            }
            least = std::min(least, digits);
        }
        CHECK(symmetries.canonical(board)->board.digits == least);
    }
}
