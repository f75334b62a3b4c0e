// Which cells become holes together, so that the givens of each grid form a symmetric pattern.
#pragma once

#include <satdoku/grid/layout.hpp>

#include <array>
#include <optional>
#include <string_view>
#include <vector>

namespace satdoku::puzzle {

/// The symmetries of a square for puzzles. The number is the largest size of an orbit.
enum class Symmetry {
    none,
    rotation_2,  ///< by half a turn
    rotation_4,  ///< by a quarter turn
    mirror_2,    ///< left and right
    diagonal_2,  ///< about the falling diagonal
    mirror_4,    ///< left and right, top and bottom
    diagonal_4,  ///< about both diagonals
    mirror_8,    ///< all of them
};

struct SymmetryName {
    std::string_view name;
    Symmetry symmetry;
};

/// All symmetries, with the names for options.
inline constexpr std::array<SymmetryName, 8> symmetries = {{{"none", Symmetry::none},
                                                            {"rotation-2", Symmetry::rotation_2},
                                                            {"rotation-4", Symmetry::rotation_4},
                                                            {"mirror-2", Symmetry::mirror_2},
                                                            {"diagonal-2", Symmetry::diagonal_2},
                                                            {"mirror-4", Symmetry::mirror_4},
                                                            {"diagonal-4", Symmetry::diagonal_4},
                                                            {"mirror-8", Symmetry::mirror_8}}};

std::optional<Symmetry> find_symmetry(std::string_view name);

/// Returns the groups of cells that the symmetry of any grid maps to each other. A shared cell joins the orbits of its
/// grids. Each cell is in one group; groups and cells are in ascending order.
std::vector<std::vector<grid::Cell>> orbits(const grid::Layout& layout, Symmetry symmetry);

}  // namespace satdoku::puzzle
