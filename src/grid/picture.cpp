#include <satdoku/grid/text.hpp>

namespace satdoku::grid {
namespace {
constexpr char entered_mark = '\'';  ///< after a digit that is not a given

bool is_crossing(char character) {
    return character == '+' || (character >= 'a' && character <= 'i');  // a grid's letter is at its corner
}

bool is_cell(char character, int side) {
    const int digit = digit_of_character(character);
    return character == '.' || character == '_' || (digit != 0 && digit <= side);
}

/// The frames of a layout, in squares of its canvas: the cells of a box, or single ones.
class Frames {
  public:
    explicit Frames(const Layout& layout)
        : height_of_square(static_cast<std::size_t>(layout.between_rules().box_rows)),
          width_of_square(static_cast<std::size_t>(layout.between_rules().box_columns)), layout_(layout) {}

    /// Columns from one rule to the next: the rule, a blank, cells of two columns; and lines.
    std::size_t square_width() const { return 2 + 2 * width_of_square; }
    std::size_t square_height() const { return height_of_square + 1; }
    std::size_t rows() const { return static_cast<std::size_t>(layout_.canvas_rows()) / height_of_square; }
    std::size_t columns() const { return static_cast<std::size_t>(layout_.canvas_columns()) / width_of_square; }
    bool is_square(std::size_t row, std::size_t column) const { return first_of(row, column).has_value(); }
    /// Returns true if there is a rule to the right of a crossing, or below it.
    bool right_of(std::size_t row, std::size_t column) const {
        return layout_.is_rule_between(first_of(row, column), row == 0 ? std::nullopt : first_of(row - 1, column));
    }
    bool below(std::size_t row, std::size_t column) const {
        return layout_.is_rule_between(first_of(row, column), column == 0 ? std::nullopt : first_of(row, column - 1));
    }
    /// Lines from the first rule to the last.
    std::size_t height() const { return rows() * square_height() + 1; }

    const std::size_t height_of_square;  ///< in cells
    const std::size_t width_of_square;

  private:
    std::optional<Cell> first_of(std::size_t row, std::size_t column) const {
        return layout_.cell_on_canvas(static_cast<int>(row * height_of_square),
                                      static_cast<int>(column * width_of_square));
    }

    const Layout& layout_;
};

/// Where the first rule above a square begins, with a crossing on either side.
std::size_t first_crossing(const Layout& layout, std::string_view plain) {
    const bool has_squares = layout.between_rules().box_columns > 1;
    const std::string rule(Frames(layout).square_width() - 1, '-');
    for (std::size_t at = plain.find(rule); at != std::string_view::npos && at > 0; at = plain.find(rule, at + 1)) {
        const std::size_t end = at + rule.size();
        const auto is_end = [&](char character) {
            return is_crossing(character) || (!has_squares && character == '-');
        };
        if (is_crossing(plain[at - 1]) && end < plain.size() && is_end(plain[end])) return at - 1;
    }
    return std::string_view::npos;
}

/// Column numbers, perhaps more than there are columns, one per square. @param width  of a square, in cells
bool has_labels(std::string_view plain, int columns, int width) {
    std::string labels;
    int first = 0;
    for (int column = 0; column < columns; ++column, ++first) {
        if (column > 0) labels.append(column % width == 0 ? 3 : 1, ' ');
        if (column % width == 0 && labels.size() < plain.size()) first = digit_of_character(plain[labels.size()]);
        if (first == 0 || (column % width == 0 && (first - 1) % width != 0)) return false;
        labels += digit_character(first);
    }
    return plain.starts_with(labels);
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
            const auto is_one_of = [&](std::string_view lines) {
                return lines.find(character) != std::string_view::npos;
            };
            plain += !drawn ? '?' : is_one_of("│║┃") ? '|' : is_one_of("─═━") ? '-' : '+';
        }
    }
    while (!plain.empty() && (plain.back() == '\r' || plain.back() == '\n')) plain.pop_back();
    return plain;
}

bool is_label_line(std::string_view plain, const Size& size) {
    constexpr std::size_t narrowest_margin = 4;
    const std::size_t margin = std::min(plain.find_first_not_of(' '), plain.size());
    if (margin < narrowest_margin) return false;
    plain.remove_prefix(margin);
    return has_labels(plain, size.side(), size.box_columns) || has_labels(plain, size.side(), 1);
}

bool Picture::begins(std::string_view plain, std::span<const Layout* const> layouts) {
    return std::ranges::any_of(layouts, [&](const Layout* layout) {
        const std::size_t crossing = first_crossing(*layout, plain);
        return crossing != std::string_view::npos &&
               plain.substr(0, crossing).find_first_not_of(' ') == std::string_view::npos;
    });
}

char Picture::at(std::size_t row, std::size_t column) const {
    return row < lines_.size() && column < lines_[row].size() ? lines_[row][column] : ' ';
}

std::optional<std::size_t> Picture::left_of(const Layout& layout) const {
    const Frames frames(layout);
    std::size_t first = 0;
    while (!frames.is_square(0, first)) ++first;
    const std::size_t crossing = first_crossing(layout, lines_.front());
    if (crossing == std::string_view::npos || crossing < first * frames.square_width()) return std::nullopt;
    return crossing - first * frames.square_width();
}

/// Returns true if the lines so far have frames and cells where the layout has them, and no frames elsewhere.
bool Picture::agrees(const Layout& layout) const {
    const Frames frames(layout);
    const auto left = left_of(layout);
    if (!left || lines_.size() > frames.height()) return false;
    for (std::size_t y = 0; y < lines_.size(); ++y) {
        const std::size_t row = y / frames.square_height();
        const bool is_rule = y % frames.square_height() == 0;
        for (std::size_t column = 0; column <= frames.columns(); ++column) {
            const std::size_t x = *left + column * frames.square_width();
            if (is_rule) {
                if ((at(y, x + 1) == '-') != frames.right_of(row, column)) return false;
                continue;
            }
            if ((at(y, x) == '|') != frames.below(row, column)) return false;
            for (std::size_t cell = 0; cell < frames.width_of_square && frames.is_square(row, column); ++cell)
                if (!is_cell(at(y, x + 2 + 2 * cell), layout.side())) return false;
        }
    }
    return true;
}

bool Picture::is_possible(std::span<const Layout* const> layouts) const {
    return std::ranges::any_of(layouts, [this](const Layout* layout) { return agrees(*layout); });
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
    const Frames frames(layout);
    for (std::size_t row = 0; row < static_cast<std::size_t>(layout.canvas_rows()); ++row) {
        for (std::size_t column = 0; column < static_cast<std::size_t>(layout.canvas_columns()); ++column) {
            const auto cell = layout.cell_on_canvas(static_cast<int>(row), static_cast<int>(column));
            if (!cell) continue;
            const std::size_t y =
                row / frames.height_of_square * frames.square_height() + row % frames.height_of_square + 1;
            const std::size_t x = left + column / frames.width_of_square * frames.square_width() +
                                  column % frames.width_of_square * 2 + 2;
            if (at(y, x) == '.' || at(y, x) == '_') continue;
            position.board.digits[*cell] = static_cast<std::uint8_t>(digit_of_character(at(y, x)));
            if (at(y, x + 1) == entered_mark) position.placed.push_back(*cell);
        }
    }
    return position;
}
}  // namespace satdoku::grid
