#include "digger.hpp"

#include <algorithm>
#include <utility>

namespace satdoku::puzzle {

bool has_one_of(const CellGroup& group, std::span<const grid::Cell> cells) {
    return std::find_first_of(group.begin(), group.end(), cells.begin(), cells.end()) != group.end();
}

Digger::Digger(const grid::Board& solution, std::span<const CellGroup> groups, std::vector<std::uint16_t> order,
               HoleLimits limits, int wanted)
    : solution_(solution),
      puzzle_(solution),
      groups_(groups),
      order_(std::move(order)),
      limits_(std::move(limits)),
      wanted_(wanted),
      // About the number of holes at which a random board has probably lost the last given of a small unavoidable set.
      batch_(std::max<std::size_t>(1, groups.size() / 3)),
      untried_(solution.layout->cell_count()),
      grid_holes_(limits_.grids.size()) {}

bool Digger::ask() {
    while (next_ < order_.size() && holes_ < limits_.figure && holes_ + untried_ >= wanted_) {
        after_ = next_;
        for (std::size_t taken = 0; after_ < order_.size() && taken < batch_; ++after_) {
            if (!fits(group(after_))) continue;
            for (const grid::Cell cell : group(after_)) set(cell, true);
            ++taken;
        }
        if (!dug_.empty()) return true;
        next_ = after_;
    }
    return false;
}

void Digger::answer(bool unique) {
    if (!unique) {
        withdraw();
        if (batch_ > 1) {
            batch_ = (batch_ + 1) / 2;
            return;
        }
    }
    for (; next_ < after_; ++next_) untried_ -= static_cast<int>(group(next_).size());
    dug_.clear();
}

void Digger::withdraw() {
    for (const grid::Cell cell : dug_) set(cell, false);
    dug_.clear();
}

bool Digger::fits(const CellGroup& group) const {
    if (holes_ + static_cast<int>(group.size()) > limits_.figure) return false;
    for (std::size_t grid = 0; grid < grid_holes_.size(); ++grid) {
        int more = grid_holes_[grid];
        for (const grid::Cell cell : group) {
            for (const grid::Place& place : solution_.layout->places(cell)) {
                if (place.grid == static_cast<int>(grid)) ++more;
            }
        }
        if (more > limits_.grids[grid]) return false;
    }
    return true;
}

void Digger::set(grid::Cell cell, bool hole) {
    const int change = hole ? 1 : -1;
    puzzle_.digits[cell] = hole ? std::uint8_t{0} : solution_.digits[cell];
    holes_ += change;
    if (!grid_holes_.empty()) {
        for (const grid::Place& place : solution_.layout->places(cell)) {
            grid_holes_[static_cast<std::size_t>(place.grid)] += change;
        }
    }
    if (hole) dug_.push_back(cell);
}

}  // namespace satdoku::puzzle
