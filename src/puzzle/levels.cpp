// No plain sudoku with fewer than 17 givens has one solution (McGuire, Tugemann and Civario, "There is no 16-clue
// sudoku", 2012). The other grids determine at most the digits of the shared cells of a grid: if these are known, it
// is a plain sudoku. So its own cells have at least 17 givens minus the number of its shared cells. And eight digits
// must occur, because two missing digits could be exchanged. With other rules than those of a plain sudoku only the
// last is sure: that all digits but one must occur.
#include <satdoku/puzzle/levels.hpp>

namespace satdoku::puzzle {
namespace {
constexpr int fewest_givens = 17;

/// The fewest givens that a grid has in cells that it shares with no other.
int fewest_own_givens(const grid::Layout& layout, int grid) {
    if (!layout.is_plain()) return 0;
    const auto cells = layout.cells(grid);
    const auto shared = std::ranges::count_if(cells, [&](grid::Cell cell) { return layout.places(cell).size() > 1; });
    return std::max(0, fewest_givens - static_cast<int>(shared));
}

/// The holes of the first levels in a plain sudoku; puzzles of the other levels have as many as possible.
constexpr std::array<HoleRange, 3> plain_levels = {{{30, 39}, {40, 49}, {50, 59}}};
}  // namespace

HoleRange possible_holes(const grid::Layout& layout) {
    int givens = 0;
    for (int grid = 0; grid < layout.grid_count(); ++grid) givens += fewest_own_givens(layout, grid);
    return {0, layout.cell_count() - std::max(givens, layout.side() - 1)};
}

HoleRange possible_holes(const grid::Layout& layout, int grid) {
    return {0, layout.cells_of_grid() - fewest_own_givens(layout, grid)};
}

std::optional<deduce::Level> find_level(std::string_view name) {
    const auto found = std::ranges::find(levels, name);
    if (found == levels.end()) return std::nullopt;
    return static_cast<deduce::Level>(found - levels.begin());
}

std::optional<HoleRange> holes_of_level(const grid::Layout& layout, deduce::Level level) {
    const auto index = static_cast<std::size_t>(level);
    if (index >= plain_levels.size()) return std::nullopt;
    const HoleRange plain = plain_levels[index];
    // Of large grids a smaller part can be dug: minimal puzzles of 9, 12 and 16 digits have holes in 70, 67 and 63 of a
    // hundred cells (benchmarks/results/puzzles.md).
    constexpr int whole = 77;
    const int part = whole - std::max(0, layout.side() - grid::plain_side);
    const auto scaled = [&](int holes) {
        const int of_whole = whole * grid::plain_cells;
        return (holes * layout.cell_count() * part + of_whole - 1) / of_whole;
    };
    return HoleRange{scaled(plain.least), scaled(plain.most + 1) - 1};
}
}  // namespace satdoku::puzzle
