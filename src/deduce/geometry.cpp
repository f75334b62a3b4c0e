#include <satdoku/deduce/geometry.hpp>
#include <cassert>

namespace satdoku::deduce {
PositionSet positions_of(const House& house, const CellSet& cells) {
    PositionSet positions = 0;
    for (std::size_t at = 0; at < house.cells.size(); ++at)
        if (cells.has(house.cells[at])) positions = static_cast<PositionSet>(positions | 1U << at);
    return positions;
}

Geometry::Geometry(const grid::Layout& layout) : layout_(&layout) {
    const auto cells = static_cast<std::size_t>(layout.cell_count());
    assert(cells <= CellSet::capacity);
    assert(layout.houses().size() <= CellSet::capacity);  // sets of houses are CellSets, too
    places_.resize(cells);
    peers_.resize(cells);
    for (Cell cell = 0; cell < cells; ++cell) {
        all_cells_.add(cell);
        for (const Cell peer : layout.peers(cell)) peers_[cell].add(peer);
    }
    for (const grid::House& house : layout.houses()) add_house(house);
    for (int grid = 0; grid < layout.grid_count(); ++grid) {
        GridHouses& of_grid = grids_.emplace_back();
        const auto lines = static_cast<std::size_t>(layout.side());
        for (std::size_t index = 0; index < lines; ++index) {
            const auto house = [&](std::size_t kind) {
                return static_cast<HouseIndex>(layout.house_of(grid, kind * lines + index));
            };
            of_grid.rows.push_back(house(0));
            of_grid.columns.push_back(house(1));
            of_grid.boxes.push_back(house(2));
        }
    }
    list_crossings();
}

void Geometry::add_house(const grid::House& of_layout) {
    House house{
        static_cast<HouseIndex>(houses_.size()), of_layout.kind, of_layout.grid, of_layout.index, of_layout.cells, {}};
    for (std::size_t position = 0; position < house.cells.size(); ++position) {
        house.set.add(house.cells[position]);
        places_[house.cells[position]].push_back({house.number, static_cast<std::uint8_t>(position)});
    }
    houses_.push_back(house);
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

bool Geometry::may_swap(const CellSet& odd, const CellSet& even) const {
    if (!layout_->pairs().empty()) return false;
    for (const Cell cell : odd | even) {
        for (const HousePlace& place : places_[cell]) {
            const CellSet& house = houses_[place.house].set;
            if ((odd & house).count() != (even & house).count()) return false;
        }
    }
    return true;
}

HouseIndex Geometry::common_house(const CellSet& cells) const {
    for (const HousePlace& place : places_[cells.first()])
        if (cells.is_within(houses_[place.house].set)) return place.house;
    return static_cast<HouseIndex>(houses_.size());
}
}  // namespace satdoku::deduce
