#include "board_page.hpp"
#include <satdoku/ui/columns.hpp>

namespace satdoku::ui {
namespace {
/// The rules of the canvas, around boxes that are rectangles, or around single cells.
class Rules {
  public:
    Rules(const Console& console, const grid::Layout& layout)
        : boxes_(console.boxes()), layout_(layout), step_(layout.between_rules()) {}

    /// The character where the rules cross at the upper-left corner of a square. @param row, column  counted in squares
    std::string_view crossing(int row, int column) const {
        const bool up = vertical(row - 1, column);
        const bool down = vertical(row, column);
        const bool left = horizontal(row, column - 1);
        const bool right = horizontal(row, column);
        if (!boxes_) return up || down ? (left || right ? "+" : "|") : left || right ? "-" : " ";
        constexpr std::array<std::string_view, 16> glyphs = {" ", "╶", "╴", "─", "╷", "┌", "┐", "┬",
                                                             "╵", "└", "┘", "┴", "│", "├", "┤", "┼"};
        return glyphs[(up ? 8U : 0U) + (down ? 4U : 0U) + (left ? 2U : 0U) + (right ? 1U : 0U)];
    }
    std::string_view along(int row, int column) const { return !horizontal(row, column) ? " " : boxes_ ? "─" : "-"; }
    std::string_view upright(int row, int column) const { return !vertical(row, column) ? " " : boxes_ ? "│" : "|"; }

  private:
    std::optional<grid::Cell> first_of(int row, int column) const {
        return layout_.cell_on_canvas(row * step_.box_rows, column * step_.box_columns);
    }
    bool horizontal(int row, int column) const {
        return layout_.is_rule_between(first_of(row, column), first_of(row - 1, column));
    }
    bool vertical(int row, int column) const {
        return layout_.is_rule_between(first_of(row, column), first_of(row, column - 1));
    }

    bool boxes_;
    const grid::Layout& layout_;
    grid::Size step_;  ///< from one rule to the next
};

/// The places on the page: a cell is one line high and two columns wide, with room for a rule before each square.
constexpr int cell_width = 2;
class Places {
  public:
    explicit Places(const grid::Layout& layout) : step_(layout.between_rules()) {}

    int column_of(int canvas_column) const {
        return board_margin + 2 + canvas_column * cell_width + canvas_column / step_.box_columns * 2;
    }
    int row_of(int canvas_row) const { return 2 + canvas_row + canvas_row / step_.box_rows; }
    /// Where the rule before a cell is.
    int rule_column(int canvas_column) const {
        return board_margin + canvas_column / step_.box_columns * (step_.box_columns * cell_width + 2);
    }
    int rule_row(int canvas_row) const { return 1 + canvas_row / step_.box_rows * (step_.box_rows + 1); }

    /// From one rule to the next.
    const grid::Size& step() const { return step_; }

  private:
    grid::Size step_;
};

void draw_rules(Page& page, const Console& console, const grid::Layout& layout) {
    const Rules rules(console, layout);
    const Places at(layout);
    const auto [down, across] = at.step();
    for (int row = 0; row <= layout.canvas_rows(); row += down) {
        for (int column = 0; column <= layout.canvas_columns(); column += across) {
            const int top = at.rule_row(row);
            const int left = at.rule_column(column);
            page.put(top, left, rules.crossing(row / down, column / across), Style::dim);
            for (int x = left + 1; column < layout.canvas_columns() && x < at.rule_column(column + across); ++x)
                page.put(top, x, rules.along(row / down, column / across), Style::dim);
            for (int y = top + 1; row < layout.canvas_rows() && y < at.rule_row(row + down); ++y)
                page.put(y, left, rules.upright(row / down, column / across), Style::dim);
        }
    }
}

/// Draws the numbers of rows and then those of columns, next to each cell at an edge of the board. Where two numbers
/// have the same place, the number of the column remains.
void draw_numbers(Page& page, const grid::Layout& layout) {
    const Places places(layout);
    for (const bool columns : {false, true}) {
        for (int index = 0; index < layout.cell_count(); ++index) {
            const auto cell = static_cast<grid::Cell>(index);
            const grid::Offset at = layout.on_canvas(cell);
            const auto number = [&](int side, const grid::Place& place) {
                if (layout.cell_on_canvas(at.row + (columns ? side : 0), at.column + (columns ? 0 : side))) return;
                page.put(places.row_of(at.row) + (columns ? 2 * side : 0),
                         places.column_of(at.column) + (columns ? 0 : 2 * cell_width * side),
                         digit_glyph((columns ? place.column : place.row) + 1), Style::dim);
            };
            number(-1, layout.places(cell).front());
            number(1, layout.places(cell).back());
        }
    }
}

/// Draws the letter of each grid at its upper-left corner, which no two grids share.
void draw_letters(Page& page, const grid::Layout& layout) {
    if (layout.grid_count() == 1) return;
    for (int grid = 0; grid < layout.grid_count(); ++grid) {
        const grid::Offset& offset = layout.offsets()[static_cast<std::size_t>(grid)];
        page.put(Places(layout).rule_row(offset.row), Places(layout).rule_column(offset.column),
                 grid::grid_letter(grid), Style::heading);
    }
}

void draw_cell(Page& page, const Console& console, const CellLook& look, int row, int column) {
    page.put(row, column, look.digit != 0 ? digit_glyph(look.digit) : glyph_of_empty(look), style_of(look));
    const std::string_view sign = sign_of(look, console.colours());
    if (sign != " ") page.put(row, column + 1, sign, style_of(look));
    const Page::Emphasis emphasis = emphasis_of(look);
    for (const int at : {column, column + 1}) page.emphasize(row, at, emphasis);
    if (!look.cursor) return;
    page.put(row, column - 1, "[", Style::heading);
    page.emphasize(row, column - 1, emphasis);
    if (!look.conflict && !look.wrong && !look.hint.wrong) page.put(row, column + 1, "]", Style::heading);
}
}  // namespace

std::vector<CellLook> plain_looks(const grid::Board& board) {
    std::vector<CellLook> looks(board.digits.size());
    for (grid::Cell cell = 0; cell < looks.size(); ++cell) {
        looks[cell].digit = board.digits[cell];
        looks[cell].in_extra_region = board.layout->is_in_extra_region(cell);
    }
    return looks;
}

std::vector<std::string> board_lines(const Console& console, const grid::Layout& layout,
                                     std::span<const CellLook> looks) {
    const Places places(layout);
    Page page(places.rule_row(layout.canvas_rows()) + 2,
              places.rule_column(layout.canvas_columns()) + board_margin + 1);
    draw_rules(page, console, layout);
    draw_numbers(page, layout);
    for (int row = 0; row < layout.canvas_rows(); ++row) {
        for (int column = 0; column < layout.canvas_columns(); ++column) {
            const auto cell = layout.cell_on_canvas(row, column);
            if (cell) draw_cell(page, console, looks[*cell], places.row_of(row), places.column_of(column));
        }
    }
    draw_letters(page, layout);
    return page.lines(console);
}

std::vector<std::string> small_grid_lines(const Console& console, const grid::Layout& layout, int grid,
                                          std::span<const CellLook> looks, bool compact) {
    const grid::Layout& alone = grid::grid_alone(layout);
    const Places places(alone);
    Page page(places.rule_row(layout.side()) + 2, places.rule_column(layout.side()) + board_margin + 1);
    draw_rules(page, console, alone);
    draw_numbers(page, alone);
    for (int row = 0; row < layout.side(); ++row) {
        for (int column = 0; column < layout.side(); ++column)
            draw_cell(page, console, looks[layout.cell(grid, row, column)], places.row_of(row),
                      places.column_of(column));
    }
    if (layout.grid_count() > 1)
        page.put(compact ? 0 : places.rule_row(0), places.rule_column(0), grid::grid_letter(grid), Style::heading);
    std::vector<std::string> lines = page.lines(console);
    if (!compact) return lines;
    lines.pop_back();
    for (int row = layout.side(); row >= 0; row -= places.step().box_rows)
        lines.erase(lines.begin() + places.rule_row(row));
    return lines;
}

Area board_area(const grid::Layout& layout, grid::Cell cell) {
    const grid::Offset place = layout.on_canvas(cell);
    const Places places(layout);
    return {static_cast<std::size_t>(places.row_of(place.row)),
            static_cast<std::size_t>(places.column_of(place.column)), 1, static_cast<std::size_t>(cell_width)};
}

std::size_t first_around(std::size_t height, const Area& area, std::size_t rows) {
    if (height <= rows) return 0;
    const std::size_t middle = area.row + area.rows / 2;
    return std::min(middle - std::min(middle, rows / 2), height - rows);
}

std::vector<std::string> lines_around(const std::vector<std::string>& lines, const Area& area, std::size_t rows) {
    const auto begin = lines.begin() + static_cast<std::ptrdiff_t>(first_around(lines.size(), area, rows));
    return {begin, begin + static_cast<std::ptrdiff_t>(std::min(rows, lines.size()))};
}

std::vector<std::string> side_by_side(const std::vector<std::string>& left, const std::vector<std::string>& right) {
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
