#include <satdoku/ui/board_view.hpp>
#include <satdoku/ui/width.hpp>

#include <algorithm>
#include <string_view>

namespace satdoku::ui {

namespace {

constexpr int box = 3;
constexpr int margin = 2;  ///< columns left of the picture, lines above it: for the numbers

/// A page of characters, each with its style. The picture is put together here and then written line by line.
class Page {
  public:
    Page(int rows, int columns) : columns_(columns), spots_(static_cast<std::size_t>(rows * columns)) {}

    void put(int row, int column, std::string_view glyph, Style style = Style::plain, bool reverse = false) {
        spots_[static_cast<std::size_t>(row * columns_ + column)] = {std::string(glyph), style, reverse};
    }

    std::vector<std::string> lines(const Console& console) const {
        std::vector<std::string> lines;
        for (std::size_t begin = 0; begin < spots_.size(); begin += static_cast<std::size_t>(columns_)) {
            std::string line;
            std::size_t end = begin + static_cast<std::size_t>(columns_);
            while (end > begin && spots_[end - 1].glyph == " " && !spots_[end - 1].reverse) --end;
            for (std::size_t at = begin; at < end; ++at) {
                const Spot& spot = spots_[at];
                const std::string painted = console.paint(spot.style, spot.glyph);
                line += spot.reverse && console.colours() ? "\x1b[7m" + painted + "\x1b[0m" : painted;
            }
            lines.push_back(std::move(line));
        }
        return lines;
    }

  private:
    struct Spot {
        std::string glyph = " ";
        Style style = Style::plain;
        bool reverse = false;
    };
    int columns_;
    std::vector<Spot> spots_;
};

/// The rules around boxes, wherever a box lies on the canvas.
class Rules {
  public:
    Rules(const Console& console, const grid::Layout& layout) : boxes_(console.boxes()), layout_(layout) {}

    /// The character where the rules cross at the upper-left corner of a box. @param row, column counted in
    /// boxes
    std::string_view crossing(int row, int column) const {
        const bool up = vertical(row - 1, column);
        const bool down = vertical(row, column);
        const bool left = horizontal(row, column - 1);
        const bool right = horizontal(row, column);
        if (!boxes_) return up || down || left || right ? "+" : " ";
        constexpr std::array<std::string_view, 16> glyphs = {" ", "╶", "╴", "─", "╷", "┌", "┐", "┬",
                                                             "╵", "└", "┘", "┴", "│", "├", "┤", "┼"};
        return glyphs[(up ? 8U : 0U) + (down ? 4U : 0U) + (left ? 2U : 0U) + (right ? 1U : 0U)];
    }
    std::string_view along(int row, int column) const {
        return !horizontal(row, column) ? " " : boxes_ ? "─" : "-";
    }
    std::string_view upright(int row, int column) const {
        return !vertical(row, column) ? " " : boxes_ ? "│" : "|";
    }

  private:
    bool is_box(int row, int column) const {
        return layout_.cell_on_canvas(row * box, column * box).has_value();
    }
    bool horizontal(int row, int column) const { return is_box(row, column) || is_box(row - 1, column); }
    bool vertical(int row, int column) const { return is_box(row, column) || is_box(row, column - 1); }

    bool boxes_;
    const grid::Layout& layout_;
};

/// Where things lie on the page: a cell is `cell_width` columns and `cell_height` lines large, with a rule
/// before each box.
struct Geometry {
    int cell_width;
    int cell_height;
    int column(int canvas_column) const {
        return margin + 2 + canvas_column * cell_width + canvas_column / box * 2;
    }
    int row(int canvas_row) const { return 2 + canvas_row * cell_height + canvas_row / box; }
    int rule_column(int box_column) const { return margin + box_column * (box * cell_width + 2); }
    int rule_row(int box_row) const { return 1 + box_row * (box * cell_height + 1); }
};

constexpr Geometry board_geometry{2, 1};

void draw_rules(Page& page, const Console& console, const grid::Layout& layout, const Geometry& geometry) {
    const Rules rules(console, layout);
    const int box_rows = layout.canvas_rows() / box;
    const int box_columns = layout.canvas_columns() / box;
    for (int row = 0; row <= box_rows; ++row) {
        for (int column = 0; column <= box_columns; ++column) {
            const int top = geometry.rule_row(row);
            const int left = geometry.rule_column(column);
            page.put(top, left, rules.crossing(row, column), Style::dim);
            if (column < box_columns) {
                for (int at = left + 1; at < geometry.rule_column(column + 1); ++at) {
                    page.put(top, at, rules.along(row, column), Style::dim);
                }
            }
            if (row < box_rows) {
                for (int at = top + 1; at < geometry.rule_row(row + 1); ++at) {
                    page.put(at, left, rules.upright(row, column), Style::dim);
                }
            }
        }
    }
}

std::string_view digit_glyph(int digit) {
    return std::string_view(".123456789").substr(static_cast<std::size_t>(digit), 1);
}

/// Numbers of rows and columns, where the first and last cell of each line of the canvas lie.
void draw_numbers(Page& page, const grid::Layout& layout, const Geometry& geometry) {
    const int middle = geometry.cell_height / 2;
    for (int row = 0; row < layout.canvas_rows(); ++row) {
        const auto number = [&](int column, int shift) {
            const auto cell = layout.cell_on_canvas(row, column);
            const bool edge = cell && !layout.cell_on_canvas(row, column + (shift < 0 ? -1 : 1));
            if (!edge) return;
            const auto places = layout.places(*cell);
            const grid::Place& place = shift < 0 ? places.front() : places.back();
            page.put(geometry.row(row) + middle, geometry.column(column) + shift, digit_glyph(place.row + 1),
                     Style::dim);
        };
        for (int column = 0; column < layout.canvas_columns(); ++column) {
            number(column, -4);
            number(column, geometry.cell_width + 2);
        }
    }
    for (int column = 0; column < layout.canvas_columns(); ++column) {
        for (int row = 0; row < layout.canvas_rows(); ++row) {
            const auto cell = layout.cell_on_canvas(row, column);
            if (!cell) continue;
            const auto places = layout.places(*cell);
            const int at = geometry.column(column) + (geometry.cell_width - 1) / 2;
            if (!layout.cell_on_canvas(row - 1, column)) {
                page.put(geometry.row(row) - 2, at, digit_glyph(places.front().column + 1), Style::dim);
            }
            if (!layout.cell_on_canvas(row + 1, column)) {
                page.put(geometry.row(row) + geometry.cell_height + 1, at,
                         digit_glyph(places.back().column + 1), Style::dim);
            }
        }
    }
}

/// The letters that name grids in moves, each at the upper-left corner of its grid: no two grids have the
/// same.
void draw_letters(Page& page, const grid::Layout& layout, const Geometry& geometry) {
    if (layout.grid_count() == 1) return;
    for (int grid = 0; grid < layout.grid_count(); ++grid) {
        const grid::Offset& offset = layout.offsets()[static_cast<std::size_t>(grid)];
        page.put(geometry.rule_row(offset.row / box), geometry.rule_column(offset.column / box),
                 grid::grid_letter(grid), Style::heading);
    }
}

Style style_of(const CellLook& look) {
    if (look.conflict || look.wrong) return Style::bad;
    if (look.possible) return Style::good;
    if (look.digit == 0) return look.noted ? Style::note : Style::dim;
    if (look.tinted) return Style::good;
    switch (look.kind) {
        case CellLook::Kind::given:
            return Style::given;
        case CellLook::Kind::own:
            return Style::own;
        case CellLook::Kind::hint:
            return Style::hint;
    }
    return Style::plain;
}

std::string_view mark_of(const CellLook& look) {
    if (look.possible) return "?";
    if (look.digit == 0) return look.noted ? "," : " ";
    if (look.wrong) return "x";
    if (look.conflict) return "!";
    if (look.kind == CellLook::Kind::hint) return "*";
    return look.kind == CellLook::Kind::own ? "'" : " ";
}

}  // namespace

std::vector<CellLook> plain_looks(const grid::Board& board) {
    std::vector<CellLook> looks(board.digits.size());
    for (std::size_t cell = 0; cell < looks.size(); ++cell) looks[cell].digit = board.digits[cell];
    return looks;
}

std::vector<std::string> board_lines(const Console& console, const grid::Layout& layout,
                                     std::span<const CellLook> looks) {
    const Geometry& geometry = board_geometry;
    Page page(geometry.rule_row(layout.canvas_rows() / box) + 2,
              geometry.rule_column(layout.canvas_columns() / box) + margin + 1);
    draw_rules(page, console, layout, geometry);
    draw_numbers(page, layout, geometry);
    for (int row = 0; row < layout.canvas_rows(); ++row) {
        for (int column = 0; column < layout.canvas_columns(); ++column) {
            const auto cell = layout.cell_on_canvas(row, column);
            if (!cell) continue;
            const CellLook& look = looks[*cell];
            const int left = geometry.column(column);
            const int top = geometry.row(row);
            page.put(top, left, digit_glyph(look.digit), style_of(look), look.cursor);
            if (mark_of(look) != " ") page.put(top, left + 1, mark_of(look), style_of(look));
            if (look.cursor && !console.colours()) {
                page.put(top, left - 1, "[");
                page.put(top, left + 1, "]");
            }
        }
    }
    draw_letters(page, layout, geometry);
    return page.lines(console);
}

std::vector<std::string> mark_lines(const Console& console, const grid::Layout& layout, int grid,
                                    std::span<const CellLook> looks, std::span<const std::uint16_t> marks) {
    static const grid::Layout one("", {{0, 0}});
    const Geometry geometry{4, 3};
    Page page(geometry.rule_row(box) + 2, geometry.rule_column(box) + margin + 1);
    draw_rules(page, console, one, geometry);
    draw_numbers(page, one, geometry);
    for (int row = 0; row < grid::digits; ++row) {
        for (int column = 0; column < grid::digits; ++column) {
            const grid::Cell cell = layout.cell(grid, row, column);
            const CellLook& look = looks[cell];
            const int left = geometry.column(column);
            const int top = geometry.row(row);
            if (look.digit != 0) {
                page.put(top + 1, left + 1, digit_glyph(look.digit), style_of(look));
                page.put(top + 1, left + 2, mark_of(look), style_of(look));
                continue;
            }
            for (int digit = 1; digit <= grid::digits; ++digit) {
                const bool marked = (marks[cell] >> digit & 1U) != 0;
                const int place = digit - 1;
                if (marked) page.put(top + place / box, left + place % box, digit_glyph(digit), Style::note);
            }
            if (marks[cell] == 0) page.put(top + 1, left + 1, ".", Style::dim);
        }
    }
    return page.lines(console);
}

std::vector<std::string> lines_around(const std::vector<std::string>& lines, const grid::Layout& layout,
                                      grid::Cell cell, std::size_t rows) {
    if (lines.size() <= rows) return lines;
    const auto line = static_cast<std::size_t>(board_geometry.row(layout.on_canvas(cell).row));
    const std::size_t first = std::min(line > rows / 2 ? line - rows / 2 : 0, lines.size() - rows);
    const auto begin = lines.begin() + static_cast<std::ptrdiff_t>(first);
    return {begin, begin + static_cast<std::ptrdiff_t>(rows)};
}

std::vector<std::string> beside(const std::vector<std::string>& left, const std::vector<std::string>& right) {
    const std::size_t width = widest(left);
    std::vector<std::string> lines;
    for (std::size_t at = 0; at < std::max(left.size(), right.size()); ++at) {
        std::string line = at < left.size() ? left[at] : "";
        if (at < right.size() && !right[at].empty()) line = pad_right(line, width + gap) + right[at];
        lines.push_back(std::move(line));
    }
    return lines;
}

std::vector<std::string> flowed(const std::vector<std::string>& parts, std::size_t columns) {
    std::vector<std::string> lines;
    std::string line;
    const auto end_line = [&] {
        for (std::string& piece : wrap(line, columns)) lines.push_back(std::move(piece));
        line.clear();
    };
    for (const std::string& part : parts) {
        if (part.empty()) continue;
        if (!line.empty() && display_width(line) + gap + display_width(part) > columns) end_line();
        line.append(line.empty() ? "" : std::string(gap, ' ')).append(part);
    }
    if (!line.empty()) end_line();
    return lines;
}

std::string joined(const std::vector<std::string>& lines) {
    std::string text;
    for (const std::string& line : lines) text += line + '\n';
    return text;
}

}  // namespace satdoku::ui
