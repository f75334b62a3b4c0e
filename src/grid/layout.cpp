#include <satdoku/grid/layout.hpp>

#include <algorithm>

namespace satdoku::grid {

Layout::Layout(std::string_view name, std::vector<Offset> offsets) : name_(name), offsets_(std::move(offsets)) {
    number_cells();
    list_houses();
}

void Layout::number_cells() {
    for (const Offset& offset : offsets_) {
        canvas_rows_ = std::max(canvas_rows_, offset.row + digits);
        canvas_columns_ = std::max(canvas_columns_, offset.column + digits);
    }
    constexpr int outside = -1;
    constexpr int inside = 0;
    const auto at = [this](int row, int column) -> int& {
        return canvas_[static_cast<std::size_t>(row * canvas_columns_ + column)];
    };
    canvas_.assign(static_cast<std::size_t>(canvas_rows_ * canvas_columns_), outside);
    for (const Offset& offset : offsets_) {
        for (int row = 0; row < digits; ++row) {
            for (int column = 0; column < digits; ++column) at(offset.row + row, offset.column + column) = inside;
        }
    }
    int count = 0;
    for (int& cell : canvas_) {
        if (cell == inside) cell = count++;
    }
    places_.resize(static_cast<std::size_t>(count));
    for (int grid = 0; grid < grid_count(); ++grid) {
        const Offset& offset = offsets_[static_cast<std::size_t>(grid)];
        for (int row = 0; row < digits; ++row) {
            for (int column = 0; column < digits; ++column) {
                const auto cell = static_cast<Cell>(at(offset.row + row, offset.column + column));
                cells_.push_back(cell);
                places_[cell].push_back({grid, row, column});
            }
        }
    }
}

void Layout::list_houses() {
    for (int grid = 0; grid < grid_count(); ++grid) {
        for (const HouseKind kind : {HouseKind::row, HouseKind::column, HouseKind::box}) {
            for (int index = 0; index < digits; ++index) {
                House house{kind, grid, index, {}};
                for (int position = 0; position < digits; ++position) {
                    const Place place = place_in_house(kind, grid, index, position);
                    house.cells[static_cast<std::size_t>(position)] = cell(grid, place.row, place.column);
                }
                const bool known = std::any_of(houses_.begin(), houses_.end(),
                                               [&](const House& other) { return other.cells == house.cells; });
                if (!known) houses_.push_back(house);
            }
        }
    }
    peers_.resize(places_.size());
    for (const House& house : houses_) {
        for (const Cell cell : house.cells) {
            for (const Cell other : house.cells) {
                if (other != cell) peers_[cell].push_back(other);
            }
        }
    }
    for (std::vector<Cell>& peers : peers_) {
        std::sort(peers.begin(), peers.end());
        peers.erase(std::unique(peers.begin(), peers.end()), peers.end());
    }
}

Place place_in_house(HouseKind kind, int grid, int index, int position) {
    switch (kind) {
        case HouseKind::row:
            return {grid, index, position};
        case HouseKind::column:
            return {grid, position, index};
        case HouseKind::box:
            break;
    }
    return {grid, index / 3 * 3 + position / 3, index % 3 * 3 + position % 3};
}

std::optional<Cell> Layout::cell_on_canvas(int row, int column) const {
    if (row < 0 || row >= canvas_rows_ || column < 0 || column >= canvas_columns_) return std::nullopt;
    const int cell = canvas_[static_cast<std::size_t>(row * canvas_columns_ + column)];
    if (cell < 0) return std::nullopt;
    return static_cast<Cell>(cell);
}

namespace {

struct Figure {
    std::string_view name;
    std::size_t grids;
    std::array<Offset, 5> offsets;  ///< the first `grids` of them
};

constexpr auto figures = std::to_array<Figure>({
    {"sudoku", 1, {{{0, 0}}}},
    {"twodoku", 2, {{{0, 0}, {6, 6}}}},
    {"tripledoku", 3, {{{0, 0}, {6, 6}, {12, 12}}}},
    {"butterfly", 4, {{{0, 0}, {0, 3}, {3, 0}, {3, 3}}}},
    {"flower", 5, {{{0, 3}, {3, 0}, {3, 3}, {3, 6}, {6, 3}}}},
    {"sohei", 4, {{{0, 6}, {6, 0}, {6, 12}, {12, 6}}}},
    {"windmill", 5, {{{0, 3}, {3, 12}, {6, 6}, {9, 0}, {12, 9}}}},
    {"samurai", 5, {{{0, 0}, {0, 12}, {6, 6}, {12, 0}, {12, 12}}}},
});

std::vector<Layout> make_layouts() {
    std::vector<Layout> all;
    all.reserve(figures.size());
    for (const Figure& figure : figures) {
        const auto begin = figure.offsets.begin();
        all.emplace_back(figure.name, std::vector<Offset>(begin, begin + static_cast<std::ptrdiff_t>(figure.grids)));
    }
    return all;
}

}  // namespace

std::span<const Layout> layouts() {
    static const std::vector<Layout> all = make_layouts();
    return all;
}

std::vector<std::string_view> layout_names() {
    std::vector<std::string_view> names;
    for (const Figure& figure : figures) names.push_back(figure.name);
    return names;
}

const Layout* find_layout(std::string_view name) {
    for (const Layout& layout : layouts()) {
        if (layout.name() == name) return &layout;
    }
    return nullptr;
}

std::string place_name(const Layout& layout, const Place& place) {
    std::string name;
    if (layout.grid_count() > 1) name += grid_letter(place.grid);
    return name + std::to_string(place.row + 1) + std::to_string(place.column + 1);
}

const Layout& sudoku() {
    return layouts()[0];
}
const Layout& twodoku() {
    return layouts()[1];
}

}  // namespace satdoku::grid
