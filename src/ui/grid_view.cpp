// One grid, large. A cell is three lines high, with a line or column between cells, so that its candidates are arranged
// three by three, each digit always at the same place; four by four if there are more than nine. A digit of the board
// fills the cell: it is drawn of seven strokes, as on a digital clock.
#include "board_page.hpp"

namespace satdoku::ui {
namespace {
constexpr int drawn_side = 3;  ///< lines and columns of a drawn digit

/// The places of cells and rules on the page.
class Geometry {
  public:
    Geometry(Zoom zoom, int digits)
        : marks_(digits > grid::plain_side ? 4 : 3), cell_width_(zoom == Zoom::airy ? 2 * marks_ + 1 : marks_),
          airy_(zoom == Zoom::airy) {}

    bool airy() const { return airy_; }
    /// Candidates side by side, and lines of them.
    int marks() const { return marks_; }
    int cell_width() const { return cell_width_; }
    int cell_height() const { return marks_; }
    int pitch_down() const { return marks_ + 1; }
    int rule_row(int row) const { return 1 + row * pitch_down(); }
    int rule_column(int column) const { return board_margin + column * (cell_width_ + 1); }
    int top(int row) const { return rule_row(row) + 1; }
    int left(int column) const { return rule_column(column) + 1; }
    /// Columns from the left of a cell to a candidate.
    int candidate_column(int place) const { return airy_ ? 1 + place * 2 : place; }

  private:
    int marks_;
    int cell_width_;
    bool airy_;
};

struct Strokes {
    std::array<std::string_view, drawn_side> rows;
};
constexpr std::array<Strokes, grid::most_digits> strokes = {{{{"   ", " | ", " | "}},
                                                             {{" _ ", " _|", "|_ "}},
                                                             {{" _ ", " _|", " _|"}},
                                                             {{"   ", "|_|", "  |"}},
                                                             {{" _ ", "|_ ", " _|"}},
                                                             {{" _ ", "|_ ", "|_|"}},
                                                             {{" _ ", "  |", "  |"}},
                                                             {{" _ ", "|_|", "|_|"}},
                                                             {{" _ ", "|_|", " _|"}},
                                                             {{" _ ", "|_|", "| |"}},
                                                             {{"   ", "|_ ", "|_|"}},
                                                             {{" _ ", "|  ", "|_ "}},
                                                             {{"   ", " _|", "|_|"}},
                                                             {{" _ ", "|_ ", "|_ "}},
                                                             {{" _ ", "|_ ", "|  "}},
                                                             {{" _ ", "| _", "|_|"}}}};

class GridPicture {
  public:
    GridPicture(const Console& console, const grid::Layout& layout, int grid, Zoom zoom)
        : console_(console), layout_(layout), grid_(grid), at_(zoom, layout.side()), side_(layout.side()),
          page_(at_.rule_row(side_) + 1, at_.rule_column(side_) + 1) {}

    std::vector<std::string> lines(std::span<const CellLook> looks) {
        filtered_ = std::ranges::any_of(looks, [](const CellLook& look) { return !look.possible.empty(); });
        draw_rules();
        draw_numbers();
        draw_letters();
        for (int row = 0; row < side_; ++row) {
            for (int column = 0; column < side_; ++column)
                draw_cell(looks[layout_.cell(grid_, row, column)], at_.top(row), at_.left(column));
        }
        return page_.lines(console_);
    }

  private:
    std::optional<grid::Cell> cell_at(int row, int column) const {
        if (row < 0 || row >= side_ || column < 0 || column >= side_) return std::nullopt;
        return layout_.cell(grid_, row, column);
    }
    /// A rule above a cell, or to its left.
    bool is_rule_above(int row, int column) const {
        return row % layout_.between_rules().box_rows == 0 &&
               layout_.is_rule_between(cell_at(row, column), cell_at(row - 1, column));
    }
    bool is_rule_before(int row, int column) const {
        return column % layout_.between_rules().box_columns == 0 &&
               layout_.is_rule_between(cell_at(row, column), cell_at(row, column - 1));
    }

    /// The upper left corner of a cell. Where the corners of cells of one box meet there is a crossing, too.
    std::string_view crossing(int row, int column) const {
        const bool up = is_rule_before(row - 1, column);
        const bool down = is_rule_before(row, column);
        const bool left = is_rule_above(row, column - 1);
        const bool right = is_rule_above(row, column);
        constexpr std::array<std::string_view, 16> glyphs = {"┼", "╶", "╴", "─", "╷", "┌", "┐", "┬",
                                                             "╵", "└", "┘", "┴", "│", "├", "┤", "┼"};
        const std::size_t index = (up ? 8U : 0U) + (down ? 4U : 0U) + (left ? 2U : 0U) + (right ? 1U : 0U);
        if (console_.boxes()) return glyphs[index];
        return glyphs[index] == "─" ? "-" : glyphs[index] == "│" ? "|" : "+";
    }

    void draw_rules() {
        const std::string_view along = console_.boxes() ? "─" : "-";
        const std::string_view upright = console_.boxes() ? "│" : "|";
        for (int row = 0; row <= side_; ++row) {
            for (int column = 0; column <= side_; ++column) {
                for (int at = at_.rule_column(column); is_rule_above(row, column) && at < at_.rule_column(column + 1);
                     ++at)
                    page_.put(at_.rule_row(row), at, along, Style::dim);
                for (int at = at_.rule_row(row); is_rule_before(row, column) && at < at_.rule_row(row + 1); ++at)
                    page_.put(at, at_.rule_column(column), upright, Style::dim);
                page_.put(at_.rule_row(row), at_.rule_column(column), crossing(row, column), Style::dim);
            }
        }
    }

    void draw_numbers() {
        for (int index = 0; index < side_; ++index) {
            page_.put(0, at_.left(index) + at_.cell_width() / 2, digit_glyph(index + 1), Style::dim);
            page_.put(at_.top(index) + at_.cell_height() / 2, 0, digit_glyph(index + 1), Style::dim);
        }
    }

    /// The letter of this grid at its corner, and the letters of other grids above the boxes that they share.
    void draw_letters() {
        if (layout_.grid_count() == 1) return;
        page_.put(at_.rule_row(0), at_.rule_column(0), grid::grid_letter(grid_), Style::heading);
        for (int row = 0; row < side_; row += layout_.size().box_rows) {
            for (int column = 0; column < side_; column += layout_.size().box_columns) {
                int at = at_.left(column + 1) + at_.cell_width() / 2;
                for (const grid::Place& place : layout_.places(layout_.cell(grid_, row, column))) {
                    if (place.grid == grid_) continue;
                    page_.put(at_.rule_row(row), at++, grid::grid_letter(place.grid), Style::heading);
                }
            }
        }
    }

    void draw_cell(const CellLook& look, int top, int left) {
        Page::Emphasis emphasis = emphasis_of(look);
        const bool is_emphasized = emphasis.any();
        const bool underline = emphasis.underline;
        const int width = at_.cell_width();
        if (look.colours.cell != 0 && look.digit == 0 && !console_.colours())
            page_.put(top, left + width, sign_of_colour(look.colours.cell), Style::heading);
        for (int row = top; row < top + at_.cell_height() && is_emphasized; ++row) {
            emphasis.underline = underline && row + 1 == top + at_.cell_height();
            for (int column = left; column < left + width; ++column) page_.emphasize(row, column, emphasis);
            if (!look.cursor) continue;
            page_.put(row, left - 1, "[", Style::heading);
            page_.put(row, left + width, "]", Style::heading);
        }
        if (look.digit != 0) {
            draw_digit(look, top, left + (width - drawn_side) / 2);
        } else {
            draw_candidates(look, top, left);
        }
    }

    void draw_digit(const CellLook& look, int top, int left) {
        const Strokes& drawn = strokes[look.digit - std::size_t{1}];
        for (int row = 0; row < drawn_side; ++row) {
            for (int column = 0; column < drawn_side; ++column) {
                page_.put(top + row, left + column,
                          drawn.rows[static_cast<std::size_t>(row)].substr(static_cast<std::size_t>(column), 1),
                          style_of(look));
            }
        }
        const std::string_view sign = sign_of(look, console_.colours());
        page_.put(top, left + drawn_side - 1, sign, style_of(look));
    }

    void draw_candidates(const CellLook& look, int top, int left) {
        const grid::DigitSet shown = shown_candidates(look);
        if (shown.empty()) {
            const bool possible = !look.possible.empty();
            page_.put(top + at_.cell_height() / 2, left + at_.cell_width() / 2, possible ? "?" : glyph_of_empty(look),
                      possible ? Style::good : Style::dim);
        }
        for (const int digit : shown) {
            const int row = top + (digit - 1) / at_.marks();
            const int column = left + at_.candidate_column((digit - 1) % at_.marks());
            const Style style = style_of_candidate(look, digit, filtered_);
            const std::string_view sign = sign_of_candidate(look, digit);
            // The digit has priority: the sign is drawn instead only if there are no colours and no room for both.
            const bool sign_alone = !at_.airy() && !console_.colours() && sign != " ";
            page_.put(row, column, sign_alone ? sign : digit_glyph(digit), style);
            if (const int colour = look.colours.of(digit)) {
                Page::Emphasis emphasis = emphasis_of(look);
                emphasis.underline = false;
                emphasis.colour = colour;
                page_.emphasize(row, column, emphasis);
            }
            if (at_.airy()) page_.put(row, column + 1, sign, style);
        }
    }

    const Console& console_;
    const grid::Layout& layout_;
    int grid_;
    Geometry at_;
    int side_;
    Page page_;
    bool filtered_ = false;
};
}  // namespace

std::vector<std::string> grid_lines(const Console& console, const grid::Layout& layout, int grid,
                                    std::span<const CellLook> looks, Zoom zoom) {
    return GridPicture(console, layout, grid, zoom).lines(looks);
}

Area grid_area(const grid::Layout& layout, int row, int column, Zoom zoom) {
    const Geometry at(zoom, layout.side());
    return {static_cast<std::size_t>(at.top(row)), static_cast<std::size_t>(at.left(column)),
            static_cast<std::size_t>(at.pitch_down()), static_cast<std::size_t>(at.cell_width() + 1)};
}
}  // namespace satdoku::ui
