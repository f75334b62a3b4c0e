#include <satdoku/deduce/geometry.hpp>

#include <algorithm>
#include <bit>
#include <cassert>

namespace satdoku::deduce {

PositionSet positions_of(const House& house, const CellSet& cells) {
    PositionSet positions = 0;
    for (std::size_t at = 0; at < house.cells.size(); ++at) {
        if (cells.has(house.cells[at])) positions = static_cast<PositionSet>(positions | 1U << at);
    }
    return positions;
}

Geometry::Geometry(const grid::Layout& layout) : layout_(&layout) {
    const auto cells = static_cast<std::size_t>(layout.cell_count());
    assert(cells <= CellSet::capacity);
    places_.resize(cells);
    peers_.resize(cells);
    for (Cell cell = 0; cell < cells; ++cell) {
        all_cells_.add(cell);
        for (const Cell peer : layout.peers(cell)) peers_[cell].add(peer);
    }
    for (int grid = 0; grid < layout.grid_count(); ++grid) {
        GridHouses& of_grid = grids_.emplace_back();
        const auto add = [&](grid::HouseKind kind, std::array<HouseIndex, grid::digits>& houses) {
            for (std::size_t index = 0; index < houses.size(); ++index) {
                houses[index] = add_house(kind, grid, static_cast<int>(index));
            }
        };
        add(grid::HouseKind::row, of_grid.rows);
        add(grid::HouseKind::column, of_grid.columns);
        add(grid::HouseKind::box, of_grid.boxes);
    }
    list_crossings();
}

HouseIndex Geometry::add_house(grid::HouseKind kind, int grid, int index) {
    House house{static_cast<HouseIndex>(houses_.size()), kind, grid, index, {}, {}};
    for (std::size_t position = 0; position < house.cells.size(); ++position) {
        const grid::Place place = grid::place_in_house(kind, grid, index, static_cast<int>(position));
        house.cells[position] = layout_->cell(place.grid, place.row, place.column);
        house.set.add(house.cells[position]);
    }
    const auto same =
        std::find_if(houses_.begin(), houses_.end(), [&](const House& other) { return other.set == house.set; });
    if (same != houses_.end()) return same->number;
    houses_.push_back(house);
    for (std::size_t position = 0; position < house.cells.size(); ++position) {
        places_[house.cells[position]].push_back({house.number, static_cast<std::uint8_t>(position)});
    }
    return house.number;
}

void Geometry::list_crossings() {
    for (const House& from : houses_) {
        for (const House& to : houses_) {
            const PositionSet common = positions_of(from, to.set);
            if (&from == &to || std::popcount(common) < 2) continue;
            crossings_.push_back({from.number, to.number, common, positions_of(to, from.set)});
        }
    }
}

CellSet Geometry::common_peers(const CellSet& cells) const {
    CellSet common = all_cells_;
    for (const Cell cell : cells) common &= peers_[cell];
    return common;
}

HouseIndex Geometry::common_house(const CellSet& cells) const {
    for (const HousePlace& place : places_[cells.first()]) {
        if (cells.is_within(houses_[place.house].set)) return place.house;
    }
    return static_cast<HouseIndex>(houses_.size());
}

}  // namespace satdoku::deduce
