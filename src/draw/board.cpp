// Lines have three strengths: between cells, around boxes, around grids. The upper layer does not cover the lines of
// the frame, so that the frame can be painted first.
#include "constraint_marks.hpp"

namespace satdoku::draw {
namespace {
constexpr double thin = 0.5;
constexpr double medium = 1.3;
constexpr double thick = 2.2;
constexpr double numbers_margin = 14;                     ///< around a board with numbers
constexpr double bare_margin = 1.5;                       ///< room for half a line
constexpr double tint_inset = 1.2;                        ///< from the middle of a line to a tinted area
constexpr double candidate_distance = cell_side * 0.305;  ///< from one to the next in a cell, three by three
constexpr double mark_radius = cell_side * 0.155;

double numbers_width(const BoardPicture& picture) { return picture.numbered ? numbers_margin : bare_margin; }
double margin_of(const BoardPicture& picture) {
    return numbers_width(picture) + (has_clues_outside(*picture.layout) ? clue_margin : 0);
}

Point corner(const BoardPicture& picture, double row, double column) {
    return {margin_of(picture) + column * cell_side, margin_of(picture) + row * cell_side};
}

Point corner_of(const BoardPicture& picture, grid::Cell cell) {
    const grid::Offset at = picture.layout->on_canvas(cell);
    return corner(picture, at.row, at.column);
}

/// The candidates side by side in a cell, and the lines of them.
int candidates_of_line(const BoardPicture& picture) { return picture.layout->side() > grid::plain_side ? 4 : 3; }

/// With more digits, candidates and what is drawn around them are smaller. @return 1 for nine of them
double candidate_scale(const BoardPicture& picture) { return 3.0 / candidates_of_line(picture); }

Point middle_of(const BoardPicture& picture, const CandidatePlace& place) {
    const Point from = corner_of(picture, place.cell);
    const int position = place.digit - 1;
    const int of_line = candidates_of_line(picture);
    const double distance = candidate_distance * candidate_scale(picture);
    const auto within = [&](int index) { return cell_side / 2 + distance * (index - (of_line - 1) / 2.0); };
    return {from.x + within(position % of_line), from.y + within(position / of_line)};
}

double mark_radius_of(const BoardPicture& picture) { return mark_radius * candidate_scale(picture); }

Drawing sheet_of(const BoardPicture& picture) {
    const Point end = corner(picture, picture.layout->canvas_rows(), picture.layout->canvas_columns());
    return {end.x + margin_of(picture), end.y + margin_of(picture)};
}

/// The lines of a layout in one direction. Each piece between two crossings has a strength, 0 if there is no line.
class Lines {
  public:
    Lines(const BoardPicture& picture, bool upright) : picture_(picture), layout_(*picture.layout), upright_(upright) {}

    /// Draws all pieces of one strength; consecutive pieces become one line.
    void draw(Drawing& drawing, double strength) const {
        const int lines = upright_ ? layout_.canvas_columns() : layout_.canvas_rows();
        const int pieces = upright_ ? layout_.canvas_rows() : layout_.canvas_columns();
        for (int line = 0; line <= lines; ++line) {
            constexpr int nowhere = -1;
            int begun = nowhere;
            for (int piece = 0; piece <= pieces; ++piece) {
                const bool here = piece < pieces && strength_of(line, piece) == strength;
                if (here && begun == nowhere) begun = piece;
                if (here || begun == nowhere) continue;
                // Where thick lines meet, half a line more fills the corner.
                const double more = strength == thin ? 0 : strength / 2 / cell_side;
                const double factor = picture_.large ? 1.6 : 1;
                drawing.add(Line{at(line, begun - more),
                                 at(line, piece + more),
                                 {strength == thin ? Ink::faint : Ink::text, strength * factor}});
                begun = nowhere;
            }
        }
    }

  private:
    bool has_cell(int line, int piece) const {
        return (upright_ ? layout_.cell_on_canvas(piece, line) : layout_.cell_on_canvas(line, piece)).has_value();
    }
    double strength_of(int line, int piece) const {
        if (!has_cell(line, piece) && !has_cell(line - 1, piece)) return 0;
        for (const grid::Offset& grid : layout_.offsets()) {
            const int across = upright_ ? grid.column : grid.row;
            const int along = upright_ ? grid.row : grid.column;
            const bool on_edge = line == across || line == across + layout_.side();
            if (on_edge && piece >= along && piece < along + layout_.side()) return thick;
        }
        const auto cell = [&](int at) {
            return upright_ ? layout_.cell_on_canvas(piece, at) : layout_.cell_on_canvas(at, piece);
        };
        const grid::Size step = layout_.between_rules();
        const bool may_be_rule = line % (upright_ ? step.box_columns : step.box_rows) == 0;
        return may_be_rule && layout_.is_rule_between(cell(line), cell(line - 1)) ? medium : thin;
    }
    Point at(double line, double piece) const {
        return upright_ ? corner(picture_, piece, line) : corner(picture_, line, piece);
    }

    const BoardPicture& picture_;
    const grid::Layout& layout_;
    bool upright_;
};

/// Draws the numbers of rows and columns at the edges of the board, and the letter of each grid next to its first cell.
void draw_numbers(Drawing& drawing, const BoardPicture& picture) {
    constexpr double size = 9;
    const grid::Layout& layout = *picture.layout;
    for (grid::Cell cell = 0; cell < layout.cell_count(); ++cell) {
        const grid::Offset at = layout.on_canvas(cell);
        const grid::Place& place = layout.places(cell).front();
        const Point from = corner_of(picture, cell);
        if (!layout.cell_on_canvas(at.row, at.column - 1)) {
            drawing.add(centred({from.x - numbers_margin / 2, from.y + cell_side / 2}, grid::digit_text(place.row + 1),
                                size, Ink::faint));
        }
        if (!layout.cell_on_canvas(at.row - 1, at.column)) {
            drawing.add(centred({from.x + cell_side / 2, from.y - numbers_margin / 2},
                                grid::digit_text(place.column + 1), size, Ink::faint));
        }
    }
    if (layout.grid_count() == 1) return;
    for (int grid = 0; grid < layout.grid_count(); ++grid) {
        const grid::Offset& offset = layout.offsets()[static_cast<std::size_t>(grid)];
        const Point at = corner(picture, offset.row, offset.column);
        const bool inside = layout.cell_on_canvas(offset.row - 1, offset.column - 1).has_value();
        const double aside = inside ? 0 : numbers_margin / 2;
        const Point middle{at.x - aside, at.y - aside};
        constexpr double radius = 5.5;
        if (inside) drawing.add(Circle{middle, radius, Ink::paper, {Ink::text, thin}});
        drawing.add(centred(middle, grid::grid_letter(grid), size, Ink::text, true));
    }
}

void tint(Drawing& drawing, Point at, Ink ink) {
    drawing.add(
        Rectangle{{at.x + tint_inset, at.y + tint_inset}, cell_side - 2 * tint_inset, cell_side - 2 * tint_inset, ink});
}

void draw_tints(Drawing& drawing, const BoardPicture& picture) {
    std::vector<Ink> tints(picture.cells.size(), Ink::none);
    for (const TintedHouse& house : picture.houses) {
        const grid::Shape& shape = *picture.layout->find_shape(house.kind, house.index);
        for (const grid::Cell cell : picture.layout->house_in(house.grid, shape).cells) tints[cell] = house.tint;
    }
    for (std::size_t cell = 0; cell < tints.size(); ++cell) {
        const Ink ink = picture.cells[cell].tint != Ink::none ? picture.cells[cell].tint : tints[cell];
        if (ink != Ink::none) tint(drawing, corner_of(picture, static_cast<grid::Cell>(cell)), ink);
    }
}

/// Corners on a circle of radius 1. Sines of C libraries differ in their last digits, and so would pictures.
constexpr double half_root_of_2 = 0.70710678118654752;
constexpr double half_root_of_3 = 0.86602540378443865;
constexpr std::array square_corners = {Point{half_root_of_2, -half_root_of_2}, Point{half_root_of_2, half_root_of_2},
                                       Point{-half_root_of_2, half_root_of_2}, Point{-half_root_of_2, -half_root_of_2}};
constexpr std::array diamond_corners = {Point{0, -1}, Point{1, 0}, Point{0, 1}, Point{-1, 0}};
constexpr std::array triangle_corners = {Point{0, -1}, Point{half_root_of_3, 0.5}, Point{-half_root_of_3, 0.5}};

void add_mark(Drawing& drawing, Point middle, double radius, Mark mark) {
    const double pen = radius * 0.22;
    const auto polygon = [&](double part, std::span<const Point> corners, Ink fill, Ink ink) {
        std::vector<Point> points;
        for (const Point corner : corners)
            points.push_back({middle.x + radius * part * corner.x, middle.y + radius * part * corner.y});
        drawing.add(Polygon{std::move(points), fill, {ink, pen}});
    };
    switch (mark) {
        case Mark::disc: drawing.add(Circle{middle, radius, Ink::blue_tint, {Ink::blue, pen}}); break;
        case Mark::square: polygon(1.25, square_corners, Ink::orange_tint, Ink::orange); break;
        case Mark::diamond: polygon(1.3, diamond_corners, Ink::purple_tint, Ink::purple); break;
        case Mark::triangle: polygon(1.45, triangle_corners, Ink::yellow_tint, Ink::yellow); break;
        case Mark::ring: drawing.add(Circle{middle, radius * 0.95, Ink::green_tint, {Ink::green, pen * 2}}); break;
        case Mark::cross:
            drawing.add(Rectangle{{middle.x - radius, middle.y - radius}, 2 * radius, 2 * radius, Ink::red_tint});
            break;
    }
}

/// Draws the part of a mark that covers the digit.
void strike(Drawing& drawing, Point middle, double radius, Mark mark) {
    if (mark != Mark::cross) return;
    drawing.add(
        Line{{middle.x - radius, middle.y + radius}, {middle.x + radius, middle.y - radius}, {Ink::red, radius * 0.3}});
}

void draw_digits(Drawing& drawing, const BoardPicture& picture) {
    for (const Weight weight : {Weight::given, Weight::entered}) {
        for (std::size_t cell = 0; cell < picture.cells.size(); ++cell) {
            const CellPicture& look = picture.cells[cell];
            if (look.digit == 0 || look.weight != weight) continue;
            const Point from = corner_of(picture, static_cast<grid::Cell>(cell));
            const bool given = weight == Weight::given;
            drawing.add(centred({from.x + cell_side / 2, from.y + cell_side / 2}, grid::digit_text(look.digit),
                                cell_side * (picture.large ? 0.9 : 0.62), given ? Ink::text : Ink::second, given));
        }
    }
}

/// Draws the words of a candidate, one below the other.
void draw_words(Drawing& drawing, Point middle, std::string_view words) {
    constexpr double size = cell_side * 0.11;
    const auto lines = 1 + std::ranges::count(words, ' ');
    double y = middle.y - static_cast<double>(lines - 1) * size / 2;
    while (!words.empty()) {
        const std::size_t end = std::min(words.find(' '), words.size());
        drawing.add(centred({middle.x, y}, std::string(words.substr(0, end)), size, Ink::text));
        words.remove_prefix(std::min(end + 1, words.size()));
        y += size;
    }
}

void draw_candidates(Drawing& drawing, const BoardPicture& picture) {
    const double size = cell_side * 0.26 * candidate_scale(picture);
    for (std::size_t cell = 0; cell < picture.cells.size(); ++cell) {
        const CellPicture& look = picture.cells[cell];
        if (look.digit != 0) continue;
        for (const int digit : look.candidates) {
            const CandidatePlace place{static_cast<grid::Cell>(cell), static_cast<std::uint8_t>(digit)};
            if (picture.words.empty()) {
                drawing.add(centred(middle_of(picture, place), grid::digit_text(digit), size, Ink::text));
            } else {
                draw_words(drawing, middle_of(picture, place),
                           picture.words[cell][static_cast<std::size_t>(digit - 1)]);
            }
        }
    }
}

/// Returns the middle of a group of candidates, and draws a frame around several.
Point gather(Drawing& drawing, const BoardPicture& picture, const std::vector<CandidatePlace>& group) {
    Point low = middle_of(picture, group.front());
    Point high = low;
    for (const CandidatePlace& place : group) {
        const Point middle = middle_of(picture, place);
        low = {std::min(low.x, middle.x), std::min(low.y, middle.y)};
        high = {std::max(high.x, middle.x), std::max(high.y, middle.y)};
    }
    if (group.size() > 1) {
        const double radius = mark_radius_of(picture);
        drawing.add(Rectangle{{low.x - radius, low.y - radius},
                              high.x - low.x + 2 * radius,
                              high.y - low.y + 2 * radius,
                              Ink::none,
                              {Ink::green, thin}});
    }
    return {(low.x + high.x) / 2, (low.y + high.y) / 2};
}

/// Returns how far an arrow bends: to the left, but never out of the cells to where the numbers of lines are.
double bend_of(const BoardPicture& picture, Point from, Point to) {
    constexpr std::array bends = {0.12, -0.12, 0.06, -0.06, 0.0};
    const Point way{to.x - from.x, to.y - from.y};
    const auto stays_inside = [&](double bend) {
        for (const double along : {0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9}) {
            const double aside = 3 * along * (1 - along) * bend;
            const double margin = margin_of(picture);
            const double column = (from.x + along * way.x + aside * way.y - margin) / cell_side;
            const double row = (from.y + along * way.y - aside * way.x - margin) / cell_side;
            if (row < 0 || column < 0) return false;
            if (!picture.layout->cell_on_canvas(static_cast<int>(row), static_cast<int>(column))) return false;
        }
        return true;
    };
    const auto* const best = std::ranges::find_if(bends, stays_inside);
    return best == bends.end() ? bends.front() : *best;
}

void draw_links(Drawing& drawing, const BoardPicture& picture) {
    for (const Link& link : picture.links) {
        if (link.from.empty() || link.to.empty()) continue;
        const Point from = gather(drawing, picture, link.from);
        const Point to = gather(drawing, picture, link.to);
        add_arrow(drawing, from, to, bend_of(picture, from, to), mark_radius_of(picture),
                  {link.strong ? Ink::green : Ink::orange, link.strong ? medium : 1.0, !link.strong});
    }
}
}  // namespace

Drawing draw_frame(const BoardPicture& picture) {
    Drawing drawing = sheet_of(picture);
    const grid::Layout& layout = *picture.layout;
    for (grid::Cell cell = 0; cell < layout.cell_count(); ++cell) {
        const bool shaded = layout.places(cell).size() > 1 || layout.is_in_extra_region(cell);
        drawing.add(Rectangle{corner_of(picture, cell), cell_side, cell_side, shaded ? Ink::shade : Ink::paper});
    }
    const MarkPlace marks{layout, corner(picture, 0, 0), numbers_width(picture)};
    draw_lower_marks(drawing, marks);
    for (const double strength : {thin, medium, thick})
        for (const bool upright : {false, true}) Lines(picture, upright).draw(drawing, strength);
    draw_upper_marks(drawing, marks);
    if (picture.numbered) draw_numbers(drawing, picture);
    return drawing;
}

Drawing draw_contents(const BoardPicture& picture) {
    Drawing drawing = sheet_of(picture);
    draw_tints(drawing, picture);
    for (const MarkedCandidate& marked : picture.marks)
        add_mark(drawing, middle_of(picture, marked.at), mark_radius_of(picture), marked.mark);
    draw_digits(drawing, picture);
    draw_candidates(drawing, picture);
    for (const MarkedCandidate& marked : picture.marks)
        strike(drawing, middle_of(picture, marked.at), mark_radius_of(picture), marked.mark);
    draw_links(drawing, picture);
    for (std::size_t index = 0; index < picture.cells.size(); ++index) {
        if (picture.cells[index].note.empty()) continue;
        const Point at = corner_of(picture, static_cast<grid::Cell>(index));
        drawing.add(Rectangle{at, cell_side, cell_side, Ink::none, {}, picture.cells[index].note});
    }
    return drawing;
}

Drawing draw_board(const BoardPicture& picture) {
    Drawing drawing = draw_frame(picture);
    put(drawing, draw_contents(picture), {0, 0});
    return drawing;
}

Drawing draw_tint(Ink tint, double side) {
    Drawing drawing{side, side};
    drawing.add(Rectangle{{0, 0}, side, side, tint, {Ink::faint, thin}});
    return drawing;
}

Drawing draw_mark(Mark mark, double side) {
    Drawing drawing{side, side};
    const Point middle{side / 2, side / 2};
    const double radius = side * 0.32;
    add_mark(drawing, middle, radius, mark);
    strike(drawing, middle, radius, mark);
    return drawing;
}
}  // namespace satdoku::draw
