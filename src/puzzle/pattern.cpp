// A random board's digits in the cells of a sparse pattern have many solutions. So the digits are improved by hill
// climbing: some of them are removed, the remaining puzzle is completed at random, and if the new board's digits in
// the pattern do not have more solutions than the old ones, they stay. The climb ends when there is one solution, or
// is given up.
#include "generation.hpp"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace satdoku::puzzle {

namespace {

grid::Board restricted(const grid::Board& board, const std::vector<grid::Cell>& cells) {
    grid::Board part(*board.layout);
    for (const grid::Cell cell : cells) part.digits[cell] = board.digits[cell];
    return part;
}

/// No given, and no cell of another grid.
bool is_free_line(const grid::Board& pattern, grid::HouseKind kind, int grid, int index) {
    for (const grid::Cell cell : pattern.layout->house_in(grid, *pattern.layout->find_shape(kind, index)).cells) {
        if (pattern.digits[cell] != 0 || pattern.layout->places(cell).size() > 1) return false;
    }
    return true;
}

}  // namespace

bool has_interchangeable_lines(const grid::Board& pattern) {
    if (!pattern.layout->is_plain()) return false;
    for (int grid = 0; grid < pattern.layout->grid_count(); ++grid) {
        for (const grid::HouseKind kind : {grid::HouseKind::row, grid::HouseKind::column}) {
            for (int band = 0; band < grid::plain_side; band += 3) {
                int free = 0;
                for (int line = band; line < band + 3; ++line) free += is_free_line(pattern, kind, grid, line) ? 1 : 0;
                if (free > 1) return true;
            }
        }
    }
    return false;
}

std::optional<Puzzle> puzzle_of_pattern(const grid::Board& pattern, Solver& solver, bitboard::Solver& boards,
                                        core::Random& random) {
    constexpr int steps = 2000;
    constexpr std::uint64_t first_limit = 1000;  // solutions that are counted at the start
    std::vector<grid::Cell> cells;
    for (grid::Cell cell = 0; cell < pattern.digits.size(); ++cell) {
        if (pattern.digits[cell] != 0) cells.push_back(cell);
    }
    grid::Board solution = boards.random_board(random);
    std::uint64_t solutions = boards.count(restricted(solution, cells), first_limit);
    for (int step = 0; step < steps && solutions > 1 && !solver.stopped(); ++step) {
        random.shuffle(std::span(cells));
        const std::size_t kept = cells.size() - std::min<std::size_t>(cells.size(), 1 + random.below(4));
        const std::vector<grid::Cell> rest(cells.begin(), cells.begin() + static_cast<std::ptrdiff_t>(kept));
        const auto other = boards.random_solution(restricted(solution, rest), random);
        if (!other) continue;
        const std::uint64_t count = boards.count(restricted(*other, cells), solutions + 1);
        if (count > solutions) continue;
        solution = *other;
        solutions = count;
    }
    grid::Board givens = restricted(solution, cells);
    if (solutions != 1 || solver.count(givens, 2) != 1) return std::nullopt;
    return Puzzle{std::move(givens), std::move(solution), false, 0};
}

}  // namespace satdoku::puzzle
