// The levels of puzzles, and how many holes puzzles can and should have.
//
// A level is that of the hardest step of the solution, or a higher one if the steps together cost more than puzzles of
// that level should: HoDoKu's levels, as deduce::path_of() finds them.
#pragma once
#include <satdoku/deduce/path.hpp>

namespace satdoku::puzzle {
/// Both ends are included.
struct HoleRange {
    int least;
    int most;

    bool operator==(const HoleRange&) const = default;
};

/// Returns the numbers of holes that are not proved to be impossible, for the whole figure; shared cells count once.
HoleRange possible_holes(const grid::Layout& layout);

/// The same for one grid of the layout, including its shared cells.
HoleRange possible_holes(const grid::Layout& layout, int grid);

/// The names of the levels, the easiest first.
inline constexpr std::array<std::string_view, 5> levels = {"easy", "medium", "hard", "unfair", "extreme"};
inline std::string_view name(deduce::Level level) { return levels[static_cast<std::size_t>(level)]; }
std::optional<deduce::Level> find_level(std::string_view name);

/// Returns the holes of puzzles of a level, or nothing if they get as many as possible; the same share in every layout.
std::optional<HoleRange> holes_of_level(const grid::Layout& layout, deduce::Level level);
}  // namespace satdoku::puzzle
