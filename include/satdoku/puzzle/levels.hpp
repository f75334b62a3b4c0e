// How many holes a puzzle can and should have.
#pragma once

#include <satdoku/grid/layout.hpp>

#include <array>
#include <optional>
#include <string_view>

namespace satdoku::puzzle {

/// Both ends belong to it.
struct HoleRange {
    int least;
    int most;

    bool operator==(const HoleRange&) const = default;
};

/// The numbers of holes that are not proved to be impossible: of the whole figure, shared cells once.
HoleRange possible_holes(const grid::Layout& layout);

/// The same for one grid of the layout, shared cells included.
HoleRange possible_holes(const grid::Layout& layout, int grid);

/// The levels by holes, the easiest first.
inline constexpr std::array<std::string_view, 3> levels = {"easy", "medium", "hard"};

/// The holes of a level, or nothing for a name that is none. A level has the same share of holes in every
/// layout.
std::optional<HoleRange> holes_of_level(const grid::Layout& layout, std::string_view level);

}  // namespace satdoku::puzzle
