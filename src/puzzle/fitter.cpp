// If a puzzle is too hard, givens are put back in cells that are open when its solution gets stuck. There they help
// and do not change the earlier steps, so the hard steps stay. The more cells are open, the more givens are put back
// at once. If that makes the puzzle too easy, others are tried instead, in the end one by one.
#include "fitter.hpp"

#include <algorithm>
#include <cstddef>

namespace satdoku::puzzle {

namespace {

/// How often other givens are tried if some have made a puzzle too easy.
constexpr int second_tries = 8;

/// Open cells for which one more given is put back at a time.
constexpr std::size_t open_cells_a_given = 12;

bool is_hole(const grid::Board& puzzle, const CellGroup& group) {
    return puzzle.digits[group.front()] == 0;
}

void put_back(grid::Board& puzzle, const grid::Board& solution, const CellGroup& group) {
    for (const grid::Cell cell : group) puzzle.digits[cell] = solution.digits[cell];
}

}  // namespace

std::vector<std::size_t> Fitter::groups_to_put_back(std::span<const grid::Cell> helpful) const {
    std::vector<std::size_t> found;
    for (std::size_t index = 0; index < groups_.size(); ++index) {
        if (has_one_of(groups_[index], helpful) && !has_one_of(groups_[index], open_)) found.push_back(index);
    }
    return found;
}

Verdict Fitter::ease(grid::Board& puzzle, const grid::Board& solution) {
    Verdict verdict = judge_.judge(puzzle, solution);
    int tries = second_tries;
    std::size_t most = puzzle.digits.size();
    while (verdict.kind == Verdict::Kind::too_hard && tries > 0 && !stop_.stop_requested()) {
        std::vector<std::size_t> helpful = groups_to_put_back(verdict.open);
        random_.shuffle(std::span(helpful));
        helpful.resize(std::min({helpful.size(), most, 1 + verdict.open.size() / open_cells_a_given}));
        if (helpful.empty()) break;
        grid::Board eased = puzzle;
        for (const std::size_t group : helpful) put_back(eased, solution, groups_[group]);
        Verdict next = judge_.judge(eased, solution);
        if (next.kind == Verdict::Kind::too_easy) {
            --tries;
            most = std::max<std::size_t>(1, helpful.size() / 2);
            if (tries > 0) continue;
        }
        puzzle = std::move(eased);
        verdict = std::move(next);
    }
    return verdict;
}

/// Returns true if the group is a hole, and there are too many holes.
bool Fitter::may_fill(const grid::Board& puzzle, const CellGroup& group, const HolesAimedAt& holes) const {
    if (!is_hole(puzzle, group)) return false;
    const int size = static_cast<int>(group.size());
    if (puzzle.holes() - size < holes.figure.least) return false;
    std::vector<int> fewer(holes.grids.size(), 0);
    for (const grid::Cell cell : group) {
        for (const grid::Place& place : puzzle.layout->places(cell)) {
            if (!fewer.empty()) ++fewer[static_cast<std::size_t>(place.grid)];
        }
    }
    for (std::size_t grid = 0; grid < fewer.size(); ++grid) {
        if (fewer[grid] > 0 && puzzle.holes(static_cast<int>(grid)) - fewer[grid] < holes.grids[grid]) return false;
    }
    return holes.grids.empty() ? puzzle.holes() > holes.figure.most : true;
}

/// Several at once as long as the puzzle does not become too easy, as a digger removes cells.
void Fitter::fill(grid::Board& puzzle, const grid::Board& solution, const HolesAimedAt& holes) {
    std::vector<std::size_t> order(groups_.size());
    for (std::size_t index = 0; index < order.size(); ++index) order[index] = index;
    random_.shuffle(std::span(order));
    std::size_t batch = std::max<std::size_t>(1, order.size() / 8);
    for (std::size_t next = 0; next < order.size() && !stop_.stop_requested();) {
        grid::Board filled = puzzle;
        std::size_t after = next;
        std::size_t taken = 0;
        for (; after < order.size() && taken < batch; ++after) {
            const CellGroup& group = groups_[order[after]];
            if (!may_fill(filled, group, holes)) continue;
            put_back(filled, solution, group);
            ++taken;
        }
        if (taken == 0) return;
        if (judge_.judge(filled, solution).kind == Verdict::Kind::right) {
            puzzle = std::move(filled);
        } else if (taken > 1) {
            batch = (taken + 1) / 2;
            continue;
        }
        next = after;
    }
}

Verdict Fitter::fit(grid::Board& puzzle, const grid::Board& solution, const HolesAimedAt& holes) {
    Verdict verdict = ease(puzzle, solution);
    if (verdict.kind == Verdict::Kind::right) fill(puzzle, solution, holes);
    return verdict;
}

}  // namespace satdoku::puzzle
