#include "constraint_marks.hpp"

namespace satdoku::draw {
namespace {
Point operator+(Point left, Point right) { return {left.x + right.x, left.y + right.y}; }
Point operator-(Point left, Point right) { return {left.x - right.x, left.y - right.y}; }
Point operator*(Point vector, double factor) { return {vector.x * factor, vector.y * factor}; }
Point unit(Point vector) { return vector * (1 / std::max(length_of(vector), 1.0)); }

class Marks {
  public:
    Marks(Drawing& drawing, const MarkPlace& place, const grid::Constraint& constraint)
        : drawing_(drawing), place_(place), constraint_(constraint), cells_(place.layout.cells_of(constraint)) {}

    void draw_line() {
        const auto look = std::ranges::find(line_looks, constraint_.kind, &LineLook::kind);
        if (look != line_looks.end()) line(*look);
    }

    /// @param group  the number of a clone
    void draw_cells(std::size_t group) {
        constexpr std::array tints = {Ink::purple_tint, Ink::green_tint, Ink::yellow_tint, Ink::blue_tint};
        const Point middle = cells_.empty() ? Point() : middle_of(cells_.front());
        switch (constraint_.kind) {
            case odd: drawing_.add(Circle{middle, radius, Ink::web}); break;
            case even: drawing_.add(square(middle, radius, Ink::web)); break;
            case minimum: drawing_.add(square(middle, cell_side / 2, Ink::blue_tint)); break;
            case maximum: drawing_.add(square(middle, cell_side / 2, Ink::orange_tint)); break;
            case indexer: drawing_.add(square(middle, cell_side / 2, Ink::red_tint)); break;
            case clone:
                for (const Cell cell : cells_)
                    drawing_.add(square(middle_of(cell), cell_side / 2, tints[group % tints.size()]));
                break;
            default: break;
        }
    }

    void draw_above() {
        const bool is_dot = constraint_.kind == difference || constraint_.kind == ratio;
        if (constraint_.kind == cage) {
            cage_border();
        } else if (is_dot) {
            const bool is_usual = constraint_.value == facts_of(constraint_.kind).standard_value;
            dot(5, is_usual ? "" : std::to_string(constraint_.value), constraint_.kind == ratio);
        } else if (constraint_.kind == quadruple) {
            dot(letters, std::to_string(constraint_.value), false);
        } else if (constraint_.kind == xv) {
            drawing_.add(square(middle_of_all(), letters / 2, Ink::paper));
            const int sum = constraint_.value;
            drawing_.add(centred(middle_of_all(), sum == 10 ? "X" : sum == 5 ? "V" : std::to_string(sum), letters));
        } else if (constraint_.kind == minimum || constraint_.kind == maximum) {
            for (const Cell cell : std::span(cells_).subspan(1)) sign(middle_of(cells_.front()), middle_of(cell));
        } else if (facts_of(constraint_.kind).mark == grid::ConstraintMark::outside) {
            clue();
        }
    }

  private:
    using enum grid::ConstraintKind;
    using Cell = grid::Cell;
    using Constraint = grid::Constraint;

    static constexpr double stroke = 1.8;
    static constexpr double narrow = 6;
    static constexpr double band = 11;
    static constexpr double radius = cell_side * 0.4;
    static constexpr double inset = 3;  ///< from the edge of a cell to that of its cage
    static constexpr double letters = 8;

    enum class End : std::uint8_t { none, ring, disc, head };
    struct LineLook {
        grid::ConstraintKind kind;
        Ink ink;
        double width;
        End first;
        End last;
    };
    static constexpr auto line_looks = std::to_array<LineLook>({
        {arrow, Ink::faint, stroke, End::ring, End::head},
        {thermometer, Ink::web, band, End::disc, End::none},
        {slow_thermometer, Ink::web, narrow, End::disc, End::none},
        {palindrome, Ink::web, narrow, End::none, End::none},
        {between, Ink::faint, stroke, End::ring, End::ring},
        {renban, Ink::purple_tint, band, End::none, End::none},
        {whispers, Ink::green_tint, band, End::none, End::none},
        {region_sum, Ink::blue_tint, narrow, End::none, End::none},
        {entropic, Ink::orange_tint, band, End::none, End::none},
        {modular, Ink::yellow_tint, band, End::none, End::none},
        {zipper, Ink::red_tint, band, End::none, End::none},
        {double_arrow, Ink::faint, stroke, End::ring, End::ring},
    });

    Point middle_of(Cell cell) const {
        const grid::Offset at = place_.layout.on_canvas(cell);
        return place_.corner + Point{(at.column + 0.5) * cell_side, (at.row + 0.5) * cell_side};
    }
    Point middle_of_all() const {
        Point sum;
        for (const Cell cell : cells_) sum = sum + middle_of(cell);
        return sum * (1 / static_cast<double>(cells_.size()));
    }
    static Rectangle square(Point middle, double half, Ink fill) {
        return {middle - Point{half, half}, 2 * half, 2 * half, fill};
    }

    void line(const LineLook& look) {
        std::vector<Point> points;
        for (const Cell cell : cells_) points.push_back(middle_of(cell));
        if (look.kind == arrow && constraint_.value > 1) {
            const auto pill = static_cast<std::size_t>(constraint_.value);
            const Point first = points.front();
            const Point last = points[pill - 1];
            const Point low{std::min(first.x, last.x), std::min(first.y, last.y)};
            const Point high{std::max(first.x, last.x), std::max(first.y, last.y)};
            drawing_.add(Rectangle{low - Point{radius, radius},
                                   high.x - low.x + 2 * radius,
                                   high.y - low.y + 2 * radius,
                                   Ink::none,
                                   {look.ink, look.width}});
            points.erase(points.begin(), points.begin() + static_cast<std::ptrdiff_t>(pill) - 1);
        } else {
            end(look, look.first, points.front());
        }
        if (look.last != End::head) end(look, look.last, points.back());
        if (points.size() < 2) return;
        // A ring is open: the line begins at its edge.
        if (look.first == End::ring) points.front() = points[0] + unit(points[1] - points[0]) * radius;
        const Point way = unit(points.back() - points[points.size() - 2]);
        if (look.last == End::ring) points.back() = points.back() - way * radius;
        const Pen pen{look.ink, look.width};
        drawing_.add(Polyline{points, pen});
        if (look.last == End::head) head(points.back(), way, pen);
        if (look.kind != double_arrow) return;
        // The arrows of both circles, which meet.
        head(points[1], unit(points[1] - points[0]), pen);
        head(points[points.size() - 2], way * -1, pen);
    }
    void head(Point tip, Point way, const Pen& pen) {
        const Point back = tip - way * 6;
        const Point aside = Point{-way.y, way.x} * 4.5;
        drawing_.add(Polyline{{back + aside, tip, back - aside}, pen});
    }
    void end(const LineLook& look, End form, Point at) {
        if (form == End::disc) drawing_.add(Circle{at, radius, look.ink});
        if (form == End::ring) drawing_.add(Circle{at, radius, Ink::none, {look.ink, look.width}});
    }

    void dot(double size, const std::string& text, bool is_dark) {
        drawing_.add(Circle{middle_of_all(), size, is_dark ? Ink::text : Ink::paper, {Ink::text, 1}});
        drawing_.add(centred(middle_of_all(), text, text.size() > 3 ? letters - 2 : letters - 1,
                             is_dark ? Ink::paper : Ink::text));
    }

    /// A wedge between a cell and a neighbour, which points to the smaller digit.
    void sign(Point first, Point other) {
        const Point way = unit(other - first) * (constraint_.kind == minimum ? -1 : 1);
        const Point tip = (first + other) * 0.5 + way * 2.5;
        const Point aside = Point{-way.y, way.x} * 4;
        drawing_.add(Polyline{{tip - way * 5 + aside, tip, tip - way * 5 - aside}, {Ink::text, 1.2}});
    }

    bool has(grid::Offset at) const {
        const auto cell = place_.layout.cell_on_canvas(at.row, at.column);
        return cell && std::ranges::find(cells_, *cell) != cells_.end();
    }
    /// A dashed line along each edge that no cell of the cage shares. It ends before the edge of the cell, at it, or beyond it
    /// in a corner that the cage goes around.
    void cage_border() {
        constexpr double half = cell_side / 2;
        for (const Cell cell : cells_) {
            const grid::Offset at = place_.layout.on_canvas(cell);
            for (const grid::Offset to : {grid::Offset{-1, 0}, {1, 0}, {0, -1}, {0, 1}}) {
                const auto [down, right] = to;
                if (has({at.row + down, at.column + right})) continue;
                const Point out{static_cast<double>(right), static_cast<double>(down)};
                const auto reach = [&](int side) {
                    const grid::Offset along{at.row + side * right, at.column + side * down};
                    if (!has(along)) return half - inset;
                    return has({along.row + down, along.column + right}) ? half + inset : half;
                };
                const Point along{out.y, out.x};
                const Point edge = middle_of(cell) + out * (half - inset);
                drawing_.add(Line{edge - along * reach(-1), edge + along * reach(1), {Ink::text, 0.8, true}});
            }
        }
        if (constraint_.value == 0) return;
        const Point corner = middle_of(*std::ranges::min_element(cells_)) - Point{half, half};
        const std::string sum = std::to_string(constraint_.value);
        const double width = static_cast<double>(sum.size()) * letters * 0.56 + 1;
        drawing_.add(Rectangle{corner + Point{1, 1}, width, letters * 0.85, Ink::paper});
        drawing_.add(Label{corner + Point{1.5, letters * 0.85}, sum, letters});
    }

    void clue() {
        const grid::Place& first = constraint_.places.front();
        Point out = first.row == 0 ? Point{0, -1} : Point{-1, 0};
        if (cells_.size() > 1) {
            const Point way = middle_of(cells_[0]) - middle_of(cells_[1]);
            out = way * (1 / cell_side);
        }
        const Point at = middle_of(cells_[0]) + out * (cell_side / 2 + place_.outside + clue_margin / 2);
        drawing_.add(centred(at, std::to_string(constraint_.value), letters + 2));
        if (constraint_.kind != little_killer) return;
        const Point tip = at - out * (clue_margin / 2 - 1);
        const Pen pen{Ink::text, 0.9};
        drawing_.add(Line{at - out * 5, tip, pen});
        drawing_.add(Polyline{{tip + Point{out.x * 4, 0}, tip, tip + Point{0, out.y * 4}}, pen});
    }

    Drawing& drawing_;
    const MarkPlace& place_;
    const Constraint& constraint_;
    std::vector<Cell> cells_;
};
}  // namespace

bool has_clues_outside(const grid::Layout& layout) {
    return std::ranges::any_of(layout.constraints(), [](const grid::Constraint& constraint) {
        return facts_of(constraint.kind).mark == grid::ConstraintMark::outside;
    });
}

void draw_lower_marks(Drawing& drawing, const MarkPlace& place) {
    std::size_t clones = 0;
    for (const grid::Constraint& constraint : place.layout.constraints()) {
        Marks(drawing, place, constraint).draw_cells(clones);
        if (constraint.kind == grid::ConstraintKind::clone) ++clones;
    }
    for (const grid::Constraint& constraint : place.layout.constraints()) Marks(drawing, place, constraint).draw_line();
}

void draw_upper_marks(Drawing& drawing, const MarkPlace& place) {
    for (const grid::Constraint& constraint : place.layout.constraints())
        Marks(drawing, place, constraint).draw_above();
}
}  // namespace satdoku::draw
