// Constraints that a complete board keeps, at random: shapes are drawn, and stay if the board keeps the constraint.
#include <satdoku/puzzle/generate.hpp>
#include <set>

namespace satdoku::puzzle {
namespace {
using grid::Constraint;
using grid::Place;

enum class Shape : std::uint8_t { region, path, cell, square, pair, line, diagonal };
struct ShapeRow {
    grid::ConstraintKind kind;
    Shape shape;
    std::uint64_t least;  ///< cells
    std::uint64_t most;
};
std::span<const ShapeRow> shape_rows() {
    using enum grid::ConstraintKind;
    static constexpr ShapeRow rows[] = {
        {cage, Shape::region, 2, 5},
        {arrow, Shape::path, 3, 4},
        {thermometer, Shape::path, 3, 6},
        {slow_thermometer, Shape::path, 4, 6},
        {palindrome, Shape::path, 3, 7},
        {difference, Shape::pair, 2, 2},
        {ratio, Shape::pair, 2, 2},
        {xv, Shape::pair, 2, 2},
        {odd, Shape::cell, 1, 1},
        {even, Shape::cell, 1, 1},
        {between, Shape::path, 3, 5},
        {sandwich, Shape::line, 0, 0},
        {little_killer, Shape::diagonal, 0, 0},
        {quadruple, Shape::square, 4, 4},
        {renban, Shape::path, 3, 5},
        {whispers, Shape::path, 3, 6},
        {region_sum, Shape::path, 4, 6},
        {entropic, Shape::path, 4, 7},
        {modular, Shape::path, 4, 7},
        {zipper, Shape::path, 3, 5},
        {double_arrow, Shape::path, 4, 6},
        {x_sum, Shape::line, 0, 0},
        {skyscraper, Shape::line, 0, 0},
        {numbered_room, Shape::line, 0, 0},
    };
    return rows;
}

class Drawer {
  public:
    Drawer(const grid::Board& board, core::Random& random)
        : board_(board), layout_(*board.layout), side_(layout_.side()), random_(random),
          used_(static_cast<std::size_t>(layout_.cell_count())) {}

    void draw(const ShapeRow& row) {
        std::fill(used_.begin(), used_.end(), false);
        for (int grid = 0; grid < layout_.grid_count(); ++grid) {
            grid_ = grid;
            const int tries = row.shape == Shape::path ? 200 * side_ * side_ : side_ * side_;
            const int most = row.shape == Shape::region ? tries : side_ / 2 + 1;
            const bool grows = row.shape < Shape::pair;
            if (row.shape == Shape::pair) draw_pairs(row);
            if (row.shape > Shape::pair) draw_lines(row);
            for (int at = 0, kept = 0; grows && at < tries && kept < most; ++at) kept += keep(row, grow(row)) ? 1 : 0;
        }
    }

    const std::vector<Constraint>& drawn() const { return drawn_; }

  private:
    int below(int bound) { return static_cast<int>(random_.below(static_cast<std::uint64_t>(bound))); }
    std::size_t cell(const Place& place) const {
        return layout_.cells(place.grid)[static_cast<std::size_t>(place.row * side_ + place.column)];
    }
    bool is_free(const Place& place) const {
        const auto inside = [&](int line) { return line >= 0 && line < side_; };
        return inside(place.row) && inside(place.column) && !used_[cell(place)];
    }

    /// Connected cells: by edges for cages, along a walk of a king for lines.
    std::vector<Place> grow(const ShapeRow& row) {
        std::vector<Place> places{{grid_, below(side_), below(side_)}};
        if (row.shape == Shape::square) {
            const auto [grid, down, right] = places[0];
            return {{grid, down, right}, {grid, down, right + 1}, {grid, down + 1, right}, {grid, down + 1, right + 1}};
        }
        const std::uint64_t size = row.least + random_.below(row.most - row.least + 1);
        for (int tries = 0; tries < 20 && places.size() < size; ++tries) {
            Place next = row.shape == Shape::path ? places.back() : places[random_.below(places.size())];
            const int down = below(3) - 1;
            const int right = below(3) - 1;
            if (row.shape == Shape::region && (down == 0) == (right == 0)) continue;
            next.row += down;
            next.column += right;
            if (is_free(next) && std::ranges::find(places, next) == places.end()) places.push_back(next);
        }
        return places.size() >= row.least ? places : std::vector<Place>();
    }

    /// Keeps the constraint if its cells are free and there is a number with which the board keeps it.
    bool keep(const ShapeRow& row, const std::vector<Place>& places) {
        if (places.empty() || !std::ranges::all_of(places, [&](const Place& place) { return is_free(place); }))
            return false;
        using enum grid::ConstraintKind;
        Constraint constraint{row.kind, grid::facts_of(row.kind).standard_value, places};
        if (row.kind == quadruple) {
            std::string digits;
            for (const Place& place : places) digits += std::to_string(board_.digits[cell(place)]);
            std::ranges::sort(digits);
            if (side_ > 9) return false;
            constraint.value = std::stoi(digits);
        }
        const bool is_open = constraint.value == 0 && (row.kind == cage || grid::facts_of(row.kind).needs_value);
        const int largest = is_open ? side_ * side_ : constraint.value;
        for (constraint.value = is_open && row.kind == cage ? 1 : constraint.value; constraint.value <= largest;
             ++constraint.value) {
            if (row.kind == xv && constraint.value != 5 && constraint.value != 10) continue;
            if (!grid::keeps_constraint(board_, constraint)) continue;
            const bool is_alone = row.shape == Shape::region || row.shape == Shape::path || row.shape == Shape::cell;
            for (const Place& place : places) used_[cell(place)] = used_[cell(place)] || is_alone;
            drawn_.push_back(constraint);
            return true;
        }
        return false;
    }

    /// Whether the clue has a place outside the figure that no other one has.
    bool takes_place_outside(const std::vector<Place>& places) {
        const auto [row, column] = layout_.on_canvas(static_cast<grid::Cell>(cell(places[0])));
        const std::pair at{row + places[0].row - places[1].row, column + places[0].column - places[1].column};
        return !layout_.cell_on_canvas(at.first, at.second) && outside_.insert(at).second;
    }

    /// From each side, half of all rows and columns; or of the diagonals.
    void draw_lines(const ShapeRow& row) {
        const bool is_diagonal = row.shape == Shape::diagonal;
        // Sums of long diagonals say little and take long. From the other two sides there are the same ones.
        for (int line = is_diagonal ? (side_ + 2) / 3 : 0; line < side_ - (is_diagonal ? 1 : 0); ++line) {
            for (int from = 0; from < (is_diagonal ? 2 : 4); ++from) {
                if (random_.below(2) == 0) continue;
                const bool is_back = from % 2 == 1;
                std::vector<Place> places;
                for (int at = 0; at < (is_diagonal ? side_ - line : side_); ++at) {
                    const int along = is_back ? side_ - 1 - at : at;
                    const int across = !is_diagonal ? line : is_back ? along - line : along + line;
                    places.push_back(from < 2 ? Place{grid_, along, across} : Place{grid_, across, along});
                }
                if (takes_place_outside(places)) keep(row, places);
            }
        }
    }

    /// Half of all pairs of neighbours that may have a mark.
    void draw_pairs(const ShapeRow& row) {
        for (int place = 0; place < 2 * side_ * side_; ++place) {
            const Place one{grid_, place / 2 / side_, place / 2 % side_};
            Place other = one;
            ++(place % 2 == 0 ? other.row : other.column);
            if (random_.below(2) == 0 && is_free(other)) keep(row, {one, other});
        }
    }

    const grid::Board& board_;
    const grid::Layout& layout_;
    int side_;
    core::Random& random_;
    int grid_ = 0;
    std::vector<bool> used_;                 ///< by cell, by a constraint of the same kind
    std::set<std::pair<int, int>> outside_;  ///< places of clues
    std::vector<Constraint> drawn_;
};

}  // namespace

std::vector<std::string_view> drawn_kinds() {
    std::vector<std::string_view> names;
    for (const ShapeRow& row : shape_rows()) names.push_back(grid::facts_of(row.kind).name);
    return names;
}

void draw_constraints(Request& request, grid::Board board, core::Random& random) {
    Drawer drawer(board, random);
    for (const grid::ConstraintKind kind : request.kinds)
        drawer.draw(*std::ranges::find(shape_rows(), kind, &ShapeRow::kind));
    if (drawer.drawn().empty()) throw core::Error("generate.none_drawn", {board.layout->name()});
    std::string name = board.layout->name();
    for (const Constraint& constraint : drawer.drawn()) name += '-' + text_of(constraint);
    request.layout = board.layout = grid::find_layout(name);
    request.solution = std::move(board);
}

void remove_spare_constraints(Puzzle& puzzle, const Request& request, const SolverMaker& make_solver,
                              const std::stop_token& stop) {
    if (!request.minimal || request.kinds.empty()) return;
    for (std::size_t at = puzzle.givens.layout->constraints().size(); at-- > 0 && !stop.stop_requested();) {
        grid::Board givens = puzzle.givens;
        givens.layout = &without_constraint(*givens.layout, at);
        const auto solver = make_solver(*givens.layout);
        solver->stop_on(stop);
        if (solver->count(givens, 2) != 1 || solver->stopped()) continue;
        puzzle.solution.layout = givens.layout;
        puzzle.givens = std::move(givens);
    }
    puzzle.reached = puzzle.reached && !stop.stop_requested();
}
}  // namespace satdoku::puzzle
