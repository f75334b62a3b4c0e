// A layout as deductions need it: its houses as sets, which cells see each other, and where houses cross. It is
// computed once for each layout.
//
// Houses of different grids that are the same cells are one house here. A shared cell has more than
// three houses, and cells of one canvas line may belong to different grids: then they do not see each other.
#pragma once

#include <satdoku/core/short_list.hpp>
#include <satdoku/deduce/cell_set.hpp>
#include <satdoku/grid/layout.hpp>

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace satdoku::deduce {

/// Index of a house in Geometry::houses().
using HouseIndex = std::uint16_t;
/// Some of the positions of a house: bit p for position p from 0.
using PositionSet = std::uint16_t;

struct House {
    HouseIndex number;
    grid::HouseKind kind;
    int grid;   ///< the first grid that has it
    int index;  ///< among the houses of its kind in that grid, from 0
    core::ShortList<Cell, grid::most_digits> cells;
    CellSet set;
};

/// The positions of a house that lie in a set of cells.
PositionSet positions_of(const House& house, const CellSet& cells);

/// A cell's place in one of its houses.
struct HousePlace {
    HouseIndex house;
    std::uint8_t position;
};

/// Two houses with at least two cells in common.
struct Crossing {
    HouseIndex from;
    HouseIndex to;
    PositionSet common;  ///< positions of `from` that lie in `to`
    PositionSet common_in_to;
};

/// The houses of one kind in a grid, by their index in it.
using Lines = core::ShortList<HouseIndex, grid::most_digits>;

/// The rows, columns and boxes of one grid.
struct GridHouses {
    Lines rows;
    Lines columns;
    Lines boxes;
};

class Geometry {
  public:
    explicit Geometry(const grid::Layout& layout);

    const grid::Layout& layout() const { return *layout_; }
    /// The digits of a grid, and the cells of a house.
    int side() const { return layout_->side(); }
    std::size_t cell_count() const { return peers_.size(); }
    const CellSet& all_cells() const { return all_cells_; }

    /// Those of the layout, in its order: each set of cells once.
    std::span<const House> houses() const { return houses_; }
    const House& house(HouseIndex index) const { return houses_[index]; }
    std::span<const HousePlace> places(Cell cell) const { return places_[cell]; }
    std::span<const GridHouses> grids() const { return grids_; }
    /// In the order of `from`: boxes with lines and lines with boxes, lines that overlap along their length, and extra
    /// regions with what they cross.
    std::span<const Crossing> crossings() const { return crossings_; }

    const CellSet& peers(Cell cell) const { return peers_[cell]; }
    /// True if the cells may swap their digits, each with its neighbours, and no rule notices: each house has as many
    /// of one kind as of the other, and no cell must differ from one outside of its houses.
    /// @param odd, even  the cells that hold one of two digits, and those that hold the other
    bool may_swap(const CellSet& odd, const CellSet& even) const;
    bool see_each_other(Cell left, Cell right) const { return peers_[left].has(right); }
    /// Returns the cells that see all of these. @param cells not empty
    CellSet common_peers(const CellSet& cells) const;
    /// Returns the first house that has all of these cells, or houses().size().
    HouseIndex common_house(const CellSet& cells) const;

  private:
    void add_house(const grid::House& of_layout);
    void list_crossings();

    const grid::Layout* layout_;
    CellSet all_cells_;
    std::vector<House> houses_;
    std::vector<std::vector<HousePlace>> places_;  ///< by cell
    std::vector<GridHouses> grids_;
    std::vector<Crossing> crossings_;
    std::vector<CellSet> peers_;  ///< by cell
};

}  // namespace satdoku::deduce
