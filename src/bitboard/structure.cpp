// The boxes are the layout's houses of that kind. Each grid has three horizontal and three vertical bands.
#include "structure.hpp"
#include <iterator>

namespace satdoku::bitboard {
Structure::Structure(const grid::Layout& layout) : cell_count_(layout.cell_count()) {
    for (grid::Cell cell = 0; cell < cell_count_; ++cell) {
        partners_of_.push_back(static_cast<std::uint32_t>(partners_.size()));
        const auto partners = layout.partners(cell);
        partners_.insert(partners_.end(), partners.begin(), partners.end());
        Grids grids = 0;
        for (const grid::Place& place : layout.places(cell)) grids = static_cast<Grids>(grids | 1U << place.grid);
        grids_of_cell_.push_back(grids);
    }
    partners_of_.push_back(static_cast<std::uint32_t>(partners_.size()));
    if (layout.has_square_boxes()) add_boxes_and_bands(layout);
    for (const grid::House& house : layout.houses())
        if (grid::is_extra(house.kind) || !layout.has_square_boxes()) add_house(house);
}

/// A house belongs to the grids that have all its cells.
void Structure::add_house(const grid::House& house) {
    Box& added = houses_.emplace_back();
    std::ranges::copy(house.cells, added.cells);
    added.grids = all_grids;
    for (const grid::Cell cell : house.cells) added.grids = static_cast<Grids>(added.grids & grids_of_cell_[cell]);
}

void Structure::add_boxes_and_bands(const grid::Layout& layout) {
    for (const grid::House& house : layout.houses()) {
        if (house.kind != grid::HouseKind::box) continue;
        Box& box = boxes_.emplace_back();
        std::ranges::copy(house.cells, box.cells);
    }
    for (int grid = 0; grid < layout.grid_count(); ++grid) {
        const auto bit = static_cast<Grids>(1U << grid);
        const auto box_at = [&](int row, int column) {
            grid::Cell cells[digit_count];
            for (int index = 0; index < digit_count; ++index)
                cells[index] = layout.cell(grid, 3 * row + index / 3, 3 * column + index % 3);
            const auto same = [&](const Box& box) { return std::equal(cells, std::end(cells), box.cells); };
            const auto found = std::ranges::find_if(boxes_, same);
            found->grids = static_cast<Grids>(found->grids | bit);
            return static_cast<std::uint16_t>(found - boxes_.begin());
        };
        for (int index = 0; index < 3; ++index) {
            add({{box_at(index, 0), box_at(index, 1), box_at(index, 2)}, false, bit});
            add({{box_at(0, index), box_at(1, index), box_at(2, index)}, true, bit});
        }
    }
}

void Structure::add(const Band& band) {
    for (Band& known : bands_) {
        if (known.vertical != band.vertical || !std::equal(band.boxes, std::end(band.boxes), known.boxes)) continue;
        known.grids = static_cast<Grids>(known.grids | band.grids);
        return;
    }
    bands_.push_back(band);
}
}  // namespace satdoku::bitboard
