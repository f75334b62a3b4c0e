// Trying groups one by one wastes most checks at the start, where nearly every cell can go. So a batch of
// groups is tried at once: where the puzzle stays unique without all of them, it would have stayed so at each
// step; where it does not, the batch is halved. The result is that of going one by one.
#include <satdoku/puzzle/dig.hpp>

#include <algorithm>
#include <cstddef>

namespace satdoku::puzzle {

namespace {

class Digger {
  public:
    Digger(Solver& solver, const grid::Board& solution, std::span<const std::vector<grid::Cell>> groups,
           const HoleLimits& limits)
        : solver_(solver), solution_(solution), puzzle_(solution), groups_(groups), limits_(limits) {
        for (const std::vector<grid::Cell>& group : groups_) untried_ += static_cast<int>(group.size());
    }

    grid::Board dig(int wanted) {
        // About where a random board's first small unavoidable set is likely to have lost its last given.
        std::size_t batch = std::max<std::size_t>(1, groups_.size() / 3);
        while (next_ < groups_.size() && holes_ < limits_.figure && holes_ + untried_ >= wanted) {
            const std::size_t after = take_batch(batch);
            if (!dug_.empty() && !still_unique()) {
                if (solver_.stopped()) {
                    put_back();
                    break;
                }
                put_back();
                if (batch > 1) {
                    batch = (batch + 1) / 2;
                    continue;
                }
            }
            for (; next_ < after; ++next_) untried_ -= static_cast<int>(groups_[next_].size());
            dug_.clear();
        }
        return std::move(puzzle_);
    }

  private:
    /// Digs the next groups, at most `batch` of them, that pass no limit. Returns the first group that is
    /// left.
    std::size_t take_batch(std::size_t batch) {
        std::size_t group = next_;
        for (std::size_t taken = 0; group < groups_.size() && taken < batch; ++group) {
            if (fits(groups_[group])) {
                for (const grid::Cell cell : groups_[group]) set(cell, true);
                ++taken;
            }
        }
        return group;
    }

    bool fits(const std::vector<grid::Cell>& group) {
        if (holes_ + static_cast<int>(group.size()) > limits_.figure) return false;
        for (std::size_t grid = 0; grid < limits_.grids.size(); ++grid) {
            int more = holes_of_grid_[grid];
            for (const grid::Cell cell : group) {
                for (const grid::Place& place : solution_.layout->places(cell)) {
                    if (place.grid == static_cast<int>(grid)) ++more;
                }
            }
            if (more > limits_.grids[grid]) return false;
        }
        return true;
    }

    void set(grid::Cell cell, bool hole) {
        const int change = hole ? 1 : -1;
        puzzle_.digits[cell] = hole ? std::uint8_t{0} : solution_.digits[cell];
        holes_ += change;
        for (const grid::Place& place : solution_.layout->places(cell)) {
            holes_of_grid_[static_cast<std::size_t>(place.grid)] += change;
        }
        if (hole) dug_.push_back(cell);
    }

    void put_back() {
        for (const grid::Cell cell : dug_) set(cell, false);
        dug_.clear();
    }

    bool still_unique() {
        if (dug_.size() == 1)
            return !solver_.has_other_solution(puzzle_, dug_[0], solution_.digits[dug_[0]]) &&
                   !solver_.stopped();
        return solver_.count(puzzle_, 2) == 1 && !solver_.stopped();
    }

    Solver& solver_;
    const grid::Board& solution_;
    grid::Board puzzle_;
    std::span<const std::vector<grid::Cell>> groups_;
    const HoleLimits& limits_;
    std::size_t next_ = 0;  ///< the first group that has not been tried
    int untried_ = 0;       ///< cells of the groups from next_ on
    int holes_ = 0;
    std::vector<int> holes_of_grid_ =
        std::vector<int>(static_cast<std::size_t>(solution_.layout->grid_count()));
    std::vector<grid::Cell> dug_;  ///< the holes of the batch under way
};

}  // namespace

grid::Board dig(Solver& solver, const grid::Board& solution, std::span<const std::vector<grid::Cell>> groups,
                const HoleLimits& limits, int wanted) {
    return Digger(solver, solution, groups, limits).dig(wanted);
}

}  // namespace satdoku::puzzle
