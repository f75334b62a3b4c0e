#include "other_notations.hpp"
#include <satdoku/grid/notation.hpp>

namespace satdoku::grid {
namespace {
constexpr std::string_view sdk_letters = "ABCDLSU";

char character_of(std::uint8_t digit, char empty) { return digit == 0 ? empty : digit_character(digit); }

/// The nine characters of a row of a plain sudoku, with separators between boxes.
std::string row_text(const Board& board, int row, std::string_view between) {
    std::string text;
    for (int column = 0; column < plain_side; ++column) {
        if (column > 0 && column % Size().box_columns == 0) text += between;
        text += character_of(board.digits[board.layout->cell(0, row, column)], '.');
    }
    return text;
}

/// The cells in reading order of the figure, a + before each digit that is not a given.
std::string cells_with_placed(const Position& position) {
    std::string text;
    for (Cell cell = 0; cell < position.board.digits.size(); ++cell) {
        if (std::ranges::binary_search(position.placed, cell)) text += '+';
        text += character_of(position.board.digits[cell], '.');
    }
    return text;
}

std::string without_blanks_in_front(std::string_view text) {
    return std::string(text.substr(std::min(text.find_first_not_of(' '), text.size())));
}

/// The figure of a layout in text, each column of cells as wide as its widest cell. Rules run around boxes.
class Frame {
  public:
    Frame(const Layout& layout, const std::vector<std::string>& cells)
        : layout_(layout), cells_(cells), between_(layout.between_rules()) {
        widths_.assign(static_cast<std::size_t>(layout.canvas_columns()), 1);
        for (Cell cell = 0; cell < cells.size(); ++cell) {
            std::size_t& width = widths_[static_cast<std::size_t>(layout.on_canvas(cell).column)];
            width = std::max(width, cells[cell].size());
        }
    }

    std::string text() const {
        std::string text;
        for (int row = 0; row <= layout_.canvas_rows(); ++row) {
            if (row % between_.box_rows == 0) add_line(text, rule(row));
            if (row < layout_.canvas_rows()) add_line(text, cells_of(row));
        }
        return text;
    }

  private:
    static void add_line(std::string& text, const std::string& line) {
        text.append(line, 0, line.find_last_not_of(' ') + 1).append("\n");
    }
    /// A rule above a cell, or to its left.
    bool is_rule_above(int row, int column) const {
        return layout_.is_rule_between(layout_.cell_on_canvas(row, column), layout_.cell_on_canvas(row - 1, column));
    }
    bool is_rule_before(int row, int column) const {
        return layout_.is_rule_between(layout_.cell_on_canvas(row, column), layout_.cell_on_canvas(row, column - 1));
    }

    /// The letter of the grid that begins here, if the layout has several grids.
    std::optional<char> letter_at(int row, int column) const {
        for (int grid = 0; grid < layout_.grid_count() && layout_.grid_count() > 1; ++grid) {
            const Offset& offset = layout_.offsets()[static_cast<std::size_t>(grid)];
            if (offset.row == row && offset.column == column) return grid_letter(grid).front();
        }
        return std::nullopt;
    }
    /// The character of a rule where it meets a vertical rule.
    char crossing(int row, int column) const {
        const bool up = is_rule_before(row - 1, column);
        const bool down = is_rule_before(row, column);
        const bool left = is_rule_above(row, column - 1);
        const bool right = is_rule_above(row, column);
        if (!up && !down) return left || right ? '-' : ' ';
        if (const auto letter = letter_at(row, column)) return *letter;
        if (!left && !right) return '|';
        if (!up) return '.';
        if (!down) return '\'';
        return left && right ? '+' : ':';
    }
    std::string rule(int row) const {
        std::string line;
        for (int column = 0; column <= layout_.canvas_columns(); ++column) {
            if (column % between_.box_columns == 0) line += crossing(row, column);
            if (column == layout_.canvas_columns()) break;
            const std::size_t blanks = column % between_.box_columns == 0 ? 2 : 1;
            line.append(widths_[static_cast<std::size_t>(column)] + blanks, is_rule_above(row, column) ? '-' : ' ');
        }
        return line;
    }
    std::string cells_of(int row) const {
        std::string line;
        for (int column = 0; column <= layout_.canvas_columns(); ++column) {
            if (column % between_.box_columns == 0) line += is_rule_before(row, column) ? "| " : "  ";
            if (column == layout_.canvas_columns()) break;
            const auto cell = layout_.cell_on_canvas(row, column);
            std::string text = cell ? cells_[*cell] : "";
            text.resize(widths_[static_cast<std::size_t>(column)] + 1, ' ');
            line += text;
        }
        return line;
    }

    const Layout& layout_;
    const std::vector<std::string>& cells_;
    Size between_;                     ///< from one rule to the next
    std::vector<std::size_t> widths_;  ///< by column of the canvas
};
}  // namespace

std::string figure_line(const Board& board) {
    std::string line;
    for (const std::uint8_t digit : board.digits) line += character_of(digit, '.');
    return line;
}

std::string sdm_line(const Board& board) {
    std::string line;
    for (const std::uint8_t digit : board.digits) line += character_of(digit, '0');
    return line;
}

std::string sudokuwiki_line(const Board& board) {
    return "https://www.sudokuwiki.org/sudoku.htm?" + std::string(cells_in_address) + sdm_line(board);
}

std::string sdk_text(const Position& position) {
    std::string text;
    const auto comment = [&](const std::string& words) { text.append("#C").append(words).append("\n"); };
    for (const std::string& line : position.comments) {
        if (!line.empty() && sdk_letters.find(line.front()) != std::string_view::npos) {
            text.append("#").append(line).append("\n");
        } else {
            comment(without_blanks_in_front(line));
        }
    }
    if (!position.note.empty()) comment(position.note);
    for (int row = 0; row < plain_side; ++row) text += row_text(position.board, row, "") + '\n';
    return text;
}

std::string ss_text(const Board& board) {
    constexpr std::string_view edge = "*-----------*\n";
    std::string text(edge);
    for (int row = 0; row < plain_side; ++row) {
        if (row > 0 && row % Size().box_rows == 0) text += "|---+---+---|\n";
        text.append("|").append(row_text(board, row, "|")).append("|\n");
    }
    return text.append(edge);
}

std::string library_line(const Position& position) {
    const std::string& note = position.note;
    const std::size_t digits = note.find(':');
    const std::size_t rest = note.find(':', digits + 1);
    const bool has_technique = names_technique(note) && rest < note.size();
    std::string line =
        ':' + (has_technique ? note.substr(0, rest) : "0000:x") + ':' + cells_with_placed(position) + ':';
    if (!position.candidates.empty()) {
        const std::vector<DigitSet> possible = possible_digits(position.board);
        std::string deleted;
        for (Cell cell = 0; cell < possible.size(); ++cell) {
            const Place& place = position.board.layout->places(cell).front();
            for (const int digit : possible[cell] - position.candidates[cell]) {
                if (!deleted.empty()) deleted += ' ';
                for (const int number : {digit, place.row + 1, place.column + 1}) deleted += std::to_string(number);
            }
        }
        line += deleted;
    }
    return line + (has_technique ? note.substr(rest) : ":::" + note);
}

std::string layout_comment(const Layout& layout) { return '#' + std::string(layout_key) + layout.name(); }

std::string rules_comment(const Layout& layout) { return layout.is_plain() ? "" : layout_comment(layout) + '\n'; }

std::string rules_note(const Layout& layout) { return layout.is_plain() ? "" : ' ' + layout_comment(layout); }

std::string digits_comment(const Position& position) {
    const std::vector<DigitSet> candidates = position.candidates_or_possible();
    bool is_needed = !position.placed.empty();
    for (Cell cell = 0; cell < candidates.size(); ++cell)
        is_needed = is_needed || (position.board.digits[cell] == 0 && candidates[cell].size() == 1);
    return is_needed ? '#' + std::string(digits_key) + cells_with_placed(position) + '\n' : "";
}

std::string candidates_line(const Position& position) {
    const std::vector<DigitSet> candidates = position.candidates_or_possible();
    const Layout& layout = *position.board.layout;
    std::string line;
    for (int grid = 0; grid < layout.grid_count(); ++grid) {
        for (const Cell cell : layout.cells(grid)) {
            const std::uint8_t digit = position.board.digits[cell];
            const DigitSet set = digit != 0 ? digit_set(digit) : candidates[cell];
            for (int candidate = 1; candidate <= layout.side(); ++candidate)
                line += set.contains(candidate) ? digit_character(candidate) : '.';
        }
    }
    return line;
}

std::string pencil_marks(const Position& position, const CandidateSign& sign) {
    const std::vector<DigitSet> candidates = position.candidates_or_possible();
    std::vector<std::string> cells;
    for (Cell cell = 0; cell < candidates.size(); ++cell) {
        const std::uint8_t digit = position.board.digits[cell];
        std::string text;
        for (const int candidate : digit != 0 ? digit_set(digit) : candidates[cell]) {
            text += digit_character(candidate);
            const char suffix = sign && position.board.layout->side() <= plain_side ? sign(cell, candidate) : '\0';
            if (suffix != '\0') text += suffix;
        }
        cells.push_back(text.empty() ? "." : text);
    }
    return Frame(*position.board.layout, cells).text();
}
}  // namespace satdoku::grid
