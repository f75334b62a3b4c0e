// The names of cells: for people in the notation that they chose, in files always the short one. This is the only place
// that makes and reads them.
#pragma once
#include <satdoku/grid/layout.hpp>

namespace satdoku::grid {
enum class Notation {
    r1c1,   ///< a:r3c6 is grid a, row 3, column 6; r3c6 if the layout has one grid
    cells,  ///< a36; 36 if the layout has one grid
};

/// The short name of a cell by one of its places.
std::string place_name(const Layout& layout, const Place& place, Notation notation = Notation::cells);
/// The names of a list of cells. In r1c1 those of several rows or columns of a grid are one name: r1c23, r12c5.
std::vector<std::string> place_names(const Layout& layout, std::span<const Place> places, Notation notation);
/// Those of cells by the first of their grids.
std::vector<std::string> cell_names(const Layout& layout, std::span<const Cell> cells, Notation notation);

/// The cell as an argument of an Error: "@cell a36".
std::string cell_argument(const Layout& layout, const Place& place);
std::string cell_argument(const Layout& layout, Cell cell);
/// The name in an argument that names a cell, in one of the notations; nothing for other arguments.
std::optional<std::string> name_in_argument(std::string_view argument, Notation notation);

/// The place of a name in either notation, in lower or upper case; if the layout has one grid, with its letter or
/// without. Nothing for other texts.
std::optional<Place> find_place(const Layout& layout, std::string_view name);
}  // namespace satdoku::grid
