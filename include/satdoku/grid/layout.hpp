// A layout is data: 9x9 grids with offsets on a canvas. Cells that coincide are one cell, boxes that coincide are one
// house. All other code (encoding, solving, generating, drawing, playing) reads the layout, so that a samurai of five
// grids needs only a table entry.
//
// Cells are numbered from 0 in reading order of the whole figure. Rows, columns and boxes of a grid count
// from 0 here; people count from 1.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace satdoku::grid {

inline constexpr int digits = 9;  ///< also the cells of a row, column or box
inline constexpr int cells_of_grid = 81;
inline constexpr int box_side = 3;  ///< rows and columns of a box

using Cell = std::uint16_t;

/// The letter of a grid's name for people. @param grid from 0
inline std::string grid_letter(int grid) {
    return std::string(1, static_cast<char>('a' + grid));
}

/// The place of a grid's upper left cell on the canvas.
struct Offset {
    int row;
    int column;
};

/// One way to name a cell: grid, row and column, each from 0.
struct Place {
    int grid;
    int row;
    int column;
};

enum class HouseKind { row, column, box };

/// Nine cells that must have nine different digits. `grid` and `index` name it; a shared box has the name of its first
/// grid.
struct House {
    HouseKind kind;
    int grid;
    int index;
    std::array<Cell, digits> cells;
};

/// The cell at a position (0 to 8) of a grid's row, column or box of that index (0 to 8).
Place place_in_house(HouseKind kind, int grid, int index, int position);

class Layout {
  public:
    Layout(std::string_view name, std::vector<Offset> offsets);

    const std::string& name() const { return name_; }
    int grid_count() const { return static_cast<int>(offsets_.size()); }
    std::span<const Offset> offsets() const { return offsets_; }
    int cell_count() const { return static_cast<int>(places_.size()); }

    /// The cell at row and column (0 to 8) of a grid.
    Cell cell(int grid, int row, int column) const {
        return cells_[static_cast<std::size_t>((grid * digits + row) * digits + column)];
    }
    /// All 81 cells of a grid, row by row.
    std::span<const Cell> cells(int grid) const {
        return std::span(cells_).subspan(static_cast<std::size_t>(grid) * cells_of_grid, cells_of_grid);
    }
    /// The names of a cell, one for each grid that it belongs to, in the order of the grids.
    std::span<const Place> places(Cell cell) const { return places_[cell]; }
    /// Grid by grid: its rows, its columns, and its boxes that no earlier grid has.
    std::span<const House> houses() const { return houses_; }
    /// The other cells that share a house with this one, in rising order.
    std::span<const Cell> peers(Cell cell) const { return peers_[cell]; }

    /// The place of a cell on the canvas.
    Offset on_canvas(Cell cell) const {
        const Place& place = places(cell).front();
        const Offset& grid = offsets_[static_cast<std::size_t>(place.grid)];
        return {grid.row + place.row, grid.column + place.column};
    }
    int canvas_rows() const { return canvas_rows_; }
    int canvas_columns() const { return canvas_columns_; }
    /// The cell at a place of the canvas, or nothing outside of all grids.
    std::optional<Cell> cell_on_canvas(int row, int column) const;

  private:
    void number_cells();
    void list_houses();

    std::string name_;
    std::vector<Offset> offsets_;
    int canvas_rows_ = 0;
    int canvas_columns_ = 0;
    std::vector<int> canvas_;                 ///< row by row: the cell, or -1
    std::vector<Cell> cells_;                 ///< grid by grid, row by row
    std::vector<std::vector<Place>> places_;  ///< by cell
    std::vector<House> houses_;
    std::vector<std::vector<Cell>> peers_;  ///< by cell
};

/// All layouts that the program knows, the plain sudoku first and twodoku second.
std::span<const Layout> layouts();

/// Their names, in the same order. Does not build the layouts.
std::vector<std::string_view> layout_names();

/// The layout of that name, or nullptr.
const Layout* find_layout(std::string_view name);

/// The short name of a cell by one of its places: a36 is grid a, row 3, column 6; 36 if the layout has one grid.
std::string place_name(const Layout& layout, const Place& place);

const Layout& sudoku();
const Layout& twodoku();

}  // namespace satdoku::grid
