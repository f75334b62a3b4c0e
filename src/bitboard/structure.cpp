// The boxes are the layout's houses of that kind; the bands are three horizontal and three vertical ones a
// grid.
#include "structure.hpp"

#include <algorithm>

namespace satdoku::bitboard {

Structure::Structure(const grid::Layout& layout) : cell_count_(layout.cell_count()) {
    for (const grid::House& house : layout.houses()) {
        if (house.kind != grid::HouseKind::box) continue;
        Box& box = boxes_.emplace_back();
        std::copy(house.cells.begin(), house.cells.end(), box.cells);
    }
    const auto box_at = [&](int grid, int row, int column) {
        std::array<grid::Cell, grid::digits> cells{};
        for (int index = 0; index < grid::digits; ++index) {
            cells[static_cast<std::size_t>(index)] =
                layout.cell(grid, 3 * row + index / 3, 3 * column + index % 3);
        }
        const auto same = [&](const Box& box) { return std::equal(cells.begin(), cells.end(), box.cells); };
        return static_cast<std::uint16_t>(std::find_if(boxes_.begin(), boxes_.end(), same) - boxes_.begin());
    };
    for (int grid = 0; grid < layout.grid_count(); ++grid) {
        for (int index = 0; index < 3; ++index) {
            bands_.push_back(
                {{box_at(grid, index, 0), box_at(grid, index, 1), box_at(grid, index, 2)}, false});
            bands_.push_back(
                {{box_at(grid, 0, index), box_at(grid, 1, index), box_at(grid, 2, index)}, true});
        }
    }
}

}  // namespace satdoku::bitboard
