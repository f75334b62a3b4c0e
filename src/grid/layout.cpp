#include <satdoku/core/error.hpp>
#include <satdoku/core/sorted.hpp>
#include <satdoku/grid/layout.hpp>
#include <deque>
#include <mutex>

namespace satdoku::grid {
Layout::Layout(std::string_view name, std::vector<Offset> offsets, const Rules& rules)
    : name_(name), offsets_(std::move(offsets)), rules_(rules), is_plain_(rules == Rules()),
      has_regular_boxes_(rules.boxes == regular_boxes(rules.size)), side_(rules.size.side()) {
    number_cells();
    list_shapes();
    list_houses();
    list_pairs();
    for (std::vector<Cell>& peers : peers_) core::sort_unique(peers);
}

void Layout::number_cells() {
    for (const Offset& offset : offsets_) {
        canvas_rows_ = std::max(canvas_rows_, offset.row + side_);
        canvas_columns_ = std::max(canvas_columns_, offset.column + side_);
    }
    constexpr int outside = -1;
    constexpr int inside = 0;
    const auto at = [this](int row, int column) -> int& {
        return canvas_[static_cast<std::size_t>(row * canvas_columns_ + column)];
    };
    canvas_.assign(static_cast<std::size_t>(canvas_rows_ * canvas_columns_), outside);
    for (const Offset& offset : offsets_) {
        for (int row = 0; row < side_; ++row)
            for (int column = 0; column < side_; ++column) at(offset.row + row, offset.column + column) = inside;
    }
    int count = 0;
    for (int& cell : canvas_)
        if (cell == inside) cell = count++;
    places_.resize(static_cast<std::size_t>(count));
    for (int grid = 0; grid < grid_count(); ++grid) {
        const Offset& offset = offsets_[static_cast<std::size_t>(grid)];
        for (int row = 0; row < side_; ++row) {
            for (int column = 0; column < side_; ++column) {
                const auto cell = static_cast<Cell>(at(offset.row + row, offset.column + column));
                cells_.push_back(cell);
                places_[cell].push_back({grid, row, column});
            }
        }
    }
}

void Layout::list_shapes() {
    for (const HouseKind kind : {HouseKind::row, HouseKind::column, HouseKind::box}) {
        for (int index = 0; index < side_; ++index) {
            Shape shape{kind, index, {}};
            for (int place = 0; place < cells_of_grid(); ++place) {
                const int here = kind == HouseKind::row      ? place / side_
                                 : kind == HouseKind::column ? place % side_
                                                             : rules_.boxes[static_cast<std::size_t>(place)];
                if (here == index) shape.places.push_back(static_cast<std::uint8_t>(place));
            }
            shapes_.push_back(shape);
        }
    }
    shapes_.insert(shapes_.end(), rules_.extra.begin(), rules_.extra.end());
}

/// A house is known by its cells, which are in rising order in all grids.
void Layout::list_houses() {
    in_extra_region_.resize(places_.size());
    for (int grid = 0; grid < grid_count(); ++grid) {
        for (const Shape& shape : shapes_) {
            const House house = house_in(grid, shape);
            const auto known = std::ranges::find(houses_, house.cells, &House::cells);
            house_numbers_.push_back(static_cast<std::size_t>(known - houses_.begin()));
            if (known == houses_.end()) houses_.push_back(house);
            if (!is_extra(shape.kind)) continue;
            for (const Cell cell : house.cells) in_extra_region_[cell] = true;
        }
    }
    peers_.resize(places_.size());
    for (const House& house : houses_) {
        for (const Cell cell : house.cells) {
            for (const Cell other : house.cells)
                if (other != cell) peers_[cell].push_back(other);
        }
    }
}

void Layout::list_pairs() {
    // They are in different rows and columns.
    const auto share_house = [this](int one, int other) {
        if (rules_.boxes[static_cast<std::size_t>(one)] == rules_.boxes[static_cast<std::size_t>(other)]) return true;
        return std::ranges::any_of(rules_.extra, [&](const Shape& shape) {
            const auto has = [&](int place) { return std::ranges::binary_search(shape.places, place); };
            return has(one) && has(other);
        });
    };
    const auto add = [&](int one, int rows_down, int columns_right) {
        const int row = one / side_ + rows_down;
        const int column = one % side_ + columns_right;
        const int other = row * side_ + column;
        if (row < side_ && column >= 0 && column < side_ && !share_house(one, other))
            pairs_of_grid_.emplace_back(one, other);
    };
    for (int place = 0; place < cells_of_grid(); ++place) {
        for (const int side : {-1, 1}) {
            if (rules_.king) add(place, 1, side);
            if (!rules_.knight) continue;
            add(place, 1, 2 * side);
            add(place, 2, side);
        }
    }
    for (int grid = 0; grid < grid_count(); ++grid) {
        for (const auto& [one, other] : pairs_of_grid_) {
            const auto ends =
                std::minmax(cells(grid)[static_cast<std::size_t>(one)], cells(grid)[static_cast<std::size_t>(other)]);
            pairs_.emplace_back(ends);
        }
    }
    core::sort_unique(pairs_);
    partners_.resize(places_.size());
    for (const auto& [one, other] : pairs_) {
        partners_[one].push_back(other);
        partners_[other].push_back(one);
    }
    for (std::size_t cell = 0; cell < partners_.size(); ++cell)
        peers_[cell].insert(peers_[cell].end(), partners_[cell].begin(), partners_[cell].end());
}

const Shape* Layout::find_shape(HouseKind kind, int index) const {
    const auto found =
        std::ranges::find_if(shapes_, [&](const Shape& shape) { return shape.kind == kind && shape.index == index; });
    return found == shapes_.end() ? nullptr : &*found;
}

House Layout::house_in(int grid, const Shape& shape) const {
    House house{shape.kind, grid, shape.index, {}};
    for (const std::uint8_t place : shape.places) house.cells.push_back(cells(grid)[place]);
    return house;
}

bool Layout::is_rule_between(std::optional<Cell> one, std::optional<Cell> other) const {
    if (!one || !other) return one || other;
    if (has_regular_boxes_) return true;
    const auto box = [this](const Place& place) {
        return rules_.boxes[static_cast<std::size_t>(place.row * side_ + place.column)];
    };
    return std::ranges::none_of(places(*one), [&](const Place& here) {
        return std::ranges::any_of(
            places(*other), [&](const Place& there) { return here.grid == there.grid && box(here) == box(there); });
    });
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

/// A figure with rules that has a name of its own.
struct Variant {
    std::string_view name;
    std::string_view figure;
    std::string_view rules;  ///< as add_rule() reads them
};

constexpr auto variants = std::to_array<Variant>({
    {"sudoku-x", "sudoku", "x"},
    {"windoku", "sudoku", "windows"},
    {"centre-dots", "sudoku", "dots"},
    {"twodoku-x", "twodoku", "x"},
    {"jigsaw", "sudoku",
     "boxes="
     "111222334"
     "112222334"
     "111223344"
     "155666334"
     "557666344"
     "577666448"
     "557799888"
     "577999988"
     "577999888"},
    {"sudoku-4x4", "sudoku", "4x4"},
    {"sudoku-6x6", "sudoku", "6x6"},
    {"sudoku-16x16", "sudoku", "16x16"},
    {"twodoku-6x6", "twodoku", "6x6"},
    {"anti-knight", "sudoku", "knight"},
    {"anti-king", "sudoku", "king"},
});

/// Adds all rules that the words between hyphens name. Returns false if one of them is none.
bool add_rules(Rules& rules, std::string_view words) {
    for (std::size_t begin = 0; begin <= words.size();) {
        const std::size_t end = std::min(words.find('-', begin), words.size());
        if (add_rule(rules, words.substr(begin, end - begin)) != RuleFault::none) return false;
        begin = end + 1;
    }
    return true;
}

const Figure* find_figure(std::string_view name) {
    const auto found = std::ranges::find_if(figures, [&](const Figure& figure) { return figure.name == name; });
    return found == figures.end() ? nullptr : &*found;
}

/// The offsets of the figure's grids if they have that size. In grids of nine digits they are those of the table. Other
/// sizes have the figures whose grids share boxes in their corners. Nothing for other figures, and for too many cells.
std::optional<std::vector<Offset>> offsets_of(const Figure& figure, const Size& size) {
    constexpr int between_corners = 6;  // in the table
    const auto begin = figure.offsets.begin();
    std::vector<Offset> offsets(begin, begin + static_cast<std::ptrdiff_t>(figure.grids));
    if (size == Size()) return offsets;
    for (Offset& offset : offsets) {
        if (offset.row % between_corners != 0 || offset.column % between_corners != 0) return std::nullopt;
        offset.row = offset.row / between_corners * (size.side() - size.box_rows);
        offset.column = offset.column / between_corners * (size.side() - size.box_columns);
    }
    if (static_cast<int>(figure.grids) * size.cells() > most_cells + size.side() * static_cast<int>(figure.grids - 1))
        return std::nullopt;
    return offsets;
}

Layout make_layout(std::string_view name, const Figure& figure, const Rules& rules) {
    return {name, *offsets_of(figure, rules.size), rules};
}

std::vector<Layout> make_layouts() {
    std::vector<Layout> all;
    all.reserve(figures.size() + variants.size());
    for (const Figure& figure : figures) all.push_back(make_layout(figure.name, figure, {}));
    for (const Variant& variant : variants) {
        Rules rules;
        add_rules(rules, variant.rules);
        all.push_back(make_layout(variant.name, *find_figure(variant.figure), rules));
    }
    return all;
}

/// The figure of one of layouts().
std::string_view figure_of(std::size_t index) {
    return index < figures.size() ? figures[index].name : variants[index - figures.size()].figure;
}

/// True if the figure has the cells of all constraints.
bool has_places(const Figure& figure, const Rules& rules) {
    const int side = rules.size.side();
    return std::ranges::all_of(rules.constraints, [&](const Constraint& constraint) {
        return std::ranges::all_of(constraint.places, [&](const Place& place) {
            return place.grid < static_cast<int>(figure.grids) && place.row < side && place.column < side;
        });
    });
}

/// True for the places of a row, a column or a box.
bool is_extra_in_name_only(const Rules& rules, const Shape& shape) {
    const auto is_one = [&](const auto& house_of) {
        const int first = house_of(shape.places.front());
        return std::ranges::all_of(shape.places, [&](int place) { return house_of(place) == first; });
    };
    const int side = rules.size.side();
    return is_one([side](int place) { return place / side; }) || is_one([side](int place) { return place % side; }) ||
           is_one([&](int place) { return int{rules.boxes[static_cast<std::size_t>(place)]}; });
}

/// Layouts live as long as the program, and a file may name any number of them.
constexpr std::size_t most_composed = 10'000;

/// Layouts without a name of their own, made when they are first asked for.
const Layout& composed(std::string_view figure, const Rules& rules) {
    static std::mutex mutex;
    static std::deque<Layout> all;
    const std::string name = std::string(figure) + '-' + text_of(rules);
    const std::lock_guard lock(mutex);
    for (const Layout& layout : all)
        if (layout.name() == name) return layout;
    if (all.size() == most_composed) throw core::Error("layout.too_many", {std::to_string(most_composed)});
    return all.emplace_back(make_layout(name, *find_figure(figure), rules));
}
}  // namespace

std::span<const Layout> layouts() {
    static const std::vector<Layout> all = make_layouts();
    return all;
}

std::vector<std::string_view> layout_names() {
    std::vector<std::string_view> names;
    for (const Figure& figure : figures) names.push_back(figure.name);
    for (const Variant& variant : variants) names.push_back(variant.name);
    return names;
}

const Layout* find_layout(std::string_view name) {
    const std::span<const Layout> all = layouts();
    for (const Layout& layout : all)
        if (layout.name() == name) return &layout;
    for (std::size_t index = 0; index < all.size(); ++index) {
        const std::string& base = all[index].name();
        if (!name.starts_with(base) || name.size() <= base.size() || name[base.size()] != '-') continue;
        Rules rules = all[index].rules();
        if (add_rules(rules, name.substr(base.size() + 1)) && has_size(figure_of(index), rules.size) &&
            has_places(*find_figure(figure_of(index)), rules))
            return &layout_with(figure_of(index), rules);
    }
    return nullptr;
}

bool has_size(std::string_view figure, const Size& size) { return offsets_of(*find_figure(figure), size).has_value(); }

const Layout& layout_with(std::string_view figure, const Rules& rules) {
    Rules needed = rules;
    std::erase_if(needed.extra, [&](const Shape& shape) { return is_extra_in_name_only(rules, shape); });
    const std::span<const Layout> all = layouts();
    for (std::size_t index = 0; index < all.size(); ++index)
        if (figure_of(index) == figure && all[index].rules() == needed) return all[index];
    return composed(figure, needed);
}

const Layout& without_constraint(const Layout& layout, std::size_t constraint) {
    Rules rules = layout.rules();
    const std::string_view name = layout.name();  // of the figure, a hyphen, and all rules
    const std::string_view figure = name.substr(0, name.size() - text_of(rules).size() - 1);
    rules.constraints.erase(rules.constraints.begin() + static_cast<std::ptrdiff_t>(constraint));
    return layout_with(figure, rules);
}

const Layout& grid_alone(const Layout& layout) {
    Rules rules = layout.rules();
    rules.constraints.clear();
    return layout_with(sudoku().name(), rules);
}

const Layout& sudoku() { return layouts()[0]; }
const Layout& twodoku() { return layouts()[1]; }
}  // namespace satdoku::grid
