#include <satdoku/grid/picture.hpp>

#include <algorithm>

namespace satdoku::grid {

namespace {

constexpr std::size_t box_width =
    8;  ///< columns from one rule to the next: the rule, a blank, three cells of two columns
constexpr std::size_t box_height = 4;  ///< lines from one rule to the next

constexpr char entered_mark = '\'';  ///< after a digit that is not a given

constexpr std::string_view first_frame = "-------";

bool is_crossing(char character) {
    return character == '+' || (character >= 'a' && character <= 'i');  // a grid's letter is at its corner
}

bool is_cell(char character) {
    return character == '.' || (character >= '1' && character <= '9');
}

/// The frames of a layout, in boxes of its canvas.
class Frames {
  public:
    explicit Frames(const Layout& layout) : layout_(layout) {}

    std::size_t rows() const { return static_cast<std::size_t>(layout_.canvas_rows()) / box_side; }
    std::size_t columns() const { return static_cast<std::size_t>(layout_.canvas_columns()) / box_side; }
    bool is_box(std::size_t row, std::size_t column) const {
        return layout_.cell_on_canvas(static_cast<int>(row * box_side), static_cast<int>(column * box_side))
            .has_value();
    }
    /// Returns true if there is a rule to the right of a crossing, or below it.
    bool right_of(std::size_t row, std::size_t column) const {
        return is_box(row, column) || (row > 0 && is_box(row - 1, column));
    }
    bool below(std::size_t row, std::size_t column) const {
        return is_box(row, column) || (column > 0 && is_box(row, column - 1));
    }
    /// Lines from the first rule to the last.
    std::size_t height() const { return rows() * box_height + 1; }

  private:
    const Layout& layout_;
};

std::size_t first_crossing(std::string_view plain) {
    for (std::size_t at = plain.find(first_frame); at != std::string_view::npos && at > 0;
         at = plain.find(first_frame, at + 1)) {
        const std::size_t end = at + first_frame.size();
        if (is_crossing(plain[at - 1]) && end < plain.size() && is_crossing(plain[end])) return at - 1;
    }
    return std::string_view::npos;
}

}  // namespace

std::string plain_line(std::string_view line) {
    std::string plain;
    for (std::size_t at = 0; at < line.size(); ++at) {
        const auto byte = static_cast<unsigned char>(line[at]);
        if (byte == 0x1b) {  // ESC [ ... letter
            at = std::min(line.find_first_not_of("[0123456789;?", at + 1), line.size());
        } else if (byte < 0x80) {
            plain += line[at];
        } else if (byte >= 0xc0) {  // the first byte of a character
            const std::string_view character = line.substr(at, 3);
            const bool drawn =
                character.size() == 3 && (character.starts_with("\xe2\x94") || character.starts_with("\xe2\x95"));
            plain += !drawn ? '?' : character == "│" ? '|' : character == "─" ? '-' : '+';
        }
    }
    while (!plain.empty() && (plain.back() == '\r' || plain.back() == '\n')) plain.pop_back();
    return plain;
}

bool is_label_line(std::string_view plain) {
    constexpr std::size_t narrowest_margin = 4;
    const std::size_t margin = std::min(plain.find_first_not_of(' '), plain.size());
    if (margin < narrowest_margin) return false;
    plain.remove_prefix(margin);
    for (std::size_t stack = 0; stack < box_side; ++stack) {
        const std::string_view labels = plain.substr(0, std::string_view("1 2 3").size());
        if (labels != "1 2 3" && labels != "4 5 6" && labels != "7 8 9") return false;
        if (stack + 1 == box_side) return true;
        plain.remove_prefix(labels.size());
        if (!plain.starts_with("   ")) return false;
        plain.remove_prefix(3);
    }
    return false;
}

bool Picture::begins(std::string_view plain) {
    const std::size_t crossing = first_crossing(plain);
    return crossing != std::string_view::npos &&
           plain.substr(0, crossing).find_first_not_of(' ') == std::string_view::npos;
}

char Picture::at(std::size_t row, std::size_t column) const {
    return row < lines_.size() && column < lines_[row].size() ? lines_[row][column] : ' ';
}

std::optional<std::size_t> Picture::left_of(const Layout& layout) const {
    const Frames frames(layout);
    std::size_t first = 0;
    while (!frames.is_box(0, first)) ++first;
    const std::size_t crossing = first_crossing(lines_.front());
    if (crossing < first * box_width) return std::nullopt;
    return crossing - first * box_width;
}

/// Returns true if the lines so far have frames and cells where the layout has them, and no frames elsewhere.
bool Picture::agrees(const Layout& layout) const {
    const Frames frames(layout);
    const auto left = left_of(layout);
    if (!left || lines_.size() > frames.height()) return false;
    for (std::size_t y = 0; y < lines_.size(); ++y) {
        const std::size_t row = y / box_height;
        const bool is_rule = y % box_height == 0;
        for (std::size_t column = 0; column <= frames.columns(); ++column) {
            const std::size_t x = *left + column * box_width;
            if (is_rule) {
                if ((at(y, x + 1) == '-') != frames.right_of(row, column)) return false;
                continue;
            }
            if ((at(y, x) == '|') != frames.below(row, column)) return false;
            for (std::size_t cell = 0; cell < box_side && frames.is_box(row, column); ++cell) {
                if (!is_cell(at(y, x + 2 + 2 * cell))) return false;
            }
        }
    }
    return true;
}

bool Picture::is_possible(std::span<const Layout* const> layouts) const {
    return std::any_of(layouts.begin(), layouts.end(), [this](const Layout* layout) { return agrees(*layout); });
}

std::optional<Position> Picture::line(std::string plain, std::span<const Layout* const> layouts) {
    lines_.push_back(std::move(plain));
    for (const Layout* const layout : layouts) {
        if (lines_.size() != Frames(*layout).height() || !agrees(*layout)) continue;
        Position complete = position(*layout);
        clear();
        return complete;
    }
    return std::nullopt;
}

Position Picture::position(const Layout& layout) const {
    Position position{Board(layout)};
    const std::size_t left = *left_of(layout);
    for (std::size_t row = 0; row < static_cast<std::size_t>(layout.canvas_rows()); ++row) {
        for (std::size_t column = 0; column < static_cast<std::size_t>(layout.canvas_columns()); ++column) {
            const auto cell = layout.cell_on_canvas(static_cast<int>(row), static_cast<int>(column));
            if (!cell) continue;
            const std::size_t y = row / box_side * box_height + row % box_side + 1;
            const std::size_t x = left + column / box_side * box_width + column % box_side * 2 + 2;
            if (at(y, x) == '.') continue;
            position.board.digits[*cell] = static_cast<std::uint8_t>(at(y, x) - '0');
            if (at(y, x + 1) == entered_mark) position.placed.push_back(*cell);
        }
    }
    return position;
}

}  // namespace satdoku::grid
