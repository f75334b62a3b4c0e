// The levels of puzzles, and how many holes puzzles can and should have.
//
// A level is that of the hardest step on the way to the solution, or a higher one where the steps add up to more
// than its puzzles should cost: HoDoKu's levels, as deduce::path_of() tells them.
#pragma once

#include <satdoku/deduce/path.hpp>
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

/// The names of the levels, the easiest first.
inline constexpr std::array<std::string_view, 5> levels = {"easy", "medium", "hard", "unfair", "extreme"};
inline std::string_view name(deduce::Level level) {
    return levels[static_cast<std::size_t>(level)];
}
std::optional<deduce::Level> find_level(std::string_view name);

/// The holes of puzzles of a level; nothing where they have as many as they can. A level has the same share of
/// holes in every layout.
std::optional<HoleRange> holes_of_level(const grid::Layout& layout, deduce::Level level);

}  // namespace satdoku::puzzle
