// From constraints to walks along their cells: the order in which their meaning visits them, and what else it knows.
#include <satdoku/grid/layout.hpp>
#include <algorithm>

namespace satdoku::grid {
namespace {
using enum ConstraintKind;

/// The cells from both ends to the middle, in pairs.
std::vector<Cell> from_ends(std::span<const Cell> cells) {
    std::vector<Cell> pairs;
    for (std::size_t low = 0, high = cells.size(); low < high; ++low) {
        pairs.push_back(cells[low]);
        if (low < --high) pairs.push_back(cells[high]);
    }
    return pairs;
}

std::vector<Cell> visited(ConstraintKind kind, std::vector<Cell> cells) {
    if (kind == palindrome) return from_ends(cells);
    if (kind == zipper) {
        cells = from_ends(cells);
        std::ranges::reverse(cells);
    }
    if (kind == between || kind == double_arrow) std::rotate(cells.begin() + 1, cells.end() - 1, cells.end());
    if (kind == clone) {
        std::vector<Cell> pairs;
        for (std::size_t at = 0; at < cells.size() / 2; ++at)
            pairs.insert(pairs.end(), {cells[at], cells[at + cells.size() / 2]});
        return pairs;
    }
    return cells;
}

/// The marks between two cells that exempt them from a constraint of all neighbours.
ConstraintKind mark_of(ConstraintKind kind) {
    return kind == not_difference ? difference : kind == not_ratio ? ratio : xv;
}

bool share_box(const Layout& layout, Cell one, Cell other) {
    return std::ranges::any_of(layout.houses(), [&](const House& house) {
        return house.kind == HouseKind::box && std::ranges::find(house.cells, one) != house.cells.end() &&
               std::ranges::find(house.cells, other) != house.cells.end();
    });
}

std::vector<Pair> unmarked_neighbours(const Layout& layout, ConstraintKind kind) {
    std::vector<Pair> marked;
    for (const Constraint& constraint : layout.constraints()) {
        if (constraint.kind != mark_of(kind)) continue;
        const std::vector<Cell> cells = layout.cells_of(constraint);
        marked.emplace_back(std::minmax(cells[0], cells[1]));
    }
    std::vector<Pair> pairs;
    for (Cell cell = 0; cell < layout.cell_count(); ++cell) {
        for (const Place& place : layout.places(cell)) {
            for (const auto& [down, right] : {std::pair(0, 1), std::pair(1, 0)}) {
                if (place.row + down >= layout.side() || place.column + right >= layout.side()) continue;
                const Pair pair = std::minmax(cell, layout.cell(place.grid, place.row + down, place.column + right));
                if (std::ranges::find(marked, pair) == marked.end() && std::ranges::find(pairs, pair) == pairs.end())
                    pairs.push_back(pair);
            }
        }
    }
    return pairs;
}
}  // namespace

std::vector<Cell> Layout::cells_of(const Constraint& constraint) const {
    std::vector<Cell> cells;
    for (const Place& place : constraint.places) cells.push_back(cell(place));
    return cells;
}

bool Layout::are_peers(std::span<const Cell> cells) const {
    return std::ranges::all_of(cells, [&](const Cell& one) {
        return std::ranges::all_of(
            cells, [&](const Cell& other) { return &one == &other || std::ranges::binary_search(peers(one), other); });
    });
}

std::vector<Walk> Layout::walks_of(const Constraint& constraint) const {
    const ConstraintKind kind = constraint.kind;
    std::vector<Walk> walks;
    if (constraint.places.empty()) {
        for (const auto& [one, other] : unmarked_neighbours(*this, kind))
            walks.push_back({kind, constraint.value, side(), false, {one, other}, {}});
        return walks;
    }
    Walk walk{kind, constraint.value, side(), kind == cage || kind == renban, visited(kind, cells_of(constraint)), {}};
    const auto& cells = walk.cells;
    for (std::size_t at = 0; at < cells.size(); ++at)
        walk.begins_part.push_back(at == 0 || !share_box(*this, cells[at - 1], cells[at]));
    walk.different = walk.different || are_peers(cells);
    return {walk};
}
}  // namespace satdoku::grid
