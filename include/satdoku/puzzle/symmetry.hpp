// Which cells become holes together, so that the givens of each grid form a symmetric pattern.
#pragma once

#include <satdoku/grid/layout.hpp>

#include <array>
#include <optional>
#include <string_view>
#include <vector>

namespace satdoku::puzzle {

/// The symmetries of a square that puzzles are made with; the number tells how many cells an orbit has at
/// most.
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

/// All of them, by the names that options use.
inline constexpr std::array<SymmetryName, 8> symmetries = {{{"none", Symmetry::none},
                                                            {"rotation-2", Symmetry::rotation_2},
                                                            {"rotation-4", Symmetry::rotation_4},
                                                            {"mirror-2", Symmetry::mirror_2},
                                                            {"diagonal-2", Symmetry::diagonal_2},
                                                            {"mirror-4", Symmetry::mirror_4},
                                                            {"diagonal-4", Symmetry::diagonal_4},
                                                            {"mirror-8", Symmetry::mirror_8}}};

std::optional<Symmetry> find_symmetry(std::string_view name);

/// The cells in groups: those that the symmetry of any grid maps to each other. A shared cell ties the orbits
/// of its grids together. Each cell is in one group; groups and cells in rising order.
std::vector<std::vector<grid::Cell>> orbits(const grid::Layout& layout, Symmetry symmetry);

}  // namespace satdoku::puzzle
