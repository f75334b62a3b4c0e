// A layout is data: grids with offsets on a canvas, their size, and the rules that hold in each. Cells that coincide are
// one cell, houses that coincide are one house. All other code (encoding, solving, generating, drawing, playing) reads
// the layout, so that a samurai of five grids or a sudoku with diagonals needs only a table entry.
//
// Cells are numbered from 0 in reading order of the whole figure. Rows, columns and boxes of a grid count
// from 0 here; people count from 1.
#pragma once
#include <satdoku/grid/rules.hpp>
#include <optional>
#include <span>
#include <utility>

namespace satdoku::grid {
/// The letter of a grid's name for people. @param grid from 0
inline std::string grid_letter(int grid) { return std::string(1, static_cast<char>('a' + grid)); }

/// The place of a grid's upper left cell on the canvas.
struct Offset {
    int row;
    int column;
};

/// Cells that must have different digits, as many as there are digits. `grid` and `index` name it; a shared house has
/// the name of its first grid.
struct House {
    HouseKind kind;
    int grid;
    int index;
    core::ShortList<Cell, most_digits> cells;
};

/// Two cells that must have different digits although no house of their grid has both; one of another grid may.
using Pair = std::pair<Cell, Cell>;

class Layout {
  public:
    Layout(std::string_view name, std::vector<Offset> offsets, const Rules& rules = {});

    const std::string& name() const { return name_; }
    int grid_count() const { return static_cast<int>(offsets_.size()); }
    std::span<const Offset> offsets() const { return offsets_; }
    int cell_count() const { return static_cast<int>(places_.size()); }

    /// The rules of each grid.
    const Rules& rules() const { return rules_; }
    const Size& size() const { return rules_.size; }
    /// The digits of each grid, its rows and columns, and the cells of a house.
    int side() const { return side_; }
    int cells_of_grid() const { return side_ * side_; }
    DigitSet all_digits() const { return digits_up_to(side_); }
    /// The houses of each grid: rows, columns, boxes and then further ones.
    std::span<const Shape> shapes() const { return shapes_; }
    /// The shape of that kind and index, or nullptr.
    const Shape* find_shape(HouseKind kind, int index) const;
    /// Two places of each grid that must differ although no house has both.
    std::span<const std::pair<int, int>> pairs_of_grid() const { return pairs_of_grid_; }
    /// True if grids have nine rows and columns, square boxes, and no other rule.
    bool is_plain() const { return is_plain_; }
    /// True if nothing but houses says which cells must differ.
    bool has_only_houses() const { return pairs_.empty() && constraints().empty(); }
    /// True if the boxes are squares of three rows and columns.
    bool has_square_boxes() const { return has_regular_boxes_ && rules_.size == Size(); }

    /// The cell at row and column (from 0) of a grid.
    Cell cell(int grid, int row, int column) const {
        return cells_[static_cast<std::size_t>((grid * side_ + row) * side_ + column)];
    }
    Cell cell(const Place& place) const { return cell(place.grid, place.row, place.column); }
    /// All cells of a grid, row by row.
    std::span<const Cell> cells(int grid) const {
        const auto count = static_cast<std::size_t>(cells_of_grid());
        return std::span(cells_).subspan(static_cast<std::size_t>(grid) * count, count);
    }
    /// The names of a cell, one for each grid that it belongs to, in the order of the grids.
    std::span<const Place> places(Cell cell) const { return places_[cell]; }
    /// Grid by grid its shapes, without houses that an earlier grid has.
    std::span<const House> houses() const { return houses_; }
    /// The place of a grid's shape in houses().
    std::size_t house_of(int grid, std::size_t shape) const {
        return house_numbers_[static_cast<std::size_t>(grid) * shapes_.size() + shape];
    }
    /// A shape in a grid, with the name that the grid gives it.
    House house_in(int grid, const Shape& shape) const;
    /// Each pair once, the smaller cell first.
    std::span<const Pair> pairs() const { return pairs_; }
    /// The other cells of the cell's pairs, in rising order.
    std::span<const Cell> partners(Cell cell) const { return partners_[cell]; }
    /// The other cells that must differ from this one, in rising order.
    std::span<const Cell> peers(Cell cell) const { return peers_[cell]; }

    std::span<const Constraint> constraints() const { return rules_.constraints; }
    /// The cells of a constraint in the order of its places.
    std::vector<Cell> cells_of(const Constraint& constraint) const;
    /// How its meaning visits its cells: once, or once for each pair of neighbours if it has no cells of its own.
    std::vector<Walk> walks_of(const Constraint& constraint) const;

    /// True if any two of the cells must differ.
    bool are_peers(std::span<const Cell> cells) const;

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

    /// Rows and columns from one rule of a picture to the next: those of a box if boxes are rectangles, else one.
    Size between_rules() const { return has_regular_boxes_ ? rules_.size : Size{1, 1}; }
    /// True if a picture has a rule between two neighbours on the canvas: one is outside, or no grid has both in a box.
    bool is_rule_between(std::optional<Cell> one, std::optional<Cell> other) const;
    /// True if the cell is in a house that is not a row, column or box.
    bool is_in_extra_region(Cell cell) const { return in_extra_region_[cell]; }

  private:
    void number_cells();
    void list_shapes();
    void list_houses();
    void list_pairs();

    std::string name_;
    std::vector<Offset> offsets_;
    Rules rules_;
    const bool is_plain_;
    const bool has_regular_boxes_;
    const int side_;
    int canvas_rows_ = 0;
    int canvas_columns_ = 0;
    std::vector<int> canvas_;                 ///< row by row: the cell, or -1
    std::vector<Cell> cells_;                 ///< grid by grid, row by row
    std::vector<std::vector<Place>> places_;  ///< by cell
    std::vector<Shape> shapes_;
    std::vector<std::pair<int, int>> pairs_of_grid_;
    std::vector<House> houses_;
    std::vector<std::size_t> house_numbers_;  ///< by grid and shape
    std::vector<Pair> pairs_;
    std::vector<std::vector<Cell>> partners_;  ///< by cell
    std::vector<std::vector<Cell>> peers_;     ///< by cell
    std::vector<bool> in_extra_region_;        ///< by cell
};

/// The maximum number of cells of a layout.
inline constexpr int most_cells = 512;

/// The layouts that have a name of their own, the plain sudoku first and twodoku second.
std::span<const Layout> layouts();

/// Their names, in the same order. Does not build the layouts.
std::vector<std::string_view> layout_names();

/// The layout of that name, or nullptr, valid as long as the program. A name may add rules after hyphens:
/// samurai-x-knight; sudoku-boxes=1112... with 81 characters; twodoku-6x6. Several names may mean one layout, whose own
/// name is among them. Throws core::Error if a program asks for too many that have no name in layouts().
const Layout* find_layout(std::string_view name);

/// True if the figure can have grids of that size: in other sizes than nine digits those whose grids share boxes in
/// their corners, with at most most_cells cells. @param figure  the name of a plain layout
bool has_size(std::string_view figure, const Size& size);

/// The layout of a figure's offsets with these rules, by the name that find_layout() knows.
/// @param figure  the name of a plain layout that has the size of the rules
const Layout& layout_with(std::string_view figure, const Rules& rules);

/// The layout without one of its constraints. @param constraint  its index
const Layout& without_constraint(const Layout& layout, std::size_t constraint);
/// A grid of the layout alone, with its rules.
const Layout& grid_alone(const Layout& layout);

const Layout& sudoku();
const Layout& twodoku();

// A layout from a file of a user, a word a line:
//
//   figure NAME     a plain layout, whose grids get the rules; the plain sudoku if none is named
//   rule NAME       one of rule_names(); a size before all else
//   boxes           a line of characters for each row follows: cells with the same character are a box
//   houses          lines follow in the same way, with . for cells in none: extra regions
//   KIND N: CELL... a constraint of the table in src/grid/constraints.cpp: cage 15: r1c1 r1c2
//
// A # begins a comment, blanks in drawings do not count, and each word may be repeated, except boxes.

/// Throws core::Error with file and line if it is none. The layout lives as long as the program; its name says all of
/// it, so that what is saved of its puzzles does not need the file.
const Layout& read_layout(const std::string& path);
}  // namespace satdoku::grid
