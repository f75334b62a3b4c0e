// The names of cells: for people in the notation that they chose, in files always the program's own. This is the only
// place that makes and reads them.
#pragma once

#include <satdoku/grid/layout.hpp>

namespace satdoku::grid {

enum class Notation {
    cells,  ///< a36 is grid a, row 3, column 6; 36 if the layout has one grid
    r1c1,   ///< a:r3c6; r3c6 if the layout has one grid
};

/// Sets the notation of names for people.
void name_cells(Notation notation);
Notation notation();

/// place_name() of layout.hpp in one of the notations.
std::string place_name(const Layout& layout, const Place& place, Notation notation);

/// The names of a list of cells. In r1c1 those of several rows or columns of a grid are one name: r1c23, r12c5.
std::vector<std::string> place_names(const Layout& layout, std::span<const Place> places);
/// Those of cells by the first of their grids.
std::vector<std::string> cell_names(const Layout& layout, std::span<const Cell> cells);

/// The place of a name in either notation, in lower or upper case; if the layout has one grid, with its letter or
/// without. Nothing for other texts.
std::optional<Place> find_place(const Layout& layout, std::string_view name);

}  // namespace satdoku::grid
