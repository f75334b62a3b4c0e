#include <satdoku/puzzle/generate.hpp>
#include <numeric>

namespace satdoku::puzzle {
namespace {
struct Square {
    int row;
    int column;
};

/// Squares that generate the orbit of a square.
/// @param last  the highest row and column
std::vector<Square> images(Symmetry symmetry, const Square& square, int last) {
    const auto [row, column] = square;
    const Square mirrored{row, last - column};
    const Square diagonal{column, row};
    // By symmetry.
    const std::array<std::vector<Square>, 8> all = {{{},
                                                     {{last - row, last - column}},
                                                     {{column, last - row}},
                                                     {mirrored},
                                                     {diagonal},
                                                     {mirrored, {last - row, column}},
                                                     {diagonal, {last - column, last - row}},
                                                     {mirrored, diagonal}}};
    return all[static_cast<std::size_t>(symmetry)];
}

std::size_t root(std::span<const std::size_t> parents, std::size_t cell) {
    while (parents[cell] != cell) cell = parents[cell];
    return cell;
}
}  // namespace

std::optional<Symmetry> find_symmetry(std::string_view name) {
    for (const SymmetryName& entry : symmetries)
        if (entry.name == name) return entry.symmetry;
    return std::nullopt;
}

std::vector<std::vector<grid::Cell>> maps_of(Symmetry symmetry) {
    constexpr int side = grid::plain_side;
    std::vector<std::vector<grid::Cell>> maps(1);
    for (grid::Cell cell = 0; cell < grid::plain_cells; ++cell) maps[0].push_back(cell);
    for (std::size_t at = 0; at < maps.size(); ++at) {
        for (std::size_t way = 0; way < images(symmetry, {0, 0}, side - 1).size(); ++way) {
            std::vector<grid::Cell> map;
            for (const int cell : maps[at]) {
                const Square image = images(symmetry, {cell / side, cell % side}, side - 1)[way];
                map.push_back(static_cast<grid::Cell>(image.row * side + image.column));
            }
            if (std::ranges::find(maps, map) == maps.end()) maps.push_back(std::move(map));
        }
    }
    return maps;
}

std::vector<std::vector<grid::Cell>> orbits(const grid::Layout& layout, Symmetry symmetry) {
    std::vector<std::size_t> parents(static_cast<std::size_t>(layout.cell_count()));
    std::iota(parents.begin(), parents.end(), std::size_t{0});
    for (grid::Cell cell = 0; cell < parents.size(); ++cell) {
        for (const grid::Place& place : layout.places(cell)) {
            for (const Square& image : images(symmetry, {place.row, place.column}, layout.side() - 1)) {
                const std::size_t left = root(parents, cell);
                const std::size_t right = root(parents, layout.cell(place.grid, image.row, image.column));
                parents[std::max(left, right)] = std::min(left, right);
            }
        }
    }
    std::vector<std::vector<grid::Cell>> groups;
    std::vector<std::size_t> group_of(parents.size());
    for (grid::Cell cell = 0; cell < parents.size(); ++cell) {
        const std::size_t first = root(parents, cell);
        if (first == cell) {
            group_of[cell] = groups.size();
            groups.emplace_back();
        }
        groups[group_of[first]].push_back(cell);
    }
    return groups;
}
}  // namespace satdoku::puzzle
