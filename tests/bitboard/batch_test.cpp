#include "support/catch.hpp"
#include "support/puzzles.hpp"
#include "support/sanitized.hpp"
#include <satdoku/bitboard/batch.hpp>
#include <satdoku/bitboard/board_solver.hpp>
#include <algorithm>
#include <cstdint>
#include <numeric>
#include <vector>

using namespace satdoku;

namespace {
/// Puzzles of all kinds, one after the other: from nearly full to nearly empty, some with a wrong clue.
std::vector<std::uint8_t> random_puzzles(const grid::Layout& layout, int count, core::Random& random) {
    bitboard::Solver solver(layout);
    std::vector<std::uint8_t> puzzles;
    const auto cells = static_cast<std::size_t>(layout.cell_count());
    std::vector<std::size_t> order(cells);
    std::iota(order.begin(), order.end(), std::size_t{0});
    for (int puzzle = 0; puzzle < count; ++puzzle) {
        grid::Board board = solver.random_board(random);
        random.shuffle(std::span(order));
        // Puzzles with few clues that have no solution can take very long, on layouts with several grids. With extra
        // rules, so can those that have solutions.
        const bool few = puzzle % 4 == 0 && layout.is_plain();
        const std::size_t fewest = puzzle % 5 == 0 ? cells / 2 : few ? 0 : cells / 4;
        const std::size_t clues = fewest + static_cast<std::size_t>(random.below(cells / 2));
        for (std::size_t hole = clues; hole < cells; ++hole) board.digits[order[hole]] = 0;
        if (puzzle % 5 == 0) {
            std::uint8_t& clue = board.digits[order[0]];
            clue = static_cast<std::uint8_t>(clue % grid::plain_side + 1);
        }
        puzzles.insert(puzzles.end(), board.digits.begin(), board.digits.end());
    }
    return puzzles;
}

/// A rough test of the answers of a batch, so that a canary can show that it rejects.
bool agrees(const grid::Layout& layout, const std::vector<std::uint8_t>& puzzles, std::uint32_t limit,
            const std::vector<std::uint32_t>& counts, const std::vector<std::uint8_t>& solutions) {
    bitboard::Solver solver(layout);
    grid::Board clues(layout);
    grid::Board solution(layout);
    const auto cells = static_cast<std::size_t>(layout.cell_count());
    for (std::size_t puzzle = 0; puzzle < counts.size(); ++puzzle) {
        std::copy_n(puzzles.data() + puzzle * cells, cells, clues.digits.data());
        if (solver.count(clues, limit) != counts[puzzle]) return false;
        if (counts[puzzle] == 0) continue;
        std::copy_n(solutions.data() + puzzle * cells, cells, solution.digits.data());
        if (!solution.complete() || grid::find_clash(solution)) return false;
        for (std::size_t cell = 0; cell < cells; ++cell) {
            if (clues.digits[cell] != 0 && clues.digits[cell] != solution.digits[cell]) return false;
        }
    }
    return true;
}
}  // namespace

TEST_CASE("batches agree with the solver for single puzzles, with all instructions", "[bitboard]") {
    for (const grid::Layout& layout : support::layouts()) {
        if (!bitboard::BatchSolver::takes(layout)) continue;
        core::Random random(5);
        const std::vector<std::uint8_t> puzzles = random_puzzles(layout, support::rounds(200), random);
        const std::size_t count = puzzles.size() / static_cast<std::size_t>(layout.cell_count());
        for (const bitboard::Instructions instructions : bitboard::available_instructions()) {
            INFO(layout.name() << " " << bitboard::name(instructions));
            bitboard::BatchSolver solver(layout, instructions);
            std::vector<std::uint32_t> counts(count);
            std::vector<std::uint8_t> solutions(puzzles.size());
            solver.solve(puzzles, 3, counts, solutions);
            CHECK(agrees(layout, puzzles, 3, counts, solutions));
            CHECK(std::count(counts.begin(), counts.end(), 0U) > 0);
            CHECK(std::count(counts.begin(), counts.end(), 1U) > 0);
            CHECK(std::count(counts.begin(), counts.end(), 3U) > 0);

            std::vector<std::uint32_t> counts_only(count);
            solver.solve(puzzles, 3, counts_only, {});
            CHECK(counts_only == counts);

            // The check must reject wrong answers.
            const auto solvable = std::find_if(counts.begin(), counts.end(), [](auto found) { return found > 0; });
            REQUIRE(solvable != counts.end());
            ++*solvable;
            CHECK_FALSE(agrees(layout, puzzles, 3, counts, solutions));
            --*solvable;
            const auto puzzle = static_cast<std::size_t>(solvable - counts.begin());
            const std::size_t cell = puzzle * static_cast<std::size_t>(layout.cell_count());
            std::swap(solutions[cell], solutions[cell + 1]);
            CHECK_FALSE(agrees(layout, puzzles, 3, counts, solutions));
        }
    }
}

TEST_CASE("an empty batch and batches of any size are solved", "[bitboard]") {
    for (const bitboard::Instructions instructions : bitboard::available_instructions()) {
        bitboard::BatchSolver solver(grid::sudoku(), instructions);
        solver.solve({}, 2, {}, {});
        for (std::size_t size = 1; size < 70; size += 17) {
            const std::vector<std::uint8_t> puzzles(size * grid::plain_cells);
            std::vector<std::uint32_t> counts(size);
            solver.solve(puzzles, 5, counts, {});
            CHECK(counts == std::vector<std::uint32_t>(size, 5));
        }
    }
}
